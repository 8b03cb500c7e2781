/* The race: one card for the whole room, a clock that can be hidden and never speaks, a city shown, points by team. */
var Race = (function () {
  "use strict";

  const { byId, make, tell } = Dom;
  const MOST = 6;
  let table = null, card = null, state = "ready", started = 0, stopped = 0, ticking = null, shown = -1;

  function start() {
    table = new Table.Table(byId("race-table"));
    const acts = { "race-go": go, "race-show": showCity, "race-next": next, "race-clock-button": hideClock };
    for (const [id, act] of Object.entries(acts)) byId(id).addEventListener("click", act);
    byId("race-level").addEventListener("change", (event) => { Kept.set("raceLevel", event.target.value); next(); });
    byId("race-teams").addEventListener("change", (event) => {
      Kept.set("teams", Number(event.target.value));
      teams();
    });
    byId("race-zero").addEventListener("click", () => { Kept.set("points", []); teams(); });
    byId("race-full").addEventListener("click", fullScreen);
    byId("at-race").addEventListener("click", afterClick);
    document.addEventListener("keydown", key);
  }

  /** Open the race with a card, covered until the teacher starts. */
  function open(one) {
    card = one;
    state = "ready";
    shown = -1;
    stopClock();
    [started, stopped] = [0, 0];
    fillChoices();
    teams();
    show();
  }

  function fillChoices() {
    const level = Kept.get("raceLevel", "easy");
    byId("race-level").replaceChildren(...Levels.NAMES.map((name) =>
      make("option", { value: name, selected: name === level }, Words.say(`level.${name}`))));
    byId("race-level").closest("label").hidden = Boolean(Cards.pack());
    const count = Kept.get("teams", 0);
    byId("race-teams").replaceChildren(...[0, 2, 3, 4, 5, 6].map((n) =>
      make("option", { value: n, selected: n === count }, n ? Words.number(n) : Words.say("race.noTeams"))));
  }

  function go() {
    if (state === "running") {
      state = "stopped";
      stopped = Date.now();
      stopClock();
      tell(Words.say("race.stopped", { time: clockText() }));
    } else {
      // going on after a wrong city: the clock goes on from where it stood
      started = Date.now() - (state === "ready" ? 0 : stopped - started);
      state = "running";
      shown = -1;
      ticking = setInterval(tick, 250);
      tell(Words.say("race.started"));
    }
    show();
  }

  function showCity() {
    if (state === "ready") return; // nobody has seen the card yet
    if (state === "running") go();
    const cities = TurboTaxi.solutions(card.setup, card.crossing, card.rule);
    shown = (shown + 1) % cities.length;
    state = "shown";
    show();
    tell(Words.say("answer.place", { n: shown + 1, all: cities.length }));
  }

  function next() {
    const place = Cards.pack() && Cards.whereabouts(card);
    const following = place ? place.at((place.place + 1) % place.of) : Cards.any(Kept.get("raceLevel", "easy"));
    const hash = Address.write(following, "race");
    if (location.hash === hash) open(following); // a pack of one card
    else location.hash = hash;
  }

  /* Where the mouse pressed a button, space would press it again: but for a presenter it starts and stops. */
  function afterClick({ detail, target }) {
    if (detail && target.closest("button")) byId("race-go").focus({ preventScroll: true });
  }

  function hideClock() {
    Kept.set("clockHidden", !Kept.get("clockHidden", false));
    show();
  }

  function fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else byId("at-race").requestFullscreen().catch(() => {});
  }

  // ---- the clock

  function tick() {
    byId("race-clock").textContent = clockText();
  }

  function stopClock() {
    clearInterval(ticking);
    ticking = null;
  }

  function clockText() {
    if (!started) return "0:00";
    const seconds = Math.floor(((state === "running" ? Date.now() : stopped) - started) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }

  // ---- points

  function teams() {
    const count = Kept.get("teams", 0), points = Kept.get("points", []);
    byId("race-zero").hidden = !count;
    byId("race-points").replaceChildren(...[...Array(count).keys()].map((team) => {
      const name = Words.say("race.team", { n: team + 1 }), now = points[team] || 0;
      const button = (sign, key, by) => make(
        "button", { type: "button", "aria-label": Words.say(key, { team: name }), onclick: () => point(team, by) },
        sign,
      );
      const told = [make("span", {}, name), make("output", {}, Words.number(now))];
      return make("li", {}, told, button("−", "race.minus", -1), button("+", "race.plus", 1));
    }));
  }

  function point(team, by) {
    const points = [...Array(MOST)].map((_, place) => Kept.get("points", [])[place] || 0);
    points[team] = Math.max(0, points[team] + by);
    Kept.set("points", points);
    const list = byId("race-points"), held = list.contains(document.activeElement);
    teams();
    if (held) list.children[team].querySelector(`button:${by > 0 ? "last" : "first"}-of-type`).focus();
    tell(`${Words.say("race.team", { n: team + 1 })}: ${points[team]}`);
  }

  // ---- showing

  function show() {
    if (!card) return;
    const every = () => TurboTaxi.solutions(card.setup, card.crossing, card.rule);
    const root = byId("at-race"), cities = state === "shown" ? every() : [];
    const squares = cities.length ? Game.copies(TurboTaxi.city(cities[shown])) : Game.untouched(card);
    root.dataset.state = state;
    table.show(card, squares, { routes: state === "shown" });
    byId("race-setup").textContent = state === "ready" ? "" : Cards.spoken(card);
    byId("race-code").textContent = card.code;
    byId("race-level-mark").replaceChildren(...(card.level ? [Cards.levelMark(card.level)] : []));
    Cards.showRule(byId("race-rule"), card);
    byId("race-go").textContent = Words.say({ ready: "race.go", running: "race.stop" }[state] || "race.on");
    byId("race-show").textContent = Words.say(cities.length > 1 ? "race.another" : "race.show");
    byId("race-show").disabled = state === "ready";
    const hidden = Kept.get("clockHidden", false);
    byId("race-clock").hidden = hidden;
    byId("race-clock-button").textContent = Words.say(hidden ? "race.clock" : "race.hide");
    tick();
  }

  /* Keys for a presenter; a clicker sends Page Down for "next". They work while the race is shown. */
  function key(event) {
    if (byId("at-race").hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input, select, dialog *")) return;
    if (event.target.matches("button, a") && event.key === " ") return; // there it presses the button
    const acts = { " ": go, s: showCity, n: next, PageDown: next, h: hideClock, f: fullScreen };
    const act = acts[event.key.length > 1 ? event.key : event.key.toLowerCase()];
    const team = Number(event.key) - 1;
    if (act) act();
    else if (team >= 0 && team < Kept.get("teams", 0)) point(team, 1);
    else return;
    event.preventDefault();
  }

  return { start, open, show: () => { fillChoices(); teams(); show(); }, get card() { return card; } };
})();
