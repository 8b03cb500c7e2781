/* Card codes: a setup's code and, behind a dash, what a card adds to it; docs/codes.md describes them.

   E496       the setup alone, its crossing read as a crossroads
   E496-F…    its crossing read as a flyover, E496-AF…   E496-A…     the roads of the two colours must not meet
   E496-1…    there is only one right city               E496-SCE…   a straight, a curve and a dead end stay unused
   Where something is added, the last character (…) is a check over all that stands before it. In place of letters a
   person may write words: E496-apart, E496-flyover-only, E496-straight-curve-dead-end.
*/
var CardCodes = (function () {
  "use strict";

  const { ALPHABET, KINDS, SET, checkOf, tidy } = TurboTaxi;
  const LETTERS = "SCTXDE"; // of the kinds, in their order
  const ADDED = /^(A|1|[SCTXDE]{3}|)(F?)$/;
  const RULES = { apart: { extra: "apart" }, only: { extra: "single" }, single: { extra: "single" } };

  /** The code of a card: of its setup, of how its crossing is read, and of its extra rule. */
  function write({ setup, crossing = "crossroads", rule = null }) {
    const code = TurboTaxi.code(setup), added = lettersOf(rule) + (crossing === "flyover" ? "F" : "");
    return added ? `${code}-${added}${check(code + added)}` : code;
  }

  function lettersOf(rule) {
    if (!rule) return "";
    if (rule.extra === "unused") return inOrder(rule.unused).map((kind) => LETTERS[KINDS.indexOf(kind)]).join("");
    return rule.extra === "apart" ? "A" : "1";
  }

  const check = (characters) => ALPHABET[checkOf([...characters].map((one) => ALPHABET.indexOf(one)))];
  const inOrder = (kinds) => KINDS.flatMap((kind) => kinds.filter((one) => one === kind));

  /** What a card code says: {setup, crossing, rule}. */
  function read(text) {
    const code = tidy(text), added = code.slice(4, -1);
    if (code.length <= 4) return { setup: TurboTaxi.setup(code.length === 4 ? code : text), ...plain() };
    if (code.length > 5 && ADDED.test(added)) {
      if (check(code.slice(0, -1)) === code.slice(-1)) {
        return { setup: TurboTaxi.setup(code.slice(0, 4)), ...readLetters(added, text) };
      }
      if (!spelled(text).length) throw TurboTaxi.slip("check", `${text.trim()}: the check does not fit.`, { text });
    }
    return { setup: TurboTaxi.setup(code.slice(0, 4)), ...readWords(text) };
  }

  const plain = (crossing = "crossroads", rule = null) => ({ crossing, rule });

  function readLetters(added, text) {
    const [, letters, flyover] = ADDED.exec(added), crossing = flyover ? "flyover" : "crossroads";
    if (!letters) return plain(crossing);
    if (letters === "A" || letters === "1") return plain(crossing, letters === "A" ? RULES.apart : RULES.only);
    return plain(crossing, unusedRule([...letters].map((letter) => KINDS[LETTERS.indexOf(letter)]), text));
  }

  /** The rule that names three unused tiles, if a set has them. */
  function unusedRule(kinds, text) {
    const enough = kinds.every((kind) => kinds.filter((one) => one === kind).length <= SET[kind]);
    if (kinds.length !== 3 || !enough) throw noRule(text);
    return { extra: "unused", unused: inOrder(kinds) };
  }

  /** The words behind the code, if there are any. */
  function spelled(text) {
    const words = text.trim().toLowerCase().split(/[\s,;+-]+/).slice(1);
    return words.filter((word) => word.length > 2 && /^\p{L}+$/u.test(word));
  }

  function readWords(text) {
    const words = spelled(text), crossing = words.includes("flyover") ? "flyover" : "crossroads";
    if (!words.length) throw TurboTaxi.slip("length", `${text.trim()} is not a code.`, { text: text.trim() });
    const rest = words.filter((word) => word !== "flyover" && word !== "crossroads");
    if (!rest.length) return plain(crossing);
    if (rest.length === 1 && Object.hasOwn(RULES, rest[0])) return plain(crossing, RULES[rest[0]]);
    return plain(crossing, unusedRule(kindsNamed(rest, text), text));
  }

  function kindsNamed(words, text) {
    const kinds = [];
    for (let place = 0; place < words.length; ) {
      const length = [2, 1].find((count) => KINDS.includes(words.slice(place, place + count).join(" ")));
      if (!length) throw noRule(text);
      kinds.push(words.slice(place, place + length).join(" "));
      place += length;
    }
    return kinds;
  }

  const noRule = (text) => TurboTaxi.slip("rule", `${text.trim()} names no extra rule.`, { text: text.trim() });

  return { read, write };
})();
if (typeof module !== "undefined") module.exports = CardCodes;
