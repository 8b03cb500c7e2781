/* Dragging a tile by mouse, pen or finger. It is one more way to lay: nothing needs it. */
var Drag = (function () {
  "use strict";

  const SLACK = 7; // px: a hand that moves less has tapped

  /** Make the tiles in an element movable. `hands.grasp(target)` says what is taken, or null; `hands.drop` where to. */
  function watch(root, hands) {
    let held = null;

    root.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const thing = hands.grasp(event.target);
      if (thing) held = { thing, x: event.clientX, y: event.clientY, ghost: null, pointer: event.pointerId };
    });

    window.addEventListener("pointermove", (event) => {
      if (!held || event.pointerId !== held.pointer) return;
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK;
      if (!held.ghost && far) held.ghost = raise(held.thing);
      if (held.ghost) place(held.ghost, event);
    });

    window.addEventListener("pointerup", (event) => {
      if (!held || event.pointerId !== held.pointer) return;
      const { ghost, thing } = held;
      held = null;
      if (!ghost) return;
      ghost.remove();
      swallowClick();
      const below = document.elementFromPoint(event.clientX, event.clientY);
      hands.drop(thing, below && below.closest("[data-square]"));
    });

    window.addEventListener("pointercancel", () => {
      if (held && held.ghost) held.ghost.remove();
      held = null;
    });
  }

  function raise({ picture, size }) {
    const ghost = Dom.make("div", { class: "ghost", "aria-hidden": "true" }, picture.cloneNode(true));
    ghost.style.width = ghost.style.height = `${size}px`;
    document.body.append(ghost);
    return ghost;
  }

  function place(ghost, { clientX, clientY }) {
    ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
  }

  /* The click that a browser sends after a drag is none of the hand's doing. */
  function swallowClick() {
    const swallow = (event) => { event.stopPropagation(); event.preventDefault(); };
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
  }

  return { watch };
})();
