/* Doubt: how much somebody who knows this and that of a city still has to try out, in halvings.

   knowledge   {settled, roads} the edges of which one knows whether a road crosses them, and those that one crosses,
               as bits; {laid} the squares with a tile, as bits; {stock} tiles left of each kind; {joins} for each
               square the pairs of sides that a road joins, as bits
   doubt       log2 of the tiles that fit each open square by what is known of its edges, added up, and log2 of the
               ways to fill the whole table so that every edge fits
*/
var Doubt = (function () {
  "use strict";

  const { CENTRE, GATES, HOURS, KIND, KINDS, SET, SIDES, TILES, edgeAt, roads } = TurboTaxi;
  const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const union = (bits) => bits.reduce((all, one) => all | one, 0);
  const AROUND = SQUARES.map((square) => union(SIDES.map((side) => edgeAt(square, side))));
  const RIM = union(HOURS.map((hour) => edgeAt(...GATES[hour])));
  const KIND_OF = TILES.map((tile) => KINDS.indexOf(KIND[tile]));
  // the edges that each tile has a road over, on each square
  const OVER = SQUARES.map((square) => TILES.map((tile) =>
    union(SIDES.filter((side) => tile.includes(side)).map((side) => edgeAt(square, side)))));

  const pair = (one, other) => 1 << (4 * SIDES.indexOf(one) + SIDES.indexOf(other));
  // the pairs of sides that each tile joins
  const JOINED = Object.fromEntries(["crossroads", "flyover"].map((crossing) => [crossing, new Map(TILES.map((tile) => [
    tile,
    union(roads(tile, crossing).flatMap((road) => [...road].flatMap((a) => [...road].map((b) => pair(a, b))))),
  ]))]));

  /** What a card tells: the markers, the centre, and tiles that an extra rule puts away. */
  function ofCard(setup, unused = []) {
    const markers = union(setup.hours.map((hour) => edgeAt(...GATES[hour])));
    const stock = KINDS.map((kind) => SET[kind]);
    const card = { settled: RIM, roads: markers, laid: 0, stock, joins: SQUARES.map(() => 0) };
    return without(withTile(card, CENTRE, setup.centre), unused);
  }

  /** And a tile on its square. */
  function withTile(knowledge, square, tile) {
    return {
      ...without(knowledge, [KIND[tile]]),
      settled: knowledge.settled | AROUND[square],
      roads: knowledge.roads | OVER[square][TILES.indexOf(tile)],
      laid: knowledge.laid | (1 << square),
    };
  }

  /** And that these tiles stay unused. */
  function without(knowledge, kinds) {
    const left = (count, place) => count - kinds.filter((kind) => kind === KINDS[place]).length;
    return { ...knowledge, stock: knowledge.stock.map(left) };
  }

  /** And that a taxi can drive along these legs. */
  function withDrive(knowledge, legs) {
    const crossed = union(legs.map(({ square, enter, leave }) => edgeAt(square, enter) | edgeAt(square, leave)));
    const joins = knowledge.joins.slice();
    for (const { square, enter, leave } of legs) joins[square] |= pair(enter, leave);
    return { ...knowledge, settled: knowledge.settled | crossed, roads: knowledge.roads | crossed, joins };
  }

  /** How much is left to try, with so many ways to fill the table. */
  function doubt(knowledge, fillings, crossing) {
    let total = fillings ? Math.log2(fillings) : 0;
    for (const square of SQUARES) {
      if (!(knowledge.laid & (1 << square))) total += Math.log2(Math.max(1, fitting(knowledge, square, crossing)));
    }
    return total;
  }

  /** How many tiles fit a square. */
  function fitting({ settled, roads: crossed, stock, joins }, square, crossing) {
    const known = settled & AROUND[square], wanted = crossed & known;
    const over = OVER[square], joined = JOINED[crossing], here = joins[square];
    let count = 0;
    for (let place = 0; place < TILES.length; place++) {
      if ((over[place] & known) !== wanted || stock[KIND_OF[place]] < 1) continue;
      if ((joined.get(TILES[place]) & here) === here) count += 1;
    }
    return count;
  }

  /** Whether one road of a tile joins the two sides of a leg. */
  const joinsSides = (tile, { enter, leave }, crossing) => (JOINED[crossing].get(tile) & pair(enter, leave)) !== 0;

  return { ofCard, withTile, without, withDrive, doubt, joinsSides };
})();
if (typeof module !== "undefined") module.exports = Doubt;
