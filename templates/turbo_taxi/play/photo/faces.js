/* Reading: which face lies in each square of a block whose place is known. */
import { SQUARES } from "../puzzle/city.js";
import { TILES } from "../puzzle/tiles.js";
import { rectified } from "./grey.js";
import { patchAt } from "./refine.js";
import { bestOf } from "./stock.js";
import { FINE, TILE, TONES, dot, tileLines } from "./templates.js";
/**
 * @import { Grey } from "./grey.js"
 * @import { Homography } from "./homography.js"
 * @import { Lines } from "./lines.js"
 * @import { Template, ThemeTemplates } from "./templates.js"
 */

/** @typedef {{ map: Homography, theme: string, score: number, scores: Float64Array[], apart: Float64Array[],
 *   sure: number, beside: number }} Faces
 *   score: the mean of the best scores   scores: for each square how well each tile of TILES fits, 0 to 1
 *   apart: see ThemeTemplates   sure: the score and the margins, to compare blocks
 *   beside: the best score of a place next to the block
 */

const MARGIN = 1.4; // tiles around the block that are looked at: one more tile on each side, and a little
const CLEAR = 0.3; // how much the mean margin counts beside the score
const REACH = 2; // pixels by which a tile may be off its place
const ANGLES = [0, -0.06, 0.06]; // by which a tile may be turned
const EMPTY = 1.2; // length of lines below which a square counts as empty
/** @type {[number, number][]} */
const PLACES = SQUARES.map((square) => [square % 3, Math.floor(square / 3)]);
/** @type {[number, number][]} */
const AROUND = [0, 1, 2].flatMap((k) => [[k, -1], [3, k], [k, 3], [-1, k]]);

/** The theme that the faces in a block look like.
 * @param {Grey[]} pyramid @param {Homography} map @param {ThemeTemplates[]} themes
 */
export function themeAt(pyramid, map, themes) {
  const seen = seenAt(pyramid, map), scores = themes.map(({ fine }) => mean(squaresOf(seen, PLACES, fine, [0], 1)));
  return themes[scores.indexOf(Math.max(...scores))];
}

/**
 * The faces of a theme in a block.
 * @param {Grey[]} pyramid @param {Homography} map @param {ThemeTemplates} theme @returns {Faces}
 */
export function facesOf(pyramid, map, { name, fine, apart }) {
  const seen = seenAt(pyramid, map), scores = squaresOf(seen, PLACES, fine, ANGLES, REACH);
  const around = squaresOf(seen, AROUND, fine, [0], REACH).map((one) => Math.max(...one));
  const score = mean(scores), faces = { map, theme: name, scores, score, apart, beside: Math.max(...around) };
  return { ...faces, sure: score + (CLEAR / 9) * SQUARES.reduce((sum, square) => sum + marginOf(faces, square), 0) };
}

/**
 * By how much a tile fits a square better than another one; 1 is that of a tile as clear as the mean of the nine.
 * @param {Pick<Faces, "scores" | "apart" | "score">} faces @param {number} square @param {number} tile
 * @param {number} other
 */
export const ahead = ({ scores, apart, score }, square, tile, other) =>
  (scores[square][tile] - scores[square][other]) / apart[tile][other] / score;

/** By how much the best tile of a square is ahead of the next.
 * @param {Pick<Faces, "scores" | "apart" | "score">} faces @param {number} square
 */
function marginOf(faces, square) {
  const best = bestOf(faces.scores[square], () => true);
  return Math.min(...TILES.map((_, other) => (other === best ? Infinity : ahead(faces, square, best, other))));
}

/** The mean of the best scores. @param {Float64Array[]} scores */
const mean = (scores) => scores.reduce((sum, one) => sum + Math.max(...one), 0) / scores.length;

/** @param {Grey[]} pyramid @param {Homography} map */
function seenAt(pyramid, map) {
  const grey = rectified(pyramid, map, -MARGIN, 3 + MARGIN, TILE);
  return { lines: tileLines(grey, FINE), tones: pooled(grey, TILE / FINE) };
}

/**
 * @param {{ lines: Lines, tones: Float32Array }} seen @param {[number, number][]} places @param {Template[]} templates
 * @param {number[]} angles @param {number} reach
 */
const squaresOf = ({ lines, tones }, places, templates, angles, reach) =>
  places.map(([column, row]) => {
    const x = (column + MARGIN + 0.5) * FINE, y = (row + MARGIN + 0.5) * FINE;
    return squareScores(lines, tones, x, y, templates, angles, reach);
  });

/** How well each tile fits around a place.
 * @param {Lines} lines @param {Float32Array} tones @param {number} x @param {number} y @param {Template[]} templates
 * @param {number[]} angles @param {number} reach
 */
function squareScores(lines, tones, x, y, templates, angles, reach) {
  const scores = new Float64Array(TILES.length), side = FINE + 2 * reach;
  const patch = new Float64Array(2 * FINE * FINE), shades = new Float64Array(FINE * FINE);
  for (const angle of angles) {
    const part = turnedSquare(lines, tones, x, y, angle, side);
    for (let down = 0; down <= 2 * reach; down++) {
      for (let right = 0; right <= 2 * reach; right++) {
        const by = 1 / Math.sqrt(patchAt(part, right, down, FINE, patch) + EMPTY * EMPTY);
        const shade = shadesAt(part, right, down, shades);
        for (const { tile, values, tones: wanted } of templates) {
          const score = (1 - TONES) * dot(patch, values) * by + TONES * dot(shades, wanted) * shade;
          if (score > scores[tile]) scores[tile] = score;
        }
      }
    }
  }
  return scores;
}

/** A square of lines and tones about a place, turned.
 * @param {Lines} lines @param {Float32Array} tones @param {number} x @param {number} y @param {number} angle
 * @param {number} side
 */
function turnedSquare({ width, cos, sin }, tones, x, y, angle, side) {
  const c = Math.cos(angle), s = Math.sin(angle), c2 = Math.cos(2 * angle), s2 = Math.sin(2 * angle);
  const size = side * side;
  const [cos2, sin2, shades] = [0, 1, 2].map(() => new Float32Array(size));
  const part = { width: side, height: side, cos: cos2, sin: sin2, tones: shades };
  for (let to = 0; to < size; to++) {
    const u = (to % side) - (side - 1) / 2, v = Math.floor(to / side) - (side - 1) / 2;
    const fromX = x - 0.5 + c * u - s * v, fromY = y - 0.5 + s * u + c * v, left = Math.floor(fromX);
    const top = Math.floor(fromY);
    const at = top * width + left, right = fromX - left, low = fromY - top;
    const p = (1 - right) * (1 - low), q = right * (1 - low), r = (1 - right) * low, t = right * low;
    const cosine = p * cos[at] + q * cos[at + 1] + r * cos[at + width] + t * cos[at + width + 1];
    const sine = p * sin[at] + q * sin[at + 1] + r * sin[at + width] + t * sin[at + width + 1];
    part.cos[to] = cosine * c2 + sine * s2;
    part.sin[to] = sine * c2 - cosine * s2;
    part.tones[to] = p * tones[at] + q * tones[at + 1] + r * tones[at + width] + t * tones[at + width + 1];
  }
  return part;
}

/** Copy a square of tones without their mean, and return 1 / their length.
 * @param {{ width: number, tones: Float32Array }} part @param {number} x @param {number} y @param {Float64Array} shades
 */
function shadesAt({ width, tones }, x, y, shades) {
  let sum = 0, square = 0;
  for (let to = 0; to < shades.length; to++) {
    shades[to] = tones[(y + Math.floor(to / FINE)) * width + x + (to % FINE)];
    sum += shades[to];
  }
  const average = sum / shades.length;
  for (let to = 0; to < shades.length; to++) {
    shades[to] -= average;
    square += shades[to] * shades[to];
  }
  return 1 / Math.sqrt(square + 4 * shades.length); // noise of two levels counts as nothing
}

/** The picture averaged over squares of so many pixels. @param {Grey} grey @param {number} by */
function pooled({ width, data }, by) {
  const side = Math.floor(width / by), means = new Float32Array(side * side);
  for (let y = 0; y < side * by; y++) {
    const row = Math.floor(y / by) * side;
    for (let x = 0; x < side * by; x++) means[row + Math.floor(x / by)] += data[y * width + x] / (by * by);
  }
  return means;
}
