/* The teams of a race and their points. */
import { announce, byId, find, make, onClicks, selectById } from "../page/dom.js";
import { store, stored } from "../page/storage.js";
import { numberText, text } from "../page/words.js";

const CHOICES = [0, 2, 3, 4, 5, 6]; // teams

export function startTeams() {
  selectById("race-teams").addEventListener("change", () => {
    store("teams", Number(selectById("race-teams").value));
    showTeams();
  });
  onClicks({ "race-zero": () => { store("points", []); showTeams(); } });
}

export function fillTeamChoice() {
  const chosen = stored("teams", 0);
  selectById("race-teams").replaceChildren(...CHOICES.map((count) =>
    make("option", { value: count, selected: count === chosen }, count ? numberText(count) : text("race.noTeams"))));
}

/** @param {number} team */
const teamName = (team) => text("race.team", { n: team + 1 });

export function showTeams() {
  const count = stored("teams", 0), points = stored("points", []);
  byId("race-zero").hidden = !count;
  byId("race-points").replaceChildren(...[...Array(count).keys()].map((team) => make("li", {},
    make("span", {}, teamName(team)), make("output", {}, numberText(points[team] ?? 0)),
    pointButton(team, "−", "race.minus", -1), pointButton(team, "+", "race.plus", 1))));
}

/** @param {number} team @param {string} sign @param {string} key @param {number} by */
function pointButton(team, sign, key, by) {
  const label = text(key, { team: teamName(team) });
  return make("button", { type: "button", "aria-label": label, onclick: () => addPoint(team, by) }, sign);
}

/** Add to the points of a team, which never fall below zero. @param {number} team @param {number} by */
export function addPoint(team, by) {
  const before = stored("points", []), points = [...Array(6).keys()].map((place) => before[place] ?? 0);
  points[team] = Math.max(0, points[team] + by);
  store("points", points);
  const list = byId("race-points"), hadFocus = list.contains(document.activeElement);
  showTeams();
  if (hadFocus) find(list.children[team], `button:${by > 0 ? "last" : "first"}-of-type`).focus();
  announce(`${teamName(team)}: ${points[team]}`);
}
