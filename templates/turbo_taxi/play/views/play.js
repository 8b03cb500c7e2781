/* The view in which a card is solved: its head, the workspace, and the way to other cards. */
import { readCity } from "../puzzle/city.js";
import { solutions } from "../puzzle/solver.js";
import { writeAddress } from "../page/address.js";
import { showLevel, showRule } from "../page/card_face.js";
import { cardAt, pack, positionOf, randomCard } from "../page/cards.js";
import { buttonById, byId } from "../page/dom.js";
import { foundCities } from "../page/found.js";
import { store, stored } from "../page/storage.js";
import { text } from "../page/words.js";
import { hideHints, showHints } from "../workspace/hints_panel.js";
import { judge } from "../workspace/judging.js";
import { foundText } from "../workspace/verdict.js";
import { Workspace } from "../workspace/workspace.js";
/** @import { Card } from "../puzzle/game.js" */

export const workspace = new Workspace(byId("at-play"), {
  next: () => (buttonById("next").disabled ? null : () => goToNeighbour(1)),
  found: showHead,
});

/** Open a card, with its tiles if it is the one that was left last. @param {Card} card */
export function openPlay(card) {
  const { address, city } = stored("table", {});
  workspace.open(card, city && address === writeAddress(card) ? readCity(city) : null);
  const position = positionOf(card);
  if (position && card.level && !pack()) store("places", { ...stored("places", {}), [card.level]: position.place });
  hideHints();
  showHead();
  showHints(workspace);
}

function showHead() {
  const { card } = workspace, position = positionOf(card);
  showLevel(byId("play-level"), card);
  byId("play-number").textContent = position ? text("play.number", { n: position.label }) : "";
  byId("play-code").textContent = card.code;
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
  showHints(workspace);
  workspace.show();
  if (isJudged) judge(workspace, false);
}
