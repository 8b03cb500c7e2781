/* The page's texts in the language chosen. Elements with data-say are filled with a text; data-label is for screen
   readers. */
import { DATA } from "./data.js";
import { stored } from "./storage.js";

/** @typedef {Record<string, unknown>} Values   for the {names} in a text */

export const LANGUAGES = Object.keys(DATA.words);
const PLACES = new Map(DATA.keys.map((key, place) => [key, place]));
let chosen = LANGUAGES[0];

/** The stored language, or the one the page was made for, or the first of the browser's languages that there is. */
export function firstLanguage() {
  const wanted = [stored("language", ""), DATA.language ?? "", ...(navigator.languages ?? [])];
  return wanted.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export const language = () => chosen;

/** The language as a region writes it: the English here is European. */
export const locale = () => (chosen === "en" ? "en-GB" : chosen);

/** The name of a language in that language. @param {string} tag */
export const languageName = (tag) => String(entry("language", tag));

/** What is written at a key. @param {string} key */
const entry = (key, tag = chosen) => DATA.words[tag][PLACES.get(key) ?? -1];

/** The text at a key with its {names} filled in. @param {string} key @param {Values} [values] */
export function text(key, values = {}) {
  const found = entry(key);
  if (typeof found !== "string") throw new Error(`no text for ${key}`);
  return filled(found, values);
}

/** The list of texts at a key. @param {string} key */
export function texts(key) {
  const found = entry(key);
  if (!Array.isArray(found)) throw new Error(`no texts for ${key}`);
  return found;
}

/**
 * The text for a number of things, in the form that goes with the number.
 * @param {string} key @param {number} n @param {Values} [values]
 */
export function countText(key, n, values = {}) {
  return filled(texts(key)[n === 1 ? 0 : 1], { n: numberText(n), ...values });
}

/** @param {string} form @param {Values} values */
const filled = (form, values) => form.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** A number as the language writes it. @param {number} value */
export function numberText(value) {
  return value.toLocaleString(locale());
}

/** The day and the month of today. */
export const dateOfToday = () => new Date().toLocaleDateString(locale(), { day: "numeric", month: "long" });

/** Choose a language and fill in all elements of the page that name a text. @param {string} tag */
export function chooseLanguage(tag) {
  chosen = LANGUAGES.includes(tag) ? tag : "en";
  document.documentElement.lang = chosen;
  for (const element of elements("[data-say]")) element.textContent = text(element.dataset.say ?? "");
  for (const element of elements("[data-label]")) {
    const label = text(element.dataset.label ?? "");
    element.setAttribute("aria-label", label);
    if (element.matches("button, a")) element.title = label;
  }
}

/** @param {string} selector @returns {NodeListOf<HTMLElement>} */
const elements = (selector) => document.querySelectorAll(selector);
