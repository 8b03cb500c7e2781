/* Everything the page says, in the language chosen. Elements with data-say are filled in; data-label is for the ear. */
var Words = (function () {
  "use strict";

  const DATA = JSON.parse(document.getElementById("data").textContent);
  const TAGS = Object.keys(DATA.words);
  let tag = TAGS[0];

  /** The language that was kept, or the one the page was made for, or the first of the browser's that there is. */
  function first() {
    const wished = [Kept.get("language"), DATA.language, ...(navigator.languages || [])];
    return wished.filter(Boolean).map((one) => one.slice(0, 2)).find((one) => TAGS.includes(one)) || "en";
  }

  /** The words at a key with their {names} filled in. */
  function say(key, values = {}) {
    const text = DATA.words[tag][key];
    if (typeof text !== "string") throw new Error(`no words for ${key}`);
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  }

  /** The texts of a list. */
  function list(key) {
    return DATA.words[tag][key];
  }

  /** So many things, in the form that goes with the number. */
  function count(key, n, values = {}) {
    const form = list(key)[n === 1 ? 0 : 1];
    return form.replace(/\{(\w+)\}/g, (_, name) => String({ n: number(n), ...values }[name]));
  }

  /** A number as the language writes it. */
  function number(value) {
    return value.toLocaleString(locale());
  }

  /** The language as a place speaks it: the English here is European. */
  const locale = () => (tag === "en" ? "en-GB" : tag);

  function choose(wanted) {
    tag = TAGS.includes(wanted) ? wanted : "en";
    document.documentElement.lang = tag;
    fill(document);
  }

  /** Fill in all elements that say which words they want. */
  function fill(root) {
    for (const element of root.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
    for (const element of root.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", say(element.dataset.label));
      if (element.matches("button, a")) element.title = say(element.dataset.label);
    }
  }

  // ---- what tiles, squares and faults are called

  const kind = (name) => list("names.kinds")[TurboTaxi.KINDS.indexOf(name)];
  const square = (place) => list("names.squares")[place];
  const sides = (road) => [...road].map((side) => list("sides")[TurboTaxi.SIDES.indexOf(side)]).join(", ");

  /** A tile for the ear: its kind and where its roads go. */
  function tile(name, crossing) {
    const roads = TurboTaxi.roads(name, crossing);
    const flyover = name === "NESW" && roads.length === 2;
    const what = flyover ? say("flyover") : kind(TurboTaxi.KIND[name]);
    if (roads.length === 2) return say("tile.two", { kind: what, one: sides(roads[0]), other: sides(roads[1]) });
    return count("tile.roads", roads[0].length, { kind: what, sides: sides(roads[0]) });
  }

  /** A broken rule in the words of `ttprint check`. */
  function fault(one) {
    const places = (squares) => squares.map(square).join(", ") || say("fault.nowhere");
    switch (one.rule) {
      case "tooMany":
        return say("fault.too_many", {
          places: places(one.squares), n: one.squares.length, kind: kind(one.kind), count: TurboTaxi.SET[one.kind],
        });
      case "notContinued":
        return say("fault.not_continued", { here: square(one.square), there: square(one.beyond) });
      case "notJoined":
        return say(`fault.not_joined.${one.colour}`, one);
      case "wrongUse":
        return count("fault.wrong_use", one.squares.length, {
          places: places(one.squares), n: one.squares.length, kind: kind(one.kind), wanted: one.wanted,
        });
      default:
        return say(`fault.${one.rule.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`, one);
    }
  }

  return {
    DATA, TAGS, first, say, list, count, number, locale, choose, fill, kind, square, sides, tile, fault,
    get tag() { return tag; },
  };
})();
