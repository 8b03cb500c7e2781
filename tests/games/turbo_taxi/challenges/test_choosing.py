from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import combinations
from statistics import fmean

import pytest

from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge, TooManyVersions, all_versions
from ttprint.games.turbo_taxi.challenges.choosing import (
    PackOptions,
    TooFewVersions,
    TooManyCards,
    WrongPack,
    challenges_of,
    choose,
    twins,
)
from ttprint.games.turbo_taxi.challenges.profanity import is_rude
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import (
    LEVELS,
    Efforts,
    Level,
    Solver,
    Unsolvable,
    class_code,
    grade,
    grades,
)
from ttprint.games.turbo_taxi.grading.simulated import effort
from ttprint.games.turbo_taxi.puzzle.atlas import Entry
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.checker import TooMany, WrongCentre, faults
from ttprint.games.turbo_taxi.puzzle.codes import decode, encode, rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra
from ttprint.games.turbo_taxi.puzzle.rule_errors import NotTheOnly
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind
from ttprint.geometry import Turn

pytestmark = pytest.mark.slow

Atlases = dict[Crossing, tuple[Entry, ...]]


@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("level", Level)
def test_a_pack_of_three_hundred(atlases: Atlases, crossing: Crossing, level: Level) -> None:
    pack = choose(300, level, 7, PackOptions(crossing))
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


def test_the_seed_decides_the_pack() -> None:
    assert choose(30, Level.MIXED, 1) == choose(30, Level.MIXED, 1) != choose(30, Level.MIXED, 2)


@pytest.mark.parametrize("level", [*LEVELS, Level.EXPERT])
def test_seeds_vary_the_packs(level: Level) -> None:
    packs = [{class_code(one.setup) for one in choose(24, level, seed)} for seed in range(30)]
    often = Counter(code for pack in packs for code in pack)
    assert max(often.values()) <= 10
    assert fmean(len(one & other) for one, other in combinations(packs, 2)) < 3.1  # of 24; chance gives about 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_pack_comes_from_the_core_and_spreads_over_centres_and_range(level: Level) -> None:
    pack = choose(24, level, 3)
    assert all(grade(one.setup).core for one in pack)
    kinds = Counter(one.setup.centre.kind for one in pack)
    assert len(kinds) >= 3
    assert max(kinds.values()) <= 17  # nine in twelve easy setups of the core have a dead end in the centre
    core = sorted(one.percentile for one in grades() if one.core and one.level is level)
    for part in range(4):
        low, high = core[part * len(core) // 4], core[(part + 1) * len(core) // 4 - 1]
        assert 4 <= sum(low <= one.percentile <= high for one in pack) <= 8


def test_experts_are_spread_over_the_rules() -> None:
    rules = Counter(one.rule.extra for one in choose(30, Level.EXPERT, 5) if one.rule)
    assert set(rules) == set(Extra)
    assert min(rules.values()) >= 2


def test_packs_have_only_the_given_centres_and_places() -> None:
    pack = choose(20, Level.MEDIUM, 4, PackOptions(places=Places.ANY, centres=(Kind.TEE, Kind.CROSSING)))
    assert {one.setup.centre.kind for one in pack} == {Kind.TEE, Kind.CROSSING}


def test_versions_look_different_and_are_the_same_puzzle() -> None:
    pack = choose(5, Level.HARD, 9, versions=8)
    assert [f"{one.number}{one.version}" for one in pack] == [f"{n}{v}" for n in range(1, 6) for v in "ABCDEFGH"]
    assert len({one.setup for one in pack}) == 40
    assert len({class_code(one.setup) for one in pack}) == 5
    for one in pack:
        assert all(not faults(one.setup, city, one.crossing) for city in one.cities)
        _check_grade(one)
    assert not any(is_rude(encode(one.setup)) for one in pack)


def test_versions_keep_the_cards_that_the_pack_has_without_them() -> None:
    for level in Level:
        plain = choose(24, level, 3)
        for versions in (2, 4):
            assert choose(24, level, 3, versions=versions)[::versions] == plain


def test_every_second_version_is_mirrored() -> None:
    """A neighbour's city seen from another side of the table is no help."""
    for number in range(0, 24, 4):
        first, second, third, fourth = choose(6, Level.HARD, 9, versions=4)[number : number + 4]
        turned = {first.setup.turned(Turn(quarters)) for quarters in range(4)}
        assert second.setup not in turned
        assert third.setup in turned
        assert fourth.setup not in turned


def test_given_classes_of_setups_are_left_out() -> None:
    first = choose(24, Level.EASY, 1)
    had = frozenset(class_code(one.setup) for one in first)
    again = choose(24, Level.EASY, 1, PackOptions(without=had))
    assert not had & {class_code(one.setup) for one in again}


def test_challenges_of_given_codes_and_their_twins() -> None:
    setups = [decode("3D3E"), decode("0000"), decode("3D3E").turned(Turn(1))]
    cards = [CardCode(setup) for setup in setups]
    pack = challenges_of(cards, versions=2)
    assert [one.setup for one in pack[::2]] == setups
    assert twins(cards) == ((cards[0], cards[2]),)
    assert twins([cards[0], CardCode(decode("3D3E"))]) == ((cards[0], cards[0]),)


def test_invalid_numbers_are_refused() -> None:
    there_are = sum(one.level is Level.EASY and Places.CORNER.allow(decode(one.class_code)) for one in grades())
    assert len(choose(there_are, Level.EASY, 0)) == there_are
    with pytest.raises(
        TooManyCards,
        match=f"There are only {there_are:,} different easy challenges .* {there_are + 1:,} were asked for",
    ):
        choose(there_are + 1, Level.EASY, 0)
    with pytest.raises(TooManyCards, match="different challenges of this kind, but 4,000"):
        choose(4000, Level.MIXED, 0)
    for numbers, sentence in {
        (0, 0, 1): "at least one card",
        (1, -1, 1): "from 0 to 1,000,000,000, not -1",
        (1, 0, 9): "1 to 8",
    }.items():
        count, seed, versions = numbers
        with pytest.raises(WrongPack, match=sentence):
            choose(count, Level.EASY, seed, versions=versions)
    with pytest.raises(NotTheOnly, match="has 14 correct cities, so no card can say it has only one"):
        challenges_of([CardCode.parse("E496-only")])
    with pytest.raises(Unsolvable, match="has no correct city"):
        challenges_of([CardCode(Setup.parse("3-6 9-12 NE"))])
    round_ones = (decode(one.class_code) for one in grades() if one.images == 2)
    round_one = next(one for one in round_ones if not any(is_rude(encode(image)) for image in one.images()))
    with pytest.raises(TooManyVersions, match="does not have 4 different versions: ask for 2 at most"):
        challenges_of([CardCode(round_one)], versions=4)


@pytest.mark.slow
def test_a_pack_with_too_few_versions_is_refused_with_a_true_message() -> None:
    with pytest.raises(TooFewVersions) as refused:
        choose(700, Level.MIXED, 1, versions=8)
    versions, fewer = map(int, re.findall(r"ask for (\d), or for (\d+) cards", str(refused.value))[0])
    assert len(choose(700, Level.MIXED, 1, versions=versions)) == 700 * versions
    assert len(choose(fewer, Level.MIXED, 1, versions=8)) == fewer * 8
    with pytest.raises(TooFewVersions, match=f"700 cards have {versions + 1} different versions"):
        choose(700, Level.MIXED, 1, versions=versions + 1)


def test_versions_of_a_card_differ_only_by_turning() -> None:
    (one,) = choose(1, Level.EASY, 12)
    for version in all_versions(one, 4):
        assert (version.solutions, version.percentile, version.rule) == (one.solutions, one.percentile, one.rule)
        assert encode(version.setup) == version.code


def test_an_expert_card_comes_back_by_its_code() -> None:
    for one in choose(24, Level.EXPERT, 8, PackOptions(Crossing.FLYOVER)):
        (again,) = challenges_of([CardCode.parse(one.code)])
        assert (again.setup, again.rule, again.level, again.percentile) == (
            one.setup,
            one.rule,
            Level.EXPERT,
            one.percentile,
        )
        assert again.crossing is Crossing.FLYOVER
        assert again.cities == one.cities


@pytest.mark.parametrize("level", [*LEVELS, Level.EXPERT])
def test_cards_that_ask_how_many_cities_there_are(level: Level) -> None:
    for one in choose(12, level, 2, PackOptions(kind=CardKind.COUNT)):
        every = list(solutions(one.setup, one.crossing, one.rule))
        assert 2 <= len(every) <= 8
        assert sorted(map(str, one.cities)) == sorted(map(str, every))


@pytest.mark.parametrize("level", [*LEVELS, Level.EXPERT])
def test_cards_with_one_city_only(level: Level) -> None:
    pack = choose(12, level, 2, PackOptions(kind=CardKind.ONLY))
    for one in pack:
        assert [*solutions(one.setup, one.crossing, one.rule)] == [*one.cities]
        assert len(one.cities) == 1
    assert any(one.rule and one.rule.extra is Extra.UNUSED for one in pack)


@pytest.mark.parametrize("level", [*LEVELS, Level.EXPERT])
def test_cards_with_mistakes_to_find(level: Level) -> None:
    places = Counter[int]()
    for one in choose(24, level, 2, PackOptions(kind=CardKind.MISTAKES)):
        assert one.wrong
        found = faults(one.setup, one.wrong, one.crossing, one.rule)
        assert (one.rule is not None) == (level is Level.EXPERT)  # an expert card says what makes it one
        assert 1 <= len(found) <= 3
        assert not any(isinstance(fault, WrongCentre | TooMany) for fault in found)
        changed = [square for square in range(9) if one.wrong.tiles[square] != one.cities[0].tiles[square]]
        assert 1 <= len(changed) <= 2
        places.update(changed)
    assert len(places) >= 6  # mistakes are everywhere on the table


def test_a_mixed_pack_has_every_kind_and_no_twins() -> None:
    pack = choose(24, Level.MIXED, 3, PackOptions(kind=CardKind.MIXED))
    assert Counter(one.kind for one in pack) == dict.fromkeys(
        (CardKind.BUILD, CardKind.COUNT, CardKind.ONLY, CardKind.MISTAKES), 6
    )
    assert len({class_code(one.setup) for one in pack}) == 24
    small = choose(8, Level.MIXED, 3, PackOptions(kind=CardKind.MIXED))
    assert Counter(one.level for one in small) == {Level.EASY: 3, Level.MEDIUM: 3, Level.HARD: 2}
    assert set(Counter(one.kind for one in small).values()) == {2}


@pytest.mark.slow
@pytest.mark.parametrize("kind", [CardKind.COUNT, CardKind.ONLY, CardKind.MISTAKES, CardKind.MIXED])
def test_a_code_alone_prints_the_card_of_the_pack_again(kind: CardKind) -> None:
    """Every version of it: its level, its task, and the city with mistakes."""
    style = CardStyle(GAME.words("en"), Theme.INK, 1.0).sized(63, 88)
    for level in (Level.MIXED, Level.EXPERT):
        pack = choose(8, level, 6, PackOptions(kind=kind), versions=4)
        alone = challenges_of([CardCode.parse(one.code) for one in pack])
        for one, again in zip(pack, alone, strict=True):
            assert (again.code, again.level, again.percentile) == (one.code, one.level, one.percentile)
            assert again.wrong == one.wrong
            numbered = replace(again, number=one.number, version=one.version)
            assert card_front(numbered, style) == card_front(one, style)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_the_level_of_an_only_card_is_with_its_rule_and_the_three_solvers_agree(level: Level) -> None:
    for one in choose(8, level, 4, PackOptions(kind=CardKind.ONLY)):
        assert one.rule
        cities = tuple(solutions(one.setup, one.crossing, one.rule))
        found = Efforts(*(round(effort(s, one.setup, cities, one.crossing, one.rule.unused), 3) for s in Solver))
        below = [sum(other.images for other in grades() if getattr(other.efforts, name) < each)
                 for name, each in zip(("naive", "careful", "follower"), found, strict=True)]  # fmt: skip
        every = sum(other.images for other in grades())
        place = LEVELS.index(level)
        assert all(place - 0.1 <= 3 * share / every <= place + 1.1 for share in below), one.code
