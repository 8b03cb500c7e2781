/* The 24 edges of the nine squares, each as a bit: so a set of edges is a number. */
import { neighbour, SQUARES } from "./city.js";
import { OPPOSITE, SIDES } from "./tiles.js";
/** @import { Side } from "./tiles.js" */

const EDGES = numberedEdges();

function numberedEdges() {
  /** @type {Record<string, number>} */
  const edges = {};
  let count = 0;
  for (const square of SQUARES) {
    for (const side of SIDES) {
      const beyond = neighbour(square, side);
      edges[square + side] = edges[beyond + OPPOSITE[side]] || 1 << count++;
    }
  }
  return edges;
}

/** The edge at a side of a square. @param {number} square @param {Side} side */
export function edgeAt(square, side) {
  return EDGES[square + side];
}

/** All edges in a list of sets of edges. @param {number[]} sets */
export const union = (sets) => sets.reduce((all, one) => all | one, 0);
