/* Which squares to ask about: where another tile fits nearly as well, and what counts as nearly. */
import { neighbour } from "../puzzle/city.js";
import { OPPOSITE, SIDES, TILES } from "../puzzle/tiles.js";
/** @import { Side, Tile } from "../puzzle/tiles.js" */

// margins from which a tile is not asked for; 1 is that of a tile as clear as the mean of the nine
const CERTAIN = 0.35;
const MET = 0.45; // where the other tile would meet the neighbours' roads better
const BARE = 0.5; // where the other tile has one more road out of the city, whose end a marker can hide

/**
 * True if the tile of a square is to be asked for.
 * @param {number} square @param {Tile[]} tiles
 * @param {(other: number) => number} behind   by how much another of TILES fits less well
 */
export const isUnsure = (square, tiles, behind) =>
  TILES.some((other, at) => other !== tiles[square] && behind(at) < limit(square, tiles, other));

/**
 * The margin that a tile must have before another one.
 * @param {number} square @param {Tile[]} tiles @param {Tile} other
 */
function limit(square, tiles, other) {
  const tile = tiles[square], changed = SIDES.filter((side) => tile.includes(side) !== other.includes(side));
  const beyond = (/** @type {Side} */ side) => neighbour(square, side);
  if (changed.length && changed.every((side) => beyond(side) === null && other.includes(side))) return BARE;
  const meets = changed.some((side) => {
    const next = beyond(side);
    return next !== null && tiles[next].includes(OPPOSITE[side]) === other.includes(side);
  });
  return meets ? MET : CERTAIN;
}
