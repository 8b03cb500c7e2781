"""The script of the studio without a browser: what it changes on a page, what it asks for, what it stores.

`pytest --update` writes the text in tests/goldens anew; whoever does so reads the diff.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

import pytest
from py_mini_racer import MiniRacer
from werkzeug.test import Client

from tests import golden
from tests.games.turbo_taxi.play.engine import FAKE_DOM
from tests.games.turbo_taxi.play.test_views_as_text import FAKE_PAGE, Tree, changes, without_pictures
from ttprint.games import DEFAULT_GAME
from ttprint.resources import folder

SCRIPT = folder("templates") / "shared" / "studio" / "studio.js"
BROWSER = """
class URLSearchParams {
  constructor(text = "") {
    const pairs = typeof text === "string" ? text.replace(/^\\?/, "").split("&").filter(Boolean) : [];
    const decoded = pairs.map((pair) => pair.split("=").map(decodeURIComponent));
    this.pairs = typeof text === "string" ? decoded : [...text];
  }
  append(name, value) { this.pairs.push([name, value]); }
  delete(name) { this.pairs = this.pairs.filter(([one]) => one !== name); }
  get(name) { return this.pairs.find(([one]) => one === name)?.[1] ?? null; }
  set(name, value) { this.delete(name); this.append(name, value); }
  keys() { return this.pairs.map(([one]) => one); }
  has(name) { return this.pairs.some(([one]) => one === name); }
  toString() { return this.pairs.map((pair) => pair.map(encodeURIComponent).join("=")).join("&"); }
  [Symbol.iterator]() { return this.pairs[Symbol.iterator](); }
}
class FormData {
  constructor(form) {
    const isSent = (one) => one.getAttribute("name") !== null && one.getAttribute("type") !== "checkbox";
    const fields = form.querySelectorAll("input, select").filter(isSent);
    this.pairs = fields.map((one) => [one.getAttribute("name"), one.value]);
  }
  [Symbol.iterator]() { return this.pairs[Symbol.iterator](); }
}
class AbortController {
  signal = { aborted: false };
  abort() { this.signal.aborted = true; happened.push("abort"); }
}
Object.defineProperty(FakeElement.prototype, "elements", { get() {
  const fields = this.querySelectorAll("input, select");
  return Object.assign(fields, { namedItem: (name) => this.querySelector(`[name="${name}"]`) });
} });
const { querySelector } = FakeElement.prototype;
FakeElement.prototype.querySelector = function findIn(selector) {
  if (!selector.startsWith(":invalid")) return querySelector.call(this, selector);
  return this.isInvalid ? Object.assign(this.querySelector("input"), { validationMessage: "not so" }) : null;
};
class URL {
  constructor(path) { [this.path, this.searchParams] = [path, new URLSearchParams("")]; }
  toString() { return `${this.path}&${this.searchParams}`; }
}
Object.defineProperty(FakeElement.prototype, "form", { get() { return this.closest("form"); } });
const answers = [];
const answer = (status, text, wait = null) => answers.push({
  status, ok: status === 200, text: async () => text, headers: { get: () => wait },
});
globalThis.fetch = async (address, { signal } = {}) => {
  happened.push(`fetch ${address} ${signal?.aborted}`);
  if (address instanceof URL) return { ok: false };
  const next = answers.shift();
  if (next instanceof Error || !next) throw next ?? new Error("no answer");
  return next;
};
location.assign = (address) => happened.push(`go ${address}`);
const find = (selector) => document.querySelector(selector);
const first = (name) => document.querySelector(`[name="${name}"]`);
const named = (name) => Object.assign(new Error(`${name}!`), { name });
"""
CLIPBOARD = "navigator.clipboard = { writeText: async (text) => happened.push(`copy ${text}`) };"
STORED = 'localStorage.setItem("printer", "measured=99x98&shift=1.0%2C2&paper=a3&nothing=1");'
FORM = [
    "answers.length",
    'answer(200, "the proof"); first("paper").value = "letter"; find("form.order").send("input"); moveClock(449)',
    "moveClock(450)",
    'answer(503, "busy", "7"); answer(503, "busy"); answer(400, "wrong"); find("form.order").send("submit")',
    "moveClock(2000)",
    "moveClock(7000)",
    "moveClock(2000)",
    'answers.push(named("AbortError")); find("form.order").send("submit")',
    'answers.push(named("Lost")); find("form.order").send("submit")',
    'find("form.order").isInvalid = true; find("form.order").send("submit")',
    'find("form.order").isInvalid = false; for (let n = 0; n < 5; n += 1) answer(503, `busy ${n}`); '
    'find("form.order").send("submit")',
    "moveClock(2000)",
    "moveClock(2000)",
    "moveClock(2000)",
    "moveClock(2000)",
    "moveClock(2000)",
    'find("#ui").send("change")',
]
PROOF = [
    'find(".copy")?.send("click")',
    "moveClock(1999)",
    "moveClock(2000)",
    'find("img").send("error")',
    "moveClock(1999)",
    "moveClock(2000)",
    'find("img").send("error"); moveClock(3000)',
    'for (let n = 0; n < 6; n += 1) find("img").send("error")',
    'answer(200, "again"); find(".share")?.setAttribute("open", ""); find("form.order").send("submit")',
]
CLICKED = "FakeElement.prototype.click = function () { happened.push(`click ${this.getAttribute('download')}`); };"
DOWNLOAD = [  # the link stays when the proof is made anew
    'Object.defineProperty(find("#proof"), "innerHTML", { set() {} })',
    'answer(200, ""); find("form.order").send("submit")',
    'find("form.order").send("input"); happened.push(`stopped ${find("a[download]").send("click")}`)',
    'answer(200, ""); moveClock(3000)',
    'answer(200, ""); find("form.order").send("submit")',
]
NOTHING = "document.querySelector = () => null; document.querySelectorAll = () => [];"
CASES: dict[str, tuple[str, str, Sequence[str]]] = {
    "a form": ("/calibrate?lang=en&shift=3.0%2C4", STORED, FORM),
    "a proof": (f"/{DEFAULT_GAME.name}/worksheet?lang=en&show=1", CLIPBOARD, PROOF),
    "a download": (f"/{DEFAULT_GAME.name}/worksheet?lang=en&show=1", CLICKED, DOWNLOAD),
    "the printer": ("/printer?across=99", "", ["localStorage.values.printer"]),
    "a closed storage": ("/printer?across=98", "localStorage.setItem = () => { throw new Error(); };", ["1"]),
    "no storage": ("/calibrate", "localStorage.getItem = () => { throw new Error(); };", ["1"]),
}


def opened(html: str, address: str, before: str) -> MiniRacer:
    context = MiniRacer()
    tree = json.dumps(without_pictures(Tree(html).root))
    context.eval(f"const pageData = {{}}, pageIds = [], pageTree = {tree};")
    for part in (FAKE_DOM, FAKE_PAGE):
        context.eval(part.read_text(encoding="utf-8"))
    context.eval(BROWSER)
    context.eval(f"location.search = {json.dumps('?' + address.partition('?')[2])}; {before}")
    context.eval(SCRIPT.read_text(encoding="utf-8"))
    return context


def told(visitor: Client) -> Iterator[str]:
    for name, (address, before, steps) in CASES.items():
        yield f"# {name}"
        html = visitor.get(address, headers={"Accept-Language": "en"}).text
        untouched = opened(
            html, address, f"{before} document.querySelector = () => null; document.querySelectorAll = () => [];"
        )
        plain = json.loads(str(untouched.eval("JSON.stringify(shownPage())")))
        lines = list(changes(opened(html, address, before), steps))
        start = next(place for place, line in enumerate(lines) if line.startswith("##"))
        yield from (line for line in lines[:start] if line not in plain)
        yield from lines[start:]


def test_the_script_does_what_it_did(visitor: Client, request: pytest.FixtureRequest) -> None:
    golden.check_text("studio-script", list(told(visitor)), request.config.getoption("--update"))
