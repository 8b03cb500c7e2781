/* The settings: when a city is judged, how the crossing is read, and the language. */
import { writeAddress } from "../page/address.js";
import { cardFor, chosenCrossing } from "../page/cards.js";
import { announce, byId, dialogById, make, selectById } from "../page/dom.js";
import { forgetProgress, store, stored } from "../page/storage.js";
import { chooseLanguage, language, languageName, LANGUAGES, text, texts } from "../page/words.js";
import { refreshCheck } from "./check.js";
import { showHome } from "./home.js";
import { refreshLearn } from "./learn.js";
import { refreshPlay, workspace } from "./play.js";
import { refreshRace } from "./race.js";
import { showAddress } from "./routing.js";
import { currentView, showTitle } from "./views.js";

const JUDGING = /** @type {const} */ (["asked", "ninth", "live"]);
const CROSSINGS = /** @type {const} */ (["crossroads", "flyover"]);

export function openSettings() {
  /** @type {Record<string, string>} */
  const chosen = { judging: stored("judging", "asked"), crossing: chosenCrossing() };
  for (const choice of document.querySelectorAll("#settings input")) {
    if (choice instanceof HTMLInputElement) choice.checked = choice.value === chosen[choice.name];
  }
  dialogById("settings").showModal();
}

/** Store a setting and apply it. @param {Event} event */
export function changeSetting({ target }) {
  if (!(target instanceof HTMLInputElement)) return;
  const judging = JUDGING.find((one) => one === target.value), crossing = CROSSINGS.find((one) => one === target.value);
  if (judging) {
    store("judging", judging);
    if (workspace.openGame) workspace.changed();
  }
  if (crossing) {
    store("crossing", crossing);
    if (currentView() === "play") location.hash = writeAddress(cardFor(workspace.card.setup, crossing));
    else showAddress();
  }
}

/** Remove the stored progress, if the player confirms it. */
export function askToForget() {
  if (!confirm(text("settings.forgetSure"))) return;
  forgetProgress();
  dialogById("settings").close();
  announce(text("tell.done"));
  showAddress();
}

/** Offer all languages. */
export function fillLanguageChoice() {
  selectById("language").replaceChildren(...LANGUAGES.map((tag) =>
    make("option", { value: tag, lang: tag }, languageName(tag))));
}

/** Show the whole page in a language. @param {string} tag */
export function changeLanguage(tag) {
  chooseLanguage(tag);
  selectById("language").value = language();
  for (const part of ["rules", "hands"]) {
    byId(`help-${part}`).replaceChildren(...texts(`help.${part}`).map((line) => make("li", {}, line)));
  }
  showTitle();
  if (currentView() === "home") showHome();
  refreshPlay();
  refreshCheck();
  refreshLearn();
  refreshRace();
}
