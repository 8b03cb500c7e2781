/* Which way is up: how a city read from a photo must be turned to lie as on its card. */
import { CENTRE, GATES, HOURS, SQUARES, turnedSquare } from "../puzzle/city.js";
import { faults } from "../puzzle/judge.js";
import { turned } from "../puzzle/tiles.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Rule } from "../puzzle/extra_rules.js"
 * @import { Setup } from "../puzzle/setup.js"
 * @import { Crossing } from "../puzzle/tiles.js"
 */

/** @typedef {{ quarters: number, tiles: Tiles, centre: boolean, gates: number }} Turn
 *   quarters: how often the photo is turned clockwise   gates: how many of the twelve are as on the card
 */

/** The city turned clockwise by a number of quarters. @param {Tiles} tiles @param {number} quarters @returns {Tiles} */
export function turnedCity(tiles, quarters) {
  const found = [...tiles];
  for (const square of SQUARES) {
    const tile = tiles[square];
    found[turnedSquare(square, quarters, false)] = tile && turned(tile, quarters);
  }
  return found;
}

/** How many gates have a road exactly if a marker stands there. @param {Tiles} tiles @param {Setup} setup */
const agreeing = (tiles, setup) =>
  HOURS.filter((hour) => {
    const [square, side] = GATES[hour];
    return Boolean(tiles[square]?.includes(side)) === setup.hours.includes(hour);
  }).length;

/**
 * The turns of the city that fit a card best: more than one if the tiles do not tell which way is up. A turn with the
 * card's centre tile goes before one without, then the gates count; a turn in which the city is correct decides a tie.
 * @param {Tiles} tiles @param {Setup} setup @param {Crossing} [crossing] @param {Rule | null} [rule] @returns {Turn[]}
 */
export function bestTurns(tiles, setup, crossing, rule) {
  const turns = [0, 1, 2, 3].map((quarters) => {
    const city = turnedCity(tiles, quarters);
    return { quarters, tiles: city, centre: city[CENTRE] === setup.centre, gates: agreeing(city, setup) };
  });
  const points = (/** @type {Turn} */ turn) => turn.gates + (turn.centre ? HOURS.length + 1 : 0);
  const most = Math.max(...turns.map(points));
  const best = turns.filter((turn) => points(turn) === most);
  const correct = best.find((turn) => turn.tiles.every(Boolean) && !faults(setup, turn.tiles, crossing, rule).length);
  return correct ? [correct] : best;
}
