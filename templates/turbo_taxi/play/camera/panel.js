/* The dialog in which a photo is judged: it is read, what is not certain is asked, then the verdict comes.

   job   counts what was begun; what comes from an earlier one is too late and is dropped
*/
import { cityText, turnedSquare } from "../puzzle/city.js";
import { turned } from "../puzzle/tiles.js";
import { InputError } from "../puzzle/errors.js";
import { faults } from "../puzzle/judge.js";
import { cardOfTyped } from "../page/cards.js";
import { byId, dialogById, inputById, make, onClicks } from "../page/dom.js";
import { faultText, squareName, tileName } from "../page/names.js";
import { tilePicture } from "../page/tile_picture.js";
import { text } from "../page/words.js";
import { faultMarks, markers, routeLines } from "../workspace/marks.js";
import { brokenRules, heading, nothingBroken } from "../workspace/verdict.js";
import { lessonCards } from "./judged.js";
import { matchedCard } from "./matching.js";
import { forget, openPicture, pixelsOf } from "./picture.js";
import { Review } from "./review.js";
import { readPhoto, stopReading } from "./service.js";
import { Stage } from "./stage.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 * @import { Corners } from "../photo/reader.js"
 * @import { Doubt, Step } from "./review.js"
 */

/**
 * @typedef {object} PhotoHandlers
 * @property {() => Card | null} card   the card that is open, if one is
 * @property {(card: Card, tiles: Tiles) => HTMLElement[]} right   what is said about a right city
 * @property {(card: Card, tiles: Tiles, isSamePhoto: boolean) => void} judged   a city got a verdict
 * @property {(card: Card, tiles: Tiles) => void} lay   lay the tiles by hand
 */

/** @type {PhotoHandlers} */
let handlers;
/** @type {Stage | null} */
let stage = null;
/** @type {HTMLCanvasElement | null} */
let photo = null;
/** @type {Review | null} */
let review = null;
/** @type {Step | "working" | "broken" | "corners"} */
let step = "working";
/** @type {Card[]} */
let near = [];
/** @type {number | null} */
let chosen = null; // the square that the person looks at
let job = 0, judgedJob = 0, judgedText = "";
/** @type {HTMLElement[]} */
let verdict = [];

const FORM = "photo-form";
const SIDES = [[1, 0], [3, 1], [7, 2], [5, 3]]; // the square in the middle of each side, and the quarters if it is the top

/** @param {PhotoHandlers} given */
export function startPhotos(given) {
  handlers = given;
  const panel = dialogById("photo");
  panel.addEventListener("close", close);
  onClicks({
    "photo-stop": () => panel.close(),
    "photo-yes": () => { if (review) review.isConfirmed = true; next(); },
    "photo-corners": () => editCorners(),
    "photo-again": () => { read(stage?.editor.corners ?? undefined); },
    "photo-turn": () => { review?.turn(); next(); },
    "photo-lay": () => {
      const { card, city } = review ?? {};
      panel.close();
      if (card && city) handlers.lay(card, city);
    },
  });
  byId(FORM).addEventListener("submit", (event) => {
    event.preventDefault();
    takeCode(inputById("photo-code").value);
  });
}

/** Judge the city in a picture. @param {Blob} file */
export async function judgePhoto(file) {
  const mine = ++job, panel = dialogById("photo");
  stopReading();
  forget(photo);
  [photo, review, chosen, near] = [null, null, null, []];
  stage ??= new Stage(byId("photo-stage"), tapSquare);
  stage.close();
  if (!panel.open) panel.showModal();
  show("working");
  const opened = await openPicture(file);
  if (mine !== job) {
    forget(opened);
    return;
  }
  photo = opened;
  if (!photo) {
    show("broken");
    return;
  }
  stage.open(photo);
  await read();
}

/** Read the photo, where a person has said that the city is, if one has. @param {Corners} [corners] */
async function read(corners) {
  if (!photo) return;
  const mine = ++job;
  [review, chosen] = [null, null];
  stage?.clear();
  if (corners) stage?.drawOutline(corners);
  show("working");
  try {
    const reading = await readPhoto(pixelsOf(photo), corners, (fraction) => {
      if (mine === job) byId("photo-progress").setAttribute("value", String(fraction));
    });
    if (mine !== job) return;
    review = new Review(reading, handlers.card());
    next();
  } catch (error) {
    if (mine === job) show("broken");
    throw error;
  }
}

/** Free the photo. */
function close() {
  job++;
  stopReading();
  stage?.close();
  forget(photo);
  [photo, review] = [null, null];
}

/** Go on to what comes next with the city as it is now. */
function next() {
  if (!review) return;
  if (!review.card && !review.doubts.length) {
    const matched = matchedCard(review.tiles, lessonCards());
    [review.card, near] = [matched.card, matched.near];
  }
  if (review.step === "verdict") judge(review);
  show(review.step);
}

/** @param {Review} found */
function judge({ card, city }) {
  if (!card) return;
  const now = `${job} ${card.code} ${cityText(city)}`;
  if (now === judgedText) return;
  const broken = faults(card.setup, city, card.crossing, card.rule), empty = city.filter((tile) => !tile).length;
  if (broken.length) verdict = brokenRules(broken, empty);
  else verdict = empty ? nothingBroken(empty) : handlers.right(card, city);
  handlers.judged(card, city, judgedJob === job);
  [judgedText, judgedJob] = [now, job];
}

/** @param {string} typed */
function takeCode(typed) {
  const note = byId("photo-note");
  try {
    const card = cardOfTyped(typed);
    note.textContent = card.level ? "" : text("code.unsolvable", { code: card.code });
    if (card.level) takeCard(card);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    note.textContent = text("code.wrong", { code: typed });
  }
}

/** @param {Card} card */
function takeCard(card) {
  if (!review) return;
  review.card = card;
  next();
}

function editCorners() {
  stage?.editCorners(review?.reading.corners ?? null);
  show("corners");
  stage?.editor.handles[0].focus();
}

/** Look at a square; a second tap changes it, and so does the first one if it is not certain. @param {number} square */
function tapSquare(square) {
  if (!review) return;
  if (chosen === square || review.unsure.includes(square)) review.change(square);
  chosen = square;
  next();
  say(squareLabel(square));
}

/** Show a step: what is said about it, and the tools that go with it. @param {typeof step} now */
function show(now) {
  const isNew = now !== step || now === "verdict";
  step = now;
  const isRead = review !== null && step !== "working" && step !== "corners" && step !== "broken";
  /** @type {Record<typeof step, () => HTMLElement[]>} */
  const parts = {
    working: () => [make("p", {}, text("photo.working"))],
    broken: () => [heading("stop", text("photo.broken"))],
    corners: () => [make("p", {}, text("photo.drag"))],
    none: () => [heading("stop", text("photo.none")), make("p", {}, text("photo.tip"))],
    doubts: () => doubtParts(),
    card: () => [heading("help", text("photo.which")), make("p", { class: "actions" }, near.map((card) =>
      button(card.code, () => takeCard(card))))],
    turn: () => turnParts(),
    verdict: () => [make("p", { class: "soft" }, `${text("share.code")} `, make("strong", {}, review?.card?.code)),
      ...verdict],
  };
  byId("photo-verdict").replaceChildren(...parts[step]());
  const shown = {
    "photo-progress": step === "working",
    "photo-stop": step === "working",
    "photo-yes": step === "doubts",
    "photo-again": step === "corners",
    [FORM]: step === "card",
    "photo-new": step !== "working",
    "photo-corners": Boolean(photo) && step !== "working" && step !== "corners" && step !== "broken",
    "photo-turn": step === "verdict",
    "photo-lay": isRead && Boolean(review?.card),
  };
  for (const [id, isShown] of Object.entries(shown)) byId(id).hidden = !isShown;
  byId("photo-progress").removeAttribute("value");
  if (isRead) showReading();
  showChoices();
  if (isNew || step === "doubts") say(spoken());
}

/** What is read out about a step. */
function spoken() {
  const panel = byId("photo-verdict");
  return [...panel.querySelectorAll("h2, p, li")].map((part) => part.textContent).join(" ");
}

/** @param {string} words */
const say = (words) => { byId("photo-spoken").textContent = words; };

/** @param {string} label @param {() => void} action */
const button = (label, action) => make("button", { type: "button", onclick: action }, label);

/** A square of the photo as it lies on the card, if that is known. @param {number} square */
const onCard = (square) => turnedSquare(square, review?.quarters ?? 0, false);

/** @param {number[]} squares */
const names = (squares) => squares.map((square) => squareName(onCard(square))).join(", ");

function doubtParts() {
  /** @type {(doubt: Doubt) => string} */
  const sentence = (doubt) => {
    switch (doubt.why) {
      case "missing":
        return text("photo.missing", { squares: names(doubt.squares) });
      case "unsure":
        return text("photo.unsure", { squares: names(doubt.squares) });
      case "stock":
        return `${faultText({ ...doubt, rule: "tooMany", squares: doubt.squares.map(onCard) })}. ${text("photo.mixed")}`;
      default:
        return text(`photo.${doubt.why}`);
    }
  };
  return [heading("stop", text("photo.doubt")),
    make("ul", { class: "doubts" }, (review?.doubts ?? []).map((doubt) => make("li", {}, sentence(doubt)))),
    make("p", {}, text("photo.tap"))];
}

/** Which side of the photo is the top? Only the sides that fit are offered. */
function turnParts() {
  const fitting = (review?.turns ?? []).map(({ quarters }) => quarters);
  return [heading("help", text("photo.top")), make("p", { class: "actions" }, SIDES
    .filter(([, quarters]) => fitting.includes(quarters))
    .map(([square, quarters]) => button(squareName(square), () => {
      if (review) review.chosenTurn = quarters;
      next();
    })))];
}

/** A square for screen readers, as it lies on the card. @param {number} square */
function squareLabel(square) {
  const { tiles = [], unsure = [] } = review ?? {}, name = tileLabel(tiles[square]);
  return [names([square]), name, ...(unsure.includes(square) ? [text("photo.doubt")] : [])].join(", ");
}

/** @param {string | null} tile as it lies in the photo */
const tileLabel = (tile) => (tile
  ? tileName(turned(tile, review?.quarters ?? 0), review?.card?.crossing ?? "crossroads") : text("table.empty"));

function showReading() {
  const corners = review?.reading.corners;
  if (!review || !corners || step === "none") return;
  const { card, city, tiles, unsure } = review, isJudged = step === "verdict" && card;
  const broken = isJudged ? faults(card.setup, city, card.crossing, card.rule) : [];
  stage?.lay(corners, {
    tiles, unsure, chosen, label: squareLabel, crossing: card?.crossing, quarters: review.quarters ?? 0,
    marks: isJudged ? [
      ...(broken.length || city.includes(null) ? [] : routeLines(card, city)), ...markers(card.setup), ...faultMarks(broken),
    ] : [],
  });
}

/** Offer the tiles that can lie on the chosen square. */
function showChoices() {
  const row = byId("photo-choices"), square = chosen, found = review;
  const hadFocus = row.contains(document.activeElement);
  row.hidden = square === null || !found || step === "corners";
  if (square === null || !found) return;
  row.setAttribute("aria-label", names([square]));
  row.replaceChildren(make("p", {}, text("photo.choose", { square: names([square]) })),
    ...found.choices(square).map((tile) => make("button", {
      type: "button", class: "choice", "aria-label": tileLabel(tile), "aria-pressed": String(tile === found.tiles[square]),
      onclick: () => { found.choose(square, tile); next(); },
    }, tile ? tilePicture(tile, 0, found.card?.crossing ?? "crossroads") : "–")));
  /** @type {HTMLElement | null} */
  const pressed = row.querySelector('[aria-pressed="true"]');
  if (hadFocus) pressed?.focus();
}

/** Follow the address: a card was opened while the dialog asks for one. */
export function followAddress() {
  const card = handlers.card();
  if (dialogById("photo").open && review && !review.card && card) takeCard(card);
}
