/* The tiles of a set.

   tile       its sides by road, such as NES or NE+SW      kind   what a tile is called, however it is turned
   crossing   how NESW is read: as a crossroads, or as a flyover with two roads that do not touch
*/
import { InputError, quoted } from "./errors.js";

/**
 * @typedef {"N" | "E" | "S" | "W"} Side
 * @typedef {"straight" | "curve" | "tee" | "crossing" | "double curve" | "dead end"} Kind
 * @typedef {"crossroads" | "flyover"} Crossing
 * @typedef {string} Tile
 */

/** @type {Side[]} */
export const SIDES = ["N", "E", "S", "W"];
/** @type {Record<Side, Side>} */
export const OPPOSITE = { N: "S", E: "W", S: "N", W: "E" };
/** @type {Kind[]} */
export const KINDS = ["straight", "curve", "tee", "crossing", "double curve", "dead end"];
/** How many tiles of each kind a set has. @type {Record<Kind, number>} */
export const SET = { straight: 3, curve: 3, tee: 3, crossing: 1, "double curve": 1, "dead end": 1 };
// the order of the tiles is the order of the codes' ranks: it must never change
/** @type {Tile[]} */
export const TILES = "NS EW NE ES SW NW NES ESW NSW NEW NESW NE+SW NW+ES N E S W".split(" ");
/** The kind of each tile. @type {Record<Tile, Kind>} */
export const KIND = Object.fromEntries(TILES.map((tile) => [tile, kindOf(tile)]));

/** @param {Tile} tile @returns {Kind} */
function kindOf(tile) {
  if (tile.includes("+")) return "double curve";
  if (tile.length === 2) return tile === "NS" || tile === "EW" ? "straight" : "curve";
  if (tile.length === 1) return "dead end";
  return tile.length === 3 ? "tee" : "crossing";
}

/** The sides of a road, or of all roads of a tile. @param {string} road @returns {Side[]} */
export const sidesOf = (road) => SIDES.filter((side) => road.includes(side));

/**
 * The roads of a tile. A flyover is written NESW but has two roads that do not touch.
 * @param {Tile} tile @param {Crossing} [crossing]
 */
export function roads(tile, crossing) {
  return tile === "NESW" && crossing === "flyover" ? ["NS", "EW"] : tile.split("+");
}

/** The tile with a name; its letters may stand in any order and in either case. @param {string} text */
export function readTile(text) {
  const names = text.trim().toUpperCase().split("+");
  const wanted = new Set(names.map((road) => [...road].sort(bySide).join("")));
  const isWanted = (/** @type {string[]} */ roadNames) =>
    roadNames.length === wanted.size && roadNames.every((road) => wanted.has(road));
  const found = TILES.find((tile) => isWanted(roads(tile)));
  if (found) return found;
  const message = `${quoted(text)} is not a tile name: choose from ${TILES.join(" ")}.`;
  throw new InputError(message, { reason: "tile", text });
}

/** @param {string} one @param {string} other */
const bySide = (one, other) => "NESW".indexOf(one) - "NESW".indexOf(other);

/**
 * The tile after it is mirrored left to right (or not) and then turned clockwise by a number of quarters.
 * @param {Tile} tile @param {number} quarters
 */
export function turned(tile, quarters, mirrored = false) {
  return readTile(tile.replace(/[NESW]/g, (side) => turnedSide(/** @type {Side} */ (side), quarters, mirrored)));
}

/** The side to which a side moves. @param {Side} side @param {number} quarters @param {boolean} mirrored */
export const turnedSide = (side, quarters, mirrored) =>
  SIDES[turnedPlace(SIDES.indexOf(side), 4, quarters, mirrored)];

/**
 * Where a place goes when the table is mirrored and turned; the places run clockwise, the first one at the top.
 * @param {number} place @param {number} places @param {number} quarters @param {boolean} mirrored
 */
export const turnedPlace = (place, places, quarters, mirrored) =>
  ((mirrored ? -place : place) + (quarters * places) / 4 + places) % places;

/** The tile of a kind before it is turned. @param {Kind} kind */
export function upright(kind) {
  return TILES[TILES.findIndex((tile) => KIND[tile] === kind)];
}

/** By how many quarters clockwise a tile is turned from the upright one of its kind. @param {Tile} tile */
export function quartersTurned(tile) {
  return [0, 1, 2, 3].findIndex((quarters) => turned(upright(KIND[tile]), quarters) === tile);
}

/**
 * The tile turned to its next direction that looks different, clockwise or back.
 * @param {Tile} tile @param {boolean} [back]
 */
export function nextDirection(tile, back = false) {
  const ways = (back ? [3, 2, 1] : [1, 2, 3]).map((quarters) => turned(tile, quarters));
  return ways.find((other) => other !== tile) ?? tile;
}
