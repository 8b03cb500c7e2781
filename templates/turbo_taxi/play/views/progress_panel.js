/* The player's progress on the first view: cards solved, days in a row, best times, and cards to go on with. */
import { readCardCode } from "../puzzle/card_codes.js";
import { LEVELS } from "../puzzle/levels.js";
import { writeAddress } from "../page/address.js";
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
  byId("at-home").classList.toggle("known", solved > 0);
  byId("progress-facts").replaceChildren(...facts(solved).map((fact) => make("li", {}, fact)));
  byId("progress-begun").hidden = !begun.length;
  byId("begun-cards").replaceChildren(...begun.map((code) =>
    make("li", {}, make("a", { class: "button code", href: writeAddress({ code }) }, code))));
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

/** The codes of the cards that were begun last and are not solved. */
const begunCards = () => codesWithTables().filter(isOpen).slice(0, OFFERED);

/** True if a code is one of a card that is not solved. @param {string} code */
function isOpen(code) {
  try {
    return !isSolved(readCardCode(code));
  } catch {
    return false; // another program wrote it
  }
}
