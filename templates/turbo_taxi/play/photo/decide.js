/* Deciding: from how well every face fits in every square to nine tiles, and whether anything has to be asked. */
import { SQUARES } from "../puzzle/city.js";
import { TILES } from "../puzzle/tiles.js";
import { isUnsure } from "./doubts.js";
import { ahead } from "./faces.js";
import { pointAt } from "./homography.js";
import { bestOf, freely, withinStock } from "./stock.js";
/**
 * @import { Faces } from "./faces.js"
 * @import { Homography } from "./homography.js"
 * @import { Corners, Reading, Reason } from "./reader.js"
 */

const CITY = 0.46; // a mean score from which a block is taken for a city
const FAINT = 0.28, PLAIN = 0.45; // and one that is enough if all margins are at least that
const TILE = 0.63; // of the mean score: below, a square has no tile
const EXTRA = 0.68; // of the mean score: from that on a place beside the block has a tile
const STOCK = 0.08; // by how much all tiles together may fit better than those within the stock

/**
 * What the best of several readings of a picture says; `by` pixels of the picture are one of the maps. Where a
 * person has said where the block is, it is there, however little it looks like a city.
 * @param {Faces[]} readings @param {number} by @param {boolean} given @returns {Reading}
 */
export function decided(readings, by, given) {
  const best = readings.reduce((one, other) => (other.sure > one.sure ? other : one)), { scores, map } = best;
  const free = freely(scores), stocked = withinStock(scores);
  const sum = (/** @type {number[]} */ tiles) => tiles.reduce((total, tile, square) => total + scores[square][tile], 0);
  const surplus = sum(free) - sum(stocked) > STOCK, chosen = surplus ? free : stocked;
  const behind = (/** @type {number} */ square, /** @type {number} */ other) =>
    ahead(best, square, chosen[square], other);
  const seconds = chosen.map((tile, square) =>
    bestOf(TILES.map((_, other) => -behind(square, other)), (other) => other !== tile));
  const margins = seconds.map((second, square) => behind(square, second));
  const isCity = best.score >= CITY || (best.score >= FAINT && margins.every((margin) => margin >= PLAIN));
  const empty = chosen.map((tile, square) => scores[square][tile] < TILE * best.score);
  const names = chosen.map((tile) => TILES[tile]);
  const doubtful = SQUARES.map((square) =>
    !isCity || empty[square] || isUnsure(square, names, (other) => behind(square, other)));
  const shown = isCity || given;
  /** @type {Reason | null} */
  let reason = null;
  if (!isCity) reason = "none";
  else if (empty.some(Boolean)) reason = "missing";
  else if (best.beside > EXTRA * best.score) reason = "extra";
  else if (surplus) reason = "stock";
  else if (doubtful.some(Boolean)) reason = "doubtful";
  return {
    tiles: names.map((tile, square) => (empty[square] || !shown ? null : tile)),
    margins,
    doubtful,
    seconds: seconds.map((tile, square) => (shown ? TILES[empty[square] ? chosen[square] : tile] : null)),
    corners: shown ? quad(map, 0, 0, 3, by) : null,
    squares: shown ? SQUARES.map((square) => quad(map, square % 3, Math.floor(square / 3), 1, by)) : [],
    accepted: reason === null,
    reason,
    theme: isCity ? best.theme : null,
    score: best.score,
  };
}

/** The corners of a square of the block in the picture.
 * @param {Homography} map @param {number} x @param {number} y @param {number} side @param {number} by
 * @returns {Corners}
 */
function quad(map, x, y, side, by) {
  const at = (/** @type {number} */ u, /** @type {number} */ v) => {
    const [right, down] = pointAt(map, u, v);
    return /** @type {[number, number]} */ ([right * by, down * by]);
  };
  return [at(x, y), at(x + side, y), at(x + side, y + side), at(x, y + side)];
}
