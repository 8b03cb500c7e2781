/* Homographies: maps of a plane seen in perspective, as nine numbers row by row, the last one 1. */
/** @import { Point } from "./reader.js" */

/** @typedef {number[]} Homography */

/** @param {Homography} map @param {number} x @param {number} y @returns {Point} */
export function pointAt([a, b, c, d, e, f, g, h, i], x, y) {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/**
 * The map that applies `inner` and then `outer`.
 * @param {Homography} outer @param {Homography} inner @returns {Homography}
 */
export function joined(outer, inner) {
  const product = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => [0, 1, 2].reduce((sum, k) => sum + outer[3 * row + k] * inner[3 * k + column], 0)),
  );
  return product.map((value) => value / product[8]);
}

/** The solution of a square system of linear equations, each row ending with its right side.
 * @param {number[][]} rows @returns {number[]}
 */
export function solved(rows) {
  const count = rows.length;
  for (let k = 0; k < count; k++) {
    let best = k;
    for (let row = k + 1; row < count; row++) if (Math.abs(rows[row][k]) > Math.abs(rows[best][k])) best = row;
    [rows[k], rows[best]] = [rows[best], rows[k]];
    for (let row = 0; row < count; row++) {
      if (row === k) continue;
      const times = rows[row][k] / rows[k][k];
      if (times) for (let column = k; column <= count; column++) rows[row][column] -= times * rows[k][column];
    }
  }
  return rows.map((row, k) => row[count] / row[k]);
}

/**
 * The homography that maps points as near as possible to others. `stiff` keeps its perspective small where points
 * are few or uncertain; four exact points and stiff 0 give the exact map.
 * @param {Point[]} from @param {Point[]} to @param {number[]} [weights] @param {number} [stiff] @returns {Homography}
 */
export function fitted(from, to, weights, stiff = 0) {
  const rows = Array.from({ length: 8 }, () => new Array(9).fill(0));
  const add = (/** @type {number[]} */ terms, /** @type {number} */ value, /** @type {number} */ weight) => {
    terms.forEach((one, row) => {
      if (one) terms.forEach((other, column) => (rows[row][column] += weight * one * other));
      rows[row][8] += weight * one * value;
    });
  };
  from.forEach(([x, y], k) => {
    const [u, v] = to[k], weight = weights ? weights[k] : 1;
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u, weight);
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v, weight);
  });
  if (stiff) for (const row of [6, 7]) rows[row][row] += stiff;
  return [...solved(rows), 1];
}
