"""The page's rules equal Python's over the whole space, and every fault planted in them is found."""

from __future__ import annotations

import functools
from random import Random

import pytest

from tests.cases import few
from tests.games.turbo_taxi.play.engine import Case, Engine, judged, ruled, spoilt
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.grading.grades import class_code
from ttprint.games.turbo_taxi.play.page import scripts
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.codes import ALPHABET, code_of_rank, decode, encode, one_slip_away, rank
from ttprint.games.turbo_taxi.puzzle.drive import drive
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing, Kind

FEW = 4000  # the planted faults below are found in 1200
BATCH = 51 * 33  # 25,245 is fifteen times that
SEED = 2005


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


@functools.cache
def cases(count: int) -> list[Case]:
    return spoilt(count, SEED)


@functools.cache
def asked_and_expected(count: int) -> tuple[list[tuple[object, ...]], list[object]]:
    """The calls that judge a number of cities on the page, and the faults that Python finds in them."""
    sample = cases(count)
    asked = [("faults", str(setup), str(city), crossing.value, ruled(rule)) for setup, city, crossing, rule in sample]
    return [*asked], [[judged(fault) for fault in faults(*case)] for case in sample]


def differing(engine: Engine, count: int) -> list[Case]:
    asked, expected = asked_and_expected(count)
    found = zip(cases(count), expected, engine.call(asked), strict=True)
    return [case for case, ours, theirs in found if ours != theirs]


@pytest.mark.slow
@pytest.mark.parametrize("crossing", few(Crossing, [Crossing.CROSSROADS]))
def test_every_city_of_every_setup_in_the_same_order(engine: Engine, crossing: Crossing) -> None:
    everything = every_setup()
    for first in range(0, len(everything), BATCH):
        batch = everything[first : first + BATCH]
        expected = ["; ".join(map(str, solutions(setup, crossing))) for setup in batch]
        found = engine.cities(first, first + len(batch), crossing).split("\n")
        assert len(found) == len(expected)
        for setup, ours, theirs in zip(batch, expected, found, strict=True):
            assert ours == theirs, setup


@pytest.mark.slow
def test_extra_rules_leave_the_same_cities(engine: Engine) -> None:
    asked, expected = [], []
    for setup, _, crossing, rule in cases(FEW)[:3000]:
        if rule:
            asked.append(("solutions", str(setup), crossing.value, ruled(rule)))
            expected.append([str(city) for city in solutions(setup, crossing, rule)])
    assert sum(map(bool, expected)) > 500
    assert engine.call(asked) == expected


@pytest.mark.slow
def test_codes_and_setups_both_ways(engine: Engine) -> None:
    everything = every_setup()
    assert engine.call(("encode", str(setup)) for setup in everything) == [encode(setup) for setup in everything]
    codes = [code_of_rank(place) for place in range(len(everything))]
    back = engine.context.eval(
        "JSON.stringify(Array.from({length: SETUP_COUNT}, (_, i) => String(readSetup(encode(setupOfRank(i))))))"
    )
    assert str(back) == "[" + ",".join(f'"{setup}"' for setup in everything) + "]"
    assert engine.call(("rank", code) for code in codes) == list(range(len(codes)))


@pytest.mark.slow
def test_classes_are_the_same(engine: Engine) -> None:
    sample = Random(SEED).sample(every_setup(), 2000)
    assert engine.call(("classRank", str(setup)) for setup in sample) == [rank(decode(class_code(s))) for s in sample]


def test_typing_errors_in_codes_are_forgiven_or_reported_in_the_same_words(engine: Engine) -> None:
    chance = Random(SEED)
    texts = [
        "",
        "7KQ",
        "7KQ22",
        "7K Q 22",
        "7kqu",
        "u7kq",
        "ZZZZ",
        "  7kq2 ",
        "7k-q2",
        "7K–q2",
        "o00o",
        "OOI t",
        "it's",
    ]
    for _ in range(400):
        code = list(code_of_rank(chance.randrange(len(every_setup()))))
        code[chance.randrange(4)] = chance.choice(ALPHABET + "UILOilo*")
        texts.append("".join(code))
    expected = []
    for text in texts:
        try:
            expected.append(str(decode(text)))
        except TtprintError as error:
            expected.append(str(error))
    # a setup is an object there: its code would hide the error
    engine.context.eval("setupText = (text) => String(readSetup(text))")
    assert engine.call(("setupText", text) for text in texts) == expected
    wrong = [text for text in texts if len(text) == 4][:50]
    assert engine.call(("oneSlipAway", text) for text in wrong) == [list(one_slip_away(text)) for text in wrong]


def test_setups_in_words_and_their_errors(engine: Engine) -> None:
    texts = [
        "1-7 3-10 NES",
        "10 – 3 7-1 sen",
        "NES 1-7 3-10",
        "1-7 3-13 N",
        "1-7 7-10 N",
        "1-7 N",
        "1-7 3-10",
        "1-x 3-4 N",
    ]
    texts += ["12-11 10-9 nw+se", "1-2 3-4 N S", "1-2-3 4 N", "1-7 3-10 es+nw", "0-7 3-10 N"]
    expected = []
    for text in texts:
        try:
            expected.append(str(Setup.parse(text) if text[0].isdigit() else decode(text)))
        except TtprintError as error:
            expected.append(str(error))
    engine.context.eval("setupText = (text) => String(readSetup(text))")
    assert engine.call(("setupText", text) for text in texts) == expected


@pytest.mark.slow
@pytest.mark.parametrize("count", few([FEW, 20_000], [FEW]))
def test_faults_are_the_same_on_spoilt_cities(engine: Engine, count: int) -> None:
    assert differing(engine, count) == []
    right = sum(not faults(*case) for case in cases(1200))
    assert 100 < right < 500  # right ones are among them too


@pytest.mark.slow
def test_a_city_under_construction_has_only_faults_that_will_stay(engine: Engine) -> None:
    chance = Random(SEED)
    asked = []
    for setup, city, crossing, rule in cases(FEW)[:3000]:
        empty = chance.sample(range(9), chance.randrange(1, 8))
        names = ["-" if square in empty else str(tile) for square, tile in enumerate(city.tiles)]
        asked.append(("faults", str(setup), " ".join(names), crossing.value, ruled(rule)))
    found = 0
    for (setup, city, crossing, rule), early in zip(cases(FEW)[:3000], engine.call(asked), strict=True):
        assert isinstance(early, list)
        late = [_essence(judged(fault)) for fault in faults(setup, city, crossing, rule)]
        found += len(early)
        assert all(_essence(fault) in late for fault in early), (str(setup), str(city))
    assert found > 1000


def _essence(fault: dict[str, object]) -> tuple[object, ...]:
    """The part of a fault that stays the same as more tiles are laid."""
    if fault["rule"] == "notApart":
        return ("notApart",)
    return tuple((key, str(value)) for key, value in fault.items() if key != "squares")


PLANTED = {
    "wrong centre": ("found !== setup.centre", "found === setup.centre && false"),
    "wrong centre, whichever way it lies": ("found !== setup.centre", "KIND[found] !== KIND[setup.centre]"),
    "too many of a kind": ("squares.length > SET[kind]", "squares.length > SET[kind] + 1"),
    "only one crossing": ('crossing: 1, "double curve"', 'crossing: 2, "double curve"'),
    "roads that do not go on": ("!next.includes(OPPOSITE[side])", "false"),
    "roads seen from one side only": ("=== null || !next)", '=== null || !next || "NW".includes(side))'),
    "stray exits": ("if (leaves && !marker)", "if (false)"),
    "stray exits in the middle of a side": ("if (leaves && !marker)", "if (leaves && !marker && hour % 3)"),
    "markers not reached": ("if (!leaves && marker)", "if (false)"),
    "yellow not joined": ('(["yellow", "red"])) {', '(["red"])) {'),
    "red not joined": ('(["yellow", "red"])) {', '(["yellow"])) {'),
    "double curves that do not touch": ('["NS", "EW"] : tile.split("+")', '["NS", "EW"] : [tile]'),
    "the flyover": ('tile === "NESW" && crossing === "flyover"', "false"),
    "colours apart": ('"apart" ? apartFaults', '"apart!" ? apartFaults'),
    "unused tiles": ('"unused" ? unusedFaults', '"unused!" ? unusedFaults'),
    "tiles laid that stay unused": ("squares.length > wanted || ", ""),
    "more unused than the rule names": ("squares.length < wanted && !tiles.includes(null)", "false"),
    "an hour at the wrong gate": ('4: [8, "E"]', '4: [8, "S"]'),
    "a network cut short": ("if (beyond !== null) ahead.push([beyond", "if (beyond > 2) ahead.push([beyond"),
    "a marker without a road counted twice": ("!fromTaxi.ends.size || !fromHouse.ends.size || ", ""),
}  # fmt: skip
PLANTED_ELSEWHERE = {
    "the ring does not close": ("quarter.goesOn !== start", "false"),
    "the set never ends": ("(after & ENOUGH) === ENOUGH", "true"),
    "only yellow is joined": ("leads(yellow) && leads(red)", "leads(yellow)"),
    "cities in another order": ("([0, 1])) add", "([1, 0])) add"),
    "the centre costs nothing": ("SET_STOCK - centre.cost", "SET_STOCK"),
}


def planted(change: tuple[str, str]) -> Engine:
    """The modules with a piece of code replaced, which stands in one place of one module."""
    puzzle = {path: source for path, source in scripts().items() if path.startswith("puzzle/")}
    assert "".join(puzzle.values()).count(change[0]) == 1, change[0]
    return Engine(sources={path: source.replace(*change) for path, source in puzzle.items()})


@pytest.mark.slow
@pytest.mark.parametrize("name", PLANTED)
def test_a_fault_planted_in_the_judge_is_found(name: str) -> None:
    assert differing(planted(PLANTED[name]), 1200)


@pytest.mark.slow
@pytest.mark.parametrize("name", PLANTED_ELSEWHERE)
def test_a_fault_planted_in_the_solver_is_found(name: str) -> None:
    mutant = planted(PLANTED_ELSEWHERE[name])
    sample = Random(SEED).sample(every_setup(), 300)
    expected = [[str(city) for city in solutions(setup)] for setup in sample]
    assert mutant.call(("solutions", str(setup)) for setup in sample) != expected


@pytest.mark.slow
def test_without_a_planted_fault_nothing_differs(engine: Engine) -> None:
    assert differing(engine, 1200) == []


def test_routes_are_the_shortest_by_road(engine: Engine) -> None:
    drives = [(city, pair, crossing) for setup, city, crossing, _ in cases(1200) for _, pair in setup.pairs]
    found = engine.call(("route", [str(t) for t in city.tiles], *pair, x.value) for city, pair, x in drives)
    for (city, pair, crossing), legs in zip(drives, found, strict=True):
        assert isinstance(legs, list)
        expected = [(leg.square, leg.enter.name, leg.leave.name) for leg in drive(city, pair, crossing)]
        assert [(leg["square"], leg["enter"], leg["leave"]) for leg in legs] == expected


def test_the_tables_are_the_same(engine: Engine) -> None:
    assert str(engine.context.eval("TILES.join(' ')")) == " ".join(map(str, TILES))
    kinds = str(engine.context.eval("TILES.map((tile) => KIND[tile]).join()"))
    assert kinds == ",".join(tile.kind.value for tile in TILES)
    rule = ExtraRule(Extra.UNUSED, (Kind.STRAIGHT, Kind.STRAIGHT, Kind.TEE))
    assert ruled(rule) == {"extra": "unused", "unused": ["straight", "straight", "tee"]}
    assert ruled(APART) == {"extra": "apart", "unused": []}
