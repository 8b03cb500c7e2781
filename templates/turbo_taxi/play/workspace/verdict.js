/* The verdict: a city is right, or every broken rule is named, in words and at its place. */
import { readCity } from "../puzzle/city.js";
import { announce, draw, icon, make } from "../page/dom.js";
import { faultText, squareName } from "../page/names.js";
import { countText, numberText, text } from "../page/words.js";
import { faultShape } from "./marks.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 * @import { Fault } from "../puzzle/judge.js"
 */

/**
 * @typedef {object} RightCity
 * @property {boolean} isNew   the city was not found before
 * @property {string[]} found   the right cities found so far
 * @property {string[]} every   all right cities
 * @property {() => void} again   clears the table for another city
 * @property {(() => void) | null} next   leads to the next card; null on the last one
 */

const SHOWN = 60; // sketches of cities at most

/**
 * The broken rules as a list; each has the number and the shape of its mark on the table.
 * @param {Fault[]} faults @param {number} emptyCount
 */
export function brokenRules(faults, emptyCount) {
  const items = faults.map((fault, place) =>
    make("li", {}, faultShape(fault, place), make("span", {}, faultText(fault))));
  return [
    heading("stop", countText("verdict.broken", faults.length)),
    make("ol", { class: "faults", role: "list" }, items),
    ...(emptyCount ? [emptySquares(emptyCount)] : []),
  ];
}

/** Nothing is broken, but squares are empty. @param {number} emptyCount */
export const nothingBroken = (emptyCount) => [heading("check", text("verdict.soFar")), emptySquares(emptyCount)];

/** A copy of a city on paper is right. @param {number} count how many right cities there are */
export const rightOnPaper = (count) => rightWith([make("p", {}, countText("verdict.all", count))]);

/** A city is right, and what is to be said about it. @param {HTMLElement[]} parts */
export const rightWith = (parts) => [rightHeading(), ...parts];

/**
 * The city is right: the cities found so far, and buttons for what comes next.
 * @param {Card} card @param {RightCity} city
 */
export function rightCity(card, { isNew, found, every, again, next }) {
  const counting = card.kind === "count", more = counting || found.length < every.length;
  const button = (/** @type {string} */ label, /** @type {() => void} */ action, kind = {}) =>
    make("button", { type: "button", ...kind, onclick: action }, label);
  return [
    rightHeading(),
    make("p", {}, foundText(card, found.length, every.length), " ", isNew ? "" : text("verdict.known")),
    collection(found, counting ? found : every),
    make("p", { class: "actions" },
      ...(more ? [button(text("verdict.again"), again)] : []),
      ...(counting ? allFoundButton(found.length === every.length, every.length) : []),
      ...(next ? [button(text("play.next"), next, { class: "main" })] : [])),
  ];
}

const rightHeading = () => heading("medal", text("verdict.right"), { class: "right" });

/** @param {string} symbol @param {string} words */
export const heading = (symbol, words, attributes = {}) =>
  make("h2", attributes, icon(symbol), make("span", {}, words));

/** @param {number} count */
const emptySquares = (count) => make("p", { class: "soft" }, countText("verdict.empty", count));

/**
 * How many squares are empty and which, for those who cannot see it; nothing if none is.
 * @param {Tiles} tiles
 */
export function emptyText(tiles) {
  const names = tiles.flatMap((tile, square) => (tile ? [] : [squareName(square)]));
  return names.length ? countText("verdict.emptyAt", names.length, { squares: names.join(", ") }) : "";
}

/**
 * How many cities were found, and of how many unless the player is to count them.
 * @param {Card} card @param {number} found @param {number} all
 */
export function foundText(card, found, all) {
  if (card.kind === "count") return countText("count.found", found);
  return countText("verdict.found", all, { found: numberText(found) });
}

/**
 * A button by which the player claims that there are no more cities, and the answer beside it.
 * @param {boolean} isAll @param {number} all
 */
function allFoundButton(isAll, all) {
  const answer = make("span", { class: "answer" });
  const showAnswer = () => {
    answer.textContent = isAll ? countText("count.yes", all) : text("count.no");
    announce(answer.textContent);
  };
  return [make("button", { type: "button", onclick: showAnswer }, text("count.all")), answer];
}

/**
 * All right cities as little sketches; those not found yet are blank.
 * @param {string[]} found @param {string[]} every
 */
function collection(found, every) {
  const sketches = every.slice(0, SHOWN).map((city) => sketch(found.includes(city) ? readCity(city) : []));
  return make("div", { class: "collection", "aria-hidden": "true" }, sketches);
}

/** @param {Tiles} tiles */
function sketch(tiles) {
  const path = tiles.flatMap((tile, square) => (tile ?? "").split("+").map((road) => roadPath(road, square))).join("");
  return draw("svg", { viewBox: "-2 -2 34 34", class: tiles.length ? "known" : "unknown" },
    draw("rect", { width: 30, height: 30, rx: 2 }), draw("path", { d: path }));
}

/** @param {string} road @param {number} square */
function roadPath(road, square) {
  const x = (square % 3) * 10 + 5, y = Math.floor(square / 3) * 10 + 5;
  /** @type {Record<string, number[]>} */
  const ends = { N: [x, y - 5], E: [x + 5, y], S: [x, y + 5], W: [x - 5, y] };
  if (road.length === 2) return `M${ends[road[0]]}Q${x},${y} ${ends[road[1]]}`;
  return [...road].map((side) => `M${ends[side]}L${x},${y}`).join("");
}
