/* The rest of a browser that the views and the studio's script use: a tree of elements, dialogs, the address, a clock.
   It is loaded after fake_dom.js. */
/* global FakeElement, pageTree, byName */
/* exported moveClock, shownPage */

const happened = []; // what the page asked the browser for
const SIMPLE = /^[\w*]+|#[\w-]+|\.[\w-]+|\[[^\]]+\]|:last-child|:(?:first|last)-of-type|:not\([^)]*\)/g;

Object.defineProperties(FakeElement.prototype, {
  dataset: {
    get() {
      const key = (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return new Proxy({}, {
        get: (_, name) => this.attributes[key(name)],
        set: (_, name, value) => { this.attributes[key(name)] = String(value); return true; },
      });
    },
  },
  href: { get() { return this.attributes.href; }, set(value) { this.attributes.href = value; } },
  className: { set(value) { this.attributes.class = value; } },
  src: { set(value) { happened.push(`load ${value}`); } },
  innerHTML: { get() { return this.textContent; }, set(text) { this.replaceChildren(text); } },
  previousElementSibling: { get() { return this.parent?.children[this.parent.children.indexOf(this) - 1] ?? null; } },
});
Object.assign(FakeElement.prototype, {
  hasAttribute(name) { return name in this.attributes; },
  contains(other) { return other === this || Boolean(other?.parent && this.contains(other.parent)); },
  remove() { this.parent.nodes = this.parent.nodes.filter((node) => node !== this); },
  before(node) {
    node.parent = this.parent;
    this.parent.nodes.splice(this.parent.nodes.indexOf(this), 0, node);
  },
  showModal() { this.open = true; },
  close() { this.open = false; },
  select() { happened.push(`select ${this.id}`); },
  submit() { happened.push(`submit ${this.id}`); },
  checkValidity() { return !this.isInvalid; },
  scrollIntoView() { happened.push(`scroll to ${this.id || this.name}`); },
  requestFullscreen() { happened.push("full screen"); return Promise.resolve(); },
  matches(selector) {
    return selector.split(",").some((one) => {
      const [last, ...around] = one.trim().split(/\s+/).reverse();
      let at = this;
      return this.matchesSimple(last) && around.every((part) => {
        for (at = at.parent; at && !at.matchesSimple(part);) at = at.parent;
        return Boolean(at);
      });
    });
  },
  matchesSimple(selector) {
    return [...selector.matchAll(SIMPLE)].every(([part]) => {
      const alike = this.parent?.children.filter((child) => child.name === this.name) ?? [];
      if (part === "*") return true;
      if (part === ":last-child") return this.parent.children.at(-1) === this;
      if (part.endsWith("-of-type")) return alike.at(part.startsWith(":last") ? -1 : 0) === this;
      if (part.startsWith(":not")) return !this.matchesSimple(part.slice(5, -1));
      if (part.startsWith("#")) return this.id === part.slice(1);
      if (part.startsWith(".")) return this.classList.contains(part.slice(1));
      if (!part.startsWith("[")) return this.name === part;
      const [name, value] = part.slice(1, -1).split("=");
      return value ? this.getAttribute(name) === value.slice(1, -1) : this.getAttribute(name) !== null;
    });
  },
});
for (const name of ["Anchor", "Button", "Dialog", "Form", "Image", "Input", "Select"]) {
  globalThis[`HTML${name}Element`] = FakeElement;
}

function planted([name, attributes, children]) {
  const element = new FakeElement(name);
  element.attributes = attributes;
  for (const key of ["hidden", "disabled"]) if (key in attributes) element[key] = true;
  element.value = attributes.value ?? "";
  if (attributes.id && attributes.id !== "data") byName[attributes.id] = element;
  element.append(...children.map((child) => (typeof child === "string" ? child : planted(child))));
  return element;
}

let hash = "", now = 1_000_000, chance = 0;
const timers = new Map();
const root = planted(pageTree);
Object.assign(document, {
  documentElement: root, body: root.querySelector("body") ?? root, title: "", fullscreenElement: null,
  getElementById: (id) => byName[id] ?? null,
  querySelector: (selector) => root.querySelector(selector),
  querySelectorAll: (selector) => root.querySelectorAll(selector),
  addEventListener: (name, listener) => root.addEventListener(name, listener),
  execCommand: (name) => happened.push(name),
  exitFullscreen: () => happened.push("small screen"),
});
globalThis.location = {
  origin: "https://example.org", search: "",
  get href() { return `https://example.org/page.html${hash}`; },
  get hash() { return hash; },
  set hash(text) {
    hash = text.startsWith("#") ? text : `#${text}`;
    window.send("hashchange");
  },
};
window.print = () => happened.push("print");
window.removeEventListener = () => {};
Object.assign(globalThis, {
  scrollTo: (...at) => happened.push(`scroll ${at}`),
  confirm: (question) => { happened.push(question); return globalThis.agrees ?? true; },
  history: { replaceState: (state, title, address) => happened.push(`address ${address}`) },
  setInterval: (call, time) => timers.set(timers.size + 1, { call, time, again: true }).size,
  setTimeout: (call, time, ...given) => timers.set(timers.size + 1, { call: () => call(...given), time }).size,
  clearInterval: (key) => timers.delete(key),
  clearTimeout: (key) => timers.delete(key),
});
Math.random = () => (chance = (chance + 0.381966) % 1);
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) { super(...(given.length ? given : [2026, 2, 14])); }
  static now() { return now; }
  toLocaleDateString(locale, look) { return `${locale} ${this.getMonth() + 1}/${this.getDate()} ${JSON.stringify(look)}`; }
};

/** Let time pass: what waits for it is called. */
function moveClock(ms) {
  now += ms;
  for (const [key, { call, time, again }] of [...timers]) {
    if (time > ms) continue;
    if (!again) timers.delete(key);
    call();
  }
}

/** What can be seen on the page, a line for each element and text. */
function shownPage() {
  const lines = [`at ${hash}, called ${document.title}`, `focus ${document.activeElement?.id ?? ""}`];
  lines.push(...Object.entries(localStorage.values).map(([name, value]) => `stored ${name} ${value}`));
  lines.push(...happened.splice(0).map((one) => `asked ${one}`), ...seen(root, ""));
  return lines;
}

function seen(element, indent) {
  if (element.hidden || (element.name === "dialog" && !element.open)) return [];
  const isShown = ([name, value]) => !["hidden", "style", "disabled"].includes(name) && (name !== "d" || value.length < 90);
  const known = Object.entries(element.attributes).filter(isShown);
  const states = ["disabled", "checked", "open"].filter((name) => element[name]).map((name) => ` ${name}`).join("");
  const look = known.map(([name, value]) => ` ${name}=${value}`).join("") + states + (element.value ? ` : ${element.value}` : "");
  const inside = element.nodes.flatMap((node) => (node instanceof FakeElement ? seen(node, `${indent} `)
    : String(node).trim() ? [`${indent} ${String(node).trim()}`] : []));
  return [`${indent}<${element.name}${look}>`, ...inside];
}
