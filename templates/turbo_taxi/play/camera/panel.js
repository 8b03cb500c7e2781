/* The dialog in which a photo is judged: it is read, what is not certain is asked, then the verdict comes. */
import { cityText } from "../puzzle/city.js";
import { byId, dialogById, find, inputById, keepFocus, make, onClicks } from "../page/dom.js";
import { text } from "../page/words.js";
import { heading } from "../workspace/verdict.js";
import {
  cardParts, choiceParts, doubtParts, laidOver, nothingFound, spoken, squareLabel, turnParts, typedCard, wrongParts,
} from "./asking.js";
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
 * @import { Step } from "./review.js"
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
let job = 0; // counts what was begun: what comes from an earlier one is too late and is dropped
let shots = 0, judgedShot = 0, judgedText = "";
/** @type {HTMLElement[]} */
let verdict = [];

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
  byId("photo-form").addEventListener("submit", (event) => {
    event.preventDefault();
    takeCode(inputById("photo-code").value);
  });
}

/** Judge the city in a picture. @param {Blob} file */
export async function judgePhoto(file) {
  const mine = ++job, panel = dialogById("photo");
  shots++;
  stopReading();
  forget(photo);
  [photo, review, chosen, near] = [null, null, null, []];
  stage ??= new Stage(byId("photo-stage"), tapSquare);
  stage.close();
  if (!panel.open) panel.showModal();
  show("working");
  const opened = await openPicture(file);
  if (mine !== job) return forget(opened);
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
    review = new Review(reading, handlers.card(), Boolean(corners));
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
  const now = `${shots} ${card?.code} ${cityText(city)}`;
  if (!card || now === judgedText) return;
  verdict = wrongParts(card, city) ?? handlers.right(card, city);
  handlers.judged(card, city, judgedShot === shots);
  [judgedText, judgedShot] = [now, shots];
}

/** @param {string} typed */
function takeCode(typed) {
  const { card, problem } = typedCard(typed);
  byId("photo-note").textContent = problem;
  if (card) takeCard(card);
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
  say(squareLabel(review, square));
}

/** Show a step: what is said about it, and the tools that go with it. @param {typeof step} now */
function show(now) {
  const isNew = now !== step || now === "verdict" || now === "doubts";
  step = now;
  byId("photo-verdict").replaceChildren(...parts());
  const isBusy = step === "working", isRead = review !== null && !isBusy && step !== "corners" && step !== "broken";
  const shown = {
    "photo-progress": isBusy,
    "photo-stop": isBusy,
    "photo-yes": step === "doubts",
    "photo-again": step === "corners",
    "photo-form": step === "card",
    "photo-new": !isBusy,
    "photo-corners": isRead,
    "photo-turn": step === "verdict",
    "photo-lay": isRead && Boolean(review?.card),
  };
  for (const [id, isShown] of Object.entries(shown)) byId(id).hidden = !isShown;
  byId("photo-progress").removeAttribute("value");
  const corners = review?.reading.corners;
  if (isRead && review && corners && step !== "none") stage?.lay(corners, laidOver(review, chosen));
  showChoices();
  keepFocus(byId("photo-verdict"));
  if (isNew) say(spoken(byId("photo-verdict")));
}

/** What is said about the present step. */
function parts() {
  if (step === "working") return [make("p", {}, text("photo.working"))];
  if (step === "corners") return [make("p", {}, text("photo.drag"))];
  if (step === "none") return nothingFound();
  if (step === "verdict") {
    const code = make("strong", { class: "code" }, review?.card?.code);
    return [make("p", { class: "soft" }, `${text("share.code")} `, code), ...verdict];
  }
  if (!review || step === "broken") return [heading("stop", text("photo.broken"))];
  if (step === "doubts") return doubtParts(review);
  return step === "card" ? cardParts(near, takeCard) : turnParts(review, (quarters) => {
    if (review) review.chosenTurn = quarters;
    next();
  });
}

/** @param {string} words */
const say = (words) => { byId("photo-spoken").textContent = words; };

/** Offer the tiles that can lie on the chosen square. */
function showChoices() {
  const row = byId("photo-choices"), hadFocus = row.contains(document.activeElement);
  row.hidden = chosen === null || !review || step === "corners";
  if (chosen === null || !review) return;
  const square = chosen, found = review;
  row.replaceChildren(...choiceParts(found, square, (tile) => { found.choose(square, tile); next(); }));
  row.setAttribute("aria-label", row.firstElementChild?.textContent ?? "");
  if (hadFocus) find(row, '[aria-pressed="true"]').focus();
}
