/* The names of tiles, squares and setups, and the sentences for broken rules. */
import { KIND, KINDS, roads, SET, SIDES, sidesOf } from "../puzzle/tiles.js";
import { countText, text, texts } from "./words.js";
/**
 * @import { Challenge } from "../puzzle/card_codes.js"
 * @import { Fault } from "../puzzle/judge.js"
 * @import { Crossing, Kind, Tile } from "../puzzle/tiles.js"
 */

/** @param {Kind} kind */
export const kindName = (kind) => texts("names.kinds")[KINDS.indexOf(kind)];
/** @param {number} square */
export const squareName = (square) => texts("names.squares")[square];
/** The names of the sides of a road. @param {string} road */
export const sideNames = (road) => sidesOf(road).map((side) => texts("sides")[SIDES.indexOf(side)]).join(", ");

/** A tile for screen readers: its kind and where its roads go. @param {Tile} tile @param {Crossing} crossing */
export function tileName(tile, crossing) {
  const parts = roads(tile, crossing), isFlyover = tile === "NESW" && parts.length === 2;
  const kind = isFlyover ? text("flyover") : kindName(KIND[tile]);
  if (parts.length === 2) return text("tile.two", { kind, one: sideNames(parts[0]), other: sideNames(parts[1]) });
  return countText("tile.roads", parts[0].length, { kind, sides: sideNames(parts[0]) });
}

/** A setup for screen readers. @param {Challenge} card */
export function setupName({ setup, crossing }) {
  const [yellowTaxi, yellowHouse, redTaxi, redHouse] = setup.hours, centre = tileName(setup.centre, crossing);
  return text("table.setup", { yellowTaxi, yellowHouse, redTaxi, redHouse, centre });
}

/** A broken rule in the words of `ttprint check`. @param {Fault} fault */
export function faultText(fault) {
  switch (fault.rule) {
    case "tooMany":
      return text("fault.too_many", { ...useOf(fault), count: SET[fault.kind] });
    case "notContinued":
      return text("fault.not_continued", { here: squareName(fault.square), there: squareName(fault.beyond) });
    case "notJoined":
      return text(`fault.not_joined.${fault.colour}`, fault);
    case "wrongUse":
      return countText("fault.wrong_use", fault.squares.length, { ...useOf(fault), wanted: fault.wanted });
    default:
      return text(`fault.${fault.rule.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`, fault);
  }
}

/** @param {{ kind: Kind, squares: number[] }} fault */
function useOf({ kind, squares }) {
  const places = squares.map(squareName).join(", ") || text("fault.nowhere");
  return { places, n: squares.length, kind: kindName(kind) };
}
