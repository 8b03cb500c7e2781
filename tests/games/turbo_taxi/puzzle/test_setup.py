from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.turbo_taxi.strategies import setups, turns
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup, WrongSetup, every_setup
from ttprint.geometry import TURNS, Turn


@given(setups, st.booleans(), st.booleans(), st.booleans())
def test_round_trip_and_canonical_form(setup: Setup, swap_pairs: bool, swap_yellow: bool, swap_red: bool) -> None:
    assert Setup.parse(str(setup)) == setup
    yellow, red = setup.yellow[:: -1 if swap_yellow else 1], setup.red[:: -1 if swap_red else 1]
    pairs = (red, yellow) if swap_pairs else (yellow, red)
    other = Setup.parse(" ".join(f"{a} - {b}" for a, b in pairs) + f"  {str(setup.centre).lower()}")
    assert other == setup
    assert other.yellow[0] == min(other.hours)
    assert other.yellow[0] < other.yellow[1]
    assert other.red[0] < other.red[1]


def test_the_whole_space() -> None:
    every = every_setup()
    assert len(every) == len(set(every)) == 25_245
    assert sum(Places.CORNER.allow(setup) for setup in every) == 23_562
    assert all(Places.ANY.allow(setup) for setup in every)


def test_green_places() -> None:
    assert Setup.parse("12-3 6-9 NS").green == 0
    assert Setup.parse("1-3 6-9 NS").green == 1
    assert not Places.CORNER.allow(Setup.parse("1-3 6-9 NS"))
    assert Places.CORNER.allow(Setup.parse("1-2 6-9 NS"))


@given(setups, turns)
def test_images_are_one_family(setup: Setup, turn: Turn) -> None:
    assert setup.turned(turn).images() == setup.images()
    assert setup in setup.images()
    assert 8 % len(setup.images()) == 0


def test_turning_by_hand() -> None:
    setup = Setup.parse("1-7 3-10 NES")
    assert str(setup.turned(Turn(1))) == "1-6 4-10 ESW"
    assert str(setup.turned(Turn(mirrored=True))) == "2-9 5-11 NSW"
    assert {str(image) for image in setup.images()} >= {"1-6 4-10 ESW", "2-9 5-11 NSW"}
    assert len(TURNS) == 8


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("0-7 3-10 NES", "There is no hour 0: the rim places are the hours 1 to 12"),
        ("1-13 3-10 NES", "There is no hour 13"),
        ("1-7 3-1 NES", "Hour 1 is taken twice"),
        ("5-5 3-1 NES", "Hour 5 is taken twice"),
        ("1-7 3 NES", "four markers in two pairs, such as 1-7 3-10; this one has 3"),
        ("1-7 3-10 5 NES", "this one has 5"),
        ("1-7 3-10-5 NES", "this one has 5"),
        ("1-7 3-10 5-6 NES", "this one has 6"),
        ("", "this one has 0"),
        ("1-7-3-10 NES", "two pairs and a centre"),
        ("1-7 3-10", "two pairs and a centre"),
        ("1-7 3-10 NES NES", "two pairs and a centre"),
        ("1-7 3-x NES", "two pairs and a centre"),
        ("1-7 3-10 NEX", "'NEX' is not a tile name: did you mean NE?"),
    ],
)
def test_text_that_is_not_a_setup_is_refused(text: str, words: str) -> None:
    with pytest.raises(Exception, match=words) as caught:
        Setup.parse(text)
    assert isinstance(caught.value, WrongSetup) or "tile name" in words


def test_hours_are_checked_however_a_setup_is_made() -> None:
    with pytest.raises(WrongSetup, match="Hour 7 is taken twice"):
        Setup((1, 7), (7, 3), every_setup()[0].centre)
