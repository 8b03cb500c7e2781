/* The data that the page was made with: words, levels, and the cards of a pack. */
/**
 * @import { Packed } from "../puzzle/levels.js"
 * @import { Crossing } from "../puzzle/tiles.js"
 * @import { CardFace } from "../puzzle/game.js"
 */

/**
 * @typedef {object} PageData
 * @property {string | null} language   null: the browser's
 * @property {Crossing} crossing
 * @property {Packed} levels
 * @property {string} rude   a pattern for codes that contain a rude word
 * @property {CardFace[] | null} pack   null: the page offers all challenges
 * @property {string[]} keys   of the words
 * @property {Record<string, (string | string[])[]>} words   by language, in the order of the keys
 */

/** @type {PageData} */
export const DATA = JSON.parse(document.getElementById("data")?.textContent ?? "");
