/* As much of a browser as tables, trays and workspaces use, for tests that run without one. */
/* global pageData, pageIds */
/* exported section */

class FakeElement {
  constructor(name = "div") {
    Object.assign(this, { name, attributes: {}, nodes: [], listeners: {}, parent: null, style: {}, value: "" });
    Object.assign(this, { hidden: false, disabled: false });
  }

  get children() { return this.nodes.filter((node) => node instanceof FakeElement); }
  get firstElementChild() { return this.children[0] ?? null; }
  get id() { return this.attributes.id ?? ""; }
  get tabIndex() { return Number(this.attributes.tabindex); }
  set tabIndex(value) { this.attributes.tabindex = String(value); }
  get textContent() { return this.nodes.map((node) => node.textContent ?? node).join(""); }
  set textContent(text) { this.replaceChildren(text); }

  get dataset() {
    const data = Object.entries(this.attributes).filter(([name]) => name.startsWith("data-"));
    return Object.fromEntries(data.map(([name, value]) => [name.slice(5), value]));
  }

  get classList() {
    const names = (this.attributes.class ?? "").split(" ").filter(Boolean);
    const toggle = (name, wanted) => {
      this.attributes.class = [...names.filter((one) => one !== name), ...(wanted ? [name] : [])].join(" ");
    };
    return { add: (name) => toggle(name, true), toggle, contains: (name) => names.includes(name) };
  }

  getAttribute(name) { return this.attributes[name] ?? null; }
  setAttribute(name, value) { this.attributes[name] = String(value); }
  removeAttribute(name) { delete this.attributes[name]; }
  toggleAttribute(name, wanted) { this[name] = wanted; }

  append(...nodes) {
    for (const node of nodes) if (node instanceof FakeElement) node.parent = this;
    this.nodes.push(...nodes);
  }

  replaceChildren(...nodes) {
    this.nodes = [];
    this.append(...nodes);
  }

  addEventListener(name, listener) { (this.listeners[name] ??= []).push(listener); }

  /** Send an event to this element and to those around it; true if its default was prevented. */
  send(name, details = {}) {
    let isPrevented = false;
    const event = { target: this, timeStamp: 1000, preventDefault: () => { isPrevented = true; }, ...details };
    for (let at = this; at; at = at.parent) for (const listener of at.listeners[name] ?? []) listener(event);
    return isPrevented;
  }

  focus() {
    document.activeElement = this;
    this.send("focus");
  }

  /** True for a tag, a class, an attribute with or without its value, and :last-child, one after the other. */
  matches(selector) {
    return [...selector.matchAll(/^\w+|\.[\w-]+|\[[^\]]+\]|:last-child/g)].every(([part]) => {
      if (part === ":last-child") return this.parent.children.at(-1) === this;
      if (part.startsWith(".")) return this.classList.contains(part.slice(1));
      if (!part.startsWith("[")) return this.name === part;
      const [name, value] = part.slice(1, -1).split("=");
      return value ? this.getAttribute(name) === value.slice(1, -1) : this.getAttribute(name) !== null;
    });
  }

  closest(selector) {
    if (this.matches(selector)) return this;
    return this.parent && this.parent.closest(selector);
  }

  querySelectorAll(selector) {
    return this.children.flatMap((child) => [...(child.matches(selector) ? [child] : []), ...child.querySelectorAll(selector)]);
  }

  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
  getBoundingClientRect() { return { width: 50 }; }
  scrollIntoView() {}
}

class FakeStorage {
  values = {};
  getItem(name) { return this.values[name] ?? null; }
  setItem(name, value) { this.values[name] = value; }
  removeItem(name) { delete this.values[name]; }
}

const byName = {};
globalThis.document = {
  body: new FakeElement("body"),
  documentElement: new FakeElement("html"),
  activeElement: null,
  createElement: (name) => new FakeElement(name),
  createElementNS: (_, name) => new FakeElement(name),
  getElementById: (id) => (pageIds.includes(id) ? (byName[id] ??= new FakeElement()) : null),
  querySelectorAll: () => [],
};
byName.data = { textContent: JSON.stringify(pageData) };
Object.assign(globalThis, { Element: FakeElement, HTMLElement: FakeElement, localStorage: new FakeStorage() });
Object.assign(globalThis, { window: new FakeElement(), navigator: { languages: ["en-GB"] } });

/** A section with the parts of a workspace. */
function section() {
  const root = new FakeElement("section");
  const names = ["table", "tray", "setup", "turn", "take", "undo", "redo", "clear", "check", "tip", "told", "keys", "verdict"];
  for (const name of [...names, "typed-note", "typed"]) {
    const part = new FakeElement();
    part.setAttribute("data-part", name);
    root.append(part);
  }
  root.querySelector('[data-part="typed"]').append(new FakeElement("input"));
  return root;
}
