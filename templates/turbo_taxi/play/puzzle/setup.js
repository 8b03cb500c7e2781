/* A setup: two pairs of hours and a centre tile. */
import { HOURS } from "./city.js";
import { InputError, quoted } from "./errors.js";
import { readTile } from "./tiles.js";
/** @import { Tile } from "./tiles.js" */

/**
 * @typedef {[number, number]} Pair   the hours of a taxi and of its house
 * @typedef {{ yellow: Pair, red: Pair, centre: Tile, hours: number[], toString: () => string }} Setup
 * @typedef {"yellow" | "red"} Colour
 */

/**
 * A setup in canonical form: yellow is the pair with the smallest hour, a taxi comes before its house.
 * @param {number[]} one @param {number[]} other @param {Tile} centre @returns {Setup}
 */
export function makeSetup(one, other, centre) {
  checkHours([...one, ...other]);
  const [yellow, red] = [inOrder(one), inOrder(other)].sort((a, b) => a[0] - b[0]);
  const toString = () => `${yellow[0]}-${yellow[1]} ${red[0]}-${red[1]} ${centre}`;
  return Object.freeze({ yellow, red, centre, hours: [...yellow, ...red], toString });
}

/** @param {number[]} pair @returns {Pair} */
const inOrder = ([a, b]) => (a < b ? [a, b] : [b, a]);

/** The setup in text such as "1-7 3-10 NES". @param {string} text */
export function parseSetup(text) {
  const message = `${quoted(text)} is not a setup: it needs two pairs and a centre, such as 1-7 3-10 NES.`;
  const words = text.replace(/\s*[-–—]\s*/g, "-").split(/\s+/).filter(Boolean);
  const pairs = words.filter((word) => /^\d/.test(word)), others = words.filter((word) => !/^\d/.test(word));
  const hours = pairs.flatMap((pair) => pair.split("-"));
  if (!hours.every((hour) => /^\d+$/.test(hour))) throw new InputError(message, { reason: "setup" });
  const [a, b, c, d] = checkHours(hours.map(Number));
  if (pairs.length !== 2 || pairs.some((pair) => pair.split("-").length !== 2) || others.length !== 1) {
    throw new InputError(message, { reason: "setup" });
  }
  return makeSetup([a, b], [c, d], readTile(others[0]));
}

/** The hours, if they are four different ones. @param {number[]} hours */
function checkHours(hours) {
  const unknown = hours.find((hour) => !HOURS.includes(hour));
  const twice = hours.find((hour, place) => hours.indexOf(hour) !== place);
  if (unknown !== undefined) {
    throw new InputError(`There is no hour ${unknown}: the rim places are the hours 1 to 12.`, { reason: "hour" });
  }
  if (hours.length !== 4) {
    const message = `A setup has four markers in two pairs, such as 1-7 3-10; this one has ${hours.length}.`;
    throw new InputError(message, { reason: "setup" });
  }
  if (twice !== undefined) {
    const message = `Hour ${twice} is taken twice: the four markers stand on four different hours.`;
    throw new InputError(message, { reason: "twice" });
  }
  return hours;
}
