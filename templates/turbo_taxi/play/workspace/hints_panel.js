/* The panel with the hints for the card on a workspace. */
import { canStillWork, hintSteps } from "../puzzle/hints.js";
import { upright } from "../puzzle/tiles.js";
import { announce, byId, find, make, showNote } from "../page/dom.js";
import { kindName, squareName, tileName } from "../page/names.js";
import { tilePicture } from "../page/tile_picture.js";
import { countText, text } from "../page/words.js";
/**
 * @import { Card } from "../puzzle/game.js"
 * @import { Step } from "../puzzle/hint_steps.js"
 * @import { Tile } from "../puzzle/tiles.js"
 * @import { Workspace } from "./workspace.js"
 */

/** Show the hints that the player has asked for so far, and the button for the next. @param {Workspace} workspace */
export function showHints({ card, hints, hintsShown }) {
  const steps = hints ? hints.steps.slice(0, hintsShown) : [];
  find(byId("hints"), "ol").replaceChildren(...steps.map((step, place) => make("li", {},
    make("strong", {}, text(`hint.${step.kind}`)), " ", ...stepParts(card, step), " ",
    make("span", { class: "soft" }, countText("hint.left", hints?.left[place] ?? 0)))));
  byId("hint-next").hidden = hintsShown > 2;
  byId("hint-next").textContent = text("hint.next", { n: hintsShown + 1 });
  byId("hint-way").textContent = text("hint.way");
}

/** Show one more hint. @param {Workspace} workspace */
export function showNextHint(workspace) {
  workspace.hints ??= hintSteps(workspace.card);
  workspace.hintsShown += 1;
  showHints(workspace);
  workspace.show();
  announce(find(byId("hints"), "li:last-child").textContent);
}

/** @param {Card} card @param {Step} step */
function stepParts(card, step) {
  const tiny = (/** @type {Tile} */ tile) =>
    make("span", { class: "tiny", "aria-hidden": "true" }, tilePicture(tile, 0, card.crossing));
  switch (step.kind) {
    case "unused":
      return [step.kinds.map(kindName).join(", "), " ", ...step.kinds.map((kind) => tiny(upright(kind)))];
    case "tile": {
      const tile = tileName(step.tile, card.crossing);
      return [text("hint.place", { square: squareName(step.square), tile }), " ", tiny(step.tile)];
    }
    case "route":
      return [text(`hint.${step.colour}`, { way: step.legs.map((leg) => squareName(leg.square)).join(", ") })];
  }
}

/** Show whether the tiles on the table can still become a right city. @param {Workspace} workspace */
export function showIfItWorks({ card, game }) {
  const works = canStillWork(card, game.tiles);
  showNote(byId("hint-note"), text(works ? "hint.works" : "hint.fails"), works);
  announce(byId("hint-note").textContent);
}

/** Show or hide the panel. */
export function toggleHints() {
  const panel = byId("hints");
  panel.hidden = !panel.hidden;
  if (!panel.hidden) panel.scrollIntoView({ block: "nearest" });
}

/** Hide the panel for a new card. */
export function hideHints() {
  byId("hints").hidden = true;
  forgetIfItWorks();
}

/** Take away what was said about other tiles than those on the table, or in another language. */
export function forgetIfItWorks() {
  byId("hint-note").textContent = "";
}
