/* The address: the part behind the # names the card and the view, so that it can be shared, kept and printed.

   #7KQ2   #E496-AZ   #E496-AZ/race   #7KQ2/check   #race   #check   #learn
*/

/** @typedef {"home" | "play" | "check" | "race" | "learn"} View */

/** @type {View[]} */
const NAMED = ["race", "check", "learn"];

/** The view with a name. @param {string} word */
const viewNamed = (word) => NAMED.find((view) => view === word.toLowerCase());

/** The view and the card code that an address names; the code is null if there is none. @param {string} hash */
export function readAddress(hash) {
  const words = decoded(hash.replace(/^#/, "")).split("/").filter(Boolean);
  const code = words.length && !viewNamed(words[0]) ? words[0] : null;
  /** @type {View} */
  const otherwise = code === null ? "home" : "play";
  return { view: words.map(viewNamed).find(Boolean) ?? otherwise, code };
}

/** The address of a card in a view. @param {{ code: string }} card @param {View} [view] */
export function writeAddress(card, view = "play") {
  return `#${card.code}${view === "play" ? "" : `/${view}`}`;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a % that encodes nothing
  }
}
