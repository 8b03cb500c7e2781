/* A city under construction: the tiles on the squares, what is left of the set, undo and redo.

   laid    a tile on a square, and which copy of its kind it is: the three tees of a set differ in their houses
   paper   a copy of a city on paper, in which the centre can be changed and tiles are not counted
*/
import { CENTRE, readCity, SQUARES } from "./city.js";
import { KIND, nextDirection, readTile, SET } from "./tiles.js";
/**
 * @import { Challenge } from "./card_codes.js"
 * @import { Tiles } from "./city.js"
 * @import { Level } from "./levels.js"
 * @import { Kind, Tile } from "./tiles.js"
 */

/**
 * @typedef {object} CardFace
 * @property {string} code
 * @property {Level | null} level   null if the card has no right city
 * @property {string} kind   "build", "count", "only" or "mistakes"
 * @property {string} [label]   the number of a printed card
 * @property {string} [wrong]   the city in which a player looks for mistakes
 * @typedef {Challenge & CardFace} Card
 * @typedef {{ tile: Tile, copy: number }} Laid
 * @typedef {(Laid | null)[]} Squares
 */

export class Game {
  /** @param {Challenge & { wrong?: string }} card */
  constructor(card, paper = false) {
    this.card = card;
    this.paper = paper;
    this.start = paper ? centreOnly(card) : firstSquares(card);
    this.squares = this.start.slice();
    /** @type {Squares[]} */
    this.past = [];
    /** @type {Squares[]} */
    this.future = [];
    this.changed = () => {};
  }

  get tiles() {
    return this.squares.map((laid) => laid && laid.tile);
  }

  get isFull() {
    return this.squares.every(Boolean);
  }

  get isUntouched() {
    return this.squares.every((laid, square) => laid?.tile === this.start[square]?.tile);
  }

  get emptyCount() {
    return this.squares.filter((laid) => !laid).length;
  }

  /** How many tiles of a kind are not laid yet. @param {Kind} kind */
  left(kind) {
    return SET[kind] - this.squares.filter((laid) => laid && KIND[laid.tile] === kind).length;
  }

  /** True if the player may change a square. @param {number} square */
  isFree(square) {
    return this.paper || square !== CENTRE;
  }

  /**
   * Lay a tile out of the set. False if there is none left or the square is fixed.
   * @param {number} square @param {Tile} tile
   */
  lay(square, tile) {
    const there = this.squares[square];
    const spare = this.left(KIND[tile]) + (there && KIND[there.tile] === KIND[tile] ? 1 : 0);
    if (!this.isFree(square) || (!this.paper && spare < 1)) return false;
    if (there && there.tile === tile) return true;
    this.change((squares) => { squares[square] = { tile, copy: this.copyFor(square, KIND[tile]) }; });
    return true;
  }

  /**
   * Move a tile to another square; a tile that lies there comes back in exchange.
   * @param {number} from @param {number} to
   */
  move(from, to) {
    if (from === to || !this.squares[from] || !this.isFree(from) || !this.isFree(to)) return false;
    this.change((squares) => { [squares[from], squares[to]] = [squares[to], squares[from]]; });
    return true;
  }

  /** Turn a tile clockwise, or back, to its next direction that looks different. @param {number} square */
  turn(square, back = false) {
    const laid = this.squares[square];
    if (!laid || !this.isFree(square)) return false;
    const tile = nextDirection(laid.tile, back);
    if (tile === laid.tile) return false;
    this.change((squares) => { squares[square] = { ...laid, tile }; });
    return true;
  }

  /** Take a tile off the table. @param {number} square */
  take(square) {
    if (!this.squares[square] || !this.isFree(square)) return false;
    this.change((squares) => { squares[square] = null; });
    return true;
  }

  /** Go back to the squares at the start. */
  clear() {
    if (this.isUntouched) return false;
    this.change((squares) => squares.splice(0, 9, ...this.start));
    return true;
  }

  /**
   * Lay many tiles in one step, by square; null takes one away. False, and nothing changes, if the set lacks a tile.
   * @param {Record<number, Tile | null>} tiles
   */
  layAll(tiles) {
    const trial = new Game(this.card, this.paper);
    trial.squares = this.squares.slice();
    const stays = (/** @type {number} */ square) => !this.isFree(square) && tiles[square] === this.tiles[square];
    const squares = Object.keys(tiles).map(Number).filter((square) => !stays(square));
    for (const square of squares) if (trial.isFree(square)) trial.squares[square] = null;
    for (const square of squares) {
      const tile = tiles[square];
      if (tile && !trial.lay(square, tile)) return false;
    }
    this.change((now) => now.splice(0, 9, ...trial.squares));
    return true;
  }

  undo() {
    return this.step(this.past, this.future);
  }

  redo() {
    return this.step(this.future, this.past);
  }

  /**
   * Apply an edit to a copy of the squares and remember the squares before it.
   * @param {(squares: Squares) => void} edit
   */
  change(edit) {
    const before = this.squares, after = before.slice();
    edit(after);
    this.past.push(before);
    this.future = [];
    this.squares = after;
    this.changed();
  }

  /** @param {Squares[]} from @param {Squares[]} to */
  step(from, to) {
    const squares = from.pop();
    if (!squares) return false;
    to.push(this.squares);
    this.squares = squares;
    this.changed();
    return true;
  }

  /** The first copy of a kind that lies on no other square. @param {number} square @param {Kind} kind */
  copyFor(square, kind) {
    const free = freeCopies(this.squares.filter((_, place) => place !== square), kind);
    return free[0] ?? 0;
  }
}

/** The copies of a kind that lie on none of the squares. @param {Squares} squares @param {Kind} kind */
export function freeCopies(squares, kind) {
  const taken = squares.flatMap((laid) => (laid && KIND[laid.tile] === kind ? [laid.copy] : []));
  return [...Array(SET[kind]).keys()].filter((copy) => !taken.includes(copy));
}

/** The tiles with the copies they have when laid one after the other. @param {Tiles} tiles @returns {Squares} */
export function withCopies(tiles) {
  const before = (/** @type {number} */ square, /** @type {Kind} */ kind) =>
    tiles.slice(0, square).filter((tile) => tile && KIND[tile] === kind).length;
  return tiles.map((tile, square) =>
    (tile ? { tile, copy: before(square, KIND[tile]) % SET[KIND[tile]] } : null));
}

/**
 * The squares of a card before the first move: the centre, or the whole city in which the mistakes are.
 * @param {Challenge & { wrong?: string }} card
 */
export const firstSquares = (card) => (card.wrong ? withCopies(readCity(card.wrong)) : centreOnly(card));

/** @param {Challenge} card @returns {Squares} */
const centreOnly = (card) =>
  SQUARES.map((square) => (square === CENTRE ? { tile: card.setup.centre, copy: 0 } : null));

/**
 * Squares and tiles out of typed text: "b1 NES", several of them, "b1 -" to take one away, or a whole city.
 * @param {string} text @param {(names: string) => string} [inEnglish] the names of tiles in English letters
 * @returns {Record<number, Tile | null>}
 */
export function readTyped(text, inEnglish = (names) => names) {
  const words = text.replace(/[,;]/g, " ").split(/\s+/).filter(Boolean);
  if (!words.length) throw new Error("empty");
  if (!/^[a-c][1-3]$/i.test(words[0])) return { ...readCity(inEnglish(text.trim())) };
  if (words.length % 2) throw new Error("odd");
  /** @type {Record<number, Tile | null>} */
  const tiles = {};
  for (let place = 0; place < words.length; place += 2) {
    const [square, name] = [words[place].toLowerCase(), words[place + 1]];
    if (!/^[a-c][1-3]$/.test(square)) throw new Error("square");
    const at = "abc".indexOf(square[0]) + 3 * (Number(square[1]) - 1);
    tiles[at] = /^[-–]$/.test(name) ? null : readTile(inEnglish(name));
  }
  return tiles;
}
