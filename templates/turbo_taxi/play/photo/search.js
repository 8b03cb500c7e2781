/* Coarse search: where in a picture nine tiles in a square could lie, tried in every size, turn and place. */
import { TILES } from "../puzzle/tiles.js";
import { scaled } from "./grey.js";
import { KIND_AT, lossOf } from "./stock.js";
import { COARSE, TILE, tileLines } from "./templates.js";
/**
 * @import { Grey } from "./grey.js"
 * @import { Homography } from "./homography.js"
 * @import { Lines } from "./lines.js"
 * @import { Template } from "./templates.js"
 */

/** @typedef {{ map: Homography, score: number }} Candidate   map: from the block, three by three tiles, to the picture
 */
/** @typedef {{ width: number, height: number, score: Float32Array, kind: Uint8Array }} Scores
 *   how well the best tile fits at every other pixel, and its place in KINDS
 */

const SMALLEST = 0.1, LARGEST = 0.29, SIZE_STEP = 1.13; // sizes of a tile, in short sides of the picture
const TURNS = 12; // within a right angle
const STEP = 2; // pixels from one place to the next
const AWAY = 0.04; // what a tile loses that lies a step from its place
const EMPTY = 0.6; // length of lines below which a place counts as empty

/**
 * The places that look most like a block of nine tiles, the best first.
 * @param {Grey[]} pyramid @param {Template[]} templates @param {number} count
 * @param {(fraction: number) => void} progress
 * @returns {Candidate[]}
 */
export function candidates(pyramid, templates, count, progress) {
  const length = templates[0].values.length, packed = new Float64Array(templates.length * length);
  templates.forEach(({ values }, k) => packed.set(values, k * length));
  const short = Math.min(pyramid[0].width, pyramid[0].height), found = [];
  const sizes = Math.ceil(Math.log(LARGEST / SMALLEST) / Math.log(SIZE_STEP));
  for (let size = 0; size <= sizes; size++) {
    const pitch = SMALLEST * SIZE_STEP ** size * short, factor = Math.min(1, TILE / pitch);
    const lines = tileLines(scaled(pyramid, factor), 2 * COARSE);
    const sample = (pitch * factor) / (TILE / (2 * COARSE)) / COARSE;
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = ((turn + 0.5) / TURNS - 0.5) * (Math.PI / 2);
      const seen = turnedLines(lines, angle, sample);
      const scores = tileScores(seen, packed);
      for (const { x, y, score } of blocks(scores, 6)) {
        const map = mapOf(lines, angle, sample, seen, x * STEP, y * STEP, TILE / (2 * COARSE) / factor);
        found.push({ map, score });
      }
    }
    progress((size + 1) / (sizes + 1));
  }
  return distinct(found.sort((one, other) => other.score - one.score), count);
}

/** The candidates without those that lie where a better one lies. @param {Candidate[]} sorted @param {number} count */
export function distinct(sorted, count) {
  /** @type {Candidate[]} */
  const kept = [];
  for (const one of sorted) {
    if (kept.length === count) break;
    if (!kept.some((other) => near(one.map, other.map))) kept.push(one);
  }
  return kept;
}

/**
 * True if two blocks lie within a quarter of a tile of each other.
 * @param {Homography} one @param {Homography} other
 */
function near(one, other) {
  const a = corners(one), b = corners(other), side = Math.hypot(a[0] - a[4], a[1] - a[5]) / 4.24;
  for (let turn = 0; turn < 8; turn += 2) {
    let far = 0;
    for (let k = 0; k < 8; k += 2) {
      const at = (k + turn) % 8;
      far = Math.max(far, Math.hypot(a[k] - b[at], a[k + 1] - b[at + 1]));
    }
    if (far < 0.35 * side) return true;
  }
  return false;
}

/** @param {Homography} map */
const corners = ([a, b, c, d, e, f, g, h]) =>
  [[0, 0], [3, 0], [3, 3], [0, 3]].flatMap(([x, y]) => {
    const depth = g * x + h * y + 1;
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
  });

/**
 * The lines as seen when the picture is turned, each pixel the `sample`-th of the lines' pixels; cos and sin in turn.
 * @param {Lines} lines @param {number} angle @param {number} sample
 */
function turnedLines({ width, height, cos, sin }, angle, sample) {
  const c = Math.cos(angle), s = Math.sin(angle), c2 = Math.cos(2 * angle), s2 = Math.sin(2 * angle);
  const wide = Math.ceil((Math.abs(c) * width + Math.abs(s) * height) / sample);
  const high = Math.ceil((Math.abs(s) * width + Math.abs(c) * height) / sample);
  const values = new Float32Array(2 * wide * high), midX = (width - 1) / 2, midY = (height - 1) / 2;
  for (let y = 0, to = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, to += 2) {
      const u = (x - (wide - 1) / 2) * sample, v = (y - (high - 1) / 2) * sample;
      const fromX = c * u - s * v + midX, fromY = s * u + c * v + midY, left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left, right = fromX - left, low = fromY - top;
      const p = (1 - right) * (1 - low), q = right * (1 - low), r = (1 - right) * low, t = right * low;
      const cosine = p * cos[at] + q * cos[at + 1] + r * cos[at + width] + t * cos[at + width + 1];
      const sine = p * sin[at] + q * sin[at + 1] + r * sin[at + width] + t * sin[at + width + 1];
      values[to] = cosine * c2 + sine * s2;
      values[to + 1] = sine * c2 - cosine * s2;
    }
  }
  return { width: wide, height: high, values };
}

/**
 * How well the best tile fits at every other place.
 * @param {{ width: number, height: number, values: Float32Array }} seen
 * @param {Float64Array} templates those of all TILES in turn
 * @returns {Scores}
 */
function tileScores({ width, height, values }, templates) {
  const wide = Math.max(0, Math.floor((width - COARSE) / STEP) + 1);
  const high = Math.max(0, Math.floor((height - COARSE) / STEP) + 1);
  const score = new Float32Array(wide * high), kind = new Uint8Array(wide * high), row = 2 * COARSE;
  const length = row * COARSE, patch = new Float64Array(length);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let square = 0, c = 0, s = 0;
      for (let line = 0, to = 0; line < COARSE; line++) {
        for (let from = 2 * ((y * STEP + line) * width + x * STEP), end = from + row; from < end; from += 2, to += 2) {
          const cosine = values[from], sine = values[from + 1];
          patch[to] = cosine;
          patch[to + 1] = sine;
          c += cosine;
          s += sine;
          square += cosine * cosine + sine * sine;
        }
      }
      square -= (2 * (c * c + s * s)) / length;
      if (square < 0.05) continue;
      let best = 0, tile = 0;
      for (let k = 0, base = 0; k < TILES.length; k++, base += length) {
        let sum = 0;
        for (let at = 0; at < length; at++) sum += patch[at] * templates[base + at];
        if (sum > best) {
          best = sum;
          tile = k;
        }
      }
      kind[y * wide + x] = KIND_AT[tile];
      score[y * wide + x] = best / Math.sqrt(square + EMPTY * EMPTY);
    }
  }
  return { width: wide, height: high, score, kind };
}

/** The best blocks of nine: the places of their middle tiles. @param {Scores} scores @param {number} count */
function blocks({ width, height, score, kind }, count) {
  const easy = new Float32Array(score.length), from = new Int32Array(score.length), apart = COARSE / STEP;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let best = 0;
      for (let dy = Math.max(-1, -y); dy <= 1 && y + dy < height; dy++) {
        for (let dx = Math.max(-1, -x); dx <= 1 && x + dx < width; dx++) {
          const at = (y + dy) * width + x + dx, value = score[at] - AWAY * (dx * dx + dy * dy);
          if (value <= best) continue;
          best = value;
          from[y * width + x] = at;
        }
      }
      easy[y * width + x] = best;
    }
  }
  /** @type {{ x: number, y: number, score: number }[]} */
  const found = [];
  let least = 0;
  for (let y = apart; y < height - apart; y++) {
    for (let x = apart; x < width - apart; x++) {
      let sum = 0;
      for (let dy = -apart; dy <= apart; dy += apart) {
        for (let dx = -apart; dx <= apart; dx += apart) sum += easy[(y + dy) * width + x + dx];
      }
      if (found.length === count && sum / 9 <= least) continue;
      const kinds = [];
      for (let dy = -apart; dy <= apart; dy += apart) {
        for (let dx = -apart; dx <= apart; dx += apart) kinds.push(kind[from[(y + dy) * width + x + dx]]);
      }
      const close = found.findIndex((one) => Math.abs(one.x - x) <= 2 && Math.abs(one.y - y) <= 2);
      const one = { x, y, score: sum / 9 - lossOf(kinds) };
      if (close >= 0) {
        if (found[close].score < one.score) found[close] = one;
      } else if (found.length < count) found.push(one);
      else if (one.score > least) found[found.findIndex((other) => other.score === least)] = one;
      least = Math.min(...found.map((other) => other.score));
    }
  }
  return found;
}

/**
 * The map from a block to the picture; x and y are the place of the middle tile, in pixels of the turned lines.
 * @param {Lines} lines @param {number} angle @param {number} sample @param {{ width: number, height: number }} seen
 * @param {number} x @param {number} y @param {number} by pixels of the picture to one of the lines
 * @returns {Homography}
 */
function mapOf(lines, angle, sample, seen, x, y, by) {
  const c = Math.cos(angle), s = Math.sin(angle), pitch = COARSE * sample;
  const u = (x - 0.5 - (seen.width - 1) / 2) * sample - pitch, v = (y - 0.5 - (seen.height - 1) / 2) * sample - pitch;
  const left = c * u - s * v + lines.width / 2, top = s * u + c * v + lines.height / 2;
  return [c * pitch * by, -s * pitch * by, left * by, s * pitch * by, c * pitch * by, top * by, 0, 0, 1];
}
