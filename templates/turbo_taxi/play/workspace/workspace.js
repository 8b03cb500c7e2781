/* The workspace: a table, a tray and tools, with which a card is solved or a city on paper is copied and judged.

   held   the tile in the player's hand: {kind} out of the tray, {square} on the table, or null
*/
import { Game } from "../puzzle/game.js";
import { announce, find, onNotch, targetOf } from "../page/dom.js";
import { setupName } from "../page/names.js";
import { stored } from "../page/storage.js";
import { forgetTable, storeTable } from "../page/tables.js";
import { texts } from "../page/words.js";
import { allowDragging } from "./drag.js";
import { drop, grasp, layTyped, pressKey, pressShortcut } from "./input.js";
import { clearVerdict, judge } from "./judging.js";
import { clear, pickKind, redo, takeTile, turnInTray, turnTile, undo, useSquare } from "./moves.js";
import { Table } from "./table.js";
import { Tray } from "./tray.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 * @import { Hints } from "../puzzle/hints.js"
 * @import { Fault } from "../puzzle/judge.js"
 * @import { Kind } from "../puzzle/tiles.js"
 */

/**
 * @typedef {{ kind: Kind, square?: undefined } | { square: number, kind?: undefined } | null} Held
 *
 * @typedef {object} WorkspaceOptions
 * @property {boolean} [paper]   for copies of cities on paper: the centre can be changed and nothing is collected
 * @property {(() => HTMLElement[]) | null} [praise]   what is shown with a right city, where none is collected
 * @property {() => (() => void) | null} [next]   what leads to the next card, or null on the last one
 * @property {(city: Found) => string} [found]   called when a right city was found; the text is announced
 * @property {(workspace: Workspace) => void} [changed]   called when a tile was laid, turned or taken
 * @property {(workspace: Workspace) => void} [shown]   called when the table was drawn
 *
 * @typedef {{ isNew: boolean, isFirst: boolean }} Found   a city that was not found before; the first one of its card
 */

export class Workspace {
  /** @param {HTMLElement} root @param {WorkspaceOptions} options */
  constructor(root, { paper = false, praise = null, next = () => null, ...calls }) {
    this.root = root;
    this.paper = paper;
    this.praise = praise;
    this.next = next;
    this.found = calls.found ?? (() => "");
    this.whenChanged = calls.changed ?? (() => {});
    this.whenShown = calls.shown ?? (() => {});
    /** @type {Held} */
    this.held = null;
    /** @type {Card | null} */
    this.openCard = null;
    /** @type {Game | null} */
    this.openGame = null;
    /** @type {Fault[]} */
    this.faults = [];
    this.isRight = false;
    /** The city that was found last, until the next move. @type {string | null} */
    this.newCity = null;
    /** @type {Hints | null} */
    this.hints = null;
    this.hintsShown = 0;
    this.table = new Table(this.part("table"), {
      use: (square) => useSquare(this, square),
      key: (key, square) => pressKey(this, key, square),
    });
    this.table.grid.setAttribute("aria-describedby", `${this.part("setup").id} ${this.part("keys").id}`);
    this.tray = new Tray(this.part("tray"), {
      pick: (kind) => pickKind(this, kind),
      turn: (kind, back) => turnInTray(this, kind, back),
    });
    this.listen();
  }

  /** The card on the table. */
  get card() {
    if (!this.openCard) throw new Error("no card is open");
    return this.openCard;
  }

  get game() {
    if (!this.openGame) throw new Error("no card is open");
    return this.openGame;
  }

  /** The element of the workspace with a name. @param {string} name */
  part(name) {
    return find(this.root, `[data-part="${name}"]`);
  }

  listen() {
    const actions = {
      turn: () => turnTile(this),
      take: () => takeTile(this),
      undo: () => undo(this),
      redo: () => redo(this),
      clear: () => clear(this),
      check: () => judge(this, true),
    };
    for (const [name, action] of Object.entries(actions)) this.part(name).addEventListener("click", action);
    this.part("typed").addEventListener("submit", (event) => {
      event.preventDefault();
      layTyped(this);
    });
    this.root.addEventListener("keydown", (event) => pressShortcut(this, event));
    const overHeld = (/** @type {Event} */ event) => {
      const square = this.held?.square;
      return square !== undefined && targetOf(event).closest("[data-square]") === this.table.cells[square];
    };
    onNotch(this.part("table"), overHeld, (back) => turnTile(this, back));
    allowDragging(this.root, {
      grasp: (target) => (this.openGame ? grasp(this, target) : null),
      drop: (dragged, cell) => drop(this, dragged, cell),
    });
  }

  /**
   * Put a card on the table, with the tiles that lay there when it was left.
   * @param {Card} card @param {Tiles | null} [tiles]
   */
  open(card, tiles = null) {
    const game = new Game(card, this.paper);
    this.openCard = card;
    this.openGame = game;
    if (tiles) game.layAll({ ...tiles });
    game.past = [];
    game.changed = () => this.changed();
    this.held = null;
    this.hints = null;
    this.hintsShown = 0;
    clearVerdict(this);
    this.table.select(Math.max(0, game.squares.findIndex((laid) => !laid)));
    this.show();
  }

  /** True if the tiles and right cities are stored. */
  get isStored() {
    return !this.paper && !this.praise;
  }

  /** Store the tiles, and judge them if the player wants that after a change. */
  changed() {
    this.newCity = null;
    if (this.isStored && this.game.isUntouched) forgetTable(this.card);
    else if (this.isStored) storeTable(this.card, this.game.tiles);
    clearVerdict(this);
    const mode = this.paper ? "ninth" : this.praise ? "asked" : stored("judging", "asked");
    if (mode === "live" || (mode === "ninth" && this.game.isFull)) judge(this, false);
    else this.show();
    this.whenChanged(this);
  }

  /**
   * Say on the table and to screen readers why nothing happened, until the next move.
   * @param {string} words @param {boolean} [isTrayWanted]   a tile of the tray is to be chosen
   */
  tell(words, isTrayWanted = false) {
    this.part("told").textContent = words;
    this.part("tray").classList.toggle("wanted", isTrayWanted);
    announce(words);
  }

  show() {
    if (!this.openGame) return;
    const { held, game } = this, steps = this.hints ? this.hints.steps.slice(0, this.hintsShown) : [];
    const route = steps.find((step) => step.kind === "route");
    const unused = steps.find((step) => step.kind === "unused");
    this.table.show(this.card, game.squares, {
      faults: this.faults,
      routes: this.isRight,
      held: held?.square,
      hinted: Object.fromEntries(steps.flatMap((step) => (step.kind === "tile" ? [[step.square, step.tile]] : []))),
      route: this.isRight ? undefined : route,
      paper: this.paper,
    });
    this.tray.show(game, held?.kind, unused?.kinds);
    this.enable("undo", game.past.length > 0);
    this.enable("redo", game.future.length > 0);
    this.enable("take", held?.square !== undefined && game.isFree(held.square));
    this.enable("clear", !game.isUntouched);
    this.part("setup").textContent = setupName(this.card);
    this.part("tip").hidden = !game.isUntouched;
    [this.part("tip").textContent, this.part("keys").textContent] = texts("help.hands");
    this.part("told").textContent = "";
    this.part("tray").classList.toggle("wanted", false);
    this.whenShown(this);
  }

  /** Enable or disable a tool. @param {string} tool @param {boolean} enabled */
  enable(tool, enabled) {
    this.part(tool).toggleAttribute("disabled", !enabled);
  }
}
