/* What tiles look like, as pixels: the page's own pictures, and for other themes their roads over the own houses. */
import { KINDS, SET, upright } from "../puzzle/tiles.js";
import { TILE } from "../page/tile_picture.js";
/** @import { Art, Face } from "../photo/reader.js" */

const BARE = "contrast", THEMES = ["city", "ink", BARE], SIDE = 64;

/** @typedef {{ name: string, copy: number, face: Pick<Face, "tile" | "crossing"> }} Drawn */

/** The tiles of a set that differ, and the flyover. @param {string} theme @returns {Drawn[]} */
function drawnTiles(theme) {
  const tiles = KINDS.flatMap((kind) => [...Array(SET[kind]).keys()].map((copy) =>
    ({ name: kind.replace(" ", "-"), copy, face: { tile: upright(kind) } })));
  const unlike = theme === BARE ? tiles.filter(({ copy }) => !copy) : tiles;
  return [...unlike, { name: "flyover", copy: 0, face: { tile: upright("crossing"), crossing: "flyover" } }];
}

/** The picture of the page with an id as text. @param {string} id */
const symbol = (id) => document.getElementById(id)?.outerHTML ?? "";

/**
 * A tile of a theme: the page's own one if it is of that theme; else the other theme's roads over the own houses, which
 * line art shows in outline and the contrast theme not at all.
 * @param {string} theme @param {Drawn} drawn
 */
function tileOf(theme, { name, copy }) {
  const own = symbol(`${name}-${copy}`), roads = symbol(`${theme}-${name}`);
  if (!roads) return own;
  const ground = `<path d="M0 0h${TILE}v${TILE}H0Z" fill="#fff"/>`;
  const houses = theme === BARE ? "" : theme === "ink" ? inOutline(own) : own;
  return ground + houses + roads;
}

/** @param {string} drawing */
const inOutline = (drawing) => drawing.replace(/stroke(-width)?="[^"]*"/g, "")
  .replace(/fill="[^"]*"/g, 'fill="#fff"').replace(/<path/g, '<path stroke="#6a6a6a" stroke-width="3.4"');

/** All tiles in all themes. @returns {Promise<Art>} */
export async function drawnArt() {
  return { themes: await Promise.all(THEMES.map(async (name) => ({ name, faces: await drawnFaces(name) }))) };
}

/** @param {string} theme @returns {Promise<Face[]>} */
async function drawnFaces(theme) {
  const tiles = drawnTiles(theme), width = SIDE * tiles.length;
  const drawings = tiles.map((drawn, place) => {
    const size = `x="${place * SIDE}" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${TILE} ${TILE}"`;
    return `<svg ${size}>${tileOf(theme, drawn)}</svg>`;
  });
  const looks = `width="${width}" height="${SIDE}" fill="none" stroke-linejoin="round" stroke-miterlimit="10"`;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" ${looks}>${drawings.join("")}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sheet)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height: SIDE });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  return tiles.map(({ face }, place) => {
    const pixels = context?.getImageData(place * SIDE, 0, SIDE, SIDE);
    return { ...face, width: SIDE, height: SIDE, data: pixels?.data ?? [] };
  });
}
