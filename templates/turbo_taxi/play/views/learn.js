/* A guided first card: one tile is missing, and three taps complete the city: take, lay, turn. */
import { cityText, readCity } from "../puzzle/city.js";
import { encode, readSetup } from "../puzzle/codes.js";
import { KIND, KINDS } from "../puzzle/tiles.js";
import { writeAddress } from "../page/address.js";
import { cardAt, chosenCrossing, pack } from "../page/cards.js";
import { byId, make } from "../page/dom.js";
import { text, texts } from "../page/words.js";
import { judge } from "../workspace/judging.js";
import { Workspace } from "../workspace/workspace.js";
/** @import { Card } from "../puzzle/game.js" */

const SQUARE = 1, KIND_WANTED = "curve";
const SETUP = readSetup("1-6 7-10 NSW");
const CITY = "SW ES NSW / NES NSW NS / NS NS N"; // it has no crossing, so it is right however a crossing is read
const START = CITY.replace(" ES", " -");
/** @returns {Card} */
const guidedCard = () => ({
  setup: SETUP, code: encode(SETUP), crossing: chosenCrossing(), rule: null, level: "easy", kind: "build", wrong: START,
});

export const learnWorkspace = new Workspace(byId("at-learn"), {
  praise: () => [
    make("p", {}, text("learn.done")),
    make("p", { class: "actions" }, make("a", { class: "button main", href: firstAddress() }, text("learn.first"))),
  ],
  changed: praiseIfDone,
  shown: showStep,
});

/** @param {Workspace} workspace */
function praiseIfDone(workspace) {
  if (nextTap(workspace) !== 3) return;
  judge(workspace, false);
  workspace.part("verdict").lastElementChild?.scrollIntoView({ block: "nearest" });
}

/** The address of the first card that this page offers. */
const firstAddress = () => writeAddress(pack()?.[0] ?? cardAt("easy", 0));

/** Open the guided card at its beginning. */
export function openLearn() {
  learnWorkspace.open(guidedCard());
}

/** Show the guided card again, after a change of language. */
export function refreshLearn() {
  if (!learnWorkspace.openGame) return;
  if (learnWorkspace.isRight) judge(learnWorkspace, false);
  else learnWorkspace.show();
}

/**
 * The tap that comes next: 0 takes the tile, 1 lays it, 2 turns it; -1 if other tiles were moved, 3 if all is done.
 * @param {Workspace} workspace
 */
export function nextTap({ game, held }) {
  const start = readCity(START), there = game.tiles[SQUARE];
  if (game.tiles.some((tile, square) => square !== SQUARE && tile !== start[square])) return -1;
  if (cityText(game.tiles) === CITY) return 3;
  if (there && KIND[there] === KIND_WANTED) return 2;
  return held?.kind === KIND_WANTED ? 1 : 0;
}

/** Say which tap comes next, and mark where. @param {Workspace} workspace */
function showStep(workspace) {
  const tap = nextTap(workspace), button = workspace.tray.buttons[KINDS.indexOf(KIND_WANTED)];
  byId("learn-step").hidden = tap === 3;
  byId("learn-step").textContent = tap < 0 ? text("learn.astray") : texts("learn.steps")[tap] ?? "";
  button.classList.toggle("wanted", tap === 0);
  workspace.table.cells[SQUARE].classList.toggle("wanted", tap === 1 || tap === 2);
  workspace.part("clear").classList.toggle("wanted", tap < 0);
}
