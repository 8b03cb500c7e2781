/* The first view: levels or the cards of a pack, the challenge of the day, and a place for a code. */
var Home = (function () {
  "use strict";

  const { byId, make } = Dom;

  const HERO = { setup: "1-7 3-10 NES", city: "SW ES NSW / NS NES NESW / NES NW N" };
  let hero = null;

  function show() {
    hero ??= new Table.Table(byId("hero-table"));
    const shown = { setup: TurboTaxi.setup(HERO.setup), crossing: "crossroads", rule: null };
    hero.show(shown, Game.copies(TurboTaxi.city(HERO.city)), { routes: true });
    const pack = Cards.pack();
    byId("levels").replaceChildren(...(pack ? pack.map(cardLink) : Levels.NAMES.map(levelLink)));
    byId("levels").classList.toggle("pack", Boolean(pack));
    byId("levels-title").textContent = Words.say(pack ? "home.pack" : "home.levels");
    const today = Cards.today();
    byId("today").href = Address.write(today);
    byId("today-date").textContent = new Date().toLocaleDateString(Words.locale(), { day: "numeric", month: "long" });
    byId("today-level").replaceChildren(Cards.levelMark(today.level));
    byId("today-done").hidden = !Kept.solved(today);
  }

  /** A level: how many challenges it has, and the way to the one where the player is. */
  function levelLink(level) {
    const all = Cards.count(level), place = Math.min(Kept.get("places", {})[level] || 0, all - 1);
    const told = Words.say("home.place", { n: Words.number(place + 1), all: Words.number(all) });
    return make("li", {}, make("a", { class: `level-card ${level}`, href: Address.write(Cards.at(level, place)) },
      Cards.levelMark(level), make("span", { class: "soft" }, told)));
  }

  function cardLink(card) {
    const told = () => [Dom.icon("check"), make("span", { class: "unseen" }, Words.say("home.solved"))];
    return make("li", {}, make("a", { class: `level-card ${card.level}`, href: Address.write(card) },
      make("span", { class: "number" }, card.label), Cards.levelMark(card.level),
      make("span", { class: "code" }, card.code), Kept.solved(card) ? told() : []));
  }

  return { show };
})();
