/* Grey pictures: made of RGBA pixels, made smaller, and seen through a homography. */
import { pointAt } from "./homography.js";
/**
 * @import { Picture } from "./reader.js"
 * @import { Homography } from "./homography.js"
 */

/** @typedef {{ width: number, height: number, data: Float32Array }} Grey   one number for each pixel, 0 to 255 */

/** The brightness of a picture, halved (or divided by 3, 4, …) as long as its long side keeps `long` pixels.
 * @param {Picture} picture @param {number} long @returns {Grey}
 */
export function greyOf({ width, height, data }, long) {
  const by = Math.max(1, Math.floor(Math.max(width, height) / long));
  const w = Math.floor(width / by), h = Math.floor(height / by), grey = new Float32Array(w * h);
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0; x < w; x++, to++) {
      let sum = 0;
      for (let dy = 0; dy < by; dy++) {
        for (let dx = 0, from = 4 * ((y * by + dy) * width + x * by); dx < by; dx++, from += 4) {
          sum += 0.299 * data[from] + 0.587 * data[from + 1] + 0.114 * data[from + 2];
        }
      }
      grey[to] = sum / (by * by);
    }
  }
  return { width: w, height: h, data: grey };
}

/** The picture at half its size. @param {Grey} grey @returns {Grey} */
export function halved({ width, height, data }) {
  const w = width >> 1, h = height >> 1, half = new Float32Array(w * h);
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0, from = 2 * y * width; x < w; x++, from += 2, to++) {
      half[to] = (data[from] + data[from + 1] + data[from + width] + data[from + width + 1]) / 4;
    }
  }
  return { width: w, height: h, data: half };
}

/** The picture at its size and at halves of it, the largest first. @param {Grey} grey @returns {Grey[]} */
export function pyramidOf(grey) {
  const levels = [grey];
  while (Math.min(grey.width, grey.height) >= 64) levels.push((grey = halved(grey)));
  return levels;
}

/** The picture made smaller by a factor up to 1. @param {Grey[]} pyramid @param {number} factor @returns {Grey} */
export function scaled(pyramid, factor) {
  let level = 0;
  while (factor <= 0.5 && level + 1 < pyramid.length) {
    factor *= 2;
    level++;
  }
  const { width, height, data } = pyramid[level], w = Math.floor(width * factor), h = Math.floor(height * factor);
  const small = new Float32Array(w * h);
  for (let y = 0, to = 0; y < h; y++) {
    const fromY = Math.min(height - 1.001, Math.max(0, (y + 0.5) / factor - 0.5)), top = Math.floor(fromY);
    const low = fromY - top;
    for (let x = 0; x < w; x++, to++) {
      const fromX = Math.min(width - 1.001, Math.max(0, (x + 0.5) / factor - 0.5)), left = Math.floor(fromX);
      const right = fromX - left;
      const at = top * width + left;
      const upper = data[at] + (data[at + 1] - data[at]) * right;
      const lower = data[at + width] + (data[at + width + 1] - data[at + width]) * right;
      small[to] = upper + (lower - upper) * low;
    }
  }
  return { width: w, height: h, data: small };
}

/**
 * What lies in a square of the plane that a homography maps to the picture: from `low` to `high` both ways, with so
 * many pixels to a unit. Beyond the rim the picture's outermost pixels go on.
 * @param {Grey[]} pyramid @param {Homography} map @param {number} low @param {number} high @param {number} perUnit
 * @returns {Grey}
 */
export function rectified(pyramid, map, low, high, perUnit) {
  const side = Math.round((high - low) * perUnit), flat = new Float32Array(side * side), middle = (low + high) / 2;
  const [ax, ay] = pointAt(map, middle - 0.5, middle - 0.5), [bx, by] = pointAt(map, middle + 0.5, middle + 0.5);
  let fine = Math.hypot(bx - ax, by - ay) / Math.SQRT2 / perUnit, level = 0, scale = 1;
  while (fine > 1.5 && level + 1 < pyramid.length) {
    fine /= 2;
    scale /= 2;
    level++;
  }
  const { width, height, data } = pyramid[level], [a, b, c, d, e, f, g, h, i] = map, step = 1 / perUnit;
  for (let row = 0, to = 0; row < side; row++) {
    const v = low + (row + 0.5) * step;
    for (let column = 0; column < side; column++, to++) {
      const u = low + (column + 0.5) * step, depth = scale / (g * u + h * v + i);
      const x = Math.min(width - 1.001, Math.max(0, (a * u + b * v + c) * depth - 0.5));
      const y = Math.min(height - 1.001, Math.max(0, (d * u + e * v + f) * depth - 0.5));
      const left = Math.floor(x), top = Math.floor(y), at = top * width + left, right = x - left;
      const upper = data[at] + (data[at + 1] - data[at]) * right;
      const lower = data[at + width] + (data[at + width + 1] - data[at + width]) * right;
      flat[to] = upper + (lower - upper) * (y - top);
    }
  }
  return { width: side, height: side, data: flat };
}
