/* Small helps for building elements. Nothing here knows the game. */
var Dom = (function () {
  "use strict";

  const SVG = "http://www.w3.org/2000/svg";
  const byId = (id) => document.getElementById(id);

  function fillIn(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (value === true) element.setAttribute(name, "");
      else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
    }
    element.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return element;
  }

  /** An element with its attributes (those that begin with "on" are listeners) and children. */
  const make = (name, attributes = {}, ...children) => fillIn(document.createElement(name), attributes, children);

  /** The same for a part of a drawing. */
  const draw = (name, attributes = {}, ...children) =>
    fillIn(document.createElementNS(SVG, name), attributes, children);

  /** A drawing that shows a symbol of the page, hidden from the ear: words stand beside it. */
  function picture(symbol, view, attributes = {}, transform = null) {
    const use = draw("use", { href: `#${symbol}`, transform });
    return draw("svg", { viewBox: view, "aria-hidden": "true", focusable: "false", ...attributes }, use);
  }

  const icon = (name) => picture(`icon-${name}`, "0 0 24 24", { class: "icon" });

  const looks = new WeakMap();

  /** Give an element other children only where its look has changed: to draw a tile anew costs milliseconds. */
  function renew(element, look, children) {
    if (looks.get(element) !== look) element.replaceChildren(...children());
    looks.set(element, look);
  }

  const NOTCH = 40, REST = 150; // px and ms: a touchpad sends dozens of small moves where a mouse sends one

  /** Listen to the wheel, notch by notch; where `wanted(event)` says no, the page scrolls as it always does. */
  function onNotch(element, wanted, turn) {
    let moved = 0, last = -REST;
    element.addEventListener("wheel", (event) => {
      if (!wanted(event)) return;
      event.preventDefault();
      moved += event.deltaY * (event.deltaMode ? NOTCH : 1); // some browsers count lines
      if (Math.abs(moved) < NOTCH || event.timeStamp - last < REST) return;
      turn(event, moved < 0);
      [moved, last] = [0, event.timeStamp];
    }, { passive: false });
  }

  /** Tell a screen reader something without moving the focus. */
  function tell(text) {
    const region = byId("told");
    // the same words twice are told twice only if they differ
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }

  return { byId, make, draw, picture, icon, renew, onNotch, tell };
})();
