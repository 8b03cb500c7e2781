/* Uncertainty: how much a player who knows a part of a city still has to try out, in halvings.

   knowledge     settled, roads: the edges that are known, and those of them that a road crosses, as bits
                 laid: the squares with a tile, as bits      stock: tiles left of each kind
                 joins: for each square the pairs of sides that a road joins, as bits
   uncertainty   log2 of the tiles that fit each open square by what is known of its edges, added up, and log2 of the
                 ways to fill the whole table so that every edge fits
*/
import { CENTRE, GATES, HOURS, SQUARES } from "./city.js";
import { edgeAt, union } from "./edges.js";
import { KIND, KINDS, roads, SET, SIDES, sidesOf, TILES } from "./tiles.js";
/**
 * @import { Leg } from "./route.js"
 * @import { Setup } from "./setup.js"
 * @import { Crossing, Kind, Side, Tile } from "./tiles.js"
 */

/** @typedef {{ settled: number, roads: number, laid: number, stock: number[], joins: number[] }} Knowledge */

const AROUND = SQUARES.map((square) => union(SIDES.map((side) => edgeAt(square, side))));
const RIM = union(HOURS.map((hour) => edgeAt(...GATES[hour])));
const KIND_PLACE = TILES.map((tile) => KINDS.indexOf(KIND[tile]));
// the edges that each tile has a road over, on each square
const CROSSED = SQUARES.map((square) => TILES.map((tile) => union(sidesOf(tile).map((side) => edgeAt(square, side)))));
const JOINED = { crossroads: joinedSides("crossroads"), flyover: joinedSides("flyover") };

/** @param {Side} one @param {Side} other */
function pair(one, other) {
  return 1 << (4 * SIDES.indexOf(one) + SIDES.indexOf(other));
}

/** The pairs of sides that each tile joins. @param {Crossing} crossing @returns {Map<Tile, number>} */
function joinedSides(crossing) {
  const pairs = (/** @type {string} */ road) => sidesOf(road).flatMap((a) => sidesOf(road).map((b) => pair(a, b)));
  return new Map(TILES.map((tile) => [tile, union(roads(tile, crossing).flatMap(pairs))]));
}

/**
 * What a card shows: the markers, the centre, and tiles that an extra rule leaves unused.
 * @param {Setup} setup @param {Kind[]} [unused]
 */
export function knownFromCard(setup, unused = []) {
  const markers = union(setup.hours.map((hour) => edgeAt(...GATES[hour])));
  const stock = KINDS.map((kind) => SET[kind]);
  const card = { settled: RIM, roads: markers, laid: 0, stock, joins: SQUARES.map(() => 0) };
  return withUnused(withTile(card, CENTRE, setup.centre), unused);
}

/**
 * The knowledge with one more tile on its square.
 * @param {Knowledge} knowledge @param {number} square @param {Tile} tile @returns {Knowledge}
 */
export function withTile(knowledge, square, tile) {
  return {
    ...withUnused(knowledge, [KIND[tile]]),
    settled: knowledge.settled | AROUND[square],
    roads: knowledge.roads | CROSSED[square][TILES.indexOf(tile)],
    laid: knowledge.laid | (1 << square),
  };
}

/** The knowledge that tiles stay unused. @param {Knowledge} knowledge @param {Kind[]} kinds @returns {Knowledge} */
export function withUnused(knowledge, kinds) {
  const stock = knowledge.stock.map((count, place) => count - kinds.filter((kind) => kind === KINDS[place]).length);
  return { ...knowledge, stock };
}

/**
 * The knowledge that a taxi can drive a route.
 * @param {Knowledge} knowledge @param {Leg[]} legs @returns {Knowledge}
 */
export function withRoute(knowledge, legs) {
  const crossed = union(legs.map(({ square, enter, leave }) => edgeAt(square, enter) | edgeAt(square, leave)));
  const joins = knowledge.joins.slice();
  for (const { square, enter, leave } of legs) joins[square] |= pair(enter, leave);
  return { ...knowledge, settled: knowledge.settled | crossed, roads: knowledge.roads | crossed, joins };
}

/**
 * How much is left to try out, given the number of ways to fill the table.
 * @param {Knowledge} knowledge @param {number} fillingCount @param {Crossing} crossing
 */
export function uncertainty(knowledge, fillingCount, crossing) {
  let total = fillingCount ? Math.log2(fillingCount) : 0;
  for (const square of SQUARES) {
    if (!(knowledge.laid & (1 << square))) total += Math.log2(Math.max(1, fittingTiles(knowledge, square, crossing)));
  }
  return total;
}

/**
 * The number of tiles that fit a square.
 * @param {Knowledge} knowledge @param {number} square @param {Crossing} crossing
 */
function fittingTiles({ settled, roads: crossed, stock, joins }, square, crossing) {
  const known = settled & AROUND[square], wanted = crossed & known;
  const over = CROSSED[square], joined = JOINED[crossing], here = joins[square];
  let count = 0;
  for (let place = 0; place < TILES.length; place++) {
    if ((over[place] & known) !== wanted || stock[KIND_PLACE[place]] < 1) continue;
    if (((joined.get(TILES[place]) ?? 0) & here) === here) count += 1;
  }
  return count;
}

/**
 * True if one road of a tile joins the two sides of a leg.
 * @param {Tile} tile @param {Leg} leg @param {Crossing} crossing
 */
export function joinsSides(tile, { enter, leave }, crossing) {
  return ((JOINED[crossing].get(tile) ?? 0) & pair(enter, leave)) !== 0;
}
