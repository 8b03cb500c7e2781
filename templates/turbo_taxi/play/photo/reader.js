/* Reads a laid city from a photo: which nine tiles lie there, how sure that is, and where.

   picture    pixels row by row, four bytes each (red, green, blue, alpha), as in ImageData; any size, best from 1 to 2
              megapixels, already turned the way the camera was held
   templates  what tile faces look like, made once from drawings of them
   margin     by how much a tile looks more like its reading than like the next best one

   Needs no page and keeps nothing; docs/photo.md describes it for other programs.
*/
import { blocksAt, blocksIn } from "./blocks.js";
import { decided } from "./decide.js";
import { greyOf, pyramidOf } from "./grey.js";
import { fitted } from "./homography.js";
import { templatesOf } from "./templates.js";
/**
 * @import { Crossing, Tile } from "../puzzle/tiles.js"
 * @import { Templates } from "./templates.js"
 */

/**
 * @typedef {{ width: number, height: number, data: ArrayLike<number> }} Picture
 * @typedef {{ tile: Tile, crossing?: Crossing, width: number, height: number, data: ArrayLike<number> }} Face
 *   a square RGBA drawing of a face without bleed, best 64 pixels wide, on an opaque ground; tile is its direction
 * @typedef {{ name: string, faces: Face[] }} Theme
 *   all faces of a theme, each kind at least once, in any one direction: the reader turns them
 * @typedef {{ themes: Theme[] }} Art
 *
 * @typedef {[number, number]} Point   in pixels of the picture, x to the right, y down
 * @typedef {[Point, Point, Point, Point]} Corners
 *   top left, top right, bottom right, bottom left, as seen in the photo
 * @typedef {"none" | "missing" | "extra" | "stock" | "doubtful"} Reason
 *   none: no city was found   missing: a square has no tile   extra: a tenth tile lies beside the block
 *   stock: more tiles of a kind than a set has   doubtful: some tiles are not certain
 * @typedef {object} Reading
 * @property {(Tile | null)[]} tiles   nine tiles in reading order of the photo; null for a square that has none
 * @property {number[]} margins   for each square
 * @property {boolean[]} doubtful   for each square: ask the player
 * @property {(Tile | null)[]} seconds   the next best reading of each square
 * @property {Corners | null} corners   of the block of nine; null if none was found
 * @property {Corners[]} squares   the corners of each square, to draw on the photo; empty without a block
 * @property {boolean} accepted   true if nothing has to be asked
 * @property {Reason | null} reason   why it was not accepted
 * @property {string | null} theme   the theme that the tiles look like
 * @property {number} score   how well the tiles fit, 0 to 1
 */

/**
 * Make templates of drawings of the tiles. They are kept in this module until the next call; it takes some 50 ms.
 * @param {Art} art the themes that may be read: names do not matter, but city, contrast and ink are expected
 */
export function loadTemplates(art) {
  loaded = templatesOf(art);
}

/** @type {Templates | null} */
let loaded = null;

const LONG = 1024; // pixels that the long side of a picture has at least, if it has them at all

/**
 * Read the city in a picture.
 * @param {Picture} picture
 * @param {{ corners?: Corners, progress?: (fraction: number) => void }} [options]
 *   corners: where the block is, if a person has said so   progress: called now and then, from 0 to 1
 * @returns {Reading}
 */
export function read(picture, { corners, progress = () => {} } = {}) {
  if (!loaded) throw new Error("loadTemplates must be called before read");
  const pyramid = pyramidOf(greyOf(picture, LONG)), by = picture.width / pyramid[0].width;
  const found = corners ? blocksAt(pyramid, mapOf(corners, by), loaded) : blocksIn(pyramid, loaded, progress);
  progress(1);
  return decided(found, by, Boolean(corners));
}

/** The map from the block between four corners to a picture in which `by` pixels are one.
 * @param {Corners} corners @param {number} by
 */
const mapOf = (corners, by) =>
  fitted([[0, 0], [3, 0], [3, 3], [0, 3]], corners.map(([x, y]) => [x / by, y / by]));
