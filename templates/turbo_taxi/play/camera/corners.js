/* Four handles at the corners of the city, for pointer and keyboard, and a magnifier beside the finger. */
import { make } from "../page/dom.js";
import { squareName } from "../page/names.js";
/** @import { Corners, Point } from "../photo/reader.js" */

const LENS = 112, ZOOM = 2.5; // px, and times as large as on the page
const STEP = 2, LEAP = 16; // px on the page for an arrow key, without and with Shift
const CORNER_SQUARES = [0, 2, 8, 6];
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class CornerEditor {
  /** @param {HTMLElement} root @param {HTMLElement} sheet @param {(corners: Corners) => void} moved */
  constructor(root, sheet, moved) {
    this.root = root;
    this.sheet = sheet;
    this.moved = moved;
    this.scale = 1;
    /** @type {Corners | null} */
    this.corners = null;
    /** @type {HTMLCanvasElement | null} */
    this.photo = null;
    this.lens = Object.assign(make("canvas", { class: "lens", "aria-hidden": "true", hidden: true }),
      { width: LENS, height: LENS });
    this.handles = CORNER_SQUARES.map((_, place) => this.handle(place));
  }

  /** @param {number} place */
  handle(place) {
    /** @type {Point | null} */
    let grip = null; // from the finger to the corner, in pixels of the photo
    const end = () => { grip = null; this.lens.hidden = true; };
    return make("button", {
      type: "button", class: "corner", hidden: true,
      onpointerdown: (/** @type {PointerEvent} */ event) => {
        const [x, y] = this.pointAt(event), [cornerX, cornerY] = this.corners?.[place] ?? [x, y];
        grip = [cornerX - x, cornerY - y];
        this.handles[place].setPointerCapture(event.pointerId);
        this.magnify(place);
      },
      onpointermove: (/** @type {PointerEvent} */ event) => {
        const [x, y] = this.pointAt(event);
        if (grip) this.move(place, [x + grip[0], y + grip[1]]);
      },
      onpointerup: end,
      onpointercancel: end,
      onblur: end,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const [right, down] = ARROWS[event.key] ?? [0, 0], [x, y] = this.corners?.[place] ?? [0, 0];
        if (!right && !down) return;
        event.preventDefault();
        const step = (event.shiftKey ? LEAP : STEP) / this.scale;
        this.move(place, [x + right * step, y + down * step]);
      },
    });
  }

  /** Show the handles. @param {Corners} corners @param {HTMLCanvasElement} photo */
  open(corners, photo) {
    this.photo = photo;
    this.corners = corners;
    this.handles.forEach((handle, place) => {
      handle.hidden = false;
      handle.setAttribute("aria-label", squareName(CORNER_SQUARES[place]));
      this.move(place, corners[place]);
    });
    this.lens.hidden = true;
  }

  close() {
    this.corners = this.photo = null;
    this.lens.hidden = true;
    for (const handle of this.handles) handle.hidden = true;
  }

  /** Where on the photo a pointer is. @param {PointerEvent} event @returns {Point} */
  pointAt({ clientX, clientY }) {
    const { left, top } = this.sheet.getBoundingClientRect();
    return [(clientX - left) / this.scale, (clientY - top) / this.scale];
  }

  /** @param {number} place @param {Point} point */
  move(place, [x, y]) {
    if (!this.corners || !this.photo) return;
    const { width, height } = this.photo;
    const kept = /** @type {Point} */ ([Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]);
    this.corners = /** @type {Corners} */ (this.corners.map((corner, one) => (one === place ? kept : corner)));
    this.handles[place].style.left = `${kept[0]}px`;
    this.handles[place].style.top = `${kept[1]}px`;
    this.moved(this.corners);
    this.magnify(place);
  }

  /** Show what lies under a corner, on the other side of the photo. @param {number} place */
  magnify(place) {
    const context = this.lens.getContext("2d"), corner = this.corners?.[place];
    if (!context || !corner || !this.photo) return;
    const [x, y] = corner, reach = LENS / 2 / ZOOM / this.scale;
    this.lens.hidden = false;
    this.lens.classList.toggle("right", x < this.photo.width / 2);
    context.fillStyle = "#777"; // beyond the edge of the photo
    context.fillRect(0, 0, LENS, LENS);
    context.drawImage(this.photo, x - reach, y - reach, 2 * reach, 2 * reach, 0, 0, LENS, LENS);
    for (const [style, width] of /** @type {const} */ ([["#fff", 5], ["#1f479a", 2]])) {
      Object.assign(context, { strokeStyle: style, lineWidth: width });
      context.beginPath();
      context.moveTo(LENS / 2, LENS / 2 - 24);
      context.lineTo(LENS / 2, LENS / 2 + 24);
      context.moveTo(LENS / 2 - 24, LENS / 2);
      context.lineTo(LENS / 2 + 24, LENS / 2);
      context.stroke();
    }
  }
}
