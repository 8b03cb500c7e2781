/* What the browser stores between visits: choices, tables, cities found. No names, no cookies, nothing leaves the
   machine. Where a browser stores nothing, everything works until the page is closed, and the page says so. */
import { readCardCode } from "../puzzle/card_codes.js";
import { readCity } from "../puzzle/city.js";
import { LEVELS } from "../puzzle/levels.js";
/** @import { Level } from "../puzzle/levels.js" */
/** @import { Crossing } from "../puzzle/tiles.js" */

/**
 * @typedef {object} StoredTable   the tiles on the table of a card
 * @property {string} city
 * @property {number} [seconds]   on the player's clock
 * @property {boolean} [helped]   the time does not count: an answer or a hint was seen, or the clock started late
 * @typedef {{ day: number, length: number, longest: number }} Streak   days in a row with a solved card, up to a day
 * @typedef {object} Stored
 * @property {string} language
 * @property {Crossing} crossing
 * @property {"asked" | "ninth" | "live"} judging   when a city is judged
 * @property {Record<string, StoredTable>} tables   by the address of the card, the one changed last at the end
 * @property {Partial<Record<Level, number>>} places   the player's place in the list of each level
 * @property {Record<string, number[]>} found   by card code, the places of cities found among all right cities
 * @property {Streak} streak
 * @property {Partial<Record<Level, number>>} best   the player's best time for each level, in seconds
 * @property {boolean} clock   a clock for one player is shown
 * @property {Level} raceLevel
 * @property {number} teams
 * @property {number[]} points   of the teams
 * @property {boolean} clockHidden
 * @property {string} lesson   the codes of the cards in a lesson, as typed
 * @property {{ code: string, city: string }[]} judged   cities judged from photos, without the photos
 */

const KEY = "turbo-taxi";

/** @param {unknown} value */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** @param {unknown} value @param {(value: unknown) => boolean} isRight */
const isList = (value, isRight) => Array.isArray(value) && value.every(isRight);
/** @param {unknown} value @param {(value: unknown) => boolean} isRight */
const isTable = (value, isRight) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isRight);

/** For each value, whether it is one that the page stores. @type {Record<keyof Stored, (value: any) => boolean>} */
const CHECKS = {
  language: (value) => typeof value === "string",
  crossing: (value) => ["crossroads", "flyover"].includes(value),
  judging: (value) => ["asked", "ninth", "live"].includes(value),
  tables: (value) => isTable(value, isStoredTable),
  places: (value) => isTable(value, isCount),
  found: (value) => isTable(value, (places) => isList(places, isCount)),
  streak: (value) => isTable(value, isCount) && ["day", "length", "longest"].every((part) => part in value),
  best: (value) => isTable(value, isCount),
  clock: (value) => typeof value === "boolean",
  raceLevel: (value) => LEVELS.includes(value),
  teams: (value) => isCount(value) && value <= 6,
  points: (value) => isList(value, isCount),
  clockHidden: (value) => typeof value === "boolean",
  lesson: (value) => typeof value === "string",
  judged: (value) => isList(value, (/** @type {any} */ one) => isCard(one?.code) && isCity(one.city)),
};

/** @param {any} value */
function isStoredTable(value) {
  return isTable(value, () => true) && isCity(value.city) && isCount(value.seconds ?? 0)
    && typeof (value.helped ?? true) === "boolean";
}

/** @param {unknown} code */
function isCard(code) {
  try {
    return typeof code === "string" && Boolean(readCardCode(code));
  } catch {
    return false;
  }
}

/** @param {unknown} city */
function isCity(city) {
  try {
    return typeof city === "string" && Boolean(readCity(city));
  } catch {
    return false;
  }
}

/** @type {Partial<Stored>} */
let values = {};
/** @type {string | null} */
let text = null;

/** True if the browser stores values for this page; in some private windows it does not. */
export function isStoring() {
  try {
    localStorage.setItem(`${KEY}-trial`, "");
    localStorage.getItem(KEY);
    localStorage.removeItem(`${KEY}-trial`);
    return true;
  } catch {
    return false;
  }
}

let whenLost = () => {};

/** Call a function when a value could not be stored. @param {() => void} action */
export function onLost(action) {
  whenLost = action;
}

/** Call a function when another window of the page has stored something. @param {() => void} action */
export function onStoredElsewhere(action) {
  window.addEventListener("storage", (event) => {
    if (event.key === KEY || event.key === null) action();
  });
}

/** All stored values, with those that another window has written since. */
function all() {
  try {
    const now = localStorage.getItem(KEY);
    if (now !== text) [values, text] = [parse(now), now];
  } catch {
    // the browser forbids storage: the values last as long as the page
  }
  return values;
}

/**
 * The values in a text; another program may have written it, and what the page does not store is left out.
 * @param {string | null} json @returns {Partial<Stored>}
 */
function parse(json) {
  try {
    const read = Object.entries(JSON.parse(json ?? ""));
    return Object.fromEntries(read.filter(([name, value]) => CHECKS[/** @type {keyof Stored} */ (name)]?.(value)));
  } catch {
    return {};
  }
}

/**
 * The stored value, or a default.
 * @template {keyof Stored} K @param {K} name @param {Stored[K]} fallback @returns {Stored[K]}
 */
export function stored(name, fallback) {
  return all()[name] ?? fallback;
}

/** Store a value. @template {keyof Stored} K @param {K} name @param {Stored[K]} value */
export function store(name, value) {
  write({ ...all(), [name]: value });
}

/** Remove everything but the language. */
export function forgetProgress() {
  const { language } = all();
  write(language === undefined ? {} : { language });
}

/** @param {Partial<Stored>} wanted */
function write(wanted) {
  values = wanted;
  try {
    const json = JSON.stringify(values);
    localStorage.setItem(KEY, json);
    text = json;
  } catch {
    whenLost(); // the storage is full or forbidden: the values last as long as the page
  }
}
