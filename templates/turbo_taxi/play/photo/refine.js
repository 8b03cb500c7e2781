/* Refining: from about where a block lies to where exactly, by finding each of its tiles. */
import { rectified } from "./grey.js";
import { fitted, joined } from "./homography.js";
import { KIND_AT, lossOf } from "./stock.js";
import { TILE, dot, tileLines } from "./templates.js";
/**
 * @import { Grey } from "./grey.js"
 * @import { Homography } from "./homography.js"
 * @import { Point } from "./reader.js"
 * @import { Template } from "./templates.js"
 */

/** @typedef {{ tile: number, score: number, right: number, down: number }} Fit   right, down: off its place, in tiles
 */
/** @typedef {{ map: Homography, score: number }} Refined */

const MARGIN = 0.5; // tiles around the block that are looked at
const EMPTY = 0.6; // per coarse pixel count: length of lines below which a place counts as empty

/**
 * Find the tiles within `reach` pixels of their places, and move the block to where they are.
 * @param {Grey[]} pyramid @param {Homography} map @param {Template[]} templates @param {number} pixels of a tile
 * @param {number} reach @param {number} stiff see fitted @returns {Refined}
 */
export function refined(pyramid, map, templates, pixels, reach, stiff) {
  const lines = tileLines(rectified(pyramid, map, -MARGIN, 3 + MARGIN, TILE), pixels), fits = [];
  for (let square = 0; square < 9; square++) {
    const x = Math.round(((square % 3) + MARGIN) * pixels), y = Math.round((Math.floor(square / 3) + MARGIN) * pixels);
    fits.push(fit(lines, x, y, templates, pixels, reach));
  }
  const from = fits.map((_, square) => /** @type {Point} */ ([(square % 3) - 1, Math.floor(square / 3) - 1]));
  const to = fits.map(({ right, down }, square) =>
    /** @type {Point} */ ([from[square][0] + right, from[square][1] + down]));
  const move = fitted(from, to, fits.map(({ score }) => Math.max(0.05, score) ** 3), stiff);
  const centred = joined([1, 0, 1.5, 0, 1, 1.5, 0, 0, 1], joined(move, [1, 0, -1.5, 0, 1, -1.5, 0, 0, 1]));
  const loss = lossOf(fits.map(({ tile }) => KIND_AT[tile]));
  return { map: joined(map, centred), score: fits.reduce((sum, { score }) => sum + score, 0) / 9 - loss };
}

/**
 * @param {import("./lines.js").Lines} lines @param {number} x @param {number} y @param {Template[]} templates
 * @param {number} pixels @param {number} reach @returns {Fit}
 */
function fit(lines, x, y, templates, pixels, reach) {
  const wide = 2 * reach + 1, best = new Float64Array(wide * wide), which = new Uint8Array(wide * wide);
  const patch = new Float64Array(2 * pixels * pixels);
  let top = 0;
  for (let place = 0; place < wide * wide; place++) {
    const length = patchAt(lines, x + (place % wide) - reach, y + Math.floor(place / wide) - reach, pixels, patch);
    const empty = (EMPTY * pixels) / 8, by = 1 / Math.sqrt(length + empty * empty);
    for (let k = 0; k < templates.length; k++) {
      const score = dot(patch, templates[k].values) * by;
      if (score > best[place]) {
        best[place] = score;
        which[place] = k;
      }
    }
    if (best[place] > best[top]) top = place;
  }
  const column = top % wide, row = Math.floor(top / wide);
  const right = column - reach + (column % (wide - 1) ? peak(best[top - 1], best[top], best[top + 1]) : 0);
  const down = row - reach + (row % (wide - 1) ? peak(best[top - wide], best[top], best[top + wide]) : 0);
  return { tile: templates[which[top]].tile, score: best[top], right: right / pixels, down: down / pixels };
}

/** Copy a square of lines, and return the sum of its squares.
 * @param {import("./lines.js").Lines} lines @param {number} x @param {number} y @param {number} pixels
 * @param {Float64Array} patch
 */
export function patchAt({ width, cos, sin }, x, y, pixels, patch) {
  let square = 0, c = 0, s = 0;
  for (let row = 0, to = 0; row < pixels; row++) {
    for (let at = (y + row) * width + x, end = at + pixels; at < end; at++, to += 2) {
      const cosine = cos[at], sine = sin[at];
      patch[to] = cosine;
      patch[to + 1] = sine;
      c += cosine;
      s += sine;
      square += cosine * cosine + sine * sine;
    }
  }
  return square - (c * c + s * s) / (pixels * pixels);
}

/**
 * Where between its neighbours a peak lies, -0.5 to 0.5.
 * @param {number} before @param {number} at @param {number} after
 */
function peak(before, at, after) {
  const bend = before - 2 * at + after;
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
}
