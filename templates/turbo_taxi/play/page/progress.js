/* The player's progress on this device: cards solved, days in a row, best times. */
import { store, stored } from "./storage.js";
/** @import { Level } from "../puzzle/levels.js" */

const DAY = 86400000; // ms

/** The number of a day, by the player's own calendar. @param {Date} [date] */
export const dayNumber = (date = new Date()) =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/** How many cards were solved. */
export const solvedCount = () => Object.keys(stored("found", {})).length;

/** The streak after a card was solved on a day: days in a row on which a card was solved. @param {number} day */
export function addToStreak(day) {
  const before = stored("streak", { day: 0, length: 0, longest: 0 });
  if (before.day === day) return;
  const length = before.day === day - 1 ? before.length + 1 : 1;
  store("streak", { day, length, longest: Math.max(before.longest, length) });
}

/**
 * The days in a row up to a day; a streak lasts until a whole day has passed without a solved card.
 * @param {number} day
 */
export function streakOn(day) {
  const { day: last, length, longest } = stored("streak", { day: 0, length: 0, longest: 0 });
  return { length: last >= day - 1 ? length : 0, longest };
}

/**
 * Store the time of a level if it is the best one so far; true if it is.
 * @param {Level} level @param {number} seconds
 */
export function addTime(level, seconds) {
  const best = stored("best", {}), before = best[level];
  if (before !== undefined && before <= seconds) return false;
  store("best", { ...best, [level]: seconds });
  return true;
}

/** A time in minutes and seconds. @param {number} seconds */
export const timeText = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
