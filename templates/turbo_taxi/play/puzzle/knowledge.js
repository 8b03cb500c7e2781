/* What a player knows of a city, and how far that leads.

   knowledge     open: the squares without a tile, as bits        roads: the edges of open squares known to be crossed
                 stock: tiles left of each kind                   allowed: the tiles for each square, as bits
   uncertainty   log2 of the tiles that fit each open square, added up, and log2 of the ways to fill the whole table so
                 that every edge fits
   careful       a simulated player who turns to a square beside a laid tile that the fewest tiles fit, tries these in
                 random order, takes tiles back, and turns back as soon as nothing fits one of those squares
   waste         how many tiles that player is expected to lay and take back
*/
import { CENTRE, GATES, neighbour, SQUARES } from "./city.js";
import { edgeAt, union } from "./edges.js";
import { KIND, KINDS, roads as roadsOf, SET, SIDES, sidesOf, TILES } from "./tiles.js";
/**
 * @import { Leg } from "./route.js"
 * @import { Setup } from "./setup.js"
 * @import { Crossing, Kind, Tile } from "./tiles.js"
 */

/** @typedef {{ open: number, roads: number, stock: number[], allowed: number[] }} Knowledge */

const AROUND = SQUARES.map((square) => union(SIDES.map((side) => edgeAt(square, side))));
const BESIDE = SQUARES.map((square) => union(SIDES.map((side) => 1 << (neighbour(square, side) ?? square))));
const KIND_PLACE = TILES.map((tile) => KINDS.indexOf(KIND[tile]));
// the edges that each tile has a road over, on each square
const CROSSED = SQUARES.map((square) => TILES.map((tile) => union(sidesOf(tile).map((side) => edgeAt(square, side)))));

// for each set of squares, these squares and all their edges
const MEMBERS = Array.from({ length: 512 }, (_, set) => SQUARES.filter((square) => set & (1 << square)));
const EDGES = MEMBERS.map((squares) => union(squares.map((square) => AROUND[square])));

/**
 * What a card shows: the markers, the centre, and tiles that an extra rule leaves unused.
 * @param {Setup} setup @param {Kind[]} unused
 */
export function knownFromCard(setup, unused) {
  const roads = union(setup.hours.map((hour) => edgeAt(...GATES[hour])));
  const card = { open: 511, roads, stock: KINDS.map((kind) => SET[kind]), allowed: SQUARES.map(() => -1) };
  return withUnused(withTile(card, CENTRE, setup.centre), unused);
}

/**
 * The knowledge with one more tile on its square.
 * @param {Knowledge} knowledge @param {number} square @param {Tile} tile @returns {Knowledge}
 */
export const withTile = (knowledge, square, tile) => laid(knowledge, square, TILES.indexOf(tile));

/** @param {Knowledge} knowledge @param {number} square @param {number} tile its place in TILES @returns {Knowledge} */
function laid({ open, roads, stock, allowed }, square, tile) {
  const rest = open & ~(1 << square), left = stock.slice();
  left[KIND_PLACE[tile]] -= 1;
  return { open: rest, roads: (roads | CROSSED[square][tile]) & EDGES[rest], stock: left, allowed };
}

/** The knowledge that tiles stay unused. @param {Knowledge} knowledge @param {Kind[]} kinds @returns {Knowledge} */
export function withUnused(knowledge, kinds) {
  const stock = knowledge.stock.map((count, place) => count - kinds.filter((kind) => kind === KINDS[place]).length);
  return { ...knowledge, stock };
}

/**
 * The knowledge that a taxi can drive a route.
 * @param {Knowledge} knowledge @param {Leg[]} legs @param {Crossing} crossing @returns {Knowledge}
 */
export function withRoute(knowledge, legs, crossing) {
  const allowed = knowledge.allowed.slice();
  for (const leg of legs) {
    allowed[leg.square] &= union(TILES.map((tile, place) => Number(joins(tile, leg, crossing)) << place));
  }
  return { ...knowledge, allowed };
}

/**
 * True if one road of a tile joins the two sides of a leg.
 * @param {Tile} tile @param {Leg} leg @param {Crossing} crossing
 */
export function joins(tile, { enter, leave }, crossing) {
  return roadsOf(tile, crossing).some((road) => road.includes(enter) && road.includes(leave));
}

/** How much is left to try out, given the ways to fill the table. @param {Knowledge} knowledge @param {number} ways */
export function uncertainty(knowledge, ways) {
  const counts = MEMBERS[knowledge.open].map((square) => fittingTiles(knowledge, square).length);
  return Math.log2(counts.reduce((product, count) => product * count, ways));
}

/** The tiles that fit an open square, by their places in TILES. @param {Knowledge} knowledge @param {number} square */
function fittingTiles({ open, roads, stock, allowed }, square) {
  const settled = AROUND[square] & ~EDGES[open & ~(1 << square)], wanted = roads & settled, over = CROSSED[square];
  /** @type {number[]} */
  const found = [];
  for (let tile = 0; tile < TILES.length; tile++) {
    const fits = (over[tile] & settled) === wanted && stock[KIND_PLACE[tile]] > 0;
    if (fits && allowed[square] & (1 << tile)) found.push(tile);
  }
  return found;
}

/**
 * The waste of the careful player until one of the cities is complete.
 * @param {Knowledge} start @param {Tile[][]} cities
 */
export function waste(start, cities) {
  /** @type {Map<string, number>} */
  const found = new Map();
  const rows = cities.map((city) => city.map((tile) => TILES.indexOf(tile)));

  /**
   * The expected waste with these cities within reach. With k tiles that lead on to one of them, each other tile is
   * tried before the first of those with chance 1 / (k + 1); with none, all are tried in vain.
   * @param {Knowledge} known @param {number[][]} reach @returns {number}
   */
  function ahead(known, reach) {
    if (!known.open) return 0;
    const key = `${known.open} ${known.roads} ${known.stock} ${reach.map((city) => rows.indexOf(city))}`;
    const before = found.get(key);
    if (before !== undefined) return before;
    const choices = carefulMoves(known);
    let total = 0;
    for (const { square, tiles } of choices) {
      let right = 0, behind = 0, wrong = 0;
      for (const tile of tiles) {
        const within = reach.filter((city) => city[square] === tile), rest = ahead(laid(known, square, tile), within);
        if (within.length) {
          right += 1;
          behind += rest;
        } else {
          wrong += 1 + rest;
        }
      }
      total += right ? behind / right + wrong / (right + 1) : wrong;
    }
    const result = choices.length ? total / choices.length : 0;
    found.set(key, result);
    return result;
  }

  return ahead(start, rows);
}

/** The squares that the careful player may turn to, with the tiles that fit there. @param {Knowledge} knowledge */
function carefulMoves(knowledge) {
  const choices = MEMBERS[knowledge.open].filter((square) => BESIDE[square] & ~knowledge.open)
    .map((square) => ({ square, tiles: fittingTiles(knowledge, square) }));
  const least = Math.min(...choices.map(({ tiles }) => tiles.length));
  return choices.filter(({ tiles }) => tiles.length === least && least > 0);
}
