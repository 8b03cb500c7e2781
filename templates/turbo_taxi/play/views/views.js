/* Which view is shown. */
import { byId } from "../page/dom.js";
import { text } from "../page/words.js";
import { shownCard } from "./check.js";
import { showHome } from "./home.js";
import { workspace } from "./play.js";
import { raceCard } from "./race.js";
/** @import { View } from "../page/address.js" */

/** @type {View[]} */
const VIEWS = ["home", "play", "check", "race", "learn"];
/** @type {View} */
let shown = "home";

export const currentView = () => shown;

/** The card on the table of the current view. */
export function currentCard() {
  const cards = {
    home: null, play: workspace.openCard, check: shownCard(), race: raceCard(), learn: null,
  };
  return cards[shown];
}

/** Show a view; where it is another one, move the focus to its start. @param {View} view */
export function showView(view) {
  const before = shown;
  shown = view;
  for (const one of VIEWS) byId(`at-${one}`).hidden = one !== view;
  document.body.dataset.view = view;
  if (view === "home") showHome();
  for (const link of document.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === `#${view}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  showTitle();
  if (before !== view) {
    byId("main").focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

export function showTitle() {
  const names = {
    home: "", play: workspace.openCard?.code, check: text("nav.check"), race: text("nav.race"),
    learn: text("learn.title"),
  };
  document.title = names[shown] ? `${names[shown]} · Turbo Taxi` : "Turbo Taxi";
}
