/* Hints and answers for the card on the bench. An answer comes only after a second question. */
var Helps = (function () {
  "use strict";

  const { byId, make, tell } = Dom;

  /** Show the hints that were asked for so far, and the button for the next. */
  function show(bench) {
    const { steps, shown } = bench.hint, panel = byId("hints");
    const items = steps ? tellings(bench.card, steps).slice(0, shown) : [];
    panel.querySelector("ol").replaceChildren(...items);
    byId("hint-next").hidden = shown > 2;
    byId("hint-next").textContent = Words.say("hint.next", { n: shown + 1 });
    byId("hint-way").textContent = Words.say("hint.way");
  }

  /** One more hint. */
  function next(bench) {
    bench.hint.steps ??= Hints.steps(bench.card);
    bench.hint.shown += 1;
    show(bench);
    bench.show();
    tell(byId("hints").querySelector("li:last-child").textContent);
  }

  /** The steps as items of a list, each with how many right cities it leaves. */
  function tellings(card, { steps, left }) {
    return steps.map((step, place) => make("li", {},
      make("strong", {}, Words.say(`hint.${step.kind}`)), " ", ...telling(card, step), " ",
      make("span", { class: "soft" }, Words.count("hint.left", left[place]))));
  }

  function telling(card, step) {
    const picture = (tile) => Table.tilePicture(tile, 0, card.crossing);
    const tiny = (tile) => make("span", { class: "tiny", "aria-hidden": "true" }, picture(tile));
    switch (step.kind) {
      case "unused":
        return [step.kinds.map(Words.kind).join(", "), " ", ...step.kinds.map((kind) => tiny(Game.upright(kind)))];
      case "tile": {
        const tile = Words.tile(step.tile, card.crossing);
        return [Words.say("hint.place", { square: Words.square(step.square), tile }), " ", tiny(step.tile)];
      }
      default: {
        const way = step.legs.map((leg) => Words.square(leg.square)).join(", ");
        return [Words.say(`hint.${step.colour}`, { way })];
      }
    }
  }

  /** Whether what lies can still become right. */
  function way(bench) {
    const works = Hints.canStillWork(bench.card, bench.game.tiles);
    byId("hint-told").textContent = Words.say(works ? "hint.works" : "hint.fails");
    tell(byId("hint-told").textContent);
  }

  // ---- answers

  let answers = null;

  /** Ask once more, then show the right cities one by one. */
  function ask() {
    byId("sure").showModal();
  }

  function showAnswers(card) {
    const cities = TurboTaxi.solutions(card.setup, card.crossing, card.rule);
    answers = { card, cities, place: 0, table: new Table.Table(byId("answer-table")) };
    byId("sure").close();
    showAnswer(0);
    byId("answers").showModal();
  }

  function showAnswer(step) {
    const { card, cities, table } = answers;
    answers.place = (answers.place + step + cities.length) % cities.length;
    const tiles = TurboTaxi.city(cities[answers.place]);
    table.show(card, Game.copies(tiles), { routes: true });
    const title = Words.say("answer.place", { n: Words.number(answers.place + 1), all: Words.number(cities.length) });
    byId("answer-title").textContent = title;
    byId("answer-text").textContent = cities[answers.place];
    // a live region outside an open dialog is silent, so this one has its own
    const told = tiles.map((tile, square) => `${Words.square(square)} ${Words.tile(tile, card.crossing)}`);
    byId("answer-spoken").textContent = `${title}: ${told.join("; ")}`;
  }

  return { show, next, way, ask, showAnswers, showAnswer };
})();
