/* Laying tiles by keyboard, by typing and by dragging. */
import { readTyped } from "../puzzle/game.js";
import { KIND, KINDS } from "../puzzle/tiles.js";
import { inEnglish } from "../page/compass.js";
import { announce, setInvalid, targetOf } from "../page/dom.js";
import { text } from "../page/words.js";
import { judge } from "./judging.js";
import { announceSquare, layFromTray, redo, takeTile, turnTile, undo } from "./moves.js";
/**
 * @import { Dragged } from "./drag.js"
 * @import { Workspace } from "./workspace.js"
 */

/**
 * Handle a key on a square of the table. False if the key has no meaning.
 * @param {Workspace} workspace @param {string} key @param {number} square
 */
export function pressKey(workspace, key, square) {
  const { game } = workspace, kind = KINDS[Number(key) - 1], there = game.squares[square];
  if (kind && there && KIND[there.tile] === kind && game.isFree(square)) {
    game.turn(square);
    announceSquare(workspace, square);
  } else if (kind) layFromTray(workspace, kind, square);
  else if (key === "r" || key === "R") {
    if (there && game.isFree(square)) workspace.held = { square };
    turnTile(workspace, key === "R");
  } else if (key === "Delete" || key === "Backspace") {
    workspace.held = { square };
    takeTile(workspace);
  } else if (key === "c" || key === "C") judge(workspace, true);
  else if (key === "Escape") {
    workspace.held = null;
    workspace.show();
  } else return false;
  return true;
}

/** Undo at Ctrl Z, redo at Ctrl Y and Ctrl Shift Z. @param {Workspace} workspace @param {KeyboardEvent} event */
export function pressShortcut(workspace, event) {
  if (!(event.ctrlKey || event.metaKey) || targetOf(event).matches("input")) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) redo(workspace);
  else undo(workspace);
}

/** Lay the tiles that were typed. @param {Workspace} workspace */
export function layTyped(workspace) {
  const note = workspace.part("typed-note"), input = workspace.part("typed").querySelector("input");
  if (!input) return;
  const problem = typedProblem(workspace, input.value);
  note.textContent = problem;
  setInvalid(input, problem !== "");
  if (!problem) input.value = "";
  announce(problem || text("typed.done"));
}

/**
 * What is wrong with typed tiles, or nothing if they could be laid.
 * @param {Workspace} workspace @param {string} typed
 */
function typedProblem({ game }, typed) {
  try {
    return game.layAll(readTyped(typed, inEnglish)) ? "" : text("typed.none");
  } catch {
    return text("typed.wrong");
  }
}

/**
 * What can be dragged from an element, or null.
 * @param {Workspace} workspace @param {Element} target @returns {Dragged | null}
 */
export function grasp({ game, paper, table }, target) {
  const size = table.cells[0].getBoundingClientRect().width;
  /** @type {HTMLElement | null} */
  const button = target.closest("[data-kind]");
  const kind = KINDS.find((one) => one === button?.dataset.kind), top = button?.querySelector(".tile:last-child");
  if (kind && top && (paper || game.left(kind) > 0)) return { kind, size, picture: top };
  const cell = target.closest("[data-square]"), square = table.cells.findIndex((one) => one === cell);
  const tile = cell?.querySelector(".tile");
  if (!tile || square < 0 || !game.squares[square] || !game.isFree(square)) return null;
  return { square, size, picture: tile };
}

/**
 * Drop a tile on a square of the table, or off the table if there is none.
 * @param {Workspace} workspace @param {Dragged} dragged @param {HTMLElement | null} cell
 */
export function drop(workspace, dragged, cell) {
  const { game, table } = workspace, to = table.cells.findIndex((one) => one === cell), isOnTable = to >= 0;
  if ("kind" in dragged) {
    if (isOnTable) layFromTray(workspace, dragged.kind, to);
    return;
  }
  if (isOnTable && !game.isFree(to)) {
    workspace.tell(text("tell.fixed"));
    return;
  }
  workspace.held = isOnTable ? { square: to } : null;
  const isMoved = isOnTable ? game.move(dragged.square, to) : game.take(dragged.square);
  if (isMoved) announceSquare(workspace, isOnTable ? to : dragged.square);
  else workspace.show();
}
