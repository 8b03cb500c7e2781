/* The player's progress on the first view: cards solved, days in a row, best times, and cards to go on with. */
import { LEVELS } from "../puzzle/levels.js";
import { writeAddress } from "../page/address.js";
import { cardOfCode } from "../page/cards.js";
import { byId, make } from "../page/dom.js";
import { isSolved } from "../page/found.js";
import { dayNumber, solvedCount, streakOn, timeText } from "../page/progress.js";
import { stored } from "../page/storage.js";
import { codesWithTables } from "../page/tables.js";
import { countText, text } from "../page/words.js";

const OFFERED = 4; // cards to go on with

/** Show the progress; whoever has none yet is offered the guided card instead. */
export function showProgress() {
  const begun = begunCards(), solved = solvedCount();
  byId("progress").hidden = !solved && !begun.length;
  byId("learn-offer").hidden = solved > 0;
  byId("progress-facts").replaceChildren(...facts(solved).map((fact) => make("li", {}, fact)));
  byId("progress-begun").hidden = !begun.length;
  byId("begun-cards").replaceChildren(...begun.map((card) =>
    make("li", {}, make("a", { class: "button code", href: writeAddress(card) }, card.code))));
}

/** @param {number} solved */
function facts(solved) {
  const { length, longest } = streakOn(dayNumber()), best = stored("best", {});
  const times = LEVELS.flatMap((level) => {
    const seconds = best[level];
    if (seconds === undefined) return [];
    return [text("progress.time", { level: text(`level.${level}`), time: timeText(seconds) })];
  });
  return [
    ...(solved ? [countText("progress.solved", solved)] : []),
    ...(length ? [countText("progress.streak", length)] : []),
    ...(longest > length ? [countText("progress.longest", longest)] : []),
    ...(times.length ? [`${text("progress.best")} ${times.join(" · ")}`] : []),
  ];
}

/** The cards that were begun last and are not solved. */
function begunCards() {
  return codesWithTables().map(cardIfAny).filter((card) => card !== null).filter((card) => !isSolved(card))
    .slice(0, OFFERED);
}

/** @param {string} code */
function cardIfAny(code) {
  try {
    return cardOfCode(code);
  } catch {
    return null; // another program wrote it
  }
}
