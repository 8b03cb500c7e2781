/* What a person sees and is asked about a city that was read from a photo. */
import { turnedSquare } from "../puzzle/city.js";
import { InputError } from "../puzzle/errors.js";
import { faults } from "../puzzle/judge.js";
import { turned } from "../puzzle/tiles.js";
import { cardOfTyped } from "../page/cards.js";
import { make } from "../page/dom.js";
import { faultText, squareName, tileName } from "../page/names.js";
import { tilePicture } from "../page/tile_picture.js";
import { text } from "../page/words.js";
import { faultMarks, markers, routeLines } from "../workspace/marks.js";
import { brokenRules, heading, nothingBroken } from "../workspace/verdict.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 * @import { Tile } from "../puzzle/tiles.js"
 * @import { Doubt, Review } from "./review.js"
 * @import { Laid } from "./stage.js"
 */

// the square in the middle of each side of the photo, and the quarters if that side is the top
const SIDES = [[1, 0], [3, 1], [7, 2], [5, 3]];

/** The names of squares as they lie in the photo. @param {number[]} squares */
const names = (squares) => squares.map(squareName).join(", ");

/** With the verdict, what is read out is as on the card; before, it is as in the photo. @param {Review} review */
const turnsOf = ({ step, quarters }) => (step === "verdict" ? quarters ?? 0 : 0);

/** A tile of the photo for screen readers. @param {Review} review @param {Tile | null} tile */
const tileLabel = (review, tile) => (tile
  ? tileName(turned(tile, turnsOf(review)), review.card?.crossing ?? "crossroads") : text("table.empty"));

/** A square of the photo for screen readers. @param {Review} review @param {number} square */
export function squareLabel(review, square) {
  const name = squareName(turnedSquare(square, turnsOf(review), false)), isUnsure = review.unsure.includes(square);
  return [name, tileLabel(review, review.tiles[square]), ...(isUnsure ? [text("photo.doubt")] : [])].join(", ");
}

/** @param {string} label @param {() => void} action */
const button = (label, action) => make("button", { type: "button", onclick: action }, label);

/** @param {HTMLElement[]} buttons */
const actions = (buttons) => make("p", { class: "actions" }, buttons);

/** There is no city, and how to take a better photo. */
export const nothingFound = () => [heading("stop", text("photo.none")), make("p", {}, text("photo.tip"))];

/** All that is not certain. @param {Review} review */
export function doubtParts(review) {
  return [
    heading("stop", text("photo.doubt")),
    make("ul", { class: "doubts" }, review.doubts.map((doubt) => make("li", {}, doubtText(doubt)))),
    make("p", {}, text("photo.tap")),
  ];
}

/** @param {Doubt} doubt */
function doubtText(doubt) {
  if (doubt.why === "missing" || doubt.why === "unsure") {
    return text(`photo.${doubt.why}`, { squares: names(doubt.squares) });
  }
  if (doubt.why !== "stock") return text(`photo.${doubt.why}`);
  return [faultText({ ...doubt, rule: "tooMany" }), text("photo.mixed")].join(". ");
}

/** Which card is it? The likely ones are offered. @param {Card[]} near @param {(card: Card) => void} take */
export const cardParts = (near, take) =>
  [heading("help", text("photo.which")), actions(near.map((card) => button(card.code, () => take(card))))];

/** The card with a typed code, or what is wrong with it. @param {string} typed */
export function typedCard(typed) {
  try {
    const card = cardOfTyped(typed);
    return card.level ? { card, problem: "" } : { problem: text("code.unsolvable", { code: card.code }) };
  } catch (error) {
    if (error instanceof InputError) return { problem: text("code.wrong", { code: typed }) };
    throw error;
  }
}

/**
 * Which side of the photo is the top? Those that fit are offered.
 * @param {Review} review @param {(quarters: number) => void} choose
 */
export function turnParts({ turns }, choose) {
  const fitting = turns.map(({ quarters }) => quarters);
  const sides = SIDES.filter(([, quarters]) => fitting.includes(quarters));
  return [heading("help", text("photo.top")),
    actions(sides.map(([square, quarters]) => button(squareName(square), () => choose(quarters))))];
}

/**
 * The tiles that can lie on a square, the likeliest first.
 * @param {Review} review @param {number} square @param {(tile: Tile | null) => void} choose
 */
export function choiceParts(review, square, choose) {
  return [make("p", {}, text("photo.choose", { square: squareName(square) })),
    ...review.choices(square).map((tile) => make("button", {
      type: "button",
      class: "choice",
      "aria-label": tileLabel(review, tile),
      "aria-pressed": String(tile === review.tiles[square]),
      onclick: () => choose(tile),
    }, tile ? tilePicture(tile, 0, review.card?.crossing ?? "crossroads") : "–"))];
}

/**
 * What lies over the photo; with the verdict also the mistakes or the ways home.
 * @param {Review} review @param {number | null} chosen @returns {Laid}
 */
export function laidOver(review, chosen) {
  const { card, city, tiles, unsure, step, quarters } = review, isJudged = step === "verdict" && card;
  const broken = isJudged ? faults(card.setup, city, card.crossing, card.rule) : [];
  const marks = !isJudged ? [] : [
    ...(broken.length || city.includes(null) ? [] : routeLines(card, city)),
    ...markers(card.setup),
    ...faultMarks(broken),
  ];
  const label = (/** @type {number} */ square) => squareLabel(review, square);
  return { tiles, unsure, chosen, label, crossing: card?.crossing, quarters: quarters ?? 0, marks };
}

/** What is wrong with a city, or what is missing; null if it is right. @param {Card} card @param {Tiles} city */
export function wrongParts({ setup, crossing, rule }, city) {
  const broken = faults(setup, city, crossing, rule), empty = city.filter((tile) => !tile).length;
  if (broken.length) return brokenRules(broken, empty);
  return empty ? nothingBroken(empty) : null;
}

/** The text of a panel for screen readers, sentence by sentence. @param {HTMLElement} panel */
export function spoken(panel) {
  const all = [...panel.querySelectorAll("h2, p, li")].map((part) => (part.lastElementChild ?? part).textContent ?? "");
  return all.map((words) => (/[.!?…]$/.test(words) ? words : `${words}.`)).join(" ");
}
