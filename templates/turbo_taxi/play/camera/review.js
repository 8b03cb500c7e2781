/* What is still to be asked about a city that was read from a photo, before it is judged. */
import { cityText, SQUARES } from "../puzzle/city.js";
import { KIND, KINDS, SET, TILES } from "../puzzle/tiles.js";
import { bestTurns, turnedCity } from "../photo/turning.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 * @import { Kind, Tile } from "../puzzle/tiles.js"
 * @import { Reading } from "../photo/reader.js"
 */

/**
 * @typedef {{ why: "missing" | "unsure", squares: number[] } | { why: "stock", kind: Kind, squares: number[] }
 *   | { why: "extra" | "hard" }} Doubt
 *   hard: the photo as a whole   squares: in reading order of the photo
 * @typedef {"none" | "doubts" | "card" | "turn" | "verdict"} Step   what comes next; none: there is no city
 */

export class Review {
  /**
   * @param {Reading} reading @param {Card | null} card
   * @param {boolean} [isOutlined]   a person has said where the city is
   */
  constructor(reading, card, isOutlined = false) {
    this.reading = reading;
    this.isOutlined = isOutlined;
    this.card = card;
    this.tiles = [...reading.tiles];
    /** Squares whose tile a person has chosen. @type {Set<number>} */
    this.settled = new Set();
    /** A person has said that all is as it was read. */
    this.isConfirmed = false;
    /** By how many quarters the photo is turned, if a person has said so. @type {number | null} */
    this.chosenTurn = null;
  }

  /** The squares with a tile that is not certain. */
  get unsure() {
    const { doubtful } = this.reading;
    return this.isConfirmed ? [] : SQUARES.filter((square) => doubtful[square] && !this.settled.has(square));
  }

  /** Everything that a person has to look at. @returns {Doubt[]} */
  get doubts() {
    const { reason, doubtful } = this.reading;
    if (this.isConfirmed) return [];
    const missing = SQUARES.filter((square) => !this.tiles[square] && !this.settled.has(square));
    const unsure = this.unsure.filter((square) => this.tiles[square]);
    const tooMany = KINDS.map((kind) => ({ kind, squares: this.squaresOf(kind) }))
      .filter(({ kind, squares }) => squares.length > SET[kind]);
    const isHard = reason === "none" || (reason === "doubtful" && !doubtful.some(Boolean));
    return [
      ...(missing.length ? [/** @type {const} */ ({ why: "missing", squares: missing })] : []),
      ...(unsure.length ? [/** @type {const} */ ({ why: "unsure", squares: unsure })] : []),
      ...tooMany.map((one) => /** @type {const} */ ({ why: "stock", ...one })),
      ...(reason === "extra" ? [/** @type {const} */ ({ why: "extra" })] : []),
      ...(isHard ? [/** @type {const} */ ({ why: "hard" })] : []),
    ];
  }

  /** @param {Kind} kind */
  squaresOf(kind) {
    return SQUARES.filter((square) => KIND[this.tiles[square] ?? ""] === kind);
  }

  /** @returns {Step} */
  get step() {
    if (this.reading.reason === "none" && !(this.isOutlined && this.tiles.some(Boolean))) return "none";
    if (this.doubts.length) return "doubts";
    if (!this.card) return "card";
    return this.quarters === null ? "turn" : "verdict";
  }

  /** The turns that fit the card, or none without a card. */
  get turns() {
    const { card } = this;
    return card ? bestTurns(this.tiles, card.setup, card.crossing, card.rule) : [];
  }

  /** By how many quarters clockwise the photo is turned to lie as on the card, or null if that is to be asked. */
  get quarters() {
    if (this.chosenTurn !== null) return this.chosenTurn;
    const turns = this.turns, first = turns[0];
    if (!first) return null;
    // turns that give the same city are the same for the judge
    return turns.every(({ tiles }) => cityText(tiles) === cityText(first.tiles)) ? first.quarters : null;
  }

  /** The city as it lies on the card, or as it lies in the photo as long as that is unknown. @returns {Tiles} */
  get city() {
    return turnedCity(this.tiles, this.quarters ?? 0);
  }

  /** The tiles that can lie on a square, the likeliest first; null for none. @param {number} square @returns {Tiles} */
  choices(square) {
    const { tiles, seconds } = this.reading;
    return [...new Set([tiles[square], seconds[square], ...TILES, null])];
  }

  /** Say which tile lies on a square. @param {number} square @param {Tile | null} tile */
  choose(square, tile) {
    this.tiles[square] = tile;
    this.settled.add(square);
  }

  /** Change a square to the reading that comes next. @param {number} square */
  change(square) {
    const choices = this.choices(square);
    this.choose(square, choices[(choices.indexOf(this.tiles[square]) + 1) % choices.length]);
  }

  /** Turn the city by one more quarter. */
  turn() {
    this.chosenTurn = ((this.quarters ?? 0) + 1) % 4;
  }
}
