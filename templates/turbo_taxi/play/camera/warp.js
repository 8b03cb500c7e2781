/* Perspective: how a square lies in a photo. */
/** @import { Corners, Point } from "../photo/reader.js" */

/** @typedef {[number, number, number, number, number, number, number, number]} Map   a to h of x = (au+bv+c)/(gu+hv+1) */

/** The map that takes the unit square to four corners. @param {Corners} corners @returns {Map} */
export function mapTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [px, py, qx, qy] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3], area = px * qy - qx * py || 1e-9;
  const g = (sx * qy - qx * sy) / area, h = (px * sy - sx * py) / area;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h];
}

/** Where a point of the unit square lies. @param {Map} map @param {number} u @param {number} v @returns {Point} */
export function mapped([a, b, c, d, e, f, g, h], u, v) {
  const w = g * u + h * v + 1;
  return [(a * u + b * v + c) / w, (d * u + e * v + f) / w];
}

/**
 * The CSS transform that takes an element with a width and a rim around its square to the corners.
 * @param {Corners} corners @param {number} width @param {number} [rim]
 */
export function transformTo(corners, width, rim = 0) {
  const [a, b, c, d, e, f, g, h] = mapTo(corners), side = width - 2 * rim, start = -rim / side;
  const scaled = (/** @type {number} */ one, /** @type {number} */ other, /** @type {number} */ fixed) =>
    [one / side, other / side, (one + other) * start + fixed];
  const [xs, ys, ws] = [scaled(a, b, c), scaled(d, e, f), scaled(g, h, 1)];
  return `matrix3d(${[xs[0], ys[0], 0, ws[0], xs[1], ys[1], 0, ws[1], 0, 0, 1, 0, xs[2], ys[2], 0, ws[2]].join()})`;
}

/** The corners of a city that was turned clockwise by quarters. @param {Corners} corners @param {number} quarters */
export const turnedCorners = (corners, quarters) =>
  /** @type {Corners} */ (corners.map((_, place) => corners[(place - quarters + 4) % 4]));

/**
 * The smallest upright window around corners with a margin, within a picture.
 * @param {Corners} corners @param {{ width: number, height: number }} picture
 */
export function windowAround(corners, { width, height }) {
  const xs = corners.map(([x]) => x), ys = corners.map(([, y]) => y);
  const margin = 0.15 * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const left = Math.max(0, Math.min(...xs) - margin), top = Math.max(0, Math.min(...ys) - margin);
  const right = Math.min(width, Math.max(...xs) + margin), bottom = Math.min(height, Math.max(...ys) + margin);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
