"""The page's rules in a JavaScript engine, asked many questions at a time."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from enum import Enum
from random import Random

from py_mini_racer import MiniRacer

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

RULES_JS = folder("templates") / "turbo_taxi" / "play" / "puzzle" / "rules.js"
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
QUESTIONS = """
function answers(asked) {
  return JSON.stringify(JSON.parse(asked).map(([name, ...given]) => {
    try { return TurboTaxi[name](...given); } catch (slip) { if (slip.slip) return slip.message; throw slip; }
  }));
}
"""


class Engine:
    """The rules, or rules with a fault planted, ready to be asked."""

    def __init__(self, source: str | None = None) -> None:
        self.context = MiniRacer()
        self.context.eval(source or RULES_JS.read_text(encoding="utf-8"))
        self.context.eval(QUESTIONS)

    def ask(self, questions: Iterable[tuple[object, ...]]) -> list[object]:
        """The answers to calls, each a function's name and what it is given; a slip is answered by its sentence."""
        answer = self.context.eval(f"answers({json.dumps(json.dumps(list(questions)))})")
        return list(json.loads(str(answer)))

    def cities(self, first: int, last: int, crossing: Crossing) -> str:
        """Every right city of the setups of these ranks, a line for each setup."""
        lines = f"Array.from({{length: {last - first}}}, (_, i) => TurboTaxi.setupOfRank(i + {first}))"
        every = f"{lines}.map((setup) => TurboTaxi.solutions(setup, '{crossing.value}').join('; ')).join('\\n')"
        return str(self.context.eval(every))


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
