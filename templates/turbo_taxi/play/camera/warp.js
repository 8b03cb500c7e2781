/* Perspective: how a square lies in a photo. */
import { fitted } from "../photo/homography.js";
/** @import { Corners, Point } from "../photo/reader.js" */

/**
 * The CSS transform that takes a square element with a width and a rim around its inner square to the corners.
 * @param {Corners} corners @param {number} width @param {number} [rim]
 */
export function transformTo(corners, width, rim = 0) {
  const far = width - rim;
  /** @type {Point[]} */
  const square = [[rim, rim], [far, rim], [far, far], [rim, far]];
  const [a, b, c, d, e, f, g, h, i] = fitted(square, corners);
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join()})`;
}

/** The corners of a city that was turned clockwise by quarters. @param {Corners} corners @param {number} quarters */
export const turnedCorners = (corners, quarters) =>
  /** @type {Corners} */ (corners.map((_, place) => corners[(place - quarters + 4) % 4]));

/** The smallest upright window around corners with a margin for marks. @param {Corners} corners */
export function windowAround(corners) {
  const xs = corners.map(([x]) => x), ys = corners.map(([, y]) => y), left = Math.min(...xs), top = Math.min(...ys);
  const width = Math.max(...xs) - left, height = Math.max(...ys) - top, margin = 0.15 * Math.max(width, height);
  return { left: left - margin, top: top - margin, width: width + 2 * margin, height: height + 2 * margin };
}
