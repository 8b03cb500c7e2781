/* Dragging a tile by mouse, pen or finger: one more way to lay it, which nothing depends on. */
import { make, targetOf } from "../page/dom.js";
/** @import { Kind } from "../puzzle/tiles.js" */

/**
 * @typedef {{ size: number, picture: Element } & ({ kind: Kind } | { square: number })} Dragged
 *
 * @typedef {object} DragHandlers
 * @property {(target: Element) => Dragged | null} grasp   what can be dragged there
 * @property {(dragged: Dragged, cell: HTMLElement | null) => void} drop
 */

const SLACK = 7; // px: a pointer that moves less has tapped

/** Let the tiles in an element be dragged. @param {HTMLElement} root @param {DragHandlers} handlers */
export function allowDragging(root, handlers) {
  /** @type {{ dragged: Dragged, x: number, y: number, ghost: HTMLElement | null, pointer: number } | null} */
  let drag = null;

  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const dragged = handlers.grasp(targetOf(event));
    if (dragged) drag = { dragged, x: event.clientX, y: event.clientY, ghost: null, pointer: event.pointerId };
  });

  window.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLACK;
    if (!drag.ghost && far) drag.ghost = ghostOf(drag.dragged);
    if (drag.ghost) place(drag.ghost, event);
  });

  window.addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { ghost, dragged } = drag;
    drag = null;
    if (!ghost) return;
    ghost.remove();
    ignoreNextClick();
    const below = document.elementFromPoint(event.clientX, event.clientY);
    handlers.drop(dragged, below && below.closest("[data-square]"));
  });

  window.addEventListener("pointercancel", () => {
    drag?.ghost?.remove();
    drag = null;
  });
}

/** The picture that follows the pointer. @param {Dragged} dragged */
function ghostOf({ picture, size }) {
  const ghost = make("div", { class: "ghost", "aria-hidden": "true" }, picture.cloneNode(true));
  ghost.style.width = ghost.style.height = `${size}px`;
  document.body.append(ghost);
  return ghost;
}

/** @param {HTMLElement} ghost @param {PointerEvent} event */
function place(ghost, { clientX, clientY }) {
  ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
}

/** Ignore the click that a browser sends after a drag. */
function ignoreNextClick() {
  const ignore = (/** @type {MouseEvent} */ event) => { event.stopPropagation(); event.preventDefault(); };
  window.addEventListener("click", ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", ignore, { capture: true }), 0);
}
