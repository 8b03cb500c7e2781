/* Templates: the lines of each tile face in every direction, coarse ones of all themes together, fine ones of each. */
import { TILES, turned } from "../puzzle/tiles.js";
import { greyOf, pyramidOf, rectified } from "./grey.js";
import { linesOf } from "./lines.js";
/**
 * @import { Art, Face } from "./reader.js"
 */

/**
 * @typedef {{ tile: number, values: Float32Array, tones: Float32Array }} Template
 *   tile: its place in TILES   values: cos and sin of each pixel in turn, of length 1   tones: brightness, of length 1
 * @typedef {{ name: string, fine: Template[], apart: Float64Array[] }} ThemeTemplates
 *   apart: for each two tiles, how much better the right one of them fits at least where nothing is hidden
 * @typedef {{ coarse: Template[], middle: Template[], themes: ThemeTemplates[] }} Templates
 */

export const TILE = 64; // pixels of a tile when its lines are looked for
export const FINE = 16; // pixels of a tile in fine templates
export const COARSE = 8; // and in coarse ones
export const PITCH = 1.025; // from one tile of a city to the next, in tiles
export const TONES = 0.3; // how much brightness counts beside lines
const SHARE = 1; // of the mean change around a line: see linesOf

/** The lines of a picture in which a tile takes TILE pixels, averaged to so many pixels a tile.
 * @param {import("./grey.js").Grey} grey @param {number} pixels
 */
export const tileLines = (grey, pixels) => linesOf(grey, TILE / pixels, TILE >> 1, SHARE);

/** @param {Art} art @returns {Templates} */
export function templatesOf(art) {
  const themes = art.themes.map(({ name, faces }) => {
    const fine = faces.flatMap((face) => turns(face, FINE));
    return { name, fine, apart: apartOf(fine) };
  });
  const all = art.themes.map(({ faces }) => faces);
  return { coarse: means(all, COARSE), middle: means(all, FINE), themes };
}

/** How well a template fits what another one shows, 0 to 1. @param {Template} one @param {Template} other */
const likeness = (one, other) => (1 - TONES) * dot(one.values, other.values) + TONES * dot(one.tones, other.tones);

/** @param {Template[]} templates */
function apartOf(templates) {
  const apart = TILES.map(() => new Float64Array(TILES.length).fill(1));
  for (const one of templates) {
    for (const other of templates) {
      const least = apart[one.tile];
      least[other.tile] = Math.min(least[other.tile], 1 - likeness(one, other));
    }
  }
  return apart;
}

/** @param {ArrayLike<number>} one @param {ArrayLike<number>} other */
export function dot(one, other) {
  let sum = 0;
  for (let k = 0; k < one.length; k++) sum += one[k] * other[k];
  return sum;
}

/** A mean template of each tile, in which all themes count alike. @param {Face[][]} themes @param {number} pixels */
function means(themes, pixels) {
  const every = themes.flatMap((faces) => {
    const own = faces.flatMap((face) => turns(face, pixels));
    return TILES.map((_, tile) => mean(tile, own.filter((one) => one.tile === tile)));
  });
  return TILES.map((_, tile) => mean(tile, every.filter((one) => one.tile === tile)));
}

/** A template that is the mean of others. @param {number} tile @param {Template[]} templates @returns {Template} */
function mean(tile, templates) {
  const values = new Float32Array(templates[0].values.length), tones = new Float32Array(templates[0].tones.length);
  for (const one of templates) {
    one.values.forEach((value, at) => (values[at] += value));
    one.tones.forEach((value, at) => (tones[at] += value));
  }
  return { tile, values: unit(values), tones: unit(tones) };
}

/** The templates of a face in its four directions. @param {Face} face @param {number} pixels @returns {Template[]} */
function turns(face, pixels) {
  const pyramid = pyramidOf(greyOf(face, TILE)), side = pyramid[0].width;
  return [0, 1, 2, 3].map((quarters) => {
    // the face with half a pixel of the gap around it, so that a template is as large as a square of the city
    const over = (PITCH - 1) / 2, reach = side / TILE * TILE;
    const [a, b, c, d] = [[1, 0, 0, 1], [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0]][quarters];
    const map = [a * reach, b * reach, (1 - a - b) / 2 * reach, c * reach, d * reach, (1 - c - d) / 2 * reach, 0, 0, 1];
    const grey = rectified(pyramid, map, -over, 1 + over, TILE / PITCH);
    const tile = TILES.indexOf(turned(face.tile, quarters));
    const { cos, sin } = tileLines(grey, pixels), values = new Float32Array(2 * cos.length);
    cos.forEach((value, at) => {
      values[2 * at] = value;
      values[2 * at + 1] = sin[at];
    });
    return { tile, values: unit(level(values)), tones: tonesOf(grey, pixels) };
  });
}

/** @param {import("./grey.js").Grey} grey @param {number} pixels */
function tonesOf({ width, data }, pixels) {
  const by = TILE / pixels, tones = new Float32Array(pixels * pixels);
  for (let y = 0; y < pixels * by; y++) {
    const row = Math.floor(y / by) * pixels;
    for (let x = 0; x < pixels * by; x++) tones[row + Math.floor(x / by)] += data[y * width + x];
  }
  const average = tones.reduce((sum, value) => sum + value, 0) / tones.length;
  return unit(tones.map((value) => value - average));
}

/** The values without their mean direction, which tables with a grain have too. @param {Float32Array} values */
function level(values) {
  let c = 0, s = 0;
  for (let k = 0; k < values.length; k += 2) {
    c += values[k];
    s += values[k + 1];
  }
  return values.map((value, k) => value - (2 * (k % 2 ? s : c)) / values.length);
}

/** The values divided by their length. @param {Float32Array} values */
export function unit(values) {
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += values[k] * values[k];
  const by = sum > 0 ? 1 / Math.sqrt(sum) : 0;
  for (let k = 0; k < values.length; k++) values[k] *= by;
  return values;
}
