/* The letters of the compass as a player types them: those of the page's language, and the English ones.
   O is east in Dutch and German, and west in French, Italian and Spanish; English names have no O and no Z. So every
   English name means the same in every language. */
import { SIDES } from "../puzzle/tiles.js";
import { texts } from "./words.js";

/** The text with the letters of the page's language replaced by the English ones. @param {string} typed */
export function inEnglish(typed) {
  const own = texts("compass");
  return typed.replace(/\p{L}/gu, (letter) => SIDES[own.indexOf(letter.toUpperCase())] ?? letter);
}
