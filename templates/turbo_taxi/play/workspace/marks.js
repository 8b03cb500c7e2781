/* What is drawn over the tiles of a table: markers, faults, and the ways home.
   Lengths are in twentieths of a millimetre, as in the drawings: a tile is 1,000 wide, the rim 360. */
import { CENTRE, GATES, neighbour } from "../puzzle/city.js";
import { route } from "../puzzle/route.js";
import { SIDES } from "../puzzle/tiles.js";
import { draw } from "../page/dom.js";
import { TILE } from "../page/tile_picture.js";
/**
 * @import { Challenge } from "../puzzle/card_codes.js"
 * @import { Tiles } from "../puzzle/city.js"
 * @import { RouteStep } from "../puzzle/hint_steps.js"
 * @import { Fault } from "../puzzle/judge.js"
 * @import { Leg } from "../puzzle/route.js"
 * @import { Colour, Setup } from "../puzzle/setup.js"
 * @import { Side, Tile } from "../puzzle/tiles.js"
 * @import { Attributes } from "../page/dom.js"
 */

const RIM = 360;
export const TABLE = 3 * TILE + 2 * RIM; // the width of the table
/** @type {Record<Side, [number, number]>} */
const DIRECTIONS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const TO_FIELD = TILE / 2 + RIM - 178; // from the middle of a square to that of its hour's field
const MARKER = 1.2; // times: on a screen the markers may be a little larger than on paper
// two lanes: ways in the same direction lie side by side
const LANES = { yellow: 88, red: 26 };
const TURN = 90; // before and after the middle of a junction a way begins and ends its turn
// each rule has its own shape; colour comes on top
const SHAPES = {
  notContinued: "M-58-140H58L140-58V58L58 140H-58L-140 58V-58Z",
  strayExit: "M0-165 165 120H-165Z",
  notReached: "M0-145A145 145 0 1 1 0 145A145 145 0 1 1 0-145Z",
  tooMany: "M-130-130H130V130H-130Z",
  wrongUse: "M-130-130H130V130H-130Z",
  centre: "M0-175 175 0 0 175-175 0Z",
  notJoined: "M-75-140H75L155 0 75 140H-75L-155 0Z",
  notApart: "M-75-140H75L155 0 75 140H-75L-155 0Z",
};

/** The middle of a square. @param {number} square */
const middle = (square) => [RIM + ((square % 3) + 0.5) * TILE, RIM + (Math.floor(square / 3) + 0.5) * TILE];

/**
 * The point at a distance from the middle of a square towards a side.
 * @param {number} square @param {Side} side @param {number} distance
 */
function towards(square, side, distance) {
  const [x, y] = middle(square), [right, down] = DIRECTIONS[side];
  return [x + right * distance, y + down * distance];
}

/** @param {number} hour @param {number} distance */
const atGate = (hour, distance) => towards(...GATES[hour], distance);

/** The four markers on their fields. @param {Setup} setup */
export function markers(setup) {
  const names = ["yellow-taxi", "yellow-house", "red-taxi", "red-house"];
  return setup.hours.map((hour, place) => {
    const [x, y] = atGate(hour, TO_FIELD);
    return draw("use", { href: `#${names[place]}`, transform: `translate(${x} ${y}) scale(${MARKER})` });
  });
}

/** The marks of faults at their places; each has the number of its fault. @param {Fault[]} faults */
export function faultMarks(faults) {
  return faults.flatMap((fault, place) => faultPoints(fault).map(([x, y]) =>
    faultMark(fault, place, { transform: `translate(${x} ${y})` })));
}

/**
 * The mark of a fault on its own, for the list of faults beside the table.
 * @param {Fault} fault @param {number} place
 */
export function faultShape(fault, place) {
  return draw("svg", { class: "shape", viewBox: "-190 -190 380 380", "aria-hidden": "true" }, faultMark(fault, place));
}

/** @param {Fault} fault @param {number} place @param {Attributes} [attributes] */
function faultMark({ rule }, place, attributes = {}) {
  return draw("g", { class: `fault ${rule}`, ...attributes },
    draw("path", { d: SHAPES[rule] }),
    draw("text", { y: rule === "strayExit" ? 78 : 48 }, String(place + 1)));
}

/** @param {Fault} fault @returns {number[][]} */
function faultPoints(fault) {
  switch (fault.rule) {
    case "centre":
      return [middle(CENTRE)];
    case "tooMany":
    case "wrongUse":
      return fault.squares.map((square) => middle(square).map((place) => place + 300));
    case "notContinued":
      return SIDES.filter((side) => neighbour(fault.square, side) === fault.beyond)
        .map((side) => towards(fault.square, side, TILE / 2));
    case "strayExit":
      return [atGate(fault.hour, TILE / 2 - 20)];
    case "notReached":
      return [atGate(fault.hour, TILE / 2 + 20)];
    case "notJoined":
      return [fault.taxi, fault.house].map((hour) => atGate(hour, TILE / 2));
    case "notApart":
      return [fault.yellow, fault.red].map((hour) => atGate(hour, TILE / 2));
  }
}

/**
 * The ways home of both taxis. They keep to the right of the road, so that two ways on one road both show.
 * @param {Challenge} card @param {Tiles} tiles
 */
export function routeLines(card, tiles) {
  return /** @type {Colour[]} */ (["yellow", "red"]).flatMap((colour) => {
    const legs = route(tiles, ...card.setup[colour], card.crossing);
    return legs.length ? colouredLines(colour, routePath(legs, LANES[colour], tiles), { pathLength: 100 }) : [];
  });
}

/**
 * A way home along roads that are still to be laid, as on the hint sheets; it keeps to the roads that are laid.
 * @param {RouteStep} step @param {Tiles} tiles
 */
export function hintedRoute({ colour, legs }, tiles) {
  return draw("g", { class: "hint" }, ...colouredLines(colour, routePath(legs, 0, tiles)));
}

/**
 * The lines of a way; yellow is plain and red is striped, as the markers are.
 * @param {Colour} colour @param {string} path @param {Attributes} [attributes]
 */
function colouredLines(colour, path, attributes = {}) {
  const line = (/** @type {string} */ part, more = attributes) =>
    draw("path", { class: `way ${colour} ${part}`, d: path, ...more });
  return [line("casing"), line("line"), ...(colour === "red" ? [line("stripes", {})] : [])];
}

/** @param {Leg[]} legs @param {number} lane @param {Tiles} tiles */
const routePath = (legs, lane, tiles) => legs.map((leg, place) =>
  (place ? "L" : "M") + legPath(leg, lane, isJunction(tiles[leg.square]))).join("");

/** True for a tee and for a crossing, whose roads meet at right angles. @param {Tile | null} tile */
const isJunction = (tile) => tile !== null && tile.length > 2 && !tile.includes("+");

/**
 * The path over a tile, computed as if it came in from the south and then turned.
 * @param {Leg} leg @param {number} lane @param {boolean} junction   the way turns off a straight road
 */
function legPath({ square, enter, leave }, lane, junction) {
  const turns = (SIDES.indexOf(enter) + 2) % 4;
  const point = (/** @type {number} */ x, /** @type {number} */ y) => {
    let [right, down] = [x - 500, y - 500];
    for (let i = 0; i < turns; i++) [right, down] = [-down, right];
    const [middleX, middleY] = middle(square);
    return `${middleX + right} ${middleY + down}`;
  };
  const exit = SIDES[(SIDES.indexOf(leave) - turns + 4) % 4], near = 500 - lane, far = 500 + lane;
  if (exit === "N") return `${point(far, 1000)}L${point(far, 0)}`;
  if (junction) {
    const [end, level] = exit === "E" ? [1000, far] : [0, near], before = level + TURN;
    const after = exit === "E" ? far + TURN : far - TURN;
    return `${point(far, 1000)}L${point(far, before)}Q${point(far, level)} ${point(after, level)}L${point(end, level)}`;
  }
  // curves are quarter circles about a corner, as the roads are
  if (exit === "E") return `${point(far, 1000)}A${near} ${near} 0 0 1 ${point(1000, far)}`;
  return `${point(far, 1000)}A${far} ${far} 0 0 0 ${point(0, near)}`;
}
