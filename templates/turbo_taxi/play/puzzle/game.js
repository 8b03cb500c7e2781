/* A city under construction: what lies where, what is left of the set, and every step back and forth.

   card    a setup with its code, crossing and extra rule
   laid    a tile on a square, and which copy of its kind it is: the three tees of a set differ in their houses
*/
var Game = (function () {
  "use strict";

  const { KIND, KINDS, SET, TILES, CENTRE } = TurboTaxi;

  class Game {
    /** A game with the centre laid; on a copy of a paper city the centre can be changed too. */
    constructor(card, paper = false) {
      this.card = card;
      this.paper = paper;
      this.start = paper ? centreOnly(card) : untouched(card);
      this.squares = this.start.slice();
      this.past = [];
      this.future = [];
      this.changed = () => {};
    }

    /** The names of the nine tiles, null for an empty square. */
    get tiles() {
      return this.squares.map((laid) => laid && laid.tile);
    }

    get full() {
      return this.squares.every(Boolean);
    }

    get isUntouched() {
      const name = (laid) => laid && laid.tile;
      return this.squares.every((laid, square) => name(laid) === name(this.start[square]));
    }

    get empty() {
      return this.squares.filter((laid) => !laid).length;
    }

    /** How many tiles of a kind are still beside the table. */
    left(kind) {
      return SET[kind] - this.squares.filter((laid) => laid && KIND[laid.tile] === kind).length;
    }

    /** Whether a square is the player's to change. */
    free(square) {
      return this.paper || square !== CENTRE;
    }

    /** Lay a tile out of the set; what lay there goes back. Says whether there was such a tile. */
    lay(square, tile) {
      const there = this.squares[square];
      const spare = this.left(KIND[tile]) + (there && KIND[there.tile] === KIND[tile] ? 1 : 0);
      if (!this.free(square) || (!this.paper && spare < 1)) return false;
      if (there && there.tile === tile) return true;
      this.change((squares) => { squares[square] = { tile, copy: this.copyFor(square, KIND[tile]) }; });
      return true;
    }

    /** Move a tile to another square; what lies there comes back in exchange. */
    move(from, to) {
      if (from === to || !this.squares[from] || !this.free(from) || !this.free(to)) return false;
      this.change((squares) => { [squares[from], squares[to]] = [squares[to], squares[from]]; });
      return true;
    }

    /** Turn a tile clockwise, or back, to the next direction that looks different. */
    turn(square, back = false) {
      const laid = this.squares[square];
      if (!laid || !this.free(square)) return false;
      const tile = nextDirection(laid.tile, back);
      if (tile === laid.tile) return false;
      this.change((squares) => { squares[square] = { ...laid, tile }; });
      return true;
    }

    /** Put a tile back beside the table. */
    take(square) {
      if (!this.squares[square] || !this.free(square)) return false;
      this.change((squares) => { squares[square] = null; });
      return true;
    }

    /** Put all tiles back but the centre; on a card with mistakes, lay the city with them again. */
    clear() {
      if (this.isUntouched) return false;
      this.change((squares) => squares.forEach((_, square) => { squares[square] = this.start[square]; }));
      return true;
    }

    /** Lay many tiles in one step, by square; null takes one away. Says whether the set has them all. */
    layAll(tiles) {
      const trial = new Game(this.card, this.paper);
      trial.squares = this.squares.slice();
      const keeps = (square) => !this.free(square) && tiles[square] === this.squares[square].tile;
      const squares = Object.keys(tiles).map(Number).filter((square) => !keeps(square));
      for (const square of squares) if (trial.free(square)) trial.squares[square] = null;
      for (const square of squares) if (tiles[square] && !trial.lay(square, tiles[square])) return false;
      this.change((now) => trial.squares.forEach((laid, square) => { now[square] = laid; }));
      return true;
    }

    undo() {
      return this.step(this.past, this.future);
    }

    redo() {
      return this.step(this.future, this.past);
    }

    // ---- inside

    change(edit) {
      const before = this.squares, after = before.slice();
      edit(after);
      this.past.push(before);
      this.future = [];
      this.squares = after;
      this.changed();
    }

    step(from, to) {
      if (!from.length) return false;
      to.push(this.squares);
      this.squares = from.pop();
      this.changed();
      return true;
    }

    copyFor(square, kind) {
      const others = this.squares.filter((laid, place) => laid && place !== square && KIND[laid.tile] === kind);
      const taken = others.map((laid) => laid.copy);
      return [0, 1, 2].find((copy) => copy < SET[kind] && !taken.includes(copy)) ?? 0;
    }
  }

  /** Tiles as they would be laid one after the other: each with another copy of its kind. */
  function copies(tiles) {
    const used = {};
    return tiles.map((tile) => {
      if (!tile) return null;
      const copy = (used[KIND[tile]] = (used[KIND[tile]] ?? -1) + 1);
      return { tile, copy: copy % SET[KIND[tile]] };
    });
  }

  /** The squares of a card before anybody has laid a tile: the centre, or the whole city in which mistakes are. */
  const untouched = (card) => (card.wrong ? copies(TurboTaxi.city(card.wrong)) : centreOnly(card));

  const centreOnly = (card) =>
    [...Array(9).keys()].map((square) => (square === CENTRE ? { tile: card.setup.centre, copy: 0 } : null));

  /** The next direction of a tile that looks different, clockwise or back. */
  function nextDirection(tile, back = false) {
    for (const quarters of back ? [3, 2, 1] : [1, 2, 3]) {
      const turned = TurboTaxi.turned(tile, quarters);
      if (turned !== tile) return turned;
    }
    return tile;
  }

  /** The first direction of a kind. */
  function upright(kind) {
    return TILES.find((tile) => KIND[tile] === kind);
  }

  /** How many quarters clockwise a tile is turned from the first direction of its kind. */
  function quarters(tile) {
    return [0, 1, 2, 3].find((turns) => TurboTaxi.turned(upright(KIND[tile]), turns) === tile);
  }

  /** Squares and tiles out of typed text: "b1 NES", several of them, "b1 -" to take one away, or a whole city. */
  function typed(text) {
    const words = text.replace(/[,;]/g, " ").split(/\s+/).filter(Boolean);
    if (!words.length) throw new Error("empty");
    if (!/^[a-c][1-3]$/i.test(words[0])) return Object.fromEntries(TurboTaxi.city(text.trim()).entries());
    if (words.length % 2) throw new Error("odd");
    const tiles = {};
    for (let place = 0; place < words.length; place += 2) {
      const [square, name] = [words[place].toLowerCase(), words[place + 1]];
      if (!/^[a-c][1-3]$/.test(square)) throw new Error("square");
      const at = "abc".indexOf(square[0]) + 3 * (Number(square[1]) - 1);
      tiles[at] = /^[-–]$/.test(name) ? null : TurboTaxi.tile(name);
    }
    return tiles;
  }

  return { Game, KINDS, copies, untouched, upright, quarters, nextDirection, typed };
})();
if (typeof module !== "undefined") module.exports = Game;
