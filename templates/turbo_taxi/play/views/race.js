/* The race: one card for the whole class, a clock that can be hidden and is never announced, and points by team.

   state   "ready": the card is covered; "running"; "stopped"; "shown": a right city is on the table
*/
import { readCity } from "../puzzle/city.js";
import { firstSquares, withCopies } from "../puzzle/game.js";
import { LEVELS } from "../puzzle/levels.js";
import { solutions } from "../puzzle/solver.js";
import { writeAddress } from "../page/address.js";
import { showLevel, showRule } from "../page/card_face.js";
import { pack, positionOf, randomCard } from "../page/cards.js";
import { announce, buttonById, byId, make, onClicks, selectById, targetOf } from "../page/dom.js";
import { setupName } from "../page/names.js";
import { store, stored } from "../page/storage.js";
import { text } from "../page/words.js";
import { Table } from "../workspace/table.js";
import { addPoint, fillTeamChoice, showTeams, startTeams } from "./teams.js";
/** @import { Card } from "../puzzle/game.js" */

const TICK = 250; // ms
const table = new Table(byId("race-table"));
/** @type {Card | null} */
let card = null;
/** @type {"ready" | "running" | "stopped" | "shown"} */
let state = "ready";
let started = 0, stopped = 0, shownCity = -1;
/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;

export const raceCard = () => card;

export function startRace() {
  onClicks({
    "race-go": startOrStop, "race-show": showCity, "race-next": goToNext, "race-clock-button": toggleClock,
    "race-full": toggleFullScreen, "at-race": focusAfterClick,
  });
  selectById("race-level").addEventListener("change", () => {
    const level = LEVELS.find((one) => one === selectById("race-level").value);
    if (level) store("raceLevel", level);
    goToNext();
  });
  startTeams();
  document.addEventListener("keydown", pressKey);
}

/**
 * Open the race with a card, covered until the teacher starts; without one, with the first or any card.
 * @param {Card | null} wanted
 */
export function openRace(wanted) {
  card = wanted ?? pack()?.[0] ?? randomCard(stored("raceLevel", "easy"));
  state = "ready";
  shownCity = -1;
  clearInterval(ticking);
  [started, stopped] = [0, 0];
  refreshRace();
}

/** Show the race again, with its choices. */
export function refreshRace() {
  if (!card) return;
  const level = stored("raceLevel", "easy");
  selectById("race-level").replaceChildren(...LEVELS.map((name) =>
    make("option", { value: name, selected: name === level }, text(`level.${name}`))));
  selectById("race-level").closest("label")?.toggleAttribute("hidden", Boolean(pack()));
  fillTeamChoice();
  showTeams();
  show();
}

function startOrStop() {
  if (state === "running") {
    state = "stopped";
    stopped = Date.now();
    clearInterval(ticking);
    announce(text("race.stopped", { time: clockText() }));
  } else {
    // after a wrong city the clock goes on from where it stood
    started = Date.now() - (state === "ready" ? 0 : stopped - started);
    state = "running";
    shownCity = -1;
    ticking = setInterval(showClock, TICK);
    announce(text("race.started"));
  }
  show();
}

const rightCities = () => (card ? solutions(card.setup, card.crossing, card.rule) : []);

/** Show a right city, or the next one. */
function showCity() {
  if (state === "ready") return; // the card is still covered
  if (state === "running") startOrStop();
  const cities = rightCities();
  shownCity = (shownCity + 1) % cities.length;
  state = "shown";
  show();
  announce(text("answer.place", { n: shownCity + 1, all: cities.length }));
}

function goToNext() {
  const position = pack() && card && positionOf(card);
  const next = position
    ? position.cardAt((position.place + 1) % position.count)
    : randomCard(stored("raceLevel", "easy"));
  const hash = writeAddress(next, "race");
  if (location.hash === hash) openRace(next); // a pack of one card
  else location.hash = hash;
}

/**
 * After a click on a button, move the focus to the start button: space then starts and stops.
 * @param {MouseEvent} event
 */
function focusAfterClick(event) {
  if (event.detail && targetOf(event).closest("button")) byId("race-go").focus({ preventScroll: true });
}

function toggleClock() {
  store("clockHidden", !stored("clockHidden", false));
  show();
}

function toggleFullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else byId("at-race").requestFullscreen().catch(() => {});
}

function showClock() {
  byId("race-clock").textContent = clockText();
}

function clockText() {
  if (!started) return "0:00";
  const seconds = Math.floor(((state === "running" ? Date.now() : stopped) - started) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function show() {
  if (!card) return;
  const cities = state === "shown" ? rightCities() : [];
  const squares = cities.length ? withCopies(readCity(cities[shownCity])) : firstSquares(card);
  byId("at-race").dataset.state = state;
  table.show(card, squares, { routes: state === "shown" });
  byId("race-setup").textContent = state === "ready" ? "" : setupName(card);
  byId("race-code").textContent = card.code;
  showLevel(byId("race-level-mark"), card);
  showRule(byId("race-rule"), card);
  byId("race-go").textContent = text(state === "ready" ? "race.go" : state === "running" ? "race.stop" : "race.on");
  byId("race-show").textContent = text(cities.length > 1 ? "race.another" : "race.show");
  buttonById("race-show").disabled = state === "ready";
  const isHidden = stored("clockHidden", false);
  byId("race-clock").hidden = isHidden;
  byId("race-clock-button").textContent = text(isHidden ? "race.clock" : "race.hide");
  showClock();
}

/** Handle the keys of a presenter; a clicker sends Page Down for "next". @param {KeyboardEvent} event */
function pressKey(event) {
  const target = targetOf(event);
  if (byId("at-race").hidden || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.matches("input, select, dialog *")) return;
  if (target.matches("button, a") && event.key === " ") return; // there it presses the button
  /** @type {Record<string, () => void>} */
  const actions = {
    " ": startOrStop, s: showCity, n: goToNext, PageDown: goToNext, h: toggleClock, f: toggleFullScreen,
  };
  const action = actions[event.key.length > 1 ? event.key : event.key.toLowerCase()], team = Number(event.key) - 1;
  if (action) action();
  else if (team >= 0 && team < stored("teams", 0)) addPoint(team, 1);
  else return;
  event.preventDefault();
}
