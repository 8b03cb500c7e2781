/* What tiles look like, as pixels: drawn from the page's own pictures, in its theme with houses, in the others bare. */
import { KINDS, SET, upright } from "../puzzle/tiles.js";
import { TILE } from "../page/tile_picture.js";
/** @import { Art, Face } from "../photo/reader.js" */

const THEMES = ["city", "ink", "contrast"], SIDE = 64;

/**
 * The ids of the pictures of a theme, and what they show. Those of the page's theme do not name it.
 * @param {string} theme @returns {{ id: string, face: Pick<Face, "tile" | "crossing"> }[]}
 */
function symbolsOf(theme) {
  const isOwn = !document.getElementById(`${theme}-flyover`);
  const kinds = KINDS.flatMap((kind) => {
    const name = kind.replace(" ", "-"), face = { tile: upright(kind) };
    return isOwn ? [...Array(SET[kind]).keys()].map((copy) => ({ id: `${name}-${copy}`, face }))
      : [{ id: `${theme}-${name}`, face }];
  });
  const face = { tile: upright("crossing"), crossing: /** @type {const} */ ("flyover") };
  return [...kinds, { id: isOwn ? "flyover-0" : `${theme}-flyover`, face }];
}

/** All tiles in all themes. @returns {Promise<Art>} */
export async function drawnArt() {
  return { themes: await Promise.all(THEMES.map(async (name) => ({ name, faces: await drawnFaces(name) }))) };
}

/** @param {string} theme @returns {Promise<Face[]>} */
async function drawnFaces(theme) {
  const symbols = symbolsOf(theme), width = SIDE * symbols.length;
  const drawings = symbols.map(({ id }, place) => {
    const size = `x="${place * SIDE}" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${TILE} ${TILE}"`;
    return `<svg ${size}>${document.getElementById(id)?.outerHTML}</svg>`;
  });
  const looks = `width="${width}" height="${SIDE}" fill="none" stroke-linejoin="round" stroke-miterlimit="10"`;
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" ${looks}>${drawings.join("")}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sheet)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height: SIDE });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  return symbols.map(({ face }, place) => {
    const pixels = context?.getImageData(place * SIDE, 0, SIDE, SIDE);
    return { ...face, width: SIDE, height: SIDE, data: pixels?.data ?? [] };
  });
}
