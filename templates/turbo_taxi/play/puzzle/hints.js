/* Hints: the same three steps as on paper, each of them a help.

   step    {kind: "unused", kinds}, the three tiles that stay unused; {kind: "tile", square, tile}, one more tile;
           {kind: "route", colour, legs}, the way home of one taxi, leg by leg along the roads
   trial   a way to fill the table so that every edge fits, right or not
   help    how much of the doubt (doubt.js) a step takes away; the three are chosen so that each takes about a third
*/
var Hints = (function () {
  "use strict";

  const { KIND, KINDS, SET } = TurboTaxi;
  const SHOW_ALL = 4, COUNTABLE = 8; // right cities, and no more: then a hint may lead to any of them
  const LONGER = 0.08; // what each square of a route is worth: a long way tells more than a short one
  const LEAST_HELP = 0.1, NO_HELP = 30; // halvings that a step must take away, and what it costs if it does not
  const RING = [0, 1, 2, 3, 5, 6, 7, 8];

  /** The three steps that help most evenly towards one of the cities that an answer sheet would show. */
  function steps(card) {
    const every = TurboTaxi.rightCities(card.setup, card.crossing, card.rule);
    const trials = TurboTaxi.fillings(card.setup, card.crossing, named(card));
    const ways = toShow(card, every).map((city) => bestWay(card, city, trials));
    const best = ways.reduce((one, other) => (isBefore(other, one) ? other : one));
    let kept = every;
    const left = best.steps.map((step) => (kept = kept.filter(keeps(step, card.crossing))).length);
    return { city: best.city, steps: best.steps, left };
  }

  const named = (card) => (card.rule && card.rule.unused) || [];
  const isBefore = (one, other) =>
    one.uneven < other.uneven || (one.uneven === other.uneven && one.place < other.place);

  /** All right cities if they are few, else the one whose unused tiles leave about two thirds of the way. */
  function toShow(card, every) {
    const other = card.crossing === "flyover" ? "crossroads" : "flyover";
    const also = new Set(TurboTaxi.solutions(card.setup, other, card.rule));
    const both = every.filter((city) => also.has(TurboTaxi.written(city)));
    if (every.length <= (card.kind === "count" ? COUNTABLE : SHOW_ALL)) {
      return [...both, ...every.filter((city) => !also.has(TurboTaxi.written(city)))];
    }
    const left = new Map();
    for (const city of every) left.set(String(unused(city)), (left.get(String(unused(city))) || 0) + 1);
    const goal = (Math.log2(every.length) * 2) / 3;
    const off = (city) => Math.abs(Math.log2(left.get(String(unused(city)))) - goal);
    return [(both.length ? both : every).reduce((best, city) => (off(city) < off(best) ? city : best))];
  }

  function unused(city) {
    const laid = (kind) => city.filter((tile) => KIND[tile] === kind).length;
    return KINDS.flatMap((kind) => Array(SET[kind] - laid(kind)).fill(kind));
  }

  /** The choice of three steps towards a city that is least uneven; of equal ones, the first. */
  function bestWay(card, city, trials) {
    const aside = named(card).length ? [] : [{ kind: "unused", kinds: unused(city) }];
    const tiles = RING.map((square) => ({ kind: "tile", square, tile: city[square] }));
    const routes = ["yellow", "red"].map((colour) =>
      ({ kind: "route", colour, legs: TurboTaxi.route(city, ...card.setup[colour], card.crossing) }));
    const all = [...aside, ...tiles, ...routes], doubtOf = doubts(card, trials, all);
    const bit = new Map(all.map((step, place) => [step, 1 << place]));
    // no square comes first by right: each setup counts them from another one
    const start = crc32(String(card.setup)) % tiles.length;
    let best = null;
    for (const [place, three] of orders(aside, [...tiles.slice(start), ...tiles.slice(0, start)], routes).entries()) {
      const [one, two, last] = three.map((step) => bit.get(step));
      const left = [doubtOf(0), doubtOf(one), doubtOf(one | two), doubtOf(one | two | last)];
      const length = three.find((step) => step.kind === "route").legs.length;
      // in billionths: what differs by less is equal, on whatever machine it was reckoned
      const uneven = Math.round(1e9 * (unevenness(left) - LONGER * length));
      if (!best || uneven < best.uneven) best = { uneven, place, city, steps: three };
    }
    return best;
  }

  /** A function for the doubt that is left once some of the steps are told; which ones, it is given as bits. */
  function doubts(card, trials, all) {
    // for each trial the steps that are true of it, as bits: they are asked for thousands of times
    const tests = all.map((step) => keeps(step, card.crossing));
    const truths = trials.map((trial) => tests.reduce((bits, test, place) => bits | (test(trial) << place), 0));
    const known = [Doubt.ofCard(card.setup, named(card))], found = [];

    function knowledge(told) {
      const last = 31 - Math.clz32(told);
      return (known[told] ??= toldOf(knowledge(told ^ (1 << last)), all[last]));
    }

    const left = (told) => truths.reduce((count, truth) => count + ((truth & told) === told), 0);
    return (told) => (found[told] ??= Doubt.doubt(knowledge(told), left(told), card.crossing));
  }

  function toldOf(knowledge, step) {
    if (step.kind === "unused") return Doubt.without(knowledge, step.kinds);
    if (step.kind === "tile") return Doubt.withTile(knowledge, step.square, step.tile);
    return Doubt.withDrive(knowledge, step.legs);
  }

  /** A function that says whether a step is true of a city. */
  function keeps(step, crossing) {
    if (step.kind === "tile") return (city) => city[step.square] === step.tile;
    if (step.kind === "unused") return (city) => unused(city).every((kind, place) => kind === step.kinds[place]);
    return (city) => step.legs.every((leg) => Doubt.joinsSides(city[leg.square], leg, crossing));
  }

  /** What steps may follow each other: the way home comes once, and not before something smaller. */
  function orders(aside, tiles, routes) {
    return routes.flatMap((route) => [
      ...aside.flatMap((first) => tiles.map((tile) => [first, tile, route])),
      ...tiles.flatMap((one) => tiles.filter((other) => other !== one).flatMap((other) =>
        [[one, route, other], [one, other, route]])),
    ]);
  }

  /** How far the steps are from taking a third of the doubt each; a step that takes nothing away is no help. */
  function unevenness(doubts) {
    const [whole, ...left] = doubts;
    const off = (one, place) => one - (whole * (2 - place)) / 3;
    const uneven = left.reduce((sum, one, place) => sum + off(one, place) * off(one, place), 0);
    return uneven + NO_HELP * left.filter((one, place) => doubts[place] - one < LEAST_HELP).length;
  }

  /** The usual check sum of a text, as a number. */
  function crc32(text) {
    let sum = -1;
    for (const character of text) {
      sum ^= character.charCodeAt(0);
      for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    }
    return (sum ^ -1) >>> 0;
  }

  /** Whether the tiles laid so far can still become a right city. */
  function canStillWork(card, tiles) {
    const fits = (city) => tiles.every((tile, square) => !tile || tile === city[square]);
    return TurboTaxi.rightCities(card.setup, card.crossing, card.rule).some(fits);
  }

  return { steps, canStillWork };
})();
if (typeof module !== "undefined") module.exports = Hints;
