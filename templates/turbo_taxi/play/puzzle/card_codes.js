/* Card codes: a setup's code and, behind a dash, what a card adds to it. docs/codes.md describes them.

   E496       the setup alone, its crossing read as a crossroads
   E496-F…    its crossing read as a flyover, E496-AF…   E496-A…     the roads of the two colours must not meet
   E496-N…    how many right cities are there?           E496-M…     a wrong city has mistakes to find
   E496-AN…, E496-AM…, E496-NF… and so on: both
   E496-1…    there is only one right city               E496-SCE…   a straight, a curve and a dead end stay unused
   Where something is added, the last character (…) is a check over all that stands before it. In place of letters a
   person may write words: E496-apart, E496-flyover-only, E496-straight-curve-dead-end.
*/
import { ALPHABET, checkDigit, encode, readSetup, tidy } from "./codes.js";
import { InputError } from "./errors.js";
import { APART, inOrder, noRule, SINGLE, unusedRule } from "./extra_rules.js";
import { KINDS } from "./tiles.js";
/**
 * @import { Rule } from "./extra_rules.js"
 * @import { Setup } from "./setup.js"
 * @import { Crossing, Kind } from "./tiles.js"
 */

/** @typedef {{ setup: Setup, crossing: Crossing, rule: Rule | null }} Challenge */
/** @typedef {Challenge & { kind: string }} CardCode   the kind is "build", "count" or "mistakes" */

const LETTERS = "SCTXDE"; // of the kinds, in their order
const ADDED = /^(?:(1|[SCTXDE]{3})|(A?)([NM]?))(F?)$/;
/** @type {Record<string, string>} */
const KIND_LETTERS = { count: "N", mistakes: "M" };
const READINGS = ["crossroads", "flyover"];
/** @type {Record<string, Rule>} */
const RULES = { apart: APART, only: SINGLE, single: SINGLE };

/**
 * The code of a card: of its setup, of how its crossing is read, of its extra rule and its task.
 * @param {{ setup: Setup | string, crossing?: Crossing, rule?: Rule | null, kind?: string }} card
 */
export function writeCardCode({ setup, crossing = "crossroads", rule = null, kind = "build" }) {
  const code = encode(setup);
  const added = lettersOf(rule) + (KIND_LETTERS[kind] ?? "") + (crossing === "flyover" ? "F" : "");
  return added ? `${code}-${added}${check(code + added)}` : code;
}

/** @param {Rule | null} rule */
function lettersOf(rule) {
  if (!rule) return "";
  if (rule.extra === "unused") return inOrder(rule.unused).map((kind) => LETTERS[KINDS.indexOf(kind)]).join("");
  return rule.extra === "apart" ? "A" : "1";
}

/** @param {string} text */
const check = (text) => ALPHABET[checkDigit([...text].map((character) => ALPHABET.indexOf(character)))];

/** What a card code stands for. @param {string} text @returns {CardCode} */
export function readCardCode(text) {
  const code = tidy(text), added = code.slice(4, -1);
  if (code.length <= 4) {
    return { setup: readSetup(code.length === 4 ? code : text), crossing: "crossroads", rule: null, kind: "build" };
  }
  if (code.length > 5 && ADDED.test(added)) {
    if (check(code.slice(0, -1)) === code.slice(-1)) {
      return { setup: readSetup(code.slice(0, 4)), ...readLetters(added, text) };
    }
    if (!wordsBehind(text).length) {
      throw new InputError(`${text.trim()}: the check does not fit.`, { reason: "check", text });
    }
  }
  return { setup: readSetup(code.slice(0, 4)), ...readWords(text) };
}

/** @param {string} added @param {string} text @returns {Omit<CardCode, "setup">} */
function readLetters(added, text) {
  const [, ruled = "", apart = "", task = "", flyover] = ADDED.exec(added) ?? [];
  const kind = Object.keys(KIND_LETTERS).find((name) => KIND_LETTERS[name] === task) ?? "build";
  /** @type {Crossing} */
  const crossing = flyover ? "flyover" : "crossroads";
  if (!ruled) return { crossing, rule: apart ? APART : null, kind };
  if (ruled === "1") return { crossing, rule: SINGLE, kind };
  return { crossing, rule: unusedRule([...ruled].map((letter) => KINDS[LETTERS.indexOf(letter)]), text), kind };
}

/** The words behind a code. @param {string} text */
function wordsBehind(text) {
  const words = text.trim().toLowerCase().split(/[\s,;+-]+/).slice(1);
  return words.filter((word) => word.length > 2 && /^\p{L}+$/u.test(word));
}

/** @param {string} text @returns {Omit<CardCode, "setup">} */
function readWords(text) {
  const words = wordsBehind(text), crossing = words.includes("flyover") ? "flyover" : "crossroads";
  if (!words.length) throw new InputError(`${text.trim()} is not a code.`, { reason: "length", text: text.trim() });
  const kind = Object.keys(KIND_LETTERS).find((name) => words.includes(name)) ?? "build";
  const rest = words.filter((word) => word !== kind && !READINGS.includes(word));
  if (!rest.length) return { crossing, rule: null, kind };
  const rule = rest.length === 1 && Object.hasOwn(RULES, rest[0]) ? RULES[rest[0]] : null;
  if (kind !== "build" && rule !== APART) throw noRule(text);
  return { crossing, rule: rule ?? unusedRule(kindsNamed(rest, text), text), kind };
}

/** @param {string[]} words @param {string} text */
function kindsNamed(words, text) {
  /** @type {Kind[]} */
  const kinds = [];
  for (let place = 0; place < words.length; ) {
    const length = [2, 1].find((count) => named(words.slice(place, place + count)));
    const kind = length && named(words.slice(place, place + length));
    if (!kind) throw noRule(text);
    kinds.push(kind);
    place += length;
  }
  return kinds;
}

/** @param {string[]} words */
const named = (words) => KINDS.find((kind) => kind === words.join(" "));
