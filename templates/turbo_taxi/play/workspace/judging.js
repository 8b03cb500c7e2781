/* Judging the city on a workspace. */
import { cityText } from "../puzzle/city.js";
import { faults } from "../puzzle/judge.js";
import { solutions } from "../puzzle/solver.js";
import { announce } from "../page/dom.js";
import { addFound, foundCities } from "../page/found.js";
import { faultText } from "../page/names.js";
import { countText, text } from "../page/words.js";
import { clear } from "./moves.js";
import { brokenRules, foundText, nothingBroken, rightCity, rightOnPaper } from "./verdict.js";
/** @import { Workspace } from "./workspace.js" */

/** @param {Workspace} workspace */
export function clearVerdict(workspace) {
  workspace.faults = [];
  workspace.isRight = false;
  workspace.part("verdict").replaceChildren();
}

/**
 * Judge the tiles on the table. A city without faults that is not done gets a verdict only if asked.
 * @param {Workspace} workspace @param {boolean} asked
 */
export function judge(workspace, asked) {
  const { card, game } = workspace, panel = workspace.part("verdict"), empty = game.emptyCount;
  workspace.faults = faults(card.setup, game.tiles, card.crossing, card.rule);
  workspace.isRight = game.isFull && !workspace.faults.length;
  if (workspace.isRight) showRight(workspace);
  else if (workspace.faults.length) {
    panel.replaceChildren(...brokenRules(workspace.faults, empty));
    const count = countText("verdict.broken", workspace.faults.length);
    announce([count, ...workspace.faults.map(faultText)].join(". "));
  } else if (asked) {
    panel.replaceChildren(...nothingBroken(empty));
    announce(`${text("verdict.soFar")} ${countText("verdict.empty", empty)}`);
  }
  workspace.show();
  if (asked) panel.firstElementChild?.scrollIntoView({ block: "nearest" });
}

/** @param {Workspace} workspace */
function showRight(workspace) {
  const { card, game, paper, table } = workspace, city = cityText(game.tiles);
  const every = solutions(card.setup, card.crossing, card.rule);
  if (!paper && addFound(card, city)) workspace.newCity = city;
  const found = paper ? [city] : foundCities(card), isNew = workspace.newCity === city;
  const again = () => { clear(workspace); table.focus(0); };
  workspace.held = null;
  workspace.part("verdict").replaceChildren(...(paper
    ? rightOnPaper(every.length)
    : rightCity(card, { isNew, found, every, again, next: workspace.next() })));
  workspace.found();
  announce(`${text("verdict.right")} ${foundText(card, found.length, every.length)}`);
}
