/* Extra rules for experts: the roads of the two colours must not meet; there is only one right city; or three tiles
   stay unused. */
import { InputError } from "./errors.js";
import { KINDS, SET } from "./tiles.js";
/** @import { Kind } from "./tiles.js" */

/** @typedef {{ extra: "apart" } | { extra: "single" } | { extra: "unused", unused: Kind[] }} Rule */

/** @type {Rule} */
export const APART = { extra: "apart" };
/** @type {Rule} */
export const SINGLE = { extra: "single" };

/** The tiles that a rule leaves unused. @param {Rule | null | undefined} rule */
export const unusedBy = (rule) => (rule?.extra === "unused" ? rule.unused : []);

/** The kinds in the order in which a set counts them. @param {Kind[]} kinds */
export const inOrder = (kinds) => KINDS.flatMap((kind) => kinds.filter((one) => one === kind));

/** True if a set has all these tiles. @param {Kind[]} kinds */
export const inOneSet = (kinds) => kinds.every((kind) => kinds.filter((one) => one === kind).length <= SET[kind]);

/** The rule that three tiles stay unused. @param {Kind[]} kinds @param {string} text what was typed @returns {Rule} */
export function unusedRule(kinds, text) {
  if (kinds.length !== 3 || !inOneSet(kinds)) throw noRule(text);
  return { extra: "unused", unused: inOrder(kinds) };
}

/** @param {string} text */
export const noRule = (text) =>
  new InputError(`${text.trim()} names no extra rule.`, { reason: "rule", text: text.trim() });
