/* What a tap, a click or a tool does with tiles. Each move is announced to screen readers; what cannot be done is also
   shown on the table. */
import { announce } from "../page/dom.js";
import { kindName, tileName } from "../page/names.js";
import { text } from "../page/words.js";
/**
 * @import { Kind, Tile } from "../puzzle/tiles.js"
 * @import { Workspace } from "./workspace.js"
 */

/** @param {Workspace} workspace */
const tellFixed = (workspace) => workspace.tell(text("tell.fixed"));
/** @param {Workspace} workspace */
const tellToPick = (workspace) => workspace.tell(text("tell.pick"), true);
/** @param {Workspace} workspace @param {Kind} kind */
const tellNoneLeft = (workspace, kind) => workspace.tell(text("tell.none", { kind: kindName(kind) }));

/** @param {Workspace} workspace @param {Tile} tile */
const announceHeld = ({ card }, tile) => announce(text("tell.taken", { tile: tileName(tile, card.crossing) }));

/** @param {Workspace} workspace @param {number} square */
export const announceSquare = ({ table }, square) => announce(table.cells[square].getAttribute("aria-label"));

/**
 * Use a square that was tapped: lay or move the tile in hand there, turn it, or take one in hand.
 * @param {Workspace} workspace @param {number} square
 */
export function useSquare(workspace, square) {
  const { held, game } = workspace, there = game.squares[square];
  if (held?.kind) layFromTray(workspace, held.kind, square);
  else if (held?.square === square) {
    if (game.turn(square)) announceSquare(workspace, square);
  } else if (held?.square !== undefined && !there) {
    workspace.held = { square };
    if (game.move(held.square, square)) announceSquare(workspace, square);
    else workspace.show();
  } else if (!there) tellToPick(workspace);
  else if (!game.isFree(square)) tellFixed(workspace);
  else {
    workspace.held = { square };
    workspace.show();
    announceHeld(workspace, there.tile);
  }
}

/** Lay a tile of a kind on a square. @param {Workspace} workspace @param {Kind} kind @param {number} square */
export function layFromTray(workspace, kind, square) {
  const { game, held, tray } = workspace;
  if (!game.isFree(square)) {
    tellFixed(workspace);
    return;
  }
  // set before the table is drawn, so that the tile just laid is the one that a second tap turns
  workspace.held = { square };
  if (game.lay(square, tray.directions[kind])) {
    workspace.show();
    announceSquare(workspace, square);
  } else {
    workspace.held = held;
    tellNoneLeft(workspace, kind);
  }
}

/** Take a tile of a kind in hand, or turn it if it is there already. @param {Workspace} workspace @param {Kind} kind */
export function pickKind(workspace, kind) {
  if (workspace.held?.kind === kind) {
    turnInTray(workspace, kind);
    return;
  }
  workspace.held = { kind };
  workspace.show();
  const isNoneLeft = workspace.game.left(kind) < 1 && !workspace.paper;
  if (isNoneLeft) tellNoneLeft(workspace, kind);
  else announceHeld(workspace, workspace.tray.directions[kind]);
}

/** Turn a kind in the tray and take it in hand. @param {Workspace} workspace @param {Kind} kind */
export function turnInTray(workspace, kind, back = false) {
  workspace.tray.turn(kind, back);
  workspace.held = { kind };
  workspace.show();
  announce(tileName(workspace.tray.directions[kind], workspace.card.crossing));
}

/** Turn the tile in hand, or else the one that the keyboard is on. @param {Workspace} workspace */
export function turnTile(workspace, back = false) {
  const { held, game, table } = workspace;
  if (held?.kind) {
    turnInTray(workspace, held.kind, back);
    return;
  }
  const square = held?.square ?? table.at;
  if (!game.squares[square]) tellToPick(workspace);
  else if (!game.isFree(square)) tellFixed(workspace);
  else {
    game.turn(square, back); // a crossing looks the same in every direction
    announceSquare(workspace, square);
  }
}

/** Take the tile in hand, or else the one that the keyboard is on, off the table. @param {Workspace} workspace */
export function takeTile(workspace) {
  const { game, held, table } = workspace, square = held?.square ?? table.at;
  workspace.held = null;
  if (game.take(square)) announceSquare(workspace, square);
  else if (game.squares[square]) tellFixed(workspace);
  else tellToPick(workspace);
}

/** @param {Workspace} workspace */
export const undo = (workspace) => afterStep(workspace, workspace.game.undo());
/** @param {Workspace} workspace */
export const redo = (workspace) => afterStep(workspace, workspace.game.redo());
/** @param {Workspace} workspace */
export const clear = (workspace) => afterStep(workspace, workspace.game.clear());

/** @param {Workspace} workspace @param {boolean} done */
function afterStep(workspace, done) {
  workspace.held = null;
  workspace.show();
  announce(text(done ? "tell.done" : "tell.nothing"));
}
