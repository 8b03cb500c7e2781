/* What the browser keeps between visits: choices and cities found. No names, no cookies, nothing leaves the machine.
   Where a browser keeps nothing for pages from a file, all works until the page is closed. */
var Kept = (function () {
  "use strict";

  const KEY = "turbo-taxi";
  let values = read();

  function read() {
    try {
      return JSON.parse(localStorage.getItem(KEY)) || {};
    } catch {
      return {};
    }
  }

  function get(name, otherwise) {
    return name in values ? values[name] : otherwise;
  }

  function set(name, value) {
    values[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // a full or forbidden store: what was set lasts as long as the page
    }
  }

  function forget() {
    const { language } = values;
    values = {};
    set("language", language);
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
