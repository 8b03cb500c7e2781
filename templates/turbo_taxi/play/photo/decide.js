/* Deciding: from how well every face fits in every square to nine tiles, and whether anything has to be asked. */
import { SQUARES } from "../puzzle/city.js";
import { TILES } from "../puzzle/tiles.js";
import { pointAt } from "./homography.js";
import { bestOf, freely, withinStock } from "./stock.js";
/**
 * @import { Faces } from "./faces.js"
 * @import { Homography } from "./homography.js"
 * @import { Corners, Reading } from "./reader.js"
 */

const CERTAIN = 0.06; // a margin from which a tile is not asked for
const CITY = 0.4; // a mean score from which a block is taken for a city
const TILE = 0.3; // a score from which a square has a tile
const EXTRA = 0.75; // of a block's score: from that on a place beside it has a tile
const STOCK = 0.1; // by how much the best tiles may fit better than those within the stock

/** What the best of several readings of a picture says; `by` pixels of the picture are one of the maps.
 * @param {Faces[]} readings @param {number} by @returns {Reading} */
export function decided(readings, by) {
  const best = readings.reduce((one, other) => (other.score > one.score ? other : one)), { scores, map } = best;
  const free = freely(scores), stocked = withinStock(scores);
  const sum = (/** @type {number[]} */ tiles) => tiles.reduce((total, tile, square) => total + scores[square][tile], 0);
  const surplus = sum(free) - sum(stocked) > STOCK, chosen = surplus ? free : stocked;
  const seconds = chosen.map((tile, square) => bestOf(scores[square], (other) => other !== tile));
  const margins = chosen.map((tile, square) => scores[square][tile] - scores[square][seconds[square]]);
  const empty = chosen.map((tile, square) => scores[square][tile] < TILE);
  const doubtful = margins.map((margin, square) => margin < CERTAIN || empty[square]);
  /** @type {Reading["reason"]} */
  const reason = best.score < CITY ? "none" : empty.some(Boolean) ? "missing" : best.beside > EXTRA * best.score ? "extra" : surplus ? "stock" : doubtful.some(Boolean) ? "doubtful" : null;
  return {
    tiles: chosen.map((tile, square) => (empty[square] ? null : TILES[tile])),
    margins,
    doubtful,
    seconds: seconds.map((tile) => TILES[tile]),
    corners: quad(map, 0, 0, 3, by),
    squares: SQUARES.map((square) => quad(map, square % 3, Math.floor(square / 3), 1, by)),
    accepted: reason === null,
    reason,
    theme: best.theme,
    score: best.score,
    ...(/** @type {any} */ (globalThis).DEBUG ? { beside: best.beside, tops: best.scores.map((one) => Math.max(...one)), all: readings.map((x) => x.score), surplus: sum(free) - sum(stocked) } : {}),
  };
}

/** The corners of a square of the block in the picture.
 * @param {Homography} map @param {number} x @param {number} y @param {number} side @param {number} by @returns {Corners}
 */
function quad(map, x, y, side, by) {
  const at = (/** @type {number} */ u, /** @type {number} */ v) => {
    const [right, down] = pointAt(map, u, v);
    return /** @type {[number, number]} */ ([right * by, down * by]);
  };
  return [at(x, y), at(x + side, y), at(x + side, y + side), at(x, y + side)];
}
