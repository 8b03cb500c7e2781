/* The address: what stands behind the # says which card and which view, so that it can be shared, kept and printed.

   #7KQ2   #E496-AZ   #E496-AZ/race   #7KQ2/check   #race   #check
*/
var Address = (function () {
  "use strict";

  const VIEWS = ["race", "check"];

  /** The view and the text of the card code that an address names; without a code, null. */
  function read(hash) {
    const words = plainText(hash.replace(/^#/, "")).split("/").filter(Boolean);
    const view = words.map((word) => word.toLowerCase()).find((word) => VIEWS.includes(word));
    const code = words.length && !VIEWS.includes(words[0].toLowerCase()) ? words[0] : null;
    return { view: view || (code === null ? "home" : "play"), code };
  }

  /** The address of a card in a view. */
  function write(card, view = "play") {
    return `#${card.code}${view === "play" ? "" : `/${view}`}`;
  }

  function plainText(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text; // a lonely % is no sign of anything
    }
  }

  return { read, write };
})();
if (typeof module !== "undefined") module.exports = Address;
