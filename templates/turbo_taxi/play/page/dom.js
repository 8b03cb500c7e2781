/* Building and finding elements. Nothing here knows the game. */

const SVG = "http://www.w3.org/2000/svg";
const NOTCH = 40, REST = 150; // px and ms: a touchpad sends dozens of small moves where a mouse sends one

/**
 * @typedef {Node | string | null | undefined} Child
 * @typedef {Child | Child[]} Children
 * @typedef {Record<string, unknown>} Attributes   names that begin with "on" are event listeners
 */

/**
 * The element with an id, which must be of a type.
 * @template {HTMLElement} T @param {string} id @param {new () => T} type @returns {T}
 */
export function elementById(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`no ${type.name} with the id ${id}`);
  return element;
}

/** @param {string} id */
export const byId = (id) => elementById(id, HTMLElement);
/** @param {string} id */
export const buttonById = (id) => elementById(id, HTMLButtonElement);
/** @param {string} id */
export const dialogById = (id) => elementById(id, HTMLDialogElement);
/** @param {string} id */
export const inputById = (id) => elementById(id, HTMLInputElement);
/** @param {string} id */
export const selectById = (id) => elementById(id, HTMLSelectElement);

/** The first element within another that a selector matches. @param {ParentNode} root @param {string} selector */
export function find(root, selector) {
  const element = root.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`no element matches ${selector}`);
  return element;
}

/** The element at which an event happened. @param {Event} event */
export function targetOf({ target }) {
  return target instanceof Element ? target : document.body;
}

/**
 * Call a function for each click on a button, by the ids of the buttons.
 * @param {Record<string, (event: MouseEvent) => void>} actions
 */
export function onClicks(actions) {
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener("click", action);
}

/** @template {Element} T @param {T} element @param {Attributes} attributes @param {Children[]} children @returns {T} */
function fillIn(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/**
 * A new HTML element with attributes and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name @param {Attributes} [attributes] @param {Children[]} children
 */
export function make(name, attributes = {}, ...children) {
  return fillIn(document.createElement(name), attributes, children);
}

/**
 * A new SVG element with attributes and children.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name @param {Attributes} [attributes] @param {Children[]} children
 */
export function draw(name, attributes = {}, ...children) {
  return fillIn(document.createElementNS(SVG, name), attributes, children);
}

/**
 * A drawing that shows a symbol of the page. It is hidden from screen readers: words stand beside it.
 * @param {string} symbol @param {string} view @param {Attributes} [attributes] @param {string | null} [transform]
 */
export function picture(symbol, view, attributes = {}, transform = null) {
  const use = draw("use", { href: `#${symbol}`, transform });
  return draw("svg", { viewBox: view, "aria-hidden": "true", focusable: "false", ...attributes }, use);
}

/** @param {string} name */
export const icon = (name) => picture(`icon-${name}`, "0 0 24 24", { class: "icon" });

/**
 * Mark a field as wrong for screen readers, or take the mark away.
 * @param {HTMLElement} field @param {boolean} isInvalid
 */
export function setInvalid(field, isInvalid) {
  if (isInvalid) field.setAttribute("aria-invalid", "true");
  else field.removeAttribute("aria-invalid");
}

/**
 * Show a short answer to what the player did; good news is not in the colour of errors.
 * @param {HTMLElement} note @param {string} text @param {boolean} isGood
 */
export function showNote(note, text, isGood) {
  note.classList.toggle("good", isGood);
  note.textContent = text;
}

/** @type {WeakMap<Element, string>} */
const keys = new WeakMap();

/**
 * Replace the children of an element only if a key has changed: to draw a tile again takes milliseconds.
 * @param {Element} element @param {string} key @param {() => Node[]} children
 */
export function replaceIfChanged(element, key, children) {
  if (keys.get(element) !== key) element.replaceChildren(...children());
  keys.set(element, key);
}

/**
 * Call turn(back) for each notch of the wheel. Where wanted(event) is false, the page scrolls as usual.
 * @param {HTMLElement} element @param {(event: WheelEvent) => boolean} wanted @param {(back: boolean) => void} turn
 */
export function onNotch(element, wanted, turn) {
  let moved = 0, last = -REST;
  element.addEventListener("wheel", (event) => {
    if (!wanted(event)) return;
    event.preventDefault();
    moved += event.deltaY * (event.deltaMode ? NOTCH : 1); // some browsers count lines
    if (Math.abs(moved) < NOTCH || event.timeStamp - last < REST) return;
    turn(moved < 0);
    [moved, last] = [0, event.timeStamp];
  }, { passive: false });
}

/** Move the focus to an element if the one that had it is gone. @param {HTMLElement} element */
export function keepFocus(element) {
  const at = document.activeElement;
  if (!at || at === document.body || at.closest("[hidden]")) element.focus();
}

/** Have a screen reader read a text without moving the focus. @param {string | null} text */
export function announce(text) {
  const region = byId("announcer");
  // the same text twice is read twice only if it differs
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
