/* Lines of a picture: how strongly and in which direction brightness changes around each pixel.

   A direction φ is stored as cos 2φ and sin 2φ times a weight from 0 to 1, so that both sides of a line count alike,
   and that in an average noise and small houses (lines both ways) cancel while kerbs stay.
*/
/** @import { Grey } from "./grey.js" */

/** @typedef {{ width: number, height: number, cos: Float32Array, sin: Float32Array }} Lines */

const FAINT = 1.5; // levels of 255: a change that counts half where nothing else is stronger

/**
 * The lines of a picture, averaged over squares of so many pixels. A line counts half that is as strong as `share`
 * times the mean change within `reach` pixels around it.
 * @param {Grey} grey @param {number} by @param {number} reach @param {number} share @returns {Lines}
 */
export function linesOf(grey, by, reach, share) {
  const { width, height, data } = grey, size = width * height;
  const across = new Float32Array(size), down = new Float32Array(size), change = new Float32Array(size);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      const nw = data[at - width - 1], n = data[at - width], ne = data[at - width + 1];
      const sw = data[at + width - 1], s = data[at + width], se = data[at + width + 1];
      const dx = (ne - nw + 2 * (data[at + 1] - data[at - 1]) + se - sw) / 8;
      const dy = (sw - nw + 2 * (s - n) + se - ne) / 8;
      across[at] = dx;
      down[at] = dy;
      change[at] = Math.sqrt(dx * dx + dy * dy);
    }
  }
  const around = meanAround(change, width, height, reach);
  const w = Math.floor(width / by), h = Math.floor(height / by), cos = new Float32Array(w * h);
  const sin = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let c = 0, s = 0;
      for (let dy = 0; dy < by; dy++) {
        for (let dx = 0, at = (y * by + dy) * width + x * by; dx < by; dx++, at++) {
          const m = change[at];
          if (!m) continue;
          const weight = 1 / (m * (m + Math.max(FAINT, share * around[at])));
          c += (across[at] * across[at] - down[at] * down[at]) * weight;
          s += 2 * across[at] * down[at] * weight;
        }
      }
      cos[y * w + x] = c / (by * by);
      sin[y * w + x] = s / (by * by);
    }
  }
  return { width: w, height: h, cos, sin };
}

/** The mean of the values within `reach` of each place, both ways.
 * @param {Float32Array} values @param {number} width @param {number} height @param {number} reach
 */
export function meanAround(values, width, height, reach) {
  const rows = new Float32Array(values.length), means = new Float32Array(values.length);
  runningMean(values, rows, height, width, width, 1, reach);
  runningMean(rows, means, width, height, 1, width, reach);
  return means;
}

/**
 * @param {Float32Array} from @param {Float32Array} to @param {number} lines @param {number} length
 * @param {number} stride
 * @param {number} step @param {number} reach
 */
function runningMean(from, to, lines, length, stride, step, reach) {
  for (let line = 0; line < lines; line++) {
    const start = line * stride;
    let sum = 0, count = 0;
    for (let k = 0; k < Math.min(reach, length); k++, count++) sum += from[start + k * step];
    for (let k = 0; k < length; k++) {
      if (k + reach < length) {
        sum += from[start + (k + reach) * step];
        count++;
      }
      if (k > reach) {
        sum -= from[start + (k - reach - 1) * step];
        count--;
      }
      to[start + k * step] = sum / count;
    }
  }
}
