/* The steps of hints.

   step   {kind: "unused"}: the three tiles that stay unused; {kind: "tile"}: one more tile on its square;
          {kind: "route"}: the way home of one taxi, leg by leg along the roads
*/
import { GATES, SQUARES, turnedSquare } from "./city.js";
import { joins, withRoute, withTile, withUnused } from "./knowledge.js";
import { KIND, KINDS, SET, turned, turnedSide } from "./tiles.js";
/**
 * @import { Knowledge } from "./knowledge.js"
 * @import { Leg } from "./route.js"
 * @import { Colour, Setup } from "./setup.js"
 * @import { Crossing, Kind, Tile } from "./tiles.js"
 */

/**
 * @typedef {{ kind: "unused", kinds: Kind[] }} UnusedStep
 * @typedef {{ kind: "tile", square: number, tile: Tile }} TileStep
 * @typedef {{ kind: "route", colour: Colour, legs: Leg[] }} RouteStep
 * @typedef {UnusedStep | TileStep | RouteStep} Step
 */

/** The tiles of a set that a city does not use. @param {Tile[]} city @returns {Kind[]} */
export function unusedTiles(city) {
  const laid = (/** @type {Kind} */ kind) => city.filter((tile) => KIND[tile] === kind).length;
  return KINDS.flatMap((kind) => Array(SET[kind] - laid(kind)).fill(kind));
}

/** @param {Knowledge} knowledge @param {Step} step @param {Crossing} crossing */
export function withStep(knowledge, step, crossing) {
  if (step.kind === "unused") return withUnused(knowledge, step.kinds);
  if (step.kind === "tile") return withTile(knowledge, step.square, step.tile);
  return withRoute(knowledge, step.legs, crossing);
}

/**
 * A test whether a step is true of a city.
 * @param {Step} step @param {Crossing} crossing @returns {(city: Tile[]) => boolean}
 */
export function isTrueOf(step, crossing) {
  if (step.kind === "tile") return (city) => city[step.square] === step.tile;
  if (step.kind === "unused") return (city) => String(unusedTiles(city)) === String(step.kinds);
  return (city) => step.legs.every((leg) => joins(city[leg.square], leg, crossing));
}

/**
 * The city mirrored (or not) and then turned.
 * @param {Tile[]} city @param {number} quarters @param {boolean} mirrored
 */
export function turnedCity(city, quarters, mirrored) {
  const image = city.slice();
  for (const square of SQUARES) {
    image[turnedSquare(square, quarters, mirrored)] = turned(city[square], quarters, mirrored);
  }
  return image;
}

/**
 * The step on the table that was mirrored (or not) and then turned. Colours, taxis and houses may change their names
 * there, so a route may be of the other colour and lead the other way.
 * @param {Step} step @param {Setup} setup the setup afterwards @param {number} quarters @param {boolean} mirrored
 * @returns {Step}
 */
export function turnedStep(step, setup, quarters, mirrored) {
  if (step.kind === "unused") return step;
  if (step.kind === "tile") {
    const { square, tile } = step;
    return { ...step, square: turnedSquare(square, quarters, mirrored), tile: turned(tile, quarters, mirrored) };
  }
  const legs = step.legs.map(({ square, enter, leave }) => ({
    square: turnedSquare(square, quarters, mirrored),
    enter: turnedSide(enter, quarters, mirrored),
    leave: turnedSide(leave, quarters, mirrored),
  }));
  const back = legs.map(({ square, enter, leave }) => ({ square, enter: leave, leave: enter })).reverse();
  const colours = /** @type {Colour[]} */ (["yellow", "red"]);
  const ways = colours.flatMap((colour) => [legs, back].map((way) => ({ colour, way })));
  const startsAtTaxi = (/** @type {{ colour: Colour, way: Leg[] }} */ { colour, way }) =>
    GATES[setup[colour][0]].join() === [way[0].square, way[0].enter].join();
  const { colour, way } = ways.find(startsAtTaxi) ?? ways[0];
  return { kind: "route", colour, legs: way };
}
