/* Cards: which challenges this page offers, and in what order. */
import { readCardCode, writeCardCode } from "../puzzle/card_codes.js";
import { classRank, isSetupText, readSetup, setupOfRank } from "../puzzle/codes.js";
import { challengeOfTheDay, challenges, levelWith, politeImage, shownSetup, unpack } from "../puzzle/levels.js";
import { wrongCity } from "../puzzle/mistakes.js";
import { solutions } from "../puzzle/solver.js";
import { inEnglish } from "./compass.js";
import { DATA } from "./data.js";
import { stored } from "./storage.js";
import { numberText } from "./words.js";
/**
 * @import { Rule } from "../puzzle/extra_rules.js"
 * @import { Card } from "../puzzle/game.js"
 * @import { Level, Levels } from "../puzzle/levels.js"
 * @import { Setup } from "../puzzle/setup.js"
 * @import { Crossing } from "../puzzle/tiles.js"
 */

/** @typedef {{ place: number, count: number, label: string, cardAt: (place: number) => Card }} Position */

const RUDE = new RegExp(DATA.rude);
const PACK = DATA.pack && DATA.pack.map((face) => ({ ...readCardCode(face.code), ...face }));
/** @type {Levels | null} */
let unpacked = null;

const levels = () => (unpacked ??= unpack(DATA.levels));

/** How the crossing is read: as the player chose, or as the page was made. */
export const chosenCrossing = () => stored("crossing", DATA.crossing);

/** The cards of the pack that the page was made for, or null if it offers all challenges. @returns {Card[] | null} */
export const pack = () => PACK;

/**
 * The card for a setup. Its level is null if it has no right city, or none that keeps its extra rule.
 * @param {Setup} setup @param {Crossing} crossing @param {Rule | null} [rule] @param {string} [kind]
 * @returns {Card}
 */
export function cardFor(setup, crossing, rule = null, kind = "build") {
  const code = writeCardCode({ setup, crossing, rule, kind });
  const printed = PACK?.find((card) => card.code === code);
  if (printed) return printed;
  const isSolvable = !rule || solutions(setup, crossing, rule).length > 0;
  const level = isSolvable ? levelWith(levels(), setup, crossing, rule) : null;
  const wrong = kind === "mistakes" && level ? { wrong: wrongCity({ setup, crossing, rule }, level) } : {};
  return { setup, code, crossing, rule, level, kind, ...wrong };
}

/** The card with a code. @param {string} code */
export function cardOfCode(code) {
  const { setup, crossing, rule, kind } = readCardCode(code);
  return cardFor(setup, crossing, rule, kind);
}

/**
 * The card that a player typed, as a code or a setup. If it does not name a crossing, the player's choice holds.
 * @param {string} typed
 */
export function cardOfTyped(typed) {
  if (isSetupText(typed)) return cardFor(readSetup(inEnglish(typed)), chosenCrossing());
  const { setup, crossing, rule, kind } = readCardCode(typed);
  return cardFor(setup, crossing === "flyover" ? crossing : chosenCrossing(), rule, kind);
}

/** How many challenges a level has. @param {Level} level */
export const countOf = (level) => challenges(levels(), level, chosenCrossing()).length;

/** The card at a place in the list of a level. @param {Level} level @param {number} place */
export function cardAt(level, place) {
  const { rank, rule } = challenges(levels(), level, chosenCrossing())[place];
  return cardFor(shownSetup(rank, RUDE, codeWith(rule)), chosenCrossing(), rule);
}

/**
 * A function that returns the code of a card with an extra rule, by its setup.
 * @param {Rule | null} rule @returns {(setup: Setup) => string}
 */
const codeWith = (rule) => (setup) => writeCardCode({ setup, crossing: chosenCrossing(), rule });

/**
 * The place of a card in its pack or in the list of its level, or null if it has none.
 * @param {Card} card @returns {Position | null}
 */
export function positionOf(card) {
  if (PACK) {
    const place = PACK.findIndex((other) => other.code === card.code);
    return place < 0 ? null : { place, count: PACK.length, label: PACK[place].label ?? "", cardAt: (to) => PACK[to] };
  }
  const { level } = card;
  if (!level) return null;
  const list = challenges(levels(), level, card.crossing), rank = classRank(card.setup);
  const place = list.findIndex((other) => other.rank === rank);
  if (place < 0) return null;
  return { place, count: list.length, label: numberText(place + 1), cardAt: (to) => cardAt(level, to) };
}

/** A random card of a level, or of the pack. @param {Level} level */
export function randomCard(level) {
  if (PACK) return PACK[randomBelow(PACK.length)];
  const list = challenges(levels(), level, chosenCrossing()), { rank, rule } = list[randomBelow(list.length)];
  const setup = politeImage(setupOfRank(rank), randomBelow(8), RUDE, codeWith(rule));
  return cardFor(setup, chosenCrossing(), rule);
}

/** @param {number} count */
const randomBelow = (count) => Math.floor(Math.random() * count);

/** The challenge of today. */
export function cardOfToday() {
  const now = new Date();
  const setup = challengeOfTheDay(levels(), [now.getFullYear(), now.getMonth() + 1, now.getDate()], RUDE);
  return cardFor(setup, chosenCrossing());
}
