/* The view in which a city on paper is copied and judged. */
import { showLevel, showRule } from "../page/card_face.js";
import { byId, inputById } from "../page/dom.js";
import { showJudged } from "../camera/judged.js";
import { writeAddress } from "../page/address.js";
import { Workspace } from "../workspace/workspace.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 */

export const paperWorkspace = new Workspace(byId("at-check"), { paper: true });

/** Open a card, or the empty view. @param {Card | null} card */
export function openCheck(card) {
  byId("check-workspace").hidden = !card;
  byId("check-lead").hidden = Boolean(card); // there is little space on a phone
  inputById("check-code").value = card ? card.code : "";
  byId("check-photos").hidden = Boolean(card);
  if (card) paperWorkspace.open(card);
  else showJudgedCities();
  if (!card) return;
  showLevel(byId("check-level"), card);
  showRule(byId("check-rule"), card);
}

/** The card that is shown, or null in the empty view. */
export const shownCard = () => (byId("check-workspace").hidden ? null : paperWorkspace.openCard);

/** Lay the tiles of a city that was read from a photo. @param {Tiles} tiles */
export function layOnPaper(tiles) {
  paperWorkspace.game.layAll({ ...tiles });
}

/** Show the cities that were judged from photos; each leads to its card, with its tiles laid. */
export function showJudgedCities() {
  showJudged((card, tiles) => {
    window.addEventListener("hashchange", () => layOnPaper(tiles), { once: true });
    location.hash = writeAddress(card, "check");
  });
}

/** Show the open card again, after a change of language. */
export function refreshCheck() {
  showJudgedCities();
  if (!paperWorkspace.openCard) return;
  paperWorkspace.changed();
  showLevel(byId("check-level"), paperWorkspace.openCard);
}
