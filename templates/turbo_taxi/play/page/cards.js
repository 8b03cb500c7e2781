/* Cards: which challenges this page offers, in what order, and how they are named. */
var Cards = (function () {
  "use strict";

  const { make, picture } = Dom;
  const DATA = Words.DATA;
  const RUDE = new RegExp(DATA.rude); // codes in which somebody reads a rude word
  let unpacked = null, printedCards = null;

  const levels = () => (unpacked ??= Levels.unpack(DATA.levels));

  /** How the crossing is read: as the person chose, or as the page was made. */
  const crossing = () => Kept.get("crossing", DATA.crossing);

  /** A card for a setup; its level is null if it has no right city, or none that keeps its extra rule. */
  function card(setup, reading, rule = null) {
    const code = CardCodes.write({ setup, crossing: reading, rule });
    const printed = (pack() || []).find((one) => one.code === code);
    if (printed) return printed;
    const kept = !rule || TurboTaxi.solutions(setup, reading, rule).length;
    const grade = kept && Levels.gradeWith(levels(), setup, reading, rule);
    return { setup, code, crossing: reading, rule, level: grade ? grade.level : null, kind: "build" };
  }

  /** The card that a code names. */
  function coded(text) {
    const { setup, crossing: reading, rule } = CardCodes.read(text);
    return card(setup, reading, rule);
  }

  /** The card that a person typed, a code or a setup; unless it says how its crossing is read, as they chose. */
  function typed(text) {
    if (TurboTaxi.inFull(text)) return card(TurboTaxi.setup(text), crossing());
    const { setup, crossing: reading, rule } = CardCodes.read(text);
    return card(setup, reading === "flyover" ? reading : crossing(), rule);
  }

  /** The cards of the pack that the page was made for, or null if it offers all. */
  function pack() {
    if (!DATA.pack) return null;
    return (printedCards ??= DATA.pack.map((one) => ({ ...one, ...CardCodes.read(one.code) })));
  }

  /** What is written on a card with this rule, for any setup. */
  const writtenWith = (rule) => (setup) => CardCodes.write({ setup, crossing: crossing(), rule });

  /** How many challenges a level has, and the one at a place, counted from 0. */
  const count = (level) => Levels.list(levels(), level, crossing()).length;

  function at(level, place) {
    const { rank, rule } = Levels.list(levels(), level, crossing())[place];
    return card(Levels.shown(rank, RUDE, writtenWith(rule)), crossing(), rule);
  }

  /** Where a card stands: its place, how many there are, and the cards before and after it. */
  function whereabouts(one) {
    const all = pack();
    if (all) {
      const place = all.findIndex((other) => other.code === one.code);
      return place < 0 ? null : { place, of: all.length, label: all[place].label, at: (to) => all[to] };
    }
    if (!one.level) return null;
    const list = Levels.list(levels(), one.level, one.crossing), rank = TurboTaxi.classRank(one.setup);
    const place = list.findIndex((other) => other.rank === rank);
    if (place < 0) return null;
    return { place, of: list.length, label: Words.number(place + 1), at: (to) => at(one.level, to) };
  }

  /** Any card of a level, turned any way. */
  function any(level) {
    const all = pack();
    if (all) return all[Math.floor(Math.random() * all.length)];
    const list = Levels.list(levels(), level, crossing());
    const { rank, rule } = list[Math.floor(Math.random() * list.length)];
    const way = Math.floor(Math.random() * 8);
    return card(Levels.politely(TurboTaxi.setupOfRank(rank), way, RUDE, writtenWith(rule)), crossing(), rule);
  }

  /** The challenge of today. */
  function today() {
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    return card(Levels.ofTheDay(levels(), day, RUDE), crossing());
  }

  // ---- how they look

  /** One to four little cabs and the level's name. */
  function levelMark(level) {
    const count = Levels.NAMES.indexOf(level) + 1;
    const cabs = [...Array(count)].map(() => picture("cab", "-6 -12 432 236", { class: "cab" }));
    const name = make("span", {}, Words.say(`level.${level}`));
    return make("span", { class: "level" }, make("span", { class: "cabs" }, cabs), name);
  }

  /** What a card asks for besides a city, in the words on it, with the tiles that an extra rule names. */
  function ruleLine(one) {
    const tiles = ((one.rule && one.rule.unused) || []).map((kind) => make(
      "span", { class: "tiny", role: "img", "aria-label": Words.kind(kind) },
      Table.tilePicture(Game.upright(kind), 0, one.crossing),
    ));
    return [...asked(one).map((text) => make("span", {}, text)), ...tiles];
  }

  /** Show in an element what a card asks for; it hides where that is nothing but a city. */
  function showRule(element, one) {
    const line = ruleLine(one);
    element.replaceChildren(...line);
    element.hidden = !line.length;
  }

  function asked(one) {
    const apart = one.rule && one.rule.extra === "apart";
    if (one.kind === "count") return [Words.say(apart ? "card.count_apart" : "card.count")];
    if (one.kind === "mistakes") return [Words.count("card.mistakes", mistakes(one)), Words.say("play.mend")];
    return one.rule ? [Words.say(`card.${one.rule.extra}`)] : [];
  }

  const mistakes = (one) => TurboTaxi.faults(one.setup, one.wrong, one.crossing, one.rule).length;

  /** The setup for the ear. */
  function spoken(one) {
    const [a, b, c, d] = one.setup.hours;
    const centre = Words.tile(one.setup.centre, one.crossing);
    return Words.say("table.setup", { yellowTaxi: a, yellowHouse: b, redTaxi: c, redHouse: d, centre });
  }

  return { card, coded, typed, pack, count, at, any, today, whereabouts, crossing, levelMark, showRule, spoken };
})();
