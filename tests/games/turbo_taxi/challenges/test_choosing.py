from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ttprint.games.turbo_taxi.challenges.choosing import (
    Challenge,
    TooManyCards,
    TooManyVersions,
    WrongPack,
    all_versions,
    choose,
    exactly,
    twins,
)
from ttprint.games.turbo_taxi.challenges.hints import hints
from ttprint.games.turbo_taxi.grading.grades import LEVELS, Level, Unsolvable, class_code, grade, grades
from ttprint.games.turbo_taxi.grading.measuring import left_over
from ttprint.games.turbo_taxi.puzzle.atlas import Entry
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.codes import decode, encode, rank
from ttprint.games.turbo_taxi.puzzle.drive import can_be_driven, drive
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind
from ttprint.geometry import Turn

pytestmark = pytest.mark.slow

Atlases = dict[Crossing, tuple[Entry, ...]]


@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("level", Level)
def test_a_pack_of_three_hundred(atlases: Atlases, crossing: Crossing, level: Level) -> None:
    pack = choose(300, level, 7, crossing=crossing)
    assert [one.number for one in pack] == list(range(1, 301))
    assert len({class_code(one.setup) for one in pack}) == 300
    for one in pack:
        _check_cities(one, atlases[crossing][rank(one.setup)].solutions)
        _check_grade(one)
        assert Places.CORNER.allow(one.setup)
    orders = [(list(Level).index(one.level), one.percentile) for one in pack]
    assert orders == sorted(orders)
    levels = Counter(one.level for one in pack)
    assert levels == (dict.fromkeys(LEVELS, 100) if level is Level.MIXED else {level: 300})


def _check_cities(one: Challenge, in_atlas: int) -> None:
    assert all(not faults(one.setup, city, one.crossing, one.rule) for city in one.cities)
    every = set(solutions(one.setup, one.crossing, one.rule))
    assert one.solutions == len(every) <= in_atlas
    assert one.rule or one.solutions == in_atlas
    assert len(set(one.cities)) == len(one.cities) == (one.solutions if one.solutions <= 4 else 1)
    both = every & set(solutions(one.setup, _other(one.crossing), one.rule))
    assert not both or one.cities[0] in both


def _check_grade(one: Challenge) -> None:
    found = grade(one.setup, one.crossing)
    if one.rule is None:
        assert (one.level, one.percentile) == (found.level, found.percentile)
    else:
        assert one.level is Level.EXPERT
        assert (one.rule, one.percentile) in [(expert.rule, expert.percentile) for expert in found.experts]


def _other(crossing: Crossing) -> Crossing:
    return next(other for other in Crossing if other is not crossing)


def test_the_same_seed_gives_the_same_pack_for_ever() -> None:
    assert [one.code for one in choose(6, Level.EASY, 1)] == EASY_1
    assert [f"{one.code} {one.rule}" for one in choose(3, Level.EXPERT, 1)] == EXPERT_1
    assert choose(30, Level.MIXED, 1) == choose(30, Level.MIXED, 1) != choose(30, Level.MIXED, 2)


EASY_1 = ["DZ9B", "MPWC", "0YW7", "3FXY", "JZ7G", "A1MB"]
EXPERT_1 = ["P75F unused straight, straight, crossing", "2FV0 single", "1M90 apart"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_pack_comes_from_the_core_and_spreads_over_centres_and_range(level: Level) -> None:
    pack = choose(24, level, 3)
    assert all(grade(one.setup).core for one in pack)
    kinds = Counter(one.setup.centre.kind for one in pack)
    assert len(kinds) >= 5
    assert max(kinds.values()) <= 9
    core = sorted(one.percentile for one in grades() if one.core and one.level is level)
    for part in range(4):
        low, high = core[part * len(core) // 4], core[(part + 1) * len(core) // 4 - 1]
        assert 4 <= sum(low <= one.percentile <= high for one in pack) <= 8


def test_experts_are_spread_over_the_rules() -> None:
    rules = Counter(one.rule.extra for one in choose(30, Level.EXPERT, 5) if one.rule)
    assert set(rules) == set(Extra)
    assert min(rules.values()) >= 4


def test_centres_and_places_are_kept_to() -> None:
    pack = choose(20, Level.MEDIUM, 4, centres=[Kind.TEE, Kind.CROSSING], places=Places.ANY)
    assert {one.setup.centre.kind for one in pack} == {Kind.TEE, Kind.CROSSING}


def test_versions_look_different_and_are_the_same_puzzle() -> None:
    pack = choose(5, Level.HARD, 9, versions=8)
    assert [f"{one.number}{one.version}" for one in pack] == [f"{n}{v}" for n in range(1, 6) for v in "ABCDEFGH"]
    assert len({one.setup for one in pack}) == 40
    assert len({class_code(one.setup) for one in pack}) == 5
    for one in pack:
        assert all(not faults(one.setup, city, one.crossing) for city in one.cities)
        _check_grade(one)
    assert [one.code for one in pack[::8]] == [one.code for one in choose(5, Level.HARD, 9, versions=5)[::5]]


def test_given_codes_are_set_as_given_and_twins_are_told() -> None:
    setups = [decode("3D3E"), decode("0000"), decode("3D3E").turned(Turn(1))]
    pack = exactly(setups, versions=2)
    assert [one.setup for one in pack[::2]] == setups
    assert twins(setups) == ((setups[0], setups[2]),)
    assert twins([setups[0], decode("3D3E")]) == ((setups[0], setups[0]),)


def test_numbers_that_make_no_pack_get_one_sentence() -> None:
    there_are = sum(one.level is Level.EASY and Places.CORNER.allow(decode(one.class_code)) for one in grades())
    assert len(choose(there_are, Level.EASY, 0)) == there_are
    with pytest.raises(
        TooManyCards, match=f"There are only {there_are:,} different easy challenges .* {there_are + 1:,} are"
    ):
        choose(there_are + 1, Level.EASY, 0)
    with pytest.raises(TooManyCards, match="different challenges of this sort, but 4,000"):
        choose(4000, Level.MIXED, 0)
    for numbers, sentence in {
        (0, 0, 1): "at least one card",
        (1, -1, 1): "from 0 up, not -1",
        (1, 0, 9): "1 to 8",
    }.items():
        count, seed, versions = numbers
        with pytest.raises(WrongPack, match=sentence):
            choose(count, Level.EASY, seed, versions=versions)
    with pytest.raises(Unsolvable, match="has no right city"):
        exactly([Setup.parse("3-6 9-12 NE")])
    round_one = next(one for one in grades() if one.images == 2)
    with pytest.raises(TooManyVersions, match="has only 2 versions that differ, not 4"):
        exactly([decode(round_one.class_code)], versions=4)


@pytest.mark.parametrize("crossing", Crossing)
def test_hints_leave_as_many_cities_as_they_say(crossing: Crossing) -> None:
    for one in (*choose(30, Level.MIXED, 11, crossing=crossing), *choose(12, Level.EXPERT, 11, crossing=crossing)):
        found = hints(one)
        assert found.city in one.cities
        pair = dict(one.setup.pairs)[found.colour]
        every = list(solutions(one.setup, crossing, one.rule))
        first = [city for city in every if left_over(city) == found.unused]
        second = [city for city in first if city.tiles[found.square] == found.tile]
        third = [city for city in second if can_be_driven(city, pair, found.route, crossing)]
        assert found.left == (len(first), len(second), len(third))
        assert found.city in third


def test_the_steps_help_evenly_where_they_can() -> None:
    pack = [one for one in choose(60, Level.MIXED, 2) if one.solutions >= 8]
    first, _, last = zip(*(hints(one).left for one in pack), strict=True)
    assert sum(1 < left < one.solutions for left, one in zip(first, pack, strict=True)) > 0.7 * len(pack)
    assert sum(left == 1 for left in last) > 0.7 * len(pack)


def test_a_route_is_a_way_by_road() -> None:
    rng = Random(4)
    for one in choose(20, Level.MIXED, 6):
        for _, pair in one.setup.pairs:
            route = tuple(leg.square for leg in drive(one.cities[0], pair, one.crossing))
            assert can_be_driven(one.cities[0], pair, route, one.crossing)
            wrong = list(route)
            wrong[rng.randrange(len(wrong))] = rng.randrange(9)
            assert tuple(wrong) == route or not can_be_driven(one.cities[0], pair, tuple(wrong), one.crossing)


def test_versions_of_a_card_keep_everything_but_the_look() -> None:
    (one,) = choose(1, Level.EASY, 12)
    for version in all_versions(one, 4):
        assert (version.solutions, version.percentile, version.rule) == (one.solutions, one.percentile, one.rule)
        assert encode(version.setup) == version.code
