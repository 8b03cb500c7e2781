/* The verdict: a city is right, or every broken rule is named, in words and at its place. */
var Verdict = (function () {
  "use strict";

  const { make, draw, icon, tell } = Dom;

  /** The broken rules as a list; each has the number and the shape that its mark on the table has. */
  function broken(faults, empty) {
    const item = (fault, place) =>
      make("li", {}, Table.faultShape(fault, place), make("span", {}, Words.fault(fault)));
    const items = faults.map(item);
    return [
      make("h2", {}, icon("stop"), make("span", {}, Words.count("verdict.broken", faults.length))),
      make("ol", { class: "faults", role: "list" }, items),
      ...(empty ? [make("p", { class: "soft" }, Words.count("verdict.empty", empty))] : []),
    ];
  }

  /** Nothing is broken, but squares are empty. */
  function soFar(empty) {
    return [
      make("h2", {}, icon("check"), make("span", {}, Words.say("verdict.soFar"))),
      make("p", { class: "soft" }, Words.count("verdict.empty", empty)),
    ];
  }

  /** The city is right: how many there are, those found so far, and what one can do next. */
  function right(card, { fresh, found, every, again, next }) {
    const counting = card.kind === "count", more = counting || found.length < every.length;
    return [
      make("h2", { class: "right" }, icon("medal"), make("span", {}, Words.say("verdict.right"))),
      make("p", {}, foundOf(card, found.length, every.length), " ", fresh ? "" : Words.say("verdict.known")),
      collection(found, counting ? found : every),
      make("p", { class: "actions" },
        ...(more ? [make("button", { type: "button", onclick: again }, Words.say("verdict.again"))] : []),
        ...(counting ? allButton(found.length === every.length, every.length) : []),
        ...(next ? [make("button", { type: "button", class: "main", onclick: next }, Words.say("play.next"))] : [])),
    ];
  }

  /** How many cities were found, of how many; where those are to be counted, the page does not say of how many. */
  function foundOf(card, found, all) {
    if (card.kind === "count") return Words.count("count.found", found);
    return Words.count("verdict.found", all, { found: Words.number(found) });
  }

  /** The player says that there are no more; the answer stands beside the button. */
  function allButton(isAll, all) {
    const told = make("span", { class: "told" });
    const answer = () => {
      told.textContent = isAll ? Words.count("count.yes", all) : Words.say("count.no");
      tell(told.textContent);
    };
    return [make("button", { type: "button", onclick: answer }, Words.say("count.all")), told];
  }

  /** All right cities as little sketches; those not found yet are blank. */
  function collection(found, every) {
    const known = new Set(found);
    const sketches = every.slice(0, 60).map((city) => sketch(known.has(city) ? TurboTaxi.city(city) : []));
    return make("div", { class: "collection", "aria-hidden": "true" }, sketches);
  }

  function sketch(tiles) {
    const roads = tiles.flatMap((tile, square) => tile.split("+").map((road) => roadLine(road, square))).join("");
    return draw("svg", { viewBox: "-2 -2 34 34", class: tiles.length ? "known" : "unknown" },
      draw("rect", { width: 30, height: 30, rx: 2 }), draw("path", { d: roads }));
  }

  function roadLine(road, square) {
    const x = (square % 3) * 10 + 5, y = Math.floor(square / 3) * 10 + 5;
    const ends = { N: [x, y - 5], E: [x + 5, y], S: [x, y + 5], W: [x - 5, y] };
    if (road.length === 2) return `M${ends[road[0]]}Q${x},${y} ${ends[road[1]]}`;
    return [...road].map((side) => `M${ends[side]}L${x},${y}`).join("");
  }

  return { broken, soFar, right, foundOf };
})();
