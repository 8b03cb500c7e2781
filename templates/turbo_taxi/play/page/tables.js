/* The tables of all cards, so that a city that was begun is there when its card is opened again. */
import { cityText, readCity } from "../puzzle/city.js";
import { writeAddress } from "./address.js";
import { store, stored } from "./storage.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 * @import { StoredTable } from "./storage.js"
 */

const KEPT = 400; // tables; the one that was changed longest ago goes first

/** A card with mistakes begins with other tiles than the card with the same code. @param {Card} card */
const keyOf = (card) => writeAddress(card) + (card.wrong ? "/mistakes" : "");

/** What is stored about the table of a card, or null. @param {Card} card @returns {StoredTable | null} */
export const storedTable = (card) => stored("tables", {})[keyOf(card)] ?? null;

/** The tiles stored for a card, or null. @param {Card} card @returns {Tiles | null} */
export function storedTiles(card) {
  const table = storedTable(card);
  return table && readCity(table.city);
}

/**
 * Store the tiles of a card, and more about its table.
 * @param {Card} card @param {Tiles} tiles @param {Omit<StoredTable, "city">} [more] what is not named stays
 */
export function storeTable(card, tiles, more = {}) {
  const { [keyOf(card)]: before, ...others } = stored("tables", {});
  const table = { ...before, ...more, city: cityText(tiles) };
  const entries = [...Object.entries(others), [keyOf(card), table]];
  store("tables", Object.fromEntries(entries.slice(-KEPT)));
}

/** Store nothing more about the tiles of a card. @param {Card} card */
export function forgetTable(card) {
  const { [keyOf(card)]: table, ...others } = stored("tables", {});
  if (table) store("tables", others);
}

/** The codes of the cards that have a table, the one changed last first. */
export function codesWithTables() {
  const addresses = Object.keys(stored("tables", {})).filter((address) => !address.includes("/"));
  return addresses.reverse().map((address) => address.slice(1));
}
