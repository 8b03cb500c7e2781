/* The judge: every rule that a city breaks. It walks the roads end by end and shares nothing with the solver, so that
   each proves the other. In a city that is still being built, only what no further tile can mend is a fault.

   end   a side of a square that a road reaches, such as "5E"
*/
import { CENTRE, GATES, HOURS, neighbour, readCity } from "./city.js";
import { readSetup } from "./codes.js";
import { KIND, KINDS, OPPOSITE, roads, SET, SIDES, sidesOf } from "./tiles.js";
/**
 * @import { Tiles } from "./city.js"
 * @import { Rule } from "./extra_rules.js"
 * @import { Colour, Setup } from "./setup.js"
 * @import { Crossing, Kind, Side, Tile } from "./tiles.js"
 */

/**
 * @typedef {{ rule: "centre", found: Tile, wanted: Tile }
 *   | { rule: "tooMany", kind: Kind, squares: number[] }
 *   | { rule: "notContinued", square: number, beyond: number }
 *   | { rule: "strayExit" | "notReached", hour: number }
 *   | { rule: "notJoined", colour: Colour, taxi: number, house: number }
 *   | { rule: "notApart", yellow: number, red: number }
 *   | { rule: "wrongUse", kind: Kind, squares: number[], wanted: number }} Fault
 * @typedef {Generator<Fault, void>} Faults
 */

/**
 * Every broken rule, an extra rule among them if one is given; none if the city is right.
 * @param {Setup | string} givenSetup @param {Tiles | string} givenCity
 * @param {Crossing} [crossing] @param {Rule | null} [rule] @returns {Fault[]}
 */
export function faults(givenSetup, givenCity, crossing = "crossroads", rule = null) {
  const setup = readSetup(givenSetup), tiles = readCity(givenCity);
  return [
    ...tileFaults(setup, tiles),
    ...edgeFaults(tiles),
    ...gateFaults(setup, tiles),
    ...colourFaults(setup, tiles, crossing),
    ...(rule?.extra === "apart" ? apartFaults(setup, tiles, crossing) : []),
    ...(rule?.extra === "unused" ? unusedFaults(tiles, rule.unused) : []),
  ];
}

/** @param {Tiles} tiles @param {Kind} kind */
const squaresOf = (tiles, kind) => tiles.flatMap((tile, square) => (tile && KIND[tile] === kind ? [square] : []));

/** @param {Setup} setup @param {Tiles} tiles @returns {Faults} */
function* tileFaults(setup, tiles) {
  const found = tiles[CENTRE];
  if (found && found !== setup.centre) yield { rule: "centre", found, wanted: setup.centre };
  for (const kind of new Set(tiles.flatMap((tile) => (tile ? [KIND[tile]] : [])))) {
    const squares = squaresOf(tiles, kind);
    if (squares.length > SET[kind]) yield { rule: "tooMany", kind, squares };
  }
}

/** @param {Tiles} tiles @returns {Faults} */
function* edgeFaults(tiles) {
  for (const [square, tile] of tiles.entries()) {
    for (const side of SIDES) {
      const beyond = neighbour(square, side), next = beyond === null ? null : tiles[beyond];
      if (!tile || !tile.includes(side) || beyond === null || !next) continue;
      if (!next.includes(OPPOSITE[side])) yield { rule: "notContinued", square, beyond };
    }
  }
}

/** @param {Setup} setup @param {Tiles} tiles @returns {Faults} */
function* gateFaults(setup, tiles) {
  for (const hour of HOURS) {
    const [square, side] = GATES[hour], tile = tiles[square];
    if (!tile) continue;
    const leaves = tile.includes(side), marker = setup.hours.includes(hour);
    if (leaves && !marker) yield { rule: "strayExit", hour };
    if (!leaves && marker) yield { rule: "notReached", hour };
  }
}

/** @param {Setup} setup @param {Tiles} tiles @param {Crossing} crossing @returns {Faults} */
function* colourFaults(setup, tiles, crossing) {
  for (const colour of /** @type {Colour[]} */ (["yellow", "red"])) {
    const [taxi, house] = setup[colour];
    const fromTaxi = network(tiles, GATES[taxi], crossing), fromHouse = network(tiles, GATES[house], crossing);
    // a marker that no road reaches is a fault of its own, not a second one
    if (!fromTaxi.ends.size || !fromHouse.ends.size || fromTaxi.ends.has(GATES[house].join(""))) continue;
    if (!fromTaxi.open || !fromHouse.open) yield { rule: "notJoined", colour, taxi, house };
  }
}

/** @param {Setup} setup @param {Tiles} tiles @param {Crossing} crossing @returns {Faults} */
function* apartFaults(setup, tiles, crossing) {
  for (const yellow of setup.yellow) {
    const { ends } = network(tiles, GATES[yellow], crossing);
    const red = setup.red.find((hour) => ends.has(GATES[hour].join("")));
    if (!red) continue;
    yield { rule: "notApart", yellow, red };
    return; // one meeting is enough: in a city that is right otherwise, all four markers meet if any two do
  }
}

/** @param {Tiles} tiles @param {Kind[]} unused @returns {Faults} */
function* unusedFaults(tiles, unused) {
  for (const kind of KINDS) {
    const squares = squaresOf(tiles, kind);
    const wanted = SET[kind] - unused.filter((one) => one === kind).length;
    if (squares.length > wanted || (squares.length < wanted && !tiles.includes(null))) {
      yield { rule: "wrongUse", kind, squares, wanted };
    }
  }
}

/**
 * All road ends that are connected with a given one. `open`: one of these roads runs up to an empty square.
 * @param {Tiles} tiles @param {[number, Side]} start @param {Crossing} crossing
 */
function network(tiles, start, crossing) {
  const ends = new Set(), ahead = [start];
  let open = false;
  for (let end = ahead.pop(); end; end = ahead.pop()) {
    const [square, side] = end, tile = tiles[square];
    if (!tile) open = true;
    if (!tile || !tile.includes(side) || ends.has(square + side)) continue;
    for (const road of roads(tile, crossing)) {
      if (road.includes(side)) for (const other of sidesOf(road)) ahead.push([square, other]);
    }
    ends.add(square + side);
    const beyond = neighbour(square, side);
    if (beyond !== null) ahead.push([beyond, OPPOSITE[side]]);
  }
  return { ends, open };
}
