/* The view in which a card is solved: its head, the workspace, and the way to other cards. */
import { cityText } from "../puzzle/city.js";
import { solutions } from "../puzzle/solver.js";
import { writeAddress } from "../page/address.js";
import { showLevel, showRule } from "../page/card_face.js";
import { cardAt, cardOfToday, pack, positionOf, randomCard } from "../page/cards.js";
import { buttonById, byId } from "../page/dom.js";
import { foundCities, isSolved } from "../page/found.js";
import { addToStreak, dayNumber } from "../page/progress.js";
import { store, stored } from "../page/storage.js";
import { storedTiles } from "../page/tables.js";
import { dateOfToday, text } from "../page/words.js";
import { forgetIfItWorks, hideHints, showHints } from "../workspace/hints_panel.js";
import { judge } from "../workspace/judging.js";
import { foundText } from "../workspace/verdict.js";
import { Workspace } from "../workspace/workspace.js";
import { openClock, showClock, stopClock, storeTime } from "./clock.js";
/**
 * @import { Card } from "../puzzle/game.js"
 * @import { Found } from "../workspace/workspace.js"
 */

export const workspace = new Workspace(byId("at-play"), {
  next: () => (buttonById("next").disabled ? null : () => goToNeighbour(1)),
  found: cityFound,
  changed: tilesChanged,
});

/** Open a card, with the tiles that lay there when it was left. @param {Card} card */
export function openPlay(card) {
  workspace.open(card, storedTiles(card));
  openClock(workspace);
  const position = positionOf(card);
  if (position && card.level && !pack()) store("places", { ...stored("places", {}), [card.level]: position.place });
  hideHints();
  showHead();
  showHints(workspace);
}

/** Store the time, and say no more whether the tiles before could work. */
function tilesChanged() {
  forgetIfItWorks();
  storeTime();
}

/**
 * Count a city that was found, and stop the clock at the first one of a card.
 * @param {Found} city @returns {string} what is said about the time
 */
function cityFound({ isNew, isFirst }) {
  if (isNew) addToStreak(dayNumber());
  const words = isFirst ? stopClock() : "";
  showHead();
  return words;
}

/** Take over the tiles that another window has laid on the open card. */
export function followOtherWindow() {
  if (!workspace.openGame) return;
  const { card, game } = workspace, tiles = storedTiles(card);
  if (!tiles) game.clear();
  else if (cityText(tiles) !== cityText(game.tiles)) game.layAll({ ...tiles });
}

function showHead() {
  const { card } = workspace, position = positionOf(card);
  showLevel(byId("play-level"), card);
  byId("play-number").textContent = position ? text("play.number", { n: position.label }) : "";
  byId("play-code").textContent = card.code;
  byId("play-solved").hidden = !isSolved(card);
  byId("play-day").textContent = card.code === cardOfToday().code ? `${text("home.today")}, ${dateOfToday()}` : "";
  showRule(byId("play-rule"), card);
  const found = foundCities(card).length, all = solutions(card.setup, card.crossing, card.rule).length;
  byId("play-count").textContent = found ? foundText(card, found, all) : "";
  buttonById("previous").disabled = !position || position.place === 0;
  buttonById("next").disabled = position !== null && position.place === position.count - 1;
}

/** Go to the card before or after the present one. @param {number} step */
export function goToNeighbour(step) {
  const position = positionOf(workspace.card);
  const place = position && Math.min(position.count - 1, Math.max(0, position.place + step));
  const card = position ? position.cardAt(place ?? 0) : cardAt(workspace.card.level ?? "easy", 0);
  location.hash = writeAddress(card);
}

/** Go to a random card of the same level. */
export function goToRandom() {
  location.hash = writeAddress(randomCard(workspace.card.level ?? "easy"));
}

/** Show the open card again, after a change of language. */
export function refreshPlay() {
  if (!workspace.openCard) return;
  const isJudged = workspace.faults.length > 0 || workspace.isRight;
  showHead();
  forgetIfItWorks();
  showHints(workspace);
  showClock();
  workspace.show();
  if (isJudged) judge(workspace, false);
}
