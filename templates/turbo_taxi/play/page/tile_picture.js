/* Pictures of tiles. */
import { KIND, quartersTurned } from "../puzzle/tiles.js";
import { picture } from "./dom.js";
/** @import { Crossing, Tile } from "../puzzle/tiles.js" */

export const TILE = 1000; // the width of a tile, in twentieths of a millimetre, as in the drawings

/** The picture of a tile in its direction. @param {Tile} tile @param {number} copy @param {Crossing} crossing */
export function tilePicture(tile, copy, crossing) {
  const kind = tile === "NESW" && crossing === "flyover" ? "flyover" : KIND[tile].replace(" ", "-");
  const angle = 90 * quartersTurned(tile);
  const rotation = angle ? `rotate(${angle} 500 500)` : null;
  return picture(`${kind}-${copy}`, `0 0 ${TILE} ${TILE}`, { class: "tile" }, rotation);
}
