/* The solver: all right cities of a setup.

   The markers and the centre settle all sides but eight: those between neighbours on the outer ring. So a city is a way
   round a ring, taken here in four quarters: a corner square and the middle square after it, clockwise. What a quarter
   can be is computed once. The search starts with a road that comes in, or none, and adds quarters while the set has
   tiles for them; the last quarter must go on as the first one assumed. Then every edge fits, and the city is right if
   its roads join both pairs.

   network   the edges that connected roads join, as a set of bits
   stock     a hexadecimal digit for each kind: 8 plus the number of tiles left; without its 8, there were too few
*/
import { CENTRE, cityText, GATES, HOURS } from "./city.js";
import { readSetup } from "./codes.js";
import { edgeAt, union } from "./edges.js";
import { unusedBy } from "./extra_rules.js";
import { KIND, KINDS, roads, SET, SIDES, sidesOf, TILES } from "./tiles.js";
/**
 * @import { Rule } from "./extra_rules.js"
 * @import { Setup } from "./setup.js"
 * @import { Crossing, Kind, Side, Tile } from "./tiles.js"
 */

/**
 * @typedef {{ goesOn: 0 | 1, cost: number, tiles: Tile[], networks: number[] }} Quarter
 * @typedef {{ settled: number, choices: Map<number, [Quarter[], Quarter[]]> }} Choices
 */

/** The squares of the ring, each with the side that leads on. @type {[number, Side][]} */
const RING = [[0, "E"], [1, "E"], [2, "S"], [5, "S"], [8, "W"], [7, "W"], [6, "N"], [3, "N"]];
/** @type {Record<number, number>} */
const GATE_EDGES = Object.fromEntries(HOURS.map((hour) => [hour, edgeAt(...GATES[hour])]));
const COST = /** @type {Record<Kind, number>} */ (
  Object.fromEntries(KINDS.map((kind, place) => [kind, 16 ** place]))
);
const ENOUGH = KINDS.reduce((sum, kind) => sum + 8 * COST[kind], 0);
const SET_STOCK = KINDS.reduce((sum, kind) => sum + SET[kind] * COST[kind], ENOUGH);
/** @type {Partial<Record<Crossing, Choices[]>>} */
const choicesByCrossing = {};

/**
 * The text of every right city of a setup, in a fixed order; with an extra rule, of those that keep it.
 * @param {Setup | string} setup @param {Crossing} [crossing] @param {Rule | null} [rule]
 */
export function solutions(setup, crossing = "crossroads", rule = null) {
  return rightCities(setup, crossing, rule).map(cityText);
}

/**
 * Every right city as a list of nine tiles.
 * @param {Setup | string} given @param {Crossing} [crossing] @param {Rule | null} [rule]
 */
export function rightCities(given, crossing = "crossroads", rule = null) {
  const setup = readSetup(given), centre = laid(CENTRE, setup.centre, crossing);
  const [yellow, red] = [setup.yellow, setup.red].map(([taxi, house]) => GATE_EDGES[taxi] | GATE_EDGES[house]);
  const isRight = (/** @type {Quarter[]} */ round) => {
    const networks = [...centre.networks, ...round.flatMap((quarter) => quarter.networks)];
    return joined(yellow, red, networks) && !(rule?.extra === "apart" && reached(yellow, networks) & red);
  };
  return rounds(setup, crossing, unusedBy(rule)).filter(isRight).map((round) => nine(round, setup.centre));
}

/**
 * All ways to fill the table so that every edge fits, right or not, as lists of nine tiles.
 * @param {Setup | string} given @param {Crossing} [crossing] @param {Kind[]} [unused]
 */
export function fillings(given, crossing = "crossroads", unused = []) {
  const setup = readSetup(given);
  return rounds(setup, crossing, unused).map((round) => nine(round, setup.centre));
}

/** @param {Quarter[]} round @param {Tile} centre */
function nine(round, centre) {
  const [a, b, c, d, e, f, g, h] = round.flatMap((quarter) => quarter.tiles);
  return [a, b, c, h, centre, d, g, f, e];
}

/**
 * All ways round the ring, each as its four quarters; tiles that stay unused are taken from the stock first.
 * @param {Setup} setup @param {Crossing} crossing @param {Kind[]} unused
 */
function rounds(setup, crossing, unused) {
  const centre = laid(CENTRE, setup.centre, crossing);
  const known = setup.hours.reduce((edges, hour) => edges | GATE_EDGES[hour], centre.edges);
  const stock = unused.reduce((left, kind) => left - COST[kind], SET_STOCK - centre.cost);
  /** @type {Quarter[][]} */
  const found = [];
  if ((stock & ENOUGH) !== ENOUGH) return found;
  const fitting = quarterChoices(crossing).map(({ settled, choices }) => choices.get(known & settled) ?? [[], []]);

  /** @param {Quarter[]} round @param {0 | 1} start @param {0 | 1} comesIn @param {number} left */
  function add(round, start, comesIn, left) {
    if (round.length === 4) {
      found.push(round);
      return;
    }
    for (const quarter of fitting[round.length][comesIn]) {
      if (round.length === 3 && quarter.goesOn !== start) continue;
      const after = left - quarter.cost;
      if ((after & ENOUGH) === ENOUGH) add([...round, quarter], start, quarter.goesOn, after);
    }
  }

  for (const start of /** @type {const} */ ([0, 1])) add([], start, start, stock);
  return found;
}

/**
 * For each quarter, the edges that are settled beforehand, and all that the quarter can be, by the roads over those
 * edges and by whether a road comes in.
 * @param {Crossing} crossing
 */
function quarterChoices(crossing) {
  return (choicesByCrossing[crossing] ??= [0, 2, 4, 6].map((place) => {
    const [corner, onward] = RING[place], [middle, out] = RING[place + 1];
    const entry = edgeAt(...RING[(place + 7) % 8]), inner = edgeAt(corner, onward), exit = edgeAt(middle, out);
    const both = union(SIDES.map((side) => edgeAt(corner, side) | edgeAt(middle, side)));
    const settled = both & ~(entry | inner | exit);
    /** @type {Map<number, [Quarter[], Quarter[]]>} */
    const choices = new Map();
    for (const [first, second] of TILES.flatMap((tile) => TILES.map((other) => [tile, other]))) {
      const one = laid(corner, first, crossing), other = laid(middle, second, crossing);
      if ((one.edges ^ other.edges) & inner) continue;
      const edges = one.edges | other.edges, key = edges & settled;
      const there = choices.get(key) ?? [[], []];
      choices.set(key, there);
      there[edges & entry ? 1 : 0].push({
        goesOn: edges & exit ? 1 : 0,
        cost: one.cost + other.cost,
        tiles: [first, second],
        networks: together(one.networks, other.networks),
      });
    }
    return { settled, choices };
  }));
}

/**
 * What a tile on its square amounts to: the edges with a road, what it takes from the stock, and its networks.
 * @param {number} square @param {Tile} tile @param {Crossing} crossing
 */
function laid(square, tile, crossing) {
  const networks = roads(tile, crossing).map((road) => union(sidesOf(road).map((side) => edgeAt(square, side))));
  return { edges: union(networks), cost: COST[KIND[tile]], networks };
}

/** Two lists of networks joined where they touch. @param {number[]} networks @param {number[]} others */
function together(networks, others) {
  for (const other of others) {
    const one = reached(other, networks);
    networks = [one, ...networks.filter((network) => !(network & one))];
  }
  return networks;
}

/**
 * True if the networks, where they touch, lead from edge to edge of each pair.
 * @param {number} yellow @param {number} red @param {number[]} networks
 */
function joined(yellow, red, networks) {
  const leads = (/** @type {number} */ pair) => (reached(pair & -pair, networks) & pair) === pair;
  return leads(yellow) && leads(red);
}

/** All edges that can be reached from given ones. @param {number} edges @param {number[]} networks */
function reached(edges, networks) {
  for (let before = 0; edges !== before; ) {
    before = edges;
    for (const network of networks) if (network & edges) edges |= network;
  }
  return edges;
}
