/* The answers to a card, one by one, after a second question. */
import { readCity } from "../puzzle/city.js";
import { withCopies } from "../puzzle/game.js";
import { solutions } from "../puzzle/solver.js";
import { byId, dialogById } from "../page/dom.js";
import { squareName, tileName } from "../page/names.js";
import { numberText, text } from "../page/words.js";
import { Table } from "./table.js";
/** @import { Card } from "../puzzle/game.js" */

/** @type {{ card: Card, cities: string[], place: number, table: Table } | null} */
let answers = null;

/** Ask whether the player really wants to see an answer. */
export function askForAnswers() {
  dialogById("sure").showModal();
}

/** @param {Card} card */
export function showAnswers(card) {
  const cities = solutions(card.setup, card.crossing, card.rule);
  answers = { card, cities, place: 0, table: new Table(byId("answer-table")) };
  dialogById("sure").close();
  showAnswer(0);
  dialogById("answers").showModal();
}

/** Show an answer before or after the present one. @param {number} step */
export function showAnswer(step) {
  if (!answers) return;
  const { card, cities, table } = answers;
  answers.place = (answers.place + step + cities.length) % cities.length;
  const tiles = readCity(cities[answers.place]);
  table.show(card, withCopies(tiles), { routes: true });
  const title = text("answer.place", { n: numberText(answers.place + 1), all: numberText(cities.length) });
  byId("answer-title").textContent = title;
  byId("answer-text").textContent = cities[answers.place];
  // a live region outside an open dialog is silent, so this one has its own
  const names = tiles.map((tile, square) => `${squareName(square)} ${tileName(tile ?? "", card.crossing)}`);
  byId("answer-spoken").textContent = `${title}: ${names.join("; ")}`;
}
