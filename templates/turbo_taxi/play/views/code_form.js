/* The fields for a code: they lead to a card, or show what is wrong with the code. */
import { InputError } from "../puzzle/errors.js";
import { writeAddress } from "../page/address.js";
import { cardOfTyped } from "../page/cards.js";
import { announce, byId, inputById, make, setInvalid } from "../page/dom.js";
import { text } from "../page/words.js";
/**
 * @import { InputFault } from "../puzzle/errors.js"
 * @import { View } from "../page/address.js"
 */

/**
 * @typedef {{ input: string, note: string, view: View }} CodeForm   the ids of its field and note, where it leads to
 */

/** @type {CodeForm} */
export const HOME_FORM = { input: "code", note: "code-note", view: "play" };
/** @type {CodeForm} */
export const CHECK_FORM = { input: "check-code", note: "check-note", view: "check" };
/** @type {Record<string, string>} */
const KEYS = { code: "code.wrong", length: "code.length", check: "code.check", rule: "code.rule" };

/** Go to the card that was typed. @param {CodeForm} form @param {() => void} reload shows the present address again */
export function submitCode(form, reload) {
  const typed = inputById(form.input).value;
  try {
    const card = cardOfTyped(typed);
    clearFault(form);
    if (!card.level) showUnsolvable(card.code, form);
    else if (location.hash === writeAddress(card, form.view)) reload();
    else location.hash = writeAddress(card, form.view);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    showCodeFault(error.fault, typed, form);
  }
}

/**
 * Show what is wrong with a code, and codes that may have been meant.
 * @param {InputFault} fault @param {string} typed @param {CodeForm} form
 */
export function showCodeFault(fault, typed, form) {
  const near = (fault.near ?? []).map((code) => make("a", { href: writeAddress({ code }, form.view) }, code));
  const key = near.length ? "code.slip" : KEYS[fault.reason] ?? "code.setup";
  inputById(form.input).value = typed;
  setInvalid(inputById(form.input), true);
  const note = byId(form.note);
  note.replaceChildren(text(key, { code: fault.text || typed }), ...near.flatMap((link) => [" ", link]));
  announce(note.textContent);
}

/** Show that a card has no right city. @param {string} code @param {CodeForm} form */
export function showUnsolvable(code, form) {
  inputById(form.input).value = code;
  setInvalid(inputById(form.input), true);
  byId(form.note).textContent = text("code.unsolvable", { code });
  announce(byId(form.note).textContent);
}

/** Take away what was said about a code. @param {CodeForm} form */
export function clearFault(form) {
  setInvalid(inputById(form.input), false);
  byId(form.note).replaceChildren();
}

/** Call submitCode when a form is sent. @param {string} id @param {CodeForm} form @param {() => void} reload */
export function onSubmit(id, form, reload) {
  byId(id).addEventListener("submit", (event) => {
    event.preventDefault();
    submitCode(form, reload);
  });
  inputById(form.input).addEventListener("input", () => clearFault(form));
}
