/* Shortest ways by road. */
import { GATES, neighbour } from "./city.js";
import { OPPOSITE, roads, SIDES } from "./tiles.js";
/**
 * @import { Tiles } from "./city.js"
 * @import { Crossing, Side, Tile } from "./tiles.js"
 */

/** @typedef {{ square: number, enter: Side, leave: Side }} Leg   one tile of a route */

/**
 * The legs of a shortest way by road between two hours; none if there is no way.
 * @param {Tiles} tiles @param {number} from @param {number} to @param {Crossing} [crossing] @returns {Leg[]}
 */
export function route(tiles, from, to, crossing = "crossroads") {
  const goal = GATES[to].join(""), seen = new Set([GATES[from].join("")]);
  /** @type {{ at: [number, Side], legs: Leg[] }[]} */
  const ways = [{ at: GATES[from], legs: [] }];
  for (const { at: [square, enter], legs } of ways) {
    for (const leave of exits(tiles[square], enter, crossing)) {
      const longer = [...legs, { square, enter, leave }];
      if (square + leave === goal) return longer;
      const beyond = neighbour(square, leave), end = beyond + OPPOSITE[leave];
      if (beyond === null || !tiles[beyond] || seen.has(end)) continue;
      seen.add(end);
      ways.push({ at: [beyond, OPPOSITE[leave]], legs: longer });
    }
  }
  return [];
}

/** @param {Tile | null} tile @param {Side} enter @param {Crossing} crossing */
function exits(tile, enter, crossing) {
  const taken = (tile && roads(tile, crossing).find((road) => road.includes(enter))) || "";
  return SIDES.filter((side) => side !== enter && taken.includes(side));
}
