/* Judging the city on a workspace. */
import { cityText } from "../puzzle/city.js";
import { faults } from "../puzzle/judge.js";
import { solutions } from "../puzzle/solver.js";
import { announce } from "../page/dom.js";
import { addFound, foundCities, isSolved } from "../page/found.js";
import { faultText } from "../page/names.js";
import { countText, text } from "../page/words.js";
import { clear } from "./moves.js";
import { brokenRules, emptyText, foundText, nothingBroken, rightCity, rightOnPaper, rightWith } from "./verdict.js";
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
    announce([count, ...workspace.faults.map(faultText), emptyText(game.tiles)].filter(Boolean).join(". "));
  } else if (asked) {
    panel.replaceChildren(...nothingBroken(empty));
    announce(`${text("verdict.soFar")} ${emptyText(game.tiles)}`);
  }
  workspace.show();
  if (asked) panel.firstElementChild?.scrollIntoView({ block: "nearest" });
}

/** @param {Workspace} workspace */
function showRight(workspace) {
  workspace.held = null;
  const panel = workspace.part("verdict"), { praise } = workspace;
  const parts = praise ? rightWith(praise()) : workspace.paper ? rightOnPaper(allCities(workspace).length) : null;
  if (parts) {
    panel.replaceChildren(...parts);
    announce(parts.map((part) => part.textContent).join(" "));
  } else collect(workspace, panel);
}

/** @param {Workspace} workspace */
const allCities = ({ card }) => solutions(card.setup, card.crossing, card.rule);

/** Store a right city and show those found so far. @param {Workspace} workspace @param {HTMLElement} panel */
function collect(workspace, panel) {
  const { card, game, table } = workspace, city = cityText(game.tiles), isFirst = !isSolved(card);
  const isStored = addFound(card, city);
  if (isStored) workspace.newCity = city;
  const found = foundCities(card), every = allCities(workspace), isNew = workspace.newCity === city;
  const again = () => { clear(workspace); table.focus(0); };
  panel.replaceChildren(...rightCity(card, { isNew, found, every, again, next: workspace.next() }));
  const more = workspace.found({ isNew: isStored, isFirst: isStored && isFirst });
  announce([text("verdict.right"), foundText(card, found.length, every.length), more].filter(Boolean).join(" "));
}
