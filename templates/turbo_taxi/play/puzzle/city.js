/* The city: nine squares for tiles, and the twelve hours around them.

   square   a place for a tile, 0 to 8, row by row          city   nine tiles: "ES ESW SW / NES NESW NSW / NE NEW NW"
   hour     a place on the rim, 1 to 12, as on a clock      gate   the square and the side at which an hour lies
*/
import { InputError, quoted } from "./errors.js";
import { readTile, turnedPlace } from "./tiles.js";
/** @import { Side, Tile } from "./tiles.js" */

/** @typedef {(Tile | null)[]} Tiles   nine tiles, null for a square that is still empty */

export const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const CENTRE = 4;
export const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** @type {Record<number, [number, Side]>} */
export const GATES = {
  11: [0, "N"], 12: [1, "N"], 1: [2, "N"], 2: [2, "E"], 3: [5, "E"], 4: [8, "E"],
  5: [8, "S"], 6: [7, "S"], 7: [6, "S"], 8: [6, "W"], 9: [3, "W"], 10: [0, "W"],
};

/** The square beyond a side, or null where the city ends. @param {number} square @param {Side} side */
export function neighbour(square, side) {
  const row = Math.floor(square / 3) + Number(side === "S") - Number(side === "N");
  const column = (square % 3) + Number(side === "E") - Number(side === "W");
  return row < 0 || row > 2 || column < 0 || column > 2 ? null : 3 * row + column;
}

/**
 * The square to which a square moves when the table is mirrored (or not) and then turned clockwise by quarters.
 * @param {number} square @param {number} quarters @param {boolean} mirrored
 */
export function turnedSquare(square, quarters, mirrored) {
  const ring = [1, 2, 5, 8, 7, 6, 3, 0]; // clockwise, the first one at the top
  return square === CENTRE ? CENTRE : ring[turnedPlace(ring.indexOf(square), 8, quarters, mirrored)];
}

/**
 * The nine tiles in the text of a city, where - is an empty square. A list of tiles is returned unchanged.
 * @param {string | Tiles} given @returns {Tiles}
 */
export function readCity(given) {
  if (typeof given !== "string") return given;
  const rows = given.split("/").map((row) => row.split(/\s+/).filter(Boolean)), names = rows.flat();
  if (names.length !== 9) {
    const message = `A city has nine tiles, three in each of three rows; this one has ${names.length}.`;
    throw new InputError(message, { reason: "city" });
  }
  if (rows.length > 1 && (rows.length !== 3 || rows.some((row) => row.length !== 3))) {
    const message = `Each of a city’s three rows has three tiles, but ${quoted(given)} is divided differently.`;
    throw new InputError(message, { reason: "city" });
  }
  return names.map((name) => (name === "-" ? null : readTile(name)));
}

/** The text of a city. @param {Tiles} tiles */
export function cityText(tiles) {
  return [0, 3, 6].map((row) => tiles.slice(row, row + 3).map((tile) => tile || "-").join(" ")).join(" / ");
}
