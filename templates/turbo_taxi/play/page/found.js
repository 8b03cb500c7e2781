/* The right cities that the player has found, by their places among all right cities of a setup. */
import { writeCardCode } from "../puzzle/card_codes.js";
import { solutions } from "../puzzle/solver.js";
import { store, stored } from "./storage.js";
/** @import { Challenge } from "../puzzle/card_codes.js" */

/** Cities are stored without the extra rule, which does not change their places. @param {Challenge} card */
const keyOf = ({ setup, crossing }) => writeCardCode({ setup, crossing });

/**
 * The right cities of a card that were found so far; with an extra rule, those that keep it.
 * @param {Challenge} card
 */
export function foundCities({ setup, crossing, rule }) {
  const places = stored("found", {})[keyOf({ setup, crossing, rule })] ?? [];
  const found = solutions(setup, crossing).filter((_, place) => places.includes(place));
  const right = rule ? solutions(setup, crossing, rule) : found;
  return found.filter((city) => right.includes(city));
}

/** Store a right city. False if it was found before. @param {Challenge} card @param {string} city */
export function addFound(card, city) {
  const found = stored("found", {}), places = found[keyOf(card)] ?? [];
  const place = solutions(card.setup, card.crossing).indexOf(city);
  if (place < 0 || places.includes(place)) return false;
  store("found", { ...found, [keyOf(card)]: [...places, place].sort((a, b) => a - b) });
  return true;
}

/** True if any city of a card was found. @param {Challenge} card */
export const isSolved = (card) => keyOf(card) in stored("found", {});
