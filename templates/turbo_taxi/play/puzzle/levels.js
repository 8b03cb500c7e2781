/* How hard every setup is, out of packed data, and which challenge comes next.

   class    setups that are one another turned or mirrored; they are equally hard
   packed   base-64 digits. For each class that has a right city, how far its rank lies from the one before; a 63 says
            that it lies further still. For each reading of the crossing, how hard the classes are: one of 63 steps,
            21 to a level, or 63 if there is no right city. After a hard one a digit says which extra rules make it
            expert; each of those has a step, and the rule about unused tiles the number of the three it names.
*/
var Levels = (function () {
  "use strict";

  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const NAMES = ["easy", "medium", "hard", "expert"];
  const EXTRAS = ["single", "apart", "unused"];
  const THREES = threesOfKinds();

  /** Everything about levels, from the packed text of the classes and of each crossing's grades. */
  function unpack(packed) {
    const gap = digitReader(packed.classes), ranks = [];
    for (let rank = 0; gap.more(); ) {
      let digit = gap.one();
      for (; digit === 63; digit = gap.one()) rank += 63;
      ranks.push((rank += digit));
    }
    const grades = {};
    for (const crossing of ["crossroads", "flyover"]) {
      const read = digitReader(packed[crossing]).one;
      grades[crossing] = new Map(ranks.map((rank) => [rank, gradeFrom(read)]));
    }
    return { ranks, grades, lists: {}, days: null };
  }

  function gradeFrom(read) {
    const step = read(), level = Math.floor(step / 21);
    if (level === 3) return null; // no right city
    const flags = level === 2 ? read() : 0;
    const experts = EXTRAS.filter((_, place) => flags & (1 << place)).map((extra) => {
      const percentile = inPercent(read());
      return { percentile, rule: extra === "unused" ? { extra, unused: THREES[read()] } : { extra } };
    });
    return { level: NAMES[level], percentile: inPercent(step), experts };
  }

  // the middle of the step
  const inPercent = (step) => Math.round((step + 0.5) / 0.063) / 10;

  function digitReader(text) {
    let place = 0;
    const one = () => DIGITS.indexOf(text[place++]);
    return { one, more: () => place < text.length };
  }

  /** The grade of a setup, or null if it has no right city. */
  function grade(levels, setup, crossing) {
    return levels.grades[crossing].get(TurboTaxi.classRank(setup)) || null;
  }

  /** The grade that a setup has under an extra rule: that of an expert card if it is one, or else its own. */
  function gradeWith(levels, setup, crossing, rule) {
    const found = grade(levels, setup, crossing);
    const same = (one) => rule && one.rule.extra === rule.extra && String(one.rule.unused) === String(rule.unused);
    const expert = found && found.experts.find(same);
    return expert ? { level: "expert", percentile: expert.percentile } : found;
  }

  /** All challenges of a level, one of each class, from easy to hard; two markers at least stand on green. */
  function list(levels, level, crossing) {
    return (levels.lists[level + crossing] ??= levels.ranks.filter(onTwoGreens).flatMap((rank) => {
      const found = levels.grades[crossing].get(rank);
      if (found && level === "expert" && found.experts.length) {
        const { rule, percentile } = found.experts[rank % found.experts.length];
        return [{ rank, rule, percentile }];
      }
      return found && found.level === level ? [{ rank, rule: null, percentile: found.percentile }] : [];
    }).sort((a, b) => a.percentile - b.percentile || a.rank - b.rank));
  }

  /** The setup of a class as it is shown in a list: turned this way or that, or else all yellow taxis stood at 1. */
  function shown(rank, rude, written) {
    return politely(TurboTaxi.setupOfRank(rank), rank * 5, rude, written);
  }

  /** The setup laid one of eight ways, or the next way for which nothing rude is written on the card. */
  function politely(setup, way, rude, written = TurboTaxi.code) {
    const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((more) => image(setup, (way + more) % 4, (way + more) % 8 > 3));
    const polite = (write) => ways.find((laid) => !rude.test(write(laid)));
    return polite(written) ?? polite(TurboTaxi.code) ?? ways[0];
  }

  /** The setup turned clockwise by quarters, mirrored before that or not. */
  function image(setup, quarters, mirrored) {
    const hour = (place) => (((mirrored ? -place : place) + 3 * quarters + 12) % 12) || 12;
    const [a, b, c, d] = setup.hours.map(hour);
    return TurboTaxi.setup(`${a}-${b} ${c}-${d} ${TurboTaxi.turned(setup.centre, quarters, mirrored)}`);
  }

  /** The challenge of a day, from the date alone: the same for everybody, and another one every day for years. */
  function ofTheDay(levels, [year, month, day], rude) {
    const days = Math.round((Date.UTC(year, month - 1, day) - Date.UTC(2005, 0, 1)) / 86400000);
    // what is right with a flyover is right with a crossroads too: so the day's challenge serves both
    const ranks = (levels.days ??= levels.ranks.filter((rank) => onTwoGreens(rank) && levels.grades.flyover.get(rank)));
    const place = (((days * 1009) % ranks.length) + ranks.length) % ranks.length;
    const way = (((days % 4) + 4) % 4) + (days % 3 === 0 ? 4 : 0);
    return politely(TurboTaxi.setupOfRank(ranks[place]), way, rude);
  }

  const onTwoGreens = (rank) => TurboTaxi.setupOfRank(rank).hours.filter((hour) => hour % 3).length >= 2;

  /** All ways to name three tiles of a set, in the order in which the data counts them. */
  function threesOfKinds() {
    const found = [], { KINDS, SET } = TurboTaxi;
    for (const a of KINDS) for (const b of KINDS) for (const c of KINDS) {
      const three = [a, b, c], places = three.map((kind) => KINDS.indexOf(kind));
      const enough = three.every((kind) => three.filter((one) => one === kind).length <= SET[kind]);
      if (places[0] <= places[1] && places[1] <= places[2] && enough) found.push(three);
    }
    return found;
  }

  return { NAMES, unpack, grade, gradeWith, list, shown, politely, ofTheDay };
})();
if (typeof module !== "undefined") module.exports = Levels;
