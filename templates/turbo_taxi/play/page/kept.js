/* What the browser keeps between visits: choices and cities found. No names, no cookies, nothing leaves the machine.
   Where a browser keeps nothing for pages from a file, all works until the page is closed. */
var Kept = (function () {
  "use strict";

  const KEY = "turbo-taxi";
  let values = {}, text = null;

  /** All that is kept; if another window has written meanwhile, what it wrote. */
  function all() {
    try {
      const now = localStorage.getItem(KEY);
      if (now !== text) [values, text] = [readable(now), now];
    } catch {
      // a forbidden store: what was set lasts as long as the page
    }
    return values;
  }

  /** The values in a text; none if something else wrote it. */
  function readable(kept) {
    try {
      return { ...JSON.parse(kept) };
    } catch {
      return {};
    }
  }

  function get(name, otherwise) {
    return all()[name] ?? otherwise;
  }

  function set(name, value) {
    write({ ...all(), [name]: value });
  }

  function write(wanted) {
    values = wanted;
    try {
      const now = JSON.stringify(values);
      localStorage.setItem(KEY, now);
      text = now;
    } catch {
      // a full store: the same
    }
  }

  function forget() {
    write({ language: get("language") });
  }

  // ---- cities found, by the places they have among all right cities of a setup

  const foundKey = ({ setup, crossing }) => CardCodes.write({ setup, crossing });

  /** The right cities of a card that were found so far. */
  function found(card) {
    const every = TurboTaxi.solutions(card.setup, card.crossing);
    const places = new Set(get("found", {})[foundKey(card)]);
    return every.filter((_, place) => places.has(place));
  }

  /** Remember a city; says whether it is a new one. */
  function addFound(card, city) {
    const every = TurboTaxi.solutions(card.setup, card.crossing), all = get("found", {});
    const places = all[foundKey(card)] || [], place = every.indexOf(city);
    if (place < 0 || places.includes(place)) return false;
    set("found", { ...all, [foundKey(card)]: [...places, place].sort((a, b) => a - b) });
    return true;
  }

  /** Whether any city of a card was found. */
  function solved(card) {
    return foundKey(card) in get("found", {});
  }

  return { get, set, forget, found, addFound, solved };
})();
