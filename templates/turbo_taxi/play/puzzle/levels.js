/* How hard every setup is, out of packed data, and the lists of challenges by level.

   class    setups that become one another when they are turned or mirrored; they are equally hard
   packed   base-64 digits. For each class that has a right city, the distance of its rank from the one before; a 63
            means that the distance is longer and the next digit adds to it. For each reading of the crossing, how hard
            the classes are: one of 63 steps, 21 to a level, or 63 if there is no right city. Then a digit holds which
            extra rules make it expert, and whether a rule about unused tiles leaves one city without that; each of
            those has a step, and a rule about unused tiles the number of the three it names.
*/
import { classRank, encode, setupOfRank, turnedSetup } from "./codes.js";
import { inOneSet, inOrder } from "./extra_rules.js";
import { KINDS } from "./tiles.js";
/**
 * @import { Rule } from "./extra_rules.js"
 * @import { Setup } from "./setup.js"
 * @import { Crossing, Kind } from "./tiles.js"
 */

/**
 * @typedef {"easy" | "medium" | "hard" | "expert"} Level
 * @typedef {{ percentile: number, rule: Rule }} Expert   an extra rule that makes a setup an expert card
 * @typedef {{ level: Level, percentile: number, rule: Rule }} Only   a rule that leaves one city, not for experts
 * @typedef {{ level: Level, percentile: number, experts: Expert[], only: Only | null }} Grade
 * @typedef {{ rank: number, rule: Rule | null, percentile: number }} Listed   a challenge in the list of a level
 * @typedef {{ classes: string } & Record<Crossing, string>} Packed
 * @typedef {object} Levels
 * @property {number[]} ranks   of all classes
 * @property {Record<Crossing, Map<number, Grade | null>>} grades   by the rank of the class
 * @property {Record<string, Listed[]>} lists   computed so far, by level and crossing
 * @property {number[] | null} days   the classes that the challenge of the day is taken from, once computed
 */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** @type {Level[]} */
export const LEVELS = ["easy", "medium", "hard", "expert"];
const EXTRAS = /** @type {const} */ (["single", "apart", "unused"]);
const THREES = threesOfKinds();

/** All levels, unpacked. @param {Packed} packed @returns {Levels} */
export function unpack(packed) {
  const gaps = [...packed.classes].map((digit) => DIGITS.indexOf(digit));
  const ranks = [];
  let rank = 0;
  for (const gap of gaps) {
    rank += gap;
    if (gap !== 63) ranks.push(rank);
  }
  const grades = { crossroads: gradesByRank(ranks, packed.crossroads), flyover: gradesByRank(ranks, packed.flyover) };
  return { ranks, grades, lists: {}, days: null };
}

/** @param {number[]} ranks @param {string} text */
function gradesByRank(ranks, text) {
  let place = 0;
  const read = () => DIGITS.indexOf(text[place++]);
  return new Map(ranks.map((rank) => [rank, readGrade(read)]));
}

/** The next grade in the packed data, or null if the class has no right city. @param {() => number} read */
function readGrade(read) {
  const step = read(), level = Math.floor(step / 21);
  if (level === 3) return null;
  const flags = read();
  /** @type {Expert[]} */
  const experts = EXTRAS.filter((_, place) => flags & (1 << place)).map((extra) => {
    const percentile = inPercent(read());
    return { percentile, rule: extra === "unused" ? { extra, unused: THREES[read()] } : { extra } };
  });
  return { level: LEVELS[level], percentile: inPercent(step), experts, only: flags & 8 ? readOnly(read) : null };
}

/** The next grade of a card with an only city. @param {() => number} read @returns {Only} */
function readOnly(read) {
  const step = read();
  const rule = { extra: /** @type {const} */ ("unused"), unused: THREES[read()] };
  return { level: LEVELS[Math.floor(step / 21)], percentile: inPercent(step), rule };
}

/** The middle of a step. @param {number} step */
const inPercent = (step) => Math.round((step + 0.5) / 0.063) / 10;

/**
 * The grade of a setup, or null if it has no right city.
 * @param {Levels} levels @param {Setup | string} setup @param {Crossing} crossing
 */
export function grade(levels, setup, crossing) {
  return levels.grades[crossing].get(classRank(setup)) ?? null;
}

/**
 * The level of a card: of its setup under its extra rule. Null if there is no right city, or if the level is not known
 * here: for rules about unused tiles that no pack has, `ttprint grade` computes it.
 * @param {Levels} levels @param {Setup | string} setup @param {Crossing} crossing @param {Rule | null} rule
 * @returns {Level | null}
 */
export function levelWith(levels, setup, crossing, rule) {
  const found = grade(levels, setup, crossing);
  if (!found || !rule) return found?.level ?? null;
  const isIt = (/** @type {{ rule: Rule }} */ one) => JSON.stringify(one.rule) === JSON.stringify(rule);
  if (found.experts.some(isIt)) return "expert";
  if (found.only && isIt(found.only)) return found.only.level;
  return rule.extra === "single" ? found.level : null;
}

/**
 * All challenges of a level, one of each class, from easy to hard; two markers at least stand on green.
 * @param {Levels} levels @param {Level} level @param {Crossing} crossing
 */
export function challenges(levels, level, crossing) {
  /** @param {number} rank @returns {Listed[]} */
  const listed = (rank) => {
    const found = levels.grades[crossing].get(rank);
    if (found && level === "expert" && found.experts.length) {
      return [{ rank, ...found.experts[rank % found.experts.length] }];
    }
    return found && found.level === level ? [{ rank, rule: null, percentile: found.percentile }] : [];
  };
  return (levels.lists[level + crossing] ??= levels.ranks.filter(onTwoGreens).flatMap(listed)
    .sort((a, b) => a.percentile - b.percentile || a.rank - b.rank));
}

/**
 * The setup of a class as lists show it: each class is turned another way, or all yellow taxis would stand at 1.
 * @param {number} rank @param {RegExp} rude @param {(setup: Setup) => string} [codeOf]
 */
export function shownSetup(rank, rude, codeOf) {
  return politeImage(setupOfRank(rank), rank * 5, rude, codeOf);
}

/**
 * The setup laid in one of eight ways, or in the next one for which the code on the card is not rude.
 * @param {Setup} setup @param {number} way @param {RegExp} rude @param {(setup: Setup) => string} [codeOf]
 */
export function politeImage(setup, way, rude, codeOf = encode) {
  const images = [0, 1, 2, 3, 4, 5, 6, 7].map((more) => turnedSetup(setup, (way + more) % 4, (way + more) % 8 > 3));
  const polite = (/** @type {(setup: Setup) => string} */ write) => images.find((image) => !rude.test(write(image)));
  return polite(codeOf) ?? polite(encode) ?? images[0];
}

/**
 * The challenge of a day, from the date alone: the same for everybody, and another one every day for years.
 * @param {Levels} levels @param {[number, number, number]} date year, month and day @param {RegExp} rude
 */
export function challengeOfTheDay(levels, [year, month, day], rude) {
  const days = Math.round((Date.UTC(year, month - 1, day) - Date.UTC(2005, 0, 1)) / 86400000);
  // what is right with a flyover is right with a crossroads too: so the day's challenge serves both
  const ranks = (levels.days ??= levels.ranks.filter((rank) => onTwoGreens(rank) && levels.grades.flyover.get(rank)));
  const place = (((days * 1009) % ranks.length) + ranks.length) % ranks.length;
  const way = (((days % 4) + 4) % 4) + (days % 3 === 0 ? 4 : 0);
  return politeImage(setupOfRank(ranks[place]), way, rude);
}

/** @param {number} rank */
const onTwoGreens = (rank) => setupOfRank(rank).hours.filter((hour) => hour % 3).length >= 2;

/** All ways to name three tiles of a set, in the order in which the data counts them. */
function threesOfKinds() {
  const all = KINDS.flatMap((a) => KINDS.flatMap((b) => KINDS.map((c) => /** @type {Kind[]} */ ([a, b, c]))));
  return all.filter((three) => String(inOrder(three)) === String(three) && inOneSet(three));
}
