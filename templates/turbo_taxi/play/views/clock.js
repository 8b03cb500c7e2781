/* A clock for one player who wants one. It runs from when a card is opened to its first right city, and stands still
   while the page is hidden. A time counts as a best time if no hint or answer was seen and the clock ran all the time.
*/
import { buttonById, byId, onClicks } from "../page/dom.js";
import { isSolved } from "../page/found.js";
import { addTime, timeText } from "../page/progress.js";
import { store, stored } from "../page/storage.js";
import { storedTable, storeTable } from "../page/tables.js";
import { text } from "../page/words.js";
/** @import { Workspace } from "../workspace/workspace.js" */

const TICK = 500; // ms
/** @type {Workspace | null} */
let shown = null;
let before = 0; // ms until it was paused last
/** @type {number | null} */
let started = null;
let isHelped = false, isDone = false;
/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;

const seconds = () => Math.floor((before + (started === null ? 0 : Date.now() - started)) / 1000);

/** Listen to the button, and pause while the page is hidden. */
export function startClock() {
  onClicks({ "clock-button": toggleClock });
  document.addEventListener("visibilitychange", () => (document.hidden ? pauseClock() : run()));
  window.addEventListener("pagehide", pauseClock);
}

/** Set the clock to the time of the card on a workspace, and let it run. @param {Workspace} workspace */
export function openClock(workspace) {
  const table = storedTable(workspace.card);
  shown = workspace;
  isDone = isSolved(workspace.card);
  isHelped = table?.helped ?? table?.seconds === undefined;
  if (!table) isHelped = false;
  before = 1000 * (table?.seconds ?? 0);
  byId("play-time").textContent = "";
  run();
}

function run() {
  clearInterval(ticking);
  if (shown && !isDone && stored("clock", false)) {
    started ??= Date.now();
    ticking = setInterval(showClock, TICK);
  }
  showClock();
}

/** Stop counting and store the time, until the card is opened or the page is shown again. */
export function pauseClock() {
  clearInterval(ticking);
  if (started === null) return;
  before += Date.now() - started;
  started = null;
  storeTime();
}

/** Store the time with the tiles, if any was laid. */
export function storeTime() {
  if (!shown || !stored("clock", false) || !storedTable(shown.card)) return;
  storeTable(shown.card, shown.game.tiles, { seconds: seconds(), helped: isHelped });
}

/** Note that a hint or an answer was seen: the time does not count as a best time. */
export function noteHelp() {
  isHelped = true;
  storeTime();
}

/** Stop at the first right city of a card. @returns {string} what is said about the time; nothing without a clock */
export function stopClock() {
  const { level } = shown?.card ?? {}, isShown = started !== null;
  pauseClock();
  isDone = true;
  showClock();
  if (!isShown || !level) return "";
  const isBest = !isHelped && addTime(level, seconds()), best = stored("best", {})[level];
  const more = isBest ? text("clock.best") : best === undefined ? "" : text("clock.before", { time: timeText(best) });
  const words = `${text("clock.solved", { time: timeText(seconds()) })} ${more}`.trim();
  byId("play-time").textContent = words;
  return words;
}

function toggleClock() {
  if (stored("clock", false)) {
    pauseClock();
    isHelped = true; // what follows is not on the clock
    storeTime();
    store("clock", false);
  } else {
    store("clock", true);
    if (shown && !shown.game.isUntouched) isHelped = true;
  }
  run();
}

/** Show the clock, or only the button for it. */
export function showClock() {
  const isOn = stored("clock", false);
  byId("play-clock").hidden = !isOn || isDone;
  byId("play-clock").textContent = timeText(seconds());
  buttonById("clock-button").setAttribute("aria-pressed", String(isOn));
}
