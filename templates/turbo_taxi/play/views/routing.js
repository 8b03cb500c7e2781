/* From the address to the view and the card it names. */
import { InputError } from "../puzzle/errors.js";
import { readAddress } from "../page/address.js";
import { cardOfCode } from "../page/cards.js";
import { openCheck } from "./check.js";
import { pauseClock } from "./clock.js";
import { CHECK_FORM, clearFault, HOME_FORM, showCodeFault, showUnsolvable } from "./code_form.js";
import { openLearn } from "./learn.js";
import { openPlay } from "./play.js";
import { openRace } from "./race.js";
import { showView } from "./views.js";

/** Show what the present address names. */
export function showAddress() {
  const { view, code } = readAddress(location.hash), card = code === null ? null : cardOrFault(code);
  pauseClock();
  clearFault(HOME_FORM);
  clearFault(CHECK_FORM);
  if (card instanceof InputError) {
    showView("home");
    showCodeFault(card.fault, code ?? "", HOME_FORM);
  } else if (card && !card.level) {
    showView("home");
    showUnsolvable(card.code, HOME_FORM);
  } else {
    if (view === "play" && card) openPlay(card);
    if (view === "check") openCheck(card);
    if (view === "race") openRace(card);
    if (view === "learn") openLearn();
    showView(view);
  }
}

/** @param {string} code */
function cardOrFault(code) {
  try {
    return cardOfCode(code);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}
