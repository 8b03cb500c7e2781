"""The page's modules in a JavaScript engine, called many times at once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from pathlib import Path
from random import Random

from py_mini_racer import MiniRacer

from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.play.bundle import bundle
from ttprint.games.turbo_taxi.play.page import PARTS, PageOrder, page_data, scripts
from ttprint.games.turbo_taxi.puzzle.checker import (
    Fault,
    NotApart,
    NotContinued,
    NotJoined,
    NotReached,
    StrayExit,
    TooMany,
    WrongCentre,
    WrongUse,
)
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing, Tile
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds
from ttprint.resources import folder

Case = tuple[Setup, City, Crossing, ExtraRule | None]

CITY = "SW ES NSW / NS NES NESW / NES NW N"  # right for the card of workspace_helpers.js
FAKE_DOM = Path(__file__).with_name("fake_dom.js")
WORKSPACE_HELPERS = Path(__file__).with_name("workspace_helpers.js")
PAGE_HTML = folder("templates") / PARTS / "page.html.j2"
PUZZLE = ("codes", "card_codes", "game", "hints", "judge", "levels", "route", "solver", "tiles")
NAMES = {
    WrongCentre: "centre",
    TooMany: "tooMany",
    NotContinued: "notContinued",
    StrayExit: "strayExit",
    NotReached: "notReached",
    NotJoined: "notJoined",
    NotApart: "notApart",
    WrongUse: "wrongUse",
}
ANSWERS = """
function answers(calls) {
  return JSON.stringify(JSON.parse(calls).map(([name, ...given]) => {
    try { return globalThis[name](...given); } catch (error) { if (error.fault) return error.message; throw error; }
  }));
}
"""


class Engine:
    """Modules of the page in a JavaScript engine; what they export is global there."""

    def __init__(self, *paths: str, sources: Mapping[str, str] | None = None, before: str = "") -> None:
        entries = paths or [f"puzzle/{name}.js" for name in PUZZLE]
        self.context = MiniRacer()
        self.context.eval(before)
        self.context.eval(bundle(sources or scripts(), *entries))
        self.context.eval("Object.assign(globalThis, ...Object.values(modules))")
        self.context.eval(ANSWERS)

    def eval(self, expression: str) -> object:
        """The value of an expression, by way of JSON."""
        return json.loads(str(self.context.eval(f"JSON.stringify({expression})")))

    def call(self, calls: Iterable[tuple[object, ...]]) -> list[object]:
        """The results of calls, each a function's name and its arguments; an input error gives its sentence."""
        return list(json.loads(str(self.context.eval(f"answers({json.dumps(json.dumps(list(calls)))})"))))

    def cities(self, first: int, last: int, crossing: Crossing) -> str:
        """Every right city of the setups of these ranks, a line for each setup."""
        lines = f"Array.from({{length: {last - first}}}, (_, i) => setupOfRank(i + {first}))"
        return str(
            self.context.eval(f"{lines}.map((setup) => solutions(setup, '{crossing.value}').join('; ')).join('\\n')")
        )


def page_engine(*paths: str, cards: Sequence[Challenge] = (), sources: Mapping[str, str] | None = None) -> Engine:
    """Modules that need a page, with the page's data and as much of a browser as they use."""
    data = json.dumps(page_data(PageOrder(cards)))
    ids = json.dumps(re.findall(r'(?:id=|dialog\()"([\w-]+)"', PAGE_HTML.read_text(encoding="utf-8")))
    before = f"const pageData = {data}, pageIds = {ids};\n{FAKE_DOM.read_text(encoding='utf-8')}"
    return Engine(*paths, sources=sources, before=before)


def workspace_engine() -> Engine:
    """The workspace with its parts, and the functions of workspace_helpers.js."""
    engine = page_engine(
        "workspace/workspace.js", "workspace/hints_panel.js", "workspace/answers.js", "page/card_face.js"
    )
    for name in ("Button", "Dialog", "Input", "Select"):
        engine.context.eval(f"globalThis.HTML{name}Element = FakeElement")
    engine.context.eval(WORKSPACE_HELPERS.read_text(encoding="utf-8"))
    return engine


def ruled(rule: ExtraRule | None) -> dict[str, object] | None:
    """An extra rule as the page writes it."""
    return {"extra": rule.extra.value, "unused": [kind.value for kind in rule.unused]} if rule else None


def judged(fault: Fault) -> dict[str, object]:
    """A fault as the page writes it."""
    return {"rule": NAMES[type(fault)]} | {part.name: _plain(getattr(fault, part.name)) for part in fields(fault)}


def _plain(value: object) -> object:
    match value:
        case Enum():
            return value.value
        case Tile():
            return str(value)
        case tuple():
            return list(value)
        case _:
            return value


def spoilt(count: int, seed: int) -> list[Case]:
    """Right cities with up to three things changed, under all readings and extra rules."""
    chance = Random(seed)
    found: list[Case] = []
    while len(found) < count:
        setup, crossing = chance.choice(every_setup()), chance.choice(list(Crossing))
        right = list(solutions(setup, crossing))
        # some at random too: in a city that is nearly right, roads seldom run to the wrong places
        nine = list(chance.choice(right).tiles) if right else chance.choices(TILES, k=9)
        for _ in range(chance.randrange(4)):
            setup = _spoil(setup, nine, chance)
        city = City(tuple(nine))
        rule = chance.choice([None, APART, SINGLE, _unused(right, chance)])
        found.append((setup, city, crossing, rule))
    return found


def _spoil(setup: Setup, nine: list[Tile], chance: Random) -> Setup:
    i, j = chance.sample(range(9), 2)
    match chance.choice(["change", "swap", "partners", "marker"]):
        case "change":
            nine[i] = chance.choice(TILES)
        case "swap":
            nine[i], nine[j] = nine[j], nine[i]
        case "partners":
            a, b, c, d = setup.hours
            return Setup((a, c), (b, d), setup.centre)
        case "marker":
            free = chance.choice([hour for hour in range(1, 13) if hour not in setup.hours])
            return Setup((setup.yellow[0], free), setup.red, setup.centre)
    return setup


def _unused(right: list[City], chance: Random) -> ExtraRule | None:
    named = unused_kinds(chance.choice(right)) if right else ()
    return ExtraRule(Extra.UNUSED, named) if named else None
