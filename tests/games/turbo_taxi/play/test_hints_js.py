"""The page's hints are those on paper: the same three steps, the same numbers of cities left."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random

import pytest

from tests.games.turbo_taxi.play.engine import Engine, ruled
from tools.hint_figures import rules_of
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.hints import Hints, RouteStep, Step, TileStep, UnusedStep, hints, hints_for
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.atlas import classes
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.puzzle.unused import unused_kinds
from ttprint.geometry import TURNS


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


def on_the_page(cards: Iterable[CardCode]) -> list[object]:
    given = [{"setup": str(one.setup), "crossing": one.crossing.value, "rule": ruled(one.rule)} for one in cards]
    steps = "(card) => hintSteps({...card, setup: readSetup(card.setup)})"
    found = Engine().eval(f"{json.dumps(given)}.map({steps})")
    assert isinstance(found, list)
    return found


def cards_of(pack: Iterable[Challenge]) -> list[CardCode]:
    return [CardCode(one.setup, one.crossing, one.rule) for one in pack]


def on_paper(cards: Iterable[CardCode]) -> list[object]:
    return [expected(hints_for(one.setup, one.crossing, one.rule)) for one in cards]


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("level", [Level.MIXED, Level.EXPERT], ids=lambda level: level.value)
def test_the_same_three_steps_on_every_version_of_cards_of_all_kinds(level: Level, crossing: Crossing) -> None:
    pack = choose(4, level, 12, PackOptions(crossing, kind=CardKind.MIXED), versions=8)
    assert [expected(hints(one)) for one in pack] == on_the_page(cards_of(pack))


@pytest.mark.slow
def test_the_same_three_steps_where_they_are_hard_to_find() -> None:
    cards = []
    for setup in Random(7).sample(every_setup(), 12):
        for crossing in Crossing:
            named = {unused_kinds(city) for city in solutions(setup, crossing)}
            rules = [ExtraRule(Extra.UNUSED, three) for three in sorted(named, key=str)[:1]]
            cards += [CardCode(setup, crossing, rule) for rule in rules]
    cards.append(CardCode(Setup.parse("7-10 1-4 ES")))  # of its cities the one to show has no hints that help
    assert len(cards) > 12
    assert on_paper(cards) == on_the_page(cards)


@pytest.mark.long
@pytest.mark.parametrize("crossing", Crossing)
def test_the_same_three_steps_in_the_whole_space(crossing: Crossing) -> None:
    chance, cards = Random(1), []
    for setup, _ in classes():
        image = setup.turned(chance.choice(TURNS))
        rules = (rule for _, rule in rules_of(image, crossing))
        cards += [CardCode(image, crossing, rule) for rule in rules]
    assert len(cards) > 4000
    assert on_paper(cards) == on_the_page(cards)
