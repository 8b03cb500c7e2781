/* Hints: the same three steps as on paper, chosen so that each removes about a third of the uncertainty.

   step      {kind: "unused"}: the three tiles that stay unused; {kind: "tile"}: one more tile on its square;
             {kind: "route"}: the way home of one taxi, leg by leg along the roads
   filling   a way to fill the table so that every edge fits, right or not
*/
import { cityText } from "./city.js";
import { unusedBy } from "./extra_rules.js";
import { route } from "./route.js";
import { fillings, rightCities, solutions } from "./solver.js";
import { KIND, KINDS, SET } from "./tiles.js";
import { joinsSides, knownFromCard, uncertainty, withRoute, withTile, withUnused } from "./uncertainty.js";
/**
 * @import { Challenge } from "./card_codes.js"
 * @import { Tiles } from "./city.js"
 * @import { Leg } from "./route.js"
 * @import { Colour } from "./setup.js"
 * @import { Crossing, Kind, Tile } from "./tiles.js"
 * @import { Knowledge } from "./uncertainty.js"
 */

/**
 * @typedef {{ kind: "unused", kinds: Kind[] }} UnusedStep
 * @typedef {{ kind: "tile", square: number, tile: Tile }} TileStep
 * @typedef {{ kind: "route", colour: Colour, legs: Leg[] }} RouteStep
 * @typedef {UnusedStep | TileStep | RouteStep} Step
 * @typedef {{ city: Tile[], steps: Step[], left: number[] }} Hints   left: right cities after each step
 * @typedef {{ city: Tile[], steps: Step[], uneven: number, place: number }} Choice
 * @typedef {Challenge & { kind?: string }} AskedCard
 */

const SHOW_ALL = 4, COUNTABLE = 8; // with no more right cities than these, a hint may lead to any of them
const LONGER = 0.08; // what each square of a route is worth: a long way tells more than a short one
const LEAST_HELP = 0.1, NO_HELP = 30; // halvings that a step must remove, and what it costs if it does not
const RING = [0, 1, 2, 3, 5, 6, 7, 8];

/**
 * The three steps that help most evenly towards a city that an answer sheet would show.
 * @param {AskedCard} card @returns {Hints}
 */
export function hintSteps(card) {
  const every = rightCities(card.setup, card.crossing, card.rule);
  const filled = fillings(card.setup, card.crossing, unusedBy(card.rule));
  const choices = citiesToShow(card, every).map((city) => bestChoice(card, city, filled));
  const best = choices.reduce((one, other) => (isBefore(other, one) ? other : one));
  let kept = every;
  const left = best.steps.map((step) => (kept = kept.filter(isTrueOf(step, card.crossing))).length);
  return { city: best.city, steps: best.steps, left };
}

/** @param {Choice} one @param {Choice} other */
const isBefore = (one, other) =>
  one.uneven < other.uneven || (one.uneven === other.uneven && one.place < other.place);

/**
 * All right cities if they are few, else the one whose unused tiles leave about two thirds of the uncertainty.
 * @param {AskedCard} card @param {Tile[][]} every
 */
function citiesToShow(card, every) {
  const other = card.crossing === "flyover" ? "crossroads" : "flyover";
  const also = new Set(solutions(card.setup, other, card.rule));
  const both = every.filter((city) => also.has(cityText(city)));
  if (every.length <= (card.kind === "count" ? COUNTABLE : SHOW_ALL)) {
    return [...both, ...every.filter((city) => !also.has(cityText(city)))];
  }
  /** @type {Record<string, number>} */
  const left = {};
  for (const city of every) left[String(unused(city))] = (left[String(unused(city))] ?? 0) + 1;
  const goal = (Math.log2(every.length) * 2) / 3;
  const off = (/** @type {Tile[]} */ city) => Math.abs(Math.log2(left[String(unused(city))]) - goal);
  return [(both.length ? both : every).reduce((best, city) => (off(city) < off(best) ? city : best))];
}

/** The tiles of a set that a city does not use. @param {Tile[]} city @returns {Kind[]} */
function unused(city) {
  const laid = (/** @type {Kind} */ kind) => city.filter((tile) => KIND[tile] === kind).length;
  return KINDS.flatMap((kind) => Array(SET[kind] - laid(kind)).fill(kind));
}

/**
 * The choice of three steps towards a city that is least uneven; of equal ones, the first.
 * @param {AskedCard} card @param {Tile[]} city @param {Tile[][]} filled @returns {Choice}
 */
function bestChoice(card, city, filled) {
  /** @type {UnusedStep[]} */
  const aside = unusedBy(card.rule).length ? [] : [{ kind: "unused", kinds: unused(city) }];
  const tiles = RING.map((square) => /** @type {TileStep} */ ({ kind: "tile", square, tile: city[square] }));
  const routes = /** @type {Colour[]} */ (["yellow", "red"]).map((colour) =>
    /** @type {RouteStep} */ ({ kind: "route", colour, legs: route(city, ...card.setup[colour], card.crossing) }));
  const all = [...aside, ...tiles, ...routes], uncertaintyAfter = uncertainties(card, filled, all);
  const bit = (/** @type {Step} */ step) => 1 << all.indexOf(step);
  // no square comes first by right: each setup counts them from another one
  const start = crc32(String(card.setup)) % tiles.length;
  const choices = orders(aside, [...tiles.slice(start), ...tiles.slice(0, start)], routes).map((steps, place) => {
    const [one, two, last] = steps.map(bit);
    const left = [0, one, one | two, one | two | last].map(uncertaintyAfter);
    const length = steps.reduce((count, step) => (step.kind === "route" ? step.legs.length : count), 0);
    // in billionths: what differs by less is equal, on whatever machine it was computed
    return { city, steps, place, uneven: Math.round(1e9 * (unevenness(left) - LONGER * length)) };
  });
  return choices.reduce((best, choice) => (choice.uneven < best.uneven ? choice : best));
}

/**
 * A function that returns the uncertainty after some of the steps, which it takes as bits.
 * @param {AskedCard} card @param {Tile[][]} filled @param {Step[]} all
 */
function uncertainties(card, filled, all) {
  // for each filling the steps that are true of it, as bits: they are needed thousands of times
  const tests = all.map((step) => isTrueOf(step, card.crossing));
  const truths = filled.map((city) => tests.reduce((bits, test, place) => bits | (Number(test(city)) << place), 0));
  const known = [knownFromCard(card.setup, unusedBy(card.rule))];
  /** @type {number[]} */
  const found = [];

  /** @param {number} shown @returns {Knowledge} */
  function knowledge(shown) {
    const last = 31 - Math.clz32(shown);
    return (known[shown] ??= withStep(knowledge(shown ^ (1 << last)), all[last]));
  }

  const left = (/** @type {number} */ shown) =>
    truths.reduce((count, truth) => count + Number((truth & shown) === shown), 0);
  return (/** @type {number} */ shown) => (found[shown] ??= uncertainty(knowledge(shown), left(shown), card.crossing));
}

/** @param {Knowledge} knowledge @param {Step} step */
function withStep(knowledge, step) {
  if (step.kind === "unused") return withUnused(knowledge, step.kinds);
  if (step.kind === "tile") return withTile(knowledge, step.square, step.tile);
  return withRoute(knowledge, step.legs);
}

/**
 * A test whether a step is true of a city.
 * @param {Step} step @param {Crossing} crossing @returns {(city: Tile[]) => boolean}
 */
function isTrueOf(step, crossing) {
  if (step.kind === "tile") return (city) => city[step.square] === step.tile;
  if (step.kind === "unused") return (city) => unused(city).every((kind, place) => kind === step.kinds[place]);
  return (city) => step.legs.every((leg) => joinsSides(city[leg.square], leg, crossing));
}

/**
 * All orders of three steps: the way home comes once, and not before something smaller.
 * @param {UnusedStep[]} aside @param {TileStep[]} tiles @param {RouteStep[]} routes @returns {Step[][]}
 */
function orders(aside, tiles, routes) {
  return routes.flatMap((way) => [
    ...aside.flatMap((first) => tiles.map((tile) => [first, tile, way])),
    ...tiles.flatMap((one) => tiles.filter((other) => other !== one).flatMap((other) =>
      [[one, way, other], [one, other, way]])),
  ]);
}

/** How far the steps are from removing a third each; a step that removes nothing is no help. @param {number[]} after */
function unevenness(after) {
  const [whole, ...left] = after;
  const off = (/** @type {number} */ one, /** @type {number} */ place) => one - (whole * (2 - place)) / 3;
  const uneven = left.reduce((sum, one, place) => sum + off(one, place) * off(one, place), 0);
  return uneven + NO_HELP * left.filter((one, place) => after[place] - one < LEAST_HELP).length;
}

/** The CRC-32 check sum of a text. @param {string} text */
function crc32(text) {
  let sum = -1;
  for (const character of text) {
    sum ^= character.charCodeAt(0);
    for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ -1) >>> 0;
}

/** True if the tiles laid so far can still become a right city. @param {Challenge} card @param {Tiles} tiles */
export function canStillWork(card, tiles) {
  const fits = (/** @type {Tile[]} */ city) => tiles.every((tile, square) => !tile || tile === city[square]);
  return rightCities(card.setup, card.crossing, card.rule).some(fits);
}
