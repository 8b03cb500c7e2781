/* The photo on the page: what was read lies over it in perspective, with the marks of mistakes.

   sheet   the whole photo, as large as its pixels; the stage shows a part of it, scaled
*/
import { SQUARES } from "../puzzle/city.js";
import { draw, find, make, replaceIfChanged } from "../page/dom.js";
import { tilePicture } from "../page/tile_picture.js";
import { TABLE } from "../workspace/marks.js";
import { CornerEditor } from "./corners.js";
import { transformTo, turnedCorners, windowAround } from "./warp.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Crossing } from "../puzzle/tiles.js"
 * @import { Corners } from "../photo/reader.js"
 */

const WARPED = 600; // px: the width of a layer before it is laid into the photo
const RIM = 360 / TABLE; // of the marks around the squares

/**
 * @typedef {object} Laid   what lies over the photo
 * @property {Tiles} tiles   in reading order of the photo
 * @property {number[]} unsure   squares
 * @property {(square: number) => string} label
 * @property {number | null} chosen   the square that a person looks at
 * @property {Crossing} [crossing]
 * @property {number} quarters   by which the marks are turned back
 * @property {Element[]} marks
 */

export class Stage {
  /** @param {HTMLElement} root @param {(square: number) => void} tapped */
  constructor(root, tapped) {
    this.root = root;
    this.buttons = SQUARES.map((square) =>
      make("button", { type: "button", class: "read", "data-read": square, onclick: () => tapped(square) }));
    this.tiles = make("div", { class: "warped reads" }, this.buttons);
    this.marks = draw("svg", { class: "warped over", viewBox: `0 0 ${TABLE} ${TABLE}`, "aria-hidden": "true" });
    this.outline = draw("svg", { class: "outline", "aria-hidden": "true" });
    this.sheet = make("div", { class: "sheet" });
    this.editor = new CornerEditor(root, this.sheet, (corners) => this.drawOutline(corners));
    root.replaceChildren(this.sheet, this.editor.lens);
    /** @type {HTMLCanvasElement | null} */
    this.canvas = null;
    this.window = { left: 0, top: 0, width: 1, height: 1 };
    new ResizeObserver(() => this.fit()).observe(root);
  }

  /** Show a photo, without anything over it. @param {HTMLCanvasElement} canvas */
  open(canvas) {
    this.canvas = canvas;
    this.sheet.replaceChildren(canvas, this.outline, this.tiles, this.marks, ...this.editor.handles);
    this.sheet.style.width = `${canvas.width}px`;
    this.sheet.style.height = `${canvas.height}px`;
    this.outline.setAttribute("viewBox", `0 0 ${canvas.width} ${canvas.height}`);
    this.clear();
    this.show({ left: 0, top: 0, width: canvas.width, height: canvas.height });
  }

  /** Take away the photo. */
  close() {
    this.sheet.replaceChildren();
    this.canvas = null;
  }

  /** Show only the photo. */
  clear() {
    this.tiles.hidden = true;
    this.marks.setAttribute("hidden", "");
    this.editor.close();
    this.drawOutline(null);
  }

  /** Show a part of the photo. @param {{ left: number, top: number, width: number, height: number }} part */
  show(part) {
    this.window = part;
    this.root.style.setProperty("--ratio", String(part.width / part.height));
    this.fit();
  }

  /** Scale the photo to the width that there is. */
  fit() {
    const scale = this.root.clientWidth / this.window.width || 1;
    this.sheet.style.transform = `scale(${scale}) translate(${-this.window.left}px,${-this.window.top}px)`;
    this.sheet.style.setProperty("--scale", String(scale));
    this.editor.scale = scale;
  }

  /** Lay what was read over the photo. @param {Corners} corners @param {Laid} laid */
  lay(corners, laid) {
    if (!this.canvas) return;
    this.show(windowAround(corners));
    this.editor.close();
    this.drawOutline(corners);
    this.tiles.hidden = false;
    this.tiles.style.transform = transformTo(corners, WARPED);
    SQUARES.forEach((square) => this.showTile(square, laid));
    this.marks.removeAttribute("hidden");
    this.marks.style.transform = transformTo(turnedCorners(corners, laid.quarters), WARPED, RIM * WARPED);
    this.marks.replaceChildren(...laid.marks);
    for (const mark of this.marks.querySelectorAll(".fault")) { // upright in the photo
      mark.setAttribute("transform", `${mark.getAttribute("transform") ?? ""} rotate(${-90 * laid.quarters})`);
    }
  }

  /** @param {number} square @param {Laid} laid */
  showTile(square, { tiles, unsure, label, chosen, crossing }) {
    const button = this.buttons[square], tile = tiles[square];
    replaceIfChanged(button, `${tile} ${crossing}`, () =>
      [make("span", { class: "read-tile" }, tile && tilePicture(tile, 0, crossing ?? "crossroads"))]);
    button.classList.toggle("unsure", unsure.includes(square));
    button.classList.toggle("empty", !tile);
    button.setAttribute("aria-pressed", String(square === chosen));
    button.setAttribute("aria-label", label(square));
  }

  /** Let a person move the corners. @param {Corners | null} corners those to begin with */
  editCorners(corners) {
    if (!this.canvas) return;
    const { width, height } = this.canvas, side = 0.35 * Math.min(width, height), x = width / 2, y = height / 2;
    this.clear();
    this.show({ left: 0, top: 0, width, height });
    this.editor.open(corners
      ?? [[x - side, y - side], [x + side, y - side], [x + side, y + side], [x - side, y + side]], this.canvas);
  }

  /** @param {Corners | null} corners */
  drawOutline(corners) {
    const points = corners?.map((point) => point.join()).join(" ");
    this.outline.replaceChildren(...(points ? ["casing", "line"].map((name) =>
      draw("polygon", { class: name, points })) : []));
  }

  /** Move the focus to a square. @param {number} square */
  focus(square) {
    find(this.tiles, `[data-read="${square}"]`).focus();
  }
}
