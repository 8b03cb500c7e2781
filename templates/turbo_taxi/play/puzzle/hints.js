/* Hints: the same three steps as on paper, and the same for all turned and mirrored images of a card.

   filling   a way to fill the table so that every edge fits, right or not
   idle      a step that rules out no filling, or hardly any tile on any square
   way       the steps given before the first one and after each, as bits
   The three are chosen so that each removes about a third of the uncertainty, few are idle, and none makes the careful
   player waste more tiles than before.
*/
import { cityText } from "./city.js";
import { classRank, setupOfRank, turnedSetup } from "./codes.js";
import { unusedBy } from "./extra_rules.js";
import { isTrueOf, turnedCity, turnedStep, unusedTiles, withStep } from "./hint_steps.js";
import { knownFromCard, uncertainty, waste } from "./knowledge.js";
import { route } from "./route.js";
import { fillings, rightCities, solutions } from "./solver.js";
/**
 * @import { Challenge } from "./card_codes.js"
 * @import { Tiles } from "./city.js"
 * @import { RouteStep, Step, TileStep, UnusedStep } from "./hint_steps.js"
 * @import { Knowledge } from "./knowledge.js"
 * @import { Colour } from "./setup.js"
 * @import { Tile } from "./tiles.js"
 */

/**
 * @typedef {number[]} Way
 * @typedef {{ city: Tile[], steps: Step[], left: number[] }} Hints   left: right cities after each step
 */

const SHOW_ALL = 4; // with no more right cities than these, a hint may lead to any of them
const LONGER = 0.08; // what each square of a route is worth: a long way tells more than a short one
const LEAST_HELP = 0.1, NO_HELP = 30; // halvings that a step should remove, and what it costs if it is idle
const NO_ROUTE = 15; // what it costs if no step is a route
const AS_MUCH = 1e-6; // wastes that differ by less are equal
const RING = [0, 1, 2, 3, 5, 6, 7, 8];

/**
 * The three hints for a card: those of the first image of its setup, turned and mirrored as the setup is.
 * @param {Challenge} card @returns {Hints}
 */
export function hintSteps(card) {
  const { setup } = card, first = setupOfRank(classRank(setup));
  const { city, steps, left } = firstHints({ ...card, setup: first });
  const isTurn = (/** @type {number} */ turn) => String(turnedSetup(first, turn % 4, turn > 3)) === String(setup);
  const turn = [0, 1, 2, 3, 4, 5, 6, 7].findIndex(isTurn), quarters = turn % 4, mirrored = turn > 3;
  const image = steps.map((step) => turnedStep(step, setup, quarters, mirrored));
  return { city: turnedCity(city, quarters, mirrored), steps: image, left };
}

/** The least uneven steps towards a city to show, among those that make nothing harder. @param {Challenge} card */
function firstHints(card) {
  const every = rightCities(card.setup, card.crossing, card.rule);
  const filled = fillings(card.setup, card.crossing, unusedBy(card.rule));
  const choices = citiesToShow(card, every).map((city) => new Ladders(card, city, every, filled))
    .flatMap((ladders) => ladders.ways().map((way) => ({ ladders, way, unevenness: ladders.unevenness(way) })))
    .sort((one, other) => one.unevenness - other.unevenness);
  // without an extra rule there is always one that makes nothing harder
  const { ladders, way } = choices.find((choice) => !choice.ladders.isHarder(choice.way)) ?? choices[0];
  return ladders.hints(way);
}

/**
 * All right cities if they are few, else the one whose unused tiles leave about two thirds of the uncertainty.
 * @param {Challenge} card @param {Tile[][]} every
 */
function citiesToShow(card, every) {
  const other = card.crossing === "flyover" ? "crossroads" : "flyover";
  const also = new Set(solutions(card.setup, other, card.rule));
  const both = every.filter((city) => also.has(cityText(city)));
  if (every.length <= SHOW_ALL) {
    return [...both, ...every.filter((city) => !also.has(cityText(city)))];
  }
  /** @type {Record<string, number>} */
  const left = {};
  for (const city of every) left[String(unusedTiles(city))] = (left[String(unusedTiles(city))] ?? 0) + 1;
  const goal = (Math.log2(every.length) * 2) / 3;
  const off = (/** @type {Tile[]} */ city) => Math.abs(Math.log2(left[String(unusedTiles(city))]) - goal);
  return [(both.length ? both : every).reduce((best, city) => (off(city) < off(best) ? city : best))];
}

/** All steps towards a city, and what is known after some of them; sets of steps are bits. */
class Ladders {
  /** @param {Challenge} card @param {Tile[]} city @param {Tile[][]} every @param {Tile[][]} filled */
  constructor({ setup, crossing, rule }, city, every, filled) {
    const tiles = RING.map((square) => /** @type {TileStep} */ ({ kind: "tile", square, tile: city[square] }));
    const routes = /** @type {Colour[]} */ (["yellow", "red"]).map((colour) =>
      /** @type {RouteStep} */ ({ kind: "route", colour, legs: route(city, ...setup[colour], crossing) }));
    /** @type {UnusedStep[]} */
    const unused = unusedBy(rule).length ? [] : [{ kind: "unused", kinds: unusedTiles(city) }];
    this.city = city;
    this.crossing = crossing;
    this.every = every;
    this.steps = [...routes, ...tiles, ...unused];
    // for each city the steps that are true of it, as bits: they are needed thousands of times
    const tests = this.steps.map((step) => isTrueOf(step, crossing));
    const truth = (/** @type {Tile[]} */ one) => tests.reduce((bits, test, i) => bits | (Number(test(one)) << i), 0);
    this.fillingTruths = filled.map(truth);
    this.cityTruths = every.map(truth);
    this.known = [knownFromCard(setup, unusedBy(rule))];
    /** @type {number[]} */
    this.uncertainties = [];
    /** @type {number[]} */
    this.wastes = [];
  }

  /** All orders of three steps: unused tiles come first if at all, a route once and not first. @returns {Way[]} */
  ways() {
    const places = this.steps.map((_, place) => place);
    const isTile = (/** @type {number} */ place) => place > 1 && place < 10;
    return places.filter((one) => one > 1).flatMap((one) => places.flatMap((two) => places
      .filter((three) => one !== two && two !== three && three !== one && isTile(Math.max(two, three)))
      .map((three) => [0, 1 << one, (1 << one) | (1 << two), (1 << one) | (1 << two) | (1 << three)])));
  }

  /**
   * How far three steps are from removing a third of the uncertainty each. Idle steps and a missing route add to it, a
   * long route makes it less. In billionths: what differs by less is equal, on whatever machine it was computed.
   * @param {Way} way
   */
  unevenness(way) {
    const after = way.map((given) => this.uncertainty(given)), fillingsLeft = way.map((given) => this.fillings(given));
    const off = (/** @type {number} */ place) => after[place] - (after[0] * (3 - place)) / 3;
    const idle = [1, 2, 3].reduce((count, i) => count + Number(fillingsLeft[i - 1] === fillingsLeft[i])
      + Number(after[i - 1] - after[i] < LEAST_HELP), 0);
    const length = this.stepsOf(way).reduce((sum, step) => sum + (step.kind === "route" ? step.legs.length : 0), 0);
    const uneven = off(1) * off(1) + off(2) * off(2) + off(3) * off(3);
    return Math.round(1e9 * (uneven + NO_HELP * idle + (length ? -LONGER * length : NO_ROUTE)));
  }

  /** True if the careful player wastes more after one of the steps than before it. @param {Way} way */
  isHarder(way) {
    return [1, 2, 3].some((place) => this.waste(way[place]) > this.waste(way[place - 1]) + AS_MUCH);
  }

  /** @param {Way} way @returns {Hints} */
  hints(way) {
    const left = way.slice(1).map((given) => this.cities(given).length);
    return { city: this.city, steps: this.stepsOf(way), left };
  }

  /** @param {Way} way */
  stepsOf(way) {
    return [1, 2, 3].map((place) => this.steps[31 - Math.clz32(way[place] ^ way[place - 1])]);
  }

  /** @param {number} given @returns {Knowledge} */
  knowledge(given) {
    const last = 31 - Math.clz32(given);
    return (this.known[given] ??= withStep(this.knowledge(given ^ (1 << last)), this.steps[last], this.crossing));
  }

  /** @param {number} given */
  fillings(given) {
    return this.fillingTruths.reduce((count, truth) => count + Number((truth & given) === given), 0);
  }

  /** @param {number} given */
  cities(given) {
    return this.every.filter((_, place) => (this.cityTruths[place] & given) === given);
  }

  /** @param {number} given */
  uncertainty(given) {
    return (this.uncertainties[given] ??= uncertainty(this.knowledge(given), this.fillings(given)));
  }

  /** @param {number} given */
  waste(given) {
    return (this.wastes[given] ??= waste(this.knowledge(given), this.cities(given)));
  }
}

/** True if the tiles laid so far can still become a right city. @param {Challenge} card @param {Tiles} tiles */
export function canStillWork(card, tiles) {
  const fits = (/** @type {Tile[]} */ city) => tiles.every((tile, square) => !tile || tile === city[square]);
  return rightCities(card.setup, card.crossing, card.rule).some(fits);
}
