/* The view in which a city on paper is copied and judged. */
import { showLevel, showRule } from "../page/card_face.js";
import { byId, inputById } from "../page/dom.js";
import { Workspace } from "../workspace/workspace.js";
/** @import { Card } from "../puzzle/game.js" */

export const paperWorkspace = new Workspace(byId("at-check"), { paper: true });

/** Open a card, or the empty view. @param {Card | null} card */
export function openCheck(card) {
  byId("check-workspace").hidden = !card;
  byId("check-lead").hidden = Boolean(card); // there is little space on a phone
  inputById("check-code").value = card ? card.code : "";
  if (!card) return;
  paperWorkspace.open(card);
  showLevel(byId("check-level"), card);
  showRule(byId("check-rule"), card);
}

/** Show the open card again, after a change of language. */
export function refreshCheck() {
  if (!paperWorkspace.openCard) return;
  paperWorkspace.changed();
  showLevel(byId("check-level"), paperWorkspace.openCard);
}
