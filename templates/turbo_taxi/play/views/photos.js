/* Photos of laid cities, judged from the views of a card and of a paper city. */
import { solutions } from "../puzzle/solver.js";
import { writeAddress } from "../page/address.js";
import { dialogById, make } from "../page/dom.js";
import { foundCities } from "../page/found.js";
import { startIntake } from "../camera/intake.js";
import { addJudged, startJudged } from "../camera/judged.js";
import { judgePhoto, startPhotos } from "../camera/panel.js";
import { judge } from "../workspace/judging.js";
import { foundText, rightOnPaper, rightWith } from "../workspace/verdict.js";
import { layOnPaper, showJudgedCities } from "./check.js";
import { workspace } from "./play.js";
import { currentCard, currentView } from "./views.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 */

export function startPhotoViews() {
  startPhotos({ card: currentCard, right, judged, lay });
  startJudged();
  startIntake(() => dialogById("photo").open || currentView() === "play" || currentView() === "check", judgePhoto);
}

/** @param {Card} card */
const isPlayed = (card) => currentView() === "play" && workspace.card.code === card.code;

/**
 * What is said about a right city. On the card that is played it is laid too, so that it counts as found.
 * @param {Card} card @param {Tiles} tiles
 */
function right(card, tiles) {
  const all = solutions(card.setup, card.crossing, card.rule).length;
  if (!isPlayed(card)) return rightOnPaper(all);
  workspace.game.layAll({ ...tiles });
  judge(workspace, false);
  return rightWith([make("p", {}, foundText(card, foundCities(card).length, all))]);
}

/** @param {Card} card @param {Tiles} tiles @param {boolean} isSamePhoto */
function judged(card, tiles, isSamePhoto) {
  if (currentView() !== "check") return;
  addJudged(card, tiles, isSamePhoto);
  showJudgedCities();
}

/**
 * Lay the tiles on the card that is played, or where a city on paper is copied.
 * @param {Card} card @param {Tiles} tiles
 */
function lay(card, tiles) {
  if (isPlayed(card) && workspace.game.layAll({ ...tiles })) return;
  const hash = writeAddress(card, "check");
  if (location.hash === hash) layOnPaper(tiles);
  else {
    window.addEventListener("hashchange", () => layOnPaper(tiles), { once: true });
    location.hash = hash;
  }
}
