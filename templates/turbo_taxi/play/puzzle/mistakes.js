/* The wrong city of a card with mistakes to find: a right one with a tile turned or two exchanged, as on paper. */
import { CENTRE, cityText, SQUARES } from "./city.js";
import { classRank, rank, setupOfRank, turnedSetup } from "./codes.js";
import { turnedCity } from "./hint_steps.js";
import { faults } from "./judge.js";
import { rightCities } from "./solver.js";
import { KIND, TILES } from "./tiles.js";
/**
 * @import { Challenge } from "./card_codes.js"
 * @import { Level } from "./levels.js"
 * @import { Tile } from "./tiles.js"
 */

const HOW_MANY = { easy: 3, medium: 2, hard: 1, expert: 1 };
const RING = SQUARES.filter((square) => square !== CENTRE);

/**
 * The wrong city of a card: that of the first image of its setup, turned and mirrored as the setup is.
 * @param {Challenge} card @param {Level} level
 */
export function wrongCity({ setup, crossing, rule }, level) {
  const first = setupOfRank(classRank(setup));
  const turn = [0, 1, 2, 3, 4, 5, 6, 7].findIndex(
    (one) => String(turnedSetup(first, one % 4, one > 3)) === String(setup),
  );
  /** @type {Tile[][][]} */
  const found = [[], [], [], []]; // by the number of faults
  for (const city of changed(rightCities(first, crossing, rule)[0])) {
    found[faults(first, city, crossing, rule).length]?.push(city);
  }
  const wanted = HOW_MANY[level];
  const unlike = (/** @type {number} */ number) => (found[number].length ? Math.abs(number - wanted) : 9);
  const cities = found[[1, 2, 3].sort((a, b) => unlike(a) - unlike(b))[0]];
  return cityText(turnedCity(cities[rank(first) % cities.length], turn % 4, turn > 3));
}

/** All cities with one tile turned, then all with two tiles exchanged and turned. @param {Tile[]} city */
function* changed(city) {
  const laid = (/** @type {Record<number, Tile>} */ tiles) => city.map((tile, square) => tiles[square] ?? tile);
  const directions = (/** @type {number} */ square) => TILES.filter((tile) => KIND[tile] === KIND[city[square]]);
  for (const square of RING) {
    for (const tile of directions(square)) if (tile !== city[square]) yield laid({ [square]: tile });
  }
  for (const one of RING) {
    for (const other of RING.filter((square) => square > one && KIND[city[square]] !== KIND[city[one]])) {
      for (const first of directions(other)) {
        for (const second of directions(one)) yield laid({ [one]: first, [other]: second });
      }
    }
  }
}
