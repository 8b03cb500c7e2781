"""The page's hints are those on paper: the same three steps, the same numbers of cities left."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.turbo_taxi.play.engine import Engine, ruled
from ttprint.games.turbo_taxi.challenges.challenge import CardKind, Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.hints import Hints, RouteStep, Step, TileStep, UnusedStep, hints
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

EACH = 42  # of each level and reading


def as_on_the_page(step: Step) -> dict[str, object]:
    match step:
        case UnusedStep(kinds):
            return {"kind": "unused", "kinds": [kind.value for kind in kinds]}
        case TileStep(square, tile):
            return {"kind": "tile", "square": square, "tile": str(tile)}
        case RouteStep(colour, legs):
            drive = [{"square": leg.square, "enter": leg.enter.name, "leave": leg.leave.name} for leg in legs]
            return {"kind": "route", "colour": colour.value, "legs": drive}


def expected(found: Hints) -> dict[str, object]:
    return {
        "city": [str(tile) for tile in found.city.tiles],
        "steps": [as_on_the_page(step) for step in found.steps],
        "left": list(found.left),
    }


def on_the_page(pack: tuple[Challenge, ...]) -> list[object]:
    cards = [
        {"setup": str(one.setup), "crossing": one.crossing.value, "rule": ruled(one.rule), "kind": one.kind.value}
        for one in pack
    ]
    steps = "(card) => hintSteps({...card, setup: readSetup(card.setup)})"
    found = Engine().eval(f"{json.dumps(cards)}.map({steps})")
    assert isinstance(found, list)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT], ids=lambda level: level.value)
def test_the_same_three_steps_on_cards_of_all_levels_kinds_and_readings(level: Level, crossing: Crossing) -> None:
    pack = choose(EACH, level, 12, PackOptions(crossing, kind=CardKind.MIXED))
    assert [expected(hints(one)) for one in pack] == on_the_page(pack)


def test_the_same_three_steps_on_a_few_cards() -> None:
    pack = Random(3).sample(choose(24, Level.MEDIUM, 5), 6)
    assert [expected(hints(one)) for one in pack] == on_the_page(tuple(pack))
