/* The tray: the twelve tiles by kind, with the number left of each. A tap takes a tile in hand, a second turns it. */
import { freeCopies } from "../puzzle/game.js";
import { KINDS, nextDirection, upright } from "../puzzle/tiles.js";
import { make, onNotch, replaceIfChanged } from "../page/dom.js";
import { tileName } from "../page/names.js";
import { tilePicture } from "../page/tile_picture.js";
import { countText } from "../page/words.js";
/**
 * @import { Game } from "../puzzle/game.js"
 * @import { Kind, Tile } from "../puzzle/tiles.js"
 */

/**
 * @typedef {object} TrayHandlers
 * @property {(kind: Kind) => void} pick   a kind was tapped
 * @property {(kind: Kind, back: boolean) => void} turn   a kind is to be turned
 */

export class Tray {
  /** A tray in an element. @param {HTMLElement} root @param {TrayHandlers} handlers */
  constructor(root, handlers) {
    /** The direction in which each kind is laid next. */
    this.directions = /** @type {Record<Kind, Tile>} */ (
      Object.fromEntries(KINDS.map((kind) => [kind, upright(kind)]))
    );
    this.buttons = KINDS.map((kind) => kindButton(kind, handlers));
    root.replaceChildren(...this.buttons);
  }

  /** @param {Kind} kind */
  turn(kind, back = false) {
    this.directions[kind] = nextDirection(this.directions[kind], back);
  }

  /**
   * Show what is left, the kind in hand, and the kinds that stay unused by a hint.
   * @param {Game} game @param {Kind} [held] @param {Kind[]} [unused]
   */
  show(game, held, unused = []) {
    KINDS.forEach((kind, place) => {
      const button = this.buttons[place], tile = this.directions[kind], { crossing } = game.card;
      const left = Math.max(0, game.left(kind)), aside = unused.filter((one) => one === kind).length;
      const copies = freeCopies(game.squares, kind), stack = [...Array(Math.max(1, left)).keys()].reverse();
      replaceIfChanged(button, [tile, left, aside, crossing, ...copies].join(), () => [
        make("span", { class: `stack of-${left}` }, stack.map((n) => tilePicture(tile, copies[n] ?? 0, crossing))),
        make("span", { class: "left", "aria-hidden": "true" }, `${left}`),
        ...(aside ? [make("span", { class: "aside", "aria-hidden": "true" }, `−${aside}`)] : []),
      ]);
      button.setAttribute("aria-pressed", String(held === kind));
      button.classList.toggle("none", left < 1 && !game.paper);
      button.setAttribute("aria-label", countText("tray.left", left, { tile: tileName(tile, crossing) }));
    });
  }
}

/** @param {Kind} kind @param {TrayHandlers} handlers */
function kindButton(kind, handlers) {
  const button = make("button", { type: "button", class: "kind", "data-kind": kind });
  button.addEventListener("click", () => handlers.pick(kind));
  button.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey) handlers.turn(kind, event.shiftKey);
  });
  const isHeld = () => button.getAttribute("aria-pressed") === "true";
  onNotch(button, isHeld, (back) => handlers.turn(kind, back));
  return button;
}
