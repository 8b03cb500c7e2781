/* The table: nine squares as a grid for pointer, keyboard and screen reader, and a layer of marks over them. */
import { CENTRE, GATES, SQUARES } from "../puzzle/city.js";
import { draw, make, picture, replaceIfChanged } from "../page/dom.js";
import { sideNames, squareName, tileName } from "../page/names.js";
import { tilePicture } from "../page/tile_picture.js";
import { text } from "../page/words.js";
import { faultMarks, hintedRoute, markers, routeLines, TABLE } from "./marks.js";
/**
 * @import { Challenge } from "../puzzle/card_codes.js"
 * @import { Laid, Squares } from "../puzzle/game.js"
 * @import { RouteStep } from "../puzzle/hint_steps.js"
 * @import { Fault } from "../puzzle/judge.js"
 * @import { Setup } from "../puzzle/setup.js"
 * @import { Tile } from "../puzzle/tiles.js"
 */

/**
 * @typedef {object} TableHandlers
 * @property {(square: number) => void} use   a square was clicked, or Enter pressed on it
 * @property {(key: string, square: number) => boolean} key   another key was pressed; true if it has a meaning
 *
 * @typedef {object} Shown   what a table shows besides tiles
 * @property {Fault[]} [faults]
 * @property {boolean} [routes]   draw the ways home
 * @property {number} [held]   the square whose tile the player holds
 * @property {Record<number, Tile>} [hinted]   tiles that a hint names, by square
 * @property {RouteStep} [route]   the way home that a hint names
 * @property {boolean} [paper]   a copy of a city on paper: the centre is not fixed
 *
 * @typedef {Challenge & { code?: string }} TableCard
 */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

export class Table {
  /**
   * A table in an element. Without handlers it is only a picture.
   * @param {HTMLElement} root @param {TableHandlers | null} [handlers]
   */
  constructor(root, handlers = null) {
    this.handlers = handlers;
    this.at = CENTRE; // the square that the Tab key leads to
    this.cells = SQUARES.map((square) => (handlers ? this.cell(square, handlers) : this.plainCell()));
    const role = handlers ? "row" : "presentation";
    const rows = [0, 3, 6].map((row) => make("div", { role }, this.cells.slice(row, row + 3)));
    this.grid = make("div", { class: "squares", role: handlers ? "grid" : "presentation" }, rows);
    this.marks = draw("svg", { class: "over", viewBox: `0 0 ${TABLE} ${TABLE}`, "aria-hidden": "true" });
    root.classList.add("table");
    root.replaceChildren(picture("ground", `0 0 ${TABLE} ${TABLE}`, { class: "ground" }), this.grid, this.marks);
    if (handlers) this.grid.addEventListener("keydown", (event) => this.pressKey(event, handlers));
  }

  plainCell() {
    return make("div", { class: "square", role: "presentation" });
  }

  /** @param {number} square @param {TableHandlers} handlers */
  cell(square, handlers) {
    return make("div", {
      class: "square",
      role: "gridcell",
      tabindex: square === this.at ? 0 : -1,
      "data-square": square,
      onclick: () => { this.select(square); handlers.use(square); },
      onfocus: () => this.select(square),
    });
  }

  /** Make a square the one that the Tab key leads to. @param {number} square */
  select(square) {
    this.at = square;
    this.cells.forEach((cell, place) => { cell.tabIndex = place === square ? 0 : -1; });
  }

  /** Move the focus to a square. @param {number} square */
  focus(square) {
    this.select(square);
    this.cells[square].focus();
  }

  /** @param {KeyboardEvent} event @param {TableHandlers} handlers */
  pressKey(event, handlers) {
    const row = Math.floor(this.at / 3), column = this.at % 3;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in STEPS) {
      const [down, right] = STEPS[event.key], to = [row + down, column + right];
      if (to.every((place) => place >= 0 && place < 3)) this.focus(3 * to[0] + to[1]);
    } else if (event.key === "Home") this.focus(3 * row);
    else if (event.key === "End") this.focus(3 * row + 2);
    else if (event.key === "Enter" || event.key === " ") handlers.use(this.at);
    else if (!handlers.key(event.key, this.at)) return;
    event.preventDefault();
  }

  /** Show a card with tiles on it. @param {TableCard} card @param {Squares} squares @param {Shown} [shown] */
  show(card, squares, shown = {}) {
    const tiles = squares.map((laid) => laid && laid.tile);
    squares.forEach((laid, square) => this.showSquare(card, laid, square, shown));
    this.marks.replaceChildren(
      ...(shown.routes ? routeLines(card, tiles) : []),
      ...(shown.route ? [hintedRoute(shown.route, tiles)] : []),
      ...markers(card.setup),
      ...faultMarks(shown.faults ?? []),
    );
    if (this.handlers) this.grid.setAttribute("aria-label", text("table.label", { code: card.code }));
  }

  /** @param {TableCard} card @param {Laid | null} laid @param {number} square @param {Shown} shown */
  showSquare(card, laid, square, shown) {
    const cell = this.cells[square], hinted = shown.hinted?.[square];
    const tile = laid ? laid.tile : hinted, copy = laid ? laid.copy : 0;
    replaceIfChanged(cell, [tile, copy, card.crossing].join(), () => (
      tile ? [tilePicture(tile, copy, card.crossing)] : []));
    cell.classList.toggle("laid", Boolean(laid));
    cell.classList.toggle("fixed", square === CENTRE && !shown.paper);
    cell.classList.toggle("in-hand", shown.held === square);
    cell.classList.toggle("hinted", Boolean(hinted) && laid?.tile !== hinted);
    if (this.handlers) {
      cell.setAttribute("aria-label", squareLabel(card, laid, square));
      cell.setAttribute("aria-selected", String(shown.held === square));
    }
  }
}

/**
 * A square for screen readers: its name, its tile, and the markers beside it.
 * @param {TableCard} card @param {Laid | null} laid @param {number} square
 */
function squareLabel(card, laid, square) {
  const tile = laid ? tileName(laid.tile, card.crossing) : text("table.empty");
  return [squareName(square), tile, ...markersBeside(card.setup, square)].join(", ");
}

/** @param {Setup} setup @param {number} square */
function markersBeside(setup, square) {
  const names = ["yellowTaxi", "yellowHouse", "redTaxi", "redHouse"];
  return setup.hours.flatMap((hour, place) => {
    const [there, side] = GATES[hour], marker = text(`marker.${names[place]}`);
    return there === square ? [text("table.hour", { marker, side: sideNames(side), hour })] : [];
  });
}
