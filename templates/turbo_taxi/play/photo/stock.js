/* Which nine tiles fit best, if no kind may be taken more often than a set has it. */
import { KIND, KINDS, SET, TILES } from "../puzzle/tiles.js";

/** How many tiles of each kind of KINDS a set has. */
const COUNTS = KINDS.map((kind) => SET[kind]);
/** The place in KINDS of the kind of each tile of TILES. */
export const KIND_AT = TILES.map((tile) => KINDS.indexOf(KIND[tile]));
/** What a block loses for each tile beyond the stock of a set: on a striped table all tiles are straights. */
const SURPLUS = 0.02;
/** @type {number[]} */
const WEIGHTS = []; // of each kind in the number of a state: how many tiles of each kind are taken
COUNTS.reduce((states, count) => {
  WEIGHTS.push(states);
  return states * (count + 1);
}, 1);
const STATES = COUNTS.reduce((states, count) => states * (count + 1), 1);

/** What a block loses whose tiles are of these kinds, each as its place in KINDS. @param {number[]} kinds */
export function lossOf(kinds) {
  const taken = COUNTS.map(() => 0);
  for (const kind of kinds) taken[kind]++;
  return SURPLUS * taken.reduce((total, count, kind) => total + Math.max(0, count - COUNTS[kind]), 0);
}

/** The tile of each square that fits best, whatever a set has. @param {ArrayLike<number>[]} scores */
export const freely = (scores) => scores.map((one) => bestOf(one, () => true));

/** The tiles within the stock of a set whose scores have the highest sum. @param {ArrayLike<number>[]} scores */
export function withinStock(scores) {
  /** @type {{ sum: number, tiles: number[] }[]} */
  let states = [];
  states[0] = { sum: 0, tiles: [] };
  for (const one of scores) {
    const best = KINDS.map((_, kind) => bestOf(one, (tile) => KIND_AT[tile] === kind));
    /** @type {{ sum: number, tiles: number[] }[]} */
    const next = [];
    states.forEach(({ sum, tiles }, state) => {
      KINDS.forEach((_, kind) => {
        const taken = Math.floor(state / WEIGHTS[kind]) % (COUNTS[kind] + 1), to = state + WEIGHTS[kind];
        if (taken === COUNTS[kind] || to >= STATES) return;
        const total = sum + one[best[kind]];
        if (!next[to] || next[to].sum < total) next[to] = { sum: total, tiles: [...tiles, best[kind]] };
      });
    });
    states = next;
  }
  return states.reduce((best, one) => (one.sum > best.sum ? one : best)).tiles;
}

/**
 * The place of the highest score among some tiles.
 * @param {ArrayLike<number>} scores @param {(tile: number) => boolean} among
 */
export function bestOf(scores, among) {
  let best = -1;
  for (let tile = 0; tile < TILES.length; tile++) {
    if (among(tile) && (best < 0 || scores[tile] > scores[best])) best = tile;
  }
  return best;
}
