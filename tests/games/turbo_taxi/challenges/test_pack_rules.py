"""Laws of small packs: no twins, all cities of what is to be counted, versions that there are."""

from __future__ import annotations

import pytest

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.challenge import COUNTABLE
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, challenges_of, choose
from ttprint.games.turbo_taxi.grading.grades import Level, class_code
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind


def test_all_cities_are_shown_where_they_are_to_be_counted() -> None:
    pack = choose(40, Level.MIXED, 4, PackOptions(kind=CardKind.COUNT))
    assert {one.solutions for one in pack} == set(COUNTABLE)
    assert all(len(one.cities) == one.solutions for one in pack)


def test_a_pack_has_no_twins_and_rises() -> None:
    for level, count in ((Level.EASY, 60), (Level.EXPERT, 150)):  # a class may be an expert's under several rules
        pack = choose(count, level, 2)
        assert len({class_code(one.setup) for one in pack}) == count
        assert [one.number for one in pack] == list(range(1, count + 1))
        assert [one.percentile for one in pack] == sorted(one.percentile for one in pack)
        assert {one.level for one in pack} == {level}


@pytest.mark.parametrize("versions", [0, 9, -1])
def test_given_codes_have_one_to_eight_versions(versions: int) -> None:
    with pytest.raises(TtprintError, match=f"1 to 8 versions, not {versions}"):
        challenges_of([CardCode.parse("7KQ2")], versions)


@pytest.mark.parametrize(("count", "seed"), [(0, 1), (-3, 1), (1, -1), (1, 10**9 + 1)])
def test_numbers_that_make_no_pack_are_refused(count: int, seed: int) -> None:
    with pytest.raises(TtprintError, match=r"A pack has at least|A seed is"):
        choose(count, Level.EASY, seed)
    choose(1, Level.EASY, 10**9)
    choose(1, Level.EASY, 0)


def test_too_many_cards_are_refused_with_their_level() -> None:
    with pytest.raises(TtprintError, match=r"There are only [\d,]+ different easy challenges of this kind, but 9,999"):
        choose(9999, Level.EASY, 1)
    with pytest.raises(TtprintError, match=r"There are only [\d,]+ different challenges of this kind"):
        choose(9999, Level.MIXED, 1)


def test_centres_come_in_turn() -> None:
    """No centre takes most of a pack."""
    centres = [one.setup.centre.kind for one in choose(30, Level.MEDIUM, 6)]
    assert max(centres.count(kind) for kind in centres) < 15
