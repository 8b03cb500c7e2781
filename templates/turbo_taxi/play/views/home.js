/* The first view: levels or the cards of a pack, the challenge of the day, and a field for a code. */
import { readCity } from "../puzzle/city.js";
import { readSetup } from "../puzzle/codes.js";
import { withCopies } from "../puzzle/game.js";
import { LEVELS } from "../puzzle/levels.js";
import { writeAddress } from "../page/address.js";
import { levelMark, showLevel } from "../page/card_face.js";
import { cardAt, cardOfToday, countOf, pack } from "../page/cards.js";
import { byId, elementById, icon, make } from "../page/dom.js";
import { isSolved } from "../page/found.js";
import { stored } from "../page/storage.js";
import { dateOfToday, numberText, text } from "../page/words.js";
import { Table } from "../workspace/table.js";
import { showProgress } from "./progress_panel.js";
/**
 * @import { Card } from "../puzzle/game.js"
 * @import { Level } from "../puzzle/levels.js"
 */

const EXAMPLE = { setup: "1-7 3-10 NES", city: "SW ES NSW / NS NES NESW / NES NW N" };
/** @type {Table | null} */
let table = null;

export function showHome() {
  table ??= new Table(byId("hero-table"));
  const example = { setup: readSetup(EXAMPLE.setup), crossing: /** @type {const} */ ("crossroads"), rule: null };
  table.show(example, withCopies(readCity(EXAMPLE.city)), { routes: true });
  const cards = pack();
  byId("levels").replaceChildren(...(cards ? cards.map(cardLink) : LEVELS.map(levelLink)));
  byId("levels").classList.toggle("pack", Boolean(cards));
  byId("levels-title").textContent = text(cards ? "home.pack" : "home.levels");
  const today = cardOfToday();
  elementById("today", HTMLAnchorElement).href = writeAddress(today);
  byId("today-date").textContent = dateOfToday();
  showLevel(byId("today-level"), today);
  byId("today-done").hidden = !isSolved(today);
  showProgress();
}

/**
 * The player's place in a level: the card opened last or, if that is solved, the next one that is not.
 * @param {Level} level @param {number} count
 */
function nextPlace(level, count) {
  let place = Math.min(stored("places", {})[level] ?? 0, count - 1);
  while (place < count - 1 && isSolved(cardAt(level, place))) place++;
  return place;
}

/** A level: how many challenges it has, and a link to the player's place among them. @param {Level} level */
function levelLink(level) {
  const count = countOf(level), place = nextPlace(level, count);
  const position = text("home.place", { n: numberText(place + 1), all: numberText(count) });
  return make("li", {}, make("a", { class: `level-card ${level}`, href: writeAddress(cardAt(level, place)) },
    levelMark(level), make("span", { class: "soft" }, position)));
}

/** @param {Card} card */
function cardLink(card) {
  const solved = [icon("check"), make("span", { class: "unseen" }, text("home.solved"))];
  return make("li", {}, make("a", { class: `level-card ${card.level}`, href: writeAddress(card) },
    make("span", { class: "number" }, card.label), card.level && levelMark(card.level),
    make("span", { class: "code" }, card.code), isSolved(card) ? solved : []));
}
