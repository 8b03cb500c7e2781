/* What is written on a card: its level, and what it asks for besides a city. */
import { faults } from "../puzzle/judge.js";
import { LEVELS } from "../puzzle/levels.js";
import { unusedBy } from "../puzzle/extra_rules.js";
import { upright } from "../puzzle/tiles.js";
import { make, picture } from "./dom.js";
import { kindName } from "./names.js";
import { tilePicture } from "./tile_picture.js";
import { countText, text } from "./words.js";
/**
 * @import { Card } from "../puzzle/game.js"
 * @import { Level } from "../puzzle/levels.js"
 */

/** One to four little cabs and the level's name. @param {Level} level */
export function levelMark(level) {
  const cabs = LEVELS.slice(0, LEVELS.indexOf(level) + 1).map(() => picture("cab", "-6 -12 432 236", { class: "cab" }));
  const name = make("span", {}, text(`level.${level}`));
  return make("span", { class: "level" }, make("span", { class: "cabs" }, cabs), name);
}

/** Show the level of a card in an element. @param {HTMLElement} element @param {Card} card */
export function showLevel(element, { level }) {
  element.replaceChildren(...(level ? [levelMark(level)] : []));
}

/**
 * Show in an element what a card asks for; hide the element if that is nothing but a city.
 * @param {HTMLElement} element @param {Card} card
 */
export function showRule(element, card) {
  const tiles = unusedBy(card.rule).map((kind) => make(
    "span", { class: "tiny", role: "img", "aria-label": kindName(kind) },
    tilePicture(upright(kind), 0, card.crossing),
  ));
  const parts = [...ruleTexts(card).map((line) => make("span", {}, line)), ...tiles];
  element.replaceChildren(...parts);
  element.hidden = !parts.length;
}

/** @param {Card} card */
function ruleTexts(card) {
  const { setup, crossing, rule, kind, wrong } = card;
  if (kind === "count") return [text(rule?.extra === "apart" ? "card.count_apart" : "card.count")];
  if (kind === "mistakes" && wrong) {
    return [countText("card.mistakes", faults(setup, wrong, crossing, rule).length), text("play.mend")];
  }
  return rule ? [text(`card.${rule.extra}`)] : [];
}
