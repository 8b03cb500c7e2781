/* Codes: four characters that name a setup. docs/codes.md describes them.

   rank    a setup's place in the order of all 25,245: by its hours, then by the partner of the first hour, then by its
           centre. The code is the rank in base 32 and a check character.
   class   setups that become one another when they are turned or mirrored
*/
import { HOURS } from "./city.js";
import { InputError, quoted } from "./errors.js";
import { makeSetup, parseSetup } from "./setup.js";
import { TILES, turned, turnedPlace } from "./tiles.js";
/** @import { Setup } from "./setup.js" */

export const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"; // Crockford's Base32: no I, L, O, U
const LOOK_ALIKE = ["2Z", "5S", "8B", "0DQ", "6G", "17", "4A", "VY", "MN"];
const FOURS = HOURS.flatMap((a) => HOURS.flatMap((b) => HOURS.flatMap((c) => HOURS
  .filter((d) => a < b && b < c && c < d).map((d) => [a, b, c, d]))));
const FOUR_PLACES = new Map(FOURS.map((four, place) => [four.join(), place]));
export const SETUP_COUNT = FOURS.length * 3 * TILES.length;

/**
 * The setup in a code or in text such as "1-7 3-10 NES". A setup is returned unchanged.
 * @param {Setup | string} given
 */
export function readSetup(given) {
  if (typeof given !== "string") return given;
  return isSetupText(given) ? parseSetup(given) : decode(given);
}

/** True if text begins with an hour, as a setup does. Four digits in a row are a code. @param {string} text */
export function isSetupText(text) {
  return /^(?!\d{4}(?!\w))(\d+\s*[-–—]|\d{1,2}(?!\w))/.test(text) && tidy(text).length !== 4;
}

/** The rank of a setup. @param {Setup | string} given */
export function rank(given) {
  const { yellow, hours, centre } = readSetup(given);
  const four = [...hours].sort((a, b) => a - b), fourPlace = FOUR_PLACES.get(four.join()) ?? 0;
  return (fourPlace * 3 + four.indexOf(yellow[1]) - 1) * 17 + TILES.indexOf(centre);
}

/** The setup with a rank. @param {number} place */
export function setupOfRank(place) {
  const pairs = Math.floor(place / 17);
  const [first, ...rest] = FOURS[Math.floor(pairs / 3)];
  const [partner] = rest.splice(pairs % 3, 1);
  return makeSetup([first, partner], rest, TILES[place % 17]);
}

/** The code of a setup. @param {Setup | string} given */
export function encode(given) {
  const place = rank(given), digits = [place >> 10, (place >> 5) & 31, place & 31];
  return [...digits, checkDigit(digits)].map((digit) => ALPHABET[digit]).join("");
}

/**
 * The check digit 8·a + 8²·b + 8³·c in the field of 32 elements: every wrong character and every swap changes it.
 * @param {number[]} digits
 */
export const checkDigit = (digits) => digits.reduceRight((total, digit) => times8(total ^ digit), 0);

/** @param {number} value */
function times8(value) {
  for (let i = 0; i < 3; i++) {
    value <<= 1;
    if (value & 32) value ^= 0b100101; // the field is made by x⁵ + x² + 1
  }
  return value;
}

/** The code as it is printed: upper case, 0 for O, 1 for I and L, without dashes and blanks. @param {string} text */
export function tidy(text) {
  return text.replace(/[\s–-]/g, "").toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
}

/** @param {string} text */
function decode(text) {
  const code = tidy(text);
  if ([...code].length !== 4) {
    const message = `${quoted(text.trim())} is not a code: a code has four characters, such as 7KQ2.`;
    throw new InputError(message, { reason: "length", text: text.trim() });
  }
  if (!isCode(code)) throw wrongCode(code);
  return setupOfRank(rankOfCode(code));
}

/** @param {string} code */
function wrongCode(code) {
  const unknown = [...new Set(code)].filter((character) => !ALPHABET.includes(character)).sort().join("");
  const near = oneSlipAway(code);
  const why = unknown ? `no code has ${unknown}` : "its check character does not match";
  const offers = near.map((other) => `${other} (${decode(other)})`).join(", ");
  const offer = near.length ? `. Did you mean ${offers}?` : ".";
  return new InputError(`${code} is not a code: ${why}${offer}`, { reason: "code", text: code, near });
}

/** @param {string} text */
function isCode(text) {
  const digits = [...text].map((character) => ALPHABET.indexOf(character));
  return !digits.includes(-1) && checkDigit(digits.slice(0, 3)) === digits[3] && rankOfCode(text) < SETUP_COUNT;
}

/** @param {string} code */
const rankOfCode = (code) =>
  [...code].slice(0, 3).reduce((value, character) => value * 32 + ALPHABET.indexOf(character), 0);

/**
 * The codes that differ from a text by one character or by one swap; those with look-alike characters come first.
 * @param {string} text
 */
export function oneSlipAway(text) {
  const found = new Set();
  for (let i = 0; i < 4; i++) {
    for (const character of ALPHABET) found.add(text.slice(0, i) + character + text.slice(i + 1));
    for (let j = i + 1; j < 4; j++) {
      const swapped = [...text];
      [swapped[i], swapped[j]] = [swapped[j], swapped[i]];
      found.add(swapped.join(""));
    }
  }
  found.delete(text);
  /** @type {string[]} */
  const codes = [...found].filter(isCode).sort();
  return [...codes.filter((other) => looksLike(text, other)), ...codes.filter((other) => !looksLike(text, other))];
}

/** @param {string} text @param {string} other */
function looksLike(text, other) {
  const places = [0, 1, 2, 3].filter((place) => text[place] !== other[place]);
  const alike = (/** @type {string} */ group) => [text, other].every((one) => group.includes(one[places[0]]));
  return places.length === 1 && LOOK_ALIKE.some(alike);
}

/** The setup mirrored (or not) and then turned clockwise by quarters. @param {Setup} setup @param {number} quarters */
export function turnedSetup({ yellow, red, centre }, quarters, mirrored = false) {
  const hour = (/** @type {number} */ place) => turnedPlace(place, 12, quarters, mirrored) || 12;
  return makeSetup(yellow.map(hour), red.map(hour), turned(centre, quarters, mirrored));
}

/** The smallest rank among all images of a setup; it names the setup's class. @param {Setup | string} given */
export function classRank(given) {
  const setup = readSetup(given);
  const images = [false, true].flatMap((mirrored) => [0, 1, 2, 3].map((turns) => turnedSetup(setup, turns, mirrored)));
  return Math.min(...images.map(rank));
}
