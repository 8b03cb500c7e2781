/* The list of cities that were judged from photos, for a teacher: their cards and tiles, never the photos. */
import { cityText, readCity } from "../puzzle/city.js";
import { faults } from "../puzzle/judge.js";
import { cardOfCode, pack } from "../page/cards.js";
import { byId, inputById, make } from "../page/dom.js";
import { faultText } from "../page/names.js";
import { store, stored } from "../page/storage.js";
import { countText, text } from "../page/words.js";
import { typedCard } from "./asking.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 */

const KEPT = 200;

/** The cards of a lesson: those of the pack, or those whose codes were typed, and those judged before. */
export function lessonCards() {
  const cards = pack() ?? [...typedCards(stored("lesson", "")).cards, ...stored("judged", []).map((one) =>
    cardOfCode(one.code))];
  return [...new Map(cards.map((card) => [card.code, card])).values()];
}

/** The cards with typed codes, and the words that are no code. @param {string} typed */
function typedCards(typed) {
  /** @type {Card[]} */
  const cards = [];
  const wrong = typed.split(/[\s,;]+/).filter((code) => {
    const { card } = code ? typedCard(code) : { card: null };
    if (card) cards.push(card);
    return code && !card;
  });
  return { cards, wrong };
}

/**
 * Add a city to the list, or put it in the place of the last one.
 * @param {Card} card @param {Tiles} tiles @param {boolean} isSamePhoto
 */
export function addJudged(card, tiles, isSamePhoto) {
  const before = stored("judged", []), others = isSamePhoto ? before.slice(0, -1) : before;
  store("judged", [...others, { code: card.code, city: cityText(tiles) }].slice(-KEPT));
}

/** Show the list. @param {(card: Card, tiles: Tiles) => void} open called when a city was chosen */
export function showJudged(open) {
  const judged = stored("judged", []);
  byId("judged").hidden = !judged.length;
  byId("judged-list").replaceChildren(...judged.map(({ code, city }) => {
    const card = cardOfCode(code), tiles = readCity(city);
    const broken = faults(card.setup, tiles, card.crossing, card.rule);
    const empty = tiles.filter((tile) => !tile).length, isRight = !broken.length && !empty;
    const notes = [...broken.map(faultText), ...(empty ? [countText("verdict.empty", empty)] : [])];
    return make("li", {},
      make("button", { type: "button", class: "code", onclick: () => open(card, tiles) }, code), " ",
      make("strong", {}, isRight ? text("verdict.right") : countText("verdict.broken", broken.length)),
      notes.length ? make("ul", {}, notes.map((note) => make("li", {}, note))) : null);
  }));
}

/** Listen to the field with the codes of a lesson and to the tools of the list. */
export function startJudged() {
  const field = inputById("lesson");
  byId("lesson-part").hidden = Boolean(pack());
  field.value = stored("lesson", "");
  field.addEventListener("change", () => {
    store("lesson", field.value);
    const { wrong } = typedCards(field.value);
    byId("lesson-note").textContent = wrong.length ? text("code.wrong", { code: wrong.join(", ") }) : "";
  });
  byId("judged-print").addEventListener("click", () => {
    document.body.classList.add("list-on-paper");
    window.print();
    document.body.classList.remove("list-on-paper");
  });
  byId("judged-clear").addEventListener("click", () => {
    store("judged", []);
    byId("judged").hidden = true;
    byId("main").focus();
  });
}
