/* The page: which view is shown, the language, the choices a person makes. */
(function () {
  "use strict";

  const { byId, make, tell } = Dom;
  const VIEWS = ["home", "play", "check", "race"];
  let view = "home";

  const bench = new Play.Bench(byId("at-play"), { next: following, found: () => showHead() });
  const paper = new Play.Bench(byId("at-check"), { paper: true });

  // ---- views

  function route() {
    const wanted = Address.read(location.hash);
    let card = null;
    try {
      card = wanted.code === null ? null : Cards.coded(wanted.code);
    } catch (error) {
      if (!error.slip) throw error;
      showView("home");
      return slipped(error.slip, wanted.code);
    }
    if (card && !card.level) return unsolvable(card);
    if (wanted.view === "play") openPlay(card);
    if (wanted.view === "check") openCheck(card);
    if (wanted.view === "race") Race.open(card || (Cards.pack() || [Cards.any(Kept.get("raceLevel", "easy"))])[0]);
    return showView(wanted.view);
  }

  function showView(name) {
    const before = view;
    view = name;
    for (const one of VIEWS) byId(`at-${one}`).hidden = one !== name;
    document.body.dataset.view = name;
    if (name === "home") Home.show();
    for (const link of document.querySelectorAll("nav a")) {
      const here = link.getAttribute("href") === `#${name}`;
      if (here) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    setTitle();
    if (before !== name) {
      byId("main").focus({ preventScroll: true });
      scrollTo(0, 0);
    }
  }

  function setTitle() {
    const names = { play: bench.card && bench.card.code, check: Words.say("nav.check"), race: Words.say("nav.race") };
    const what = names[view];
    document.title = what ? `${what} · Turbo Taxi` : "Turbo Taxi";
  }

  // ---- playing

  function openPlay(card) {
    const kept = Kept.get("table", {}), mine = kept.address === Address.write(card);
    bench.open(card, mine ? TurboTaxi.city(kept.city) : null);
    const place = Cards.whereabouts(card);
    if (place && !Cards.pack()) Kept.set("places", { ...Kept.get("places", {}), [card.level]: place.place });
    byId("hints").hidden = true;
    byId("hint-told").textContent = "";
    showHead();
    Helps.show(bench);
  }

  function showHead() {
    const { card } = bench, place = Cards.whereabouts(card);
    byId("play-level").replaceChildren(Cards.levelMark(card.level));
    byId("play-number").textContent = place ? Words.say("play.number", { n: place.label }) : "";
    byId("play-code").textContent = card.code;
    Cards.showRule(byId("play-rule"), card);
    const every = TurboTaxi.solutions(card.setup, card.crossing, card.rule);
    const found = Kept.found(card).filter((city) => every.includes(city)).length;
    byId("play-count").textContent = found ? Verdict.foundOf(card, found, every.length) : "";
    byId("previous").disabled = !place || place.place === 0;
    byId("next").disabled = Boolean(place) && place.place === place.of - 1;
  }

  function step(by) {
    const place = Cards.whereabouts(bench.card);
    const there = (to) => place.at(Math.min(place.of - 1, Math.max(0, to)));
    const card = place ? there(place.place + by) : Cards.at(bench.card.level || "easy", 0);
    location.hash = Address.write(card);
  }

  /** What takes the player to the next card, or null on the last. */
  function following() {
    return byId("next").disabled ? null : () => step(1);
  }

  function showHints() {
    const panel = byId("hints");
    panel.hidden = !panel.hidden;
    if (!panel.hidden) panel.scrollIntoView({ block: "nearest" });
  }

  // ---- a paper city

  function openCheck(card) {
    byId("check-bench").hidden = !card;
    byId("check-lead").hidden = Boolean(card); // a phone needs the room
    byId("check-code").value = card ? card.code : "";
    if (!card) return;
    paper.open(card);
    byId("check-level").replaceChildren(Cards.levelMark(card.level));
    Cards.showRule(byId("check-rule"), card);
  }

  // ---- codes

  /** Go to the card that a person typed, with the slips that codes forgive; tell those that they catch. */
  function look(form, to) {
    const text = form.elements.code.value;
    try {
      const card = Cards.typed(text);
      form.querySelector(".note").replaceChildren();
      if (!card.level) return unsolvable(card, form);
      const hash = Address.write(card, to);
      if (location.hash === hash) return route();
      location.hash = hash;
      return undefined;
    } catch (error) {
      if (!error.slip) throw error;
      return slipped(error.slip, text, form, to);
    }
  }

  function slipped(slip, text, form = byId("code-form"), to = "play") {
    const note = form.querySelector(".note");
    form.elements.code.value = text;
    const address = (code) => Address.write({ code }, to);
    const offers = (slip.near || []).map((code) => make("a", { href: address(code) }, code));
    const keys = { code: offers.length ? "slip" : "wrong", length: "length", check: "check", rule: "rule" };
    const told = Words.say(`code.${keys[slip.what] || "setup"}`, { code: slip.text || text });
    note.replaceChildren(told, ...offers.flatMap((offer) => [" ", offer]));
    tell(note.textContent);
    form.elements.code.setAttribute("aria-invalid", "true");
  }

  function unsolvable(card, form = byId("code-form")) {
    if (form.id === "code-form") showView("home");
    form.elements.code.value = card.code;
    form.querySelector(".note").textContent = Words.say("code.unsolvable", { code: card.code });
    tell(form.querySelector(".note").textContent);
  }

  // ---- choices

  function settings() {
    for (const [name, value] of [["judging", Kept.get("judging", "asked")], ["crossing", Cards.crossing()]]) {
      for (const choice of document.querySelectorAll(`#settings input[name="${name}"]`)) {
        choice.checked = choice.value === value;
      }
    }
    byId("settings").showModal();
  }

  function chosen({ target }) {
    Kept.set(target.name, target.value);
    if (target.name === "crossing" && view === "play") {
      location.hash = Address.write(Cards.card(bench.card.setup, target.value));
    } else if (target.name === "crossing") route();
    else if (bench.game) bench.changed();
  }

  function forget() {
    if (!confirm(Words.say("settings.forgetSure"))) return;
    Kept.forget();
    byId("settings").close();
    route();
  }

  function changeLanguage(tag) {
    Words.choose(tag);
    byId("language").value = Words.tag;
    for (const part of ["rules", "hands"]) {
      byId(`help-${part}`).replaceChildren(...Words.list(`help.${part}`).map((text) => make("li", {}, text)));
    }
    setTitle();
    if (view === "home") Home.show();
    if (bench.card) {
      const { faults, isRight } = bench;
      showHead();
      Helps.show(bench);
      bench.show();
      if (faults.length || isRight) bench.judge(false);
    }
    if (paper.card) {
      paper.changed();
      byId("check-level").replaceChildren(Cards.levelMark(paper.card.level));
    }
    if (Race.card) Race.show();
  }

  // ---- listening

  function listen() {
    const acts = {
      previous: () => step(-1), next: () => step(1), "open-settings": settings, forget,
      random: () => { location.hash = Address.write(Cards.any(bench.card.level || "easy")); },
      "open-hints": showHints,
      "hint-next": () => Helps.next(bench), "hint-way": () => Helps.way(bench), "open-answers": Helps.ask,
      "sure-yes": () => Helps.showAnswers(bench.card),
      "answer-before": () => Helps.showAnswer(-1), "answer-after": () => Helps.showAnswer(1),
      "open-help": () => byId("help").showModal(),
    };
    for (const [id, act] of Object.entries(acts)) byId(id).addEventListener("click", act);
    for (const button of document.querySelectorAll("dialog [data-close]")) {
      button.addEventListener("click", () => button.closest("dialog").close());
    }
    byId("settings").addEventListener("change", chosen);
    byId("code-form").addEventListener("submit", (event) => { event.preventDefault(); look(event.target, "play"); });
    byId("check-form").addEventListener("submit", (event) => { event.preventDefault(); look(event.target, "check"); });
    byId("skip").addEventListener("click", (event) => { event.preventDefault(); byId("main").focus(); });
    byId("language").addEventListener("change", ({ target }) => {
      Kept.set("language", target.value);
      changeLanguage(target.value);
    });
    window.addEventListener("hashchange", route);
  }

  byId("language").replaceChildren(...Words.TAGS.map((tag) =>
    make("option", { value: tag, lang: tag }, Words.DATA.words[tag].language)));
  Race.start();
  Sharing.start(() => ({ play: bench.card, check: paper.card, race: Race.card })[view] || null);
  listen();
  changeLanguage(Words.first());
  route();
  document.documentElement.dataset.ready = "yes";
})();
