from __future__ import annotations

import pytest
from hypothesis import given

from tests.games.turbo_taxi.strategies import crossings, setups
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.sketch import sketch
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

DRAWN = """\
                                      yellow
                    11        12      taxi 1
                ┌─────────┬─────────┬────║────┐
                │         │         │    ║    │
                │         │         │    ║    │
   red house 10 ═══════════════╦═════════╣    │ 2
                │         │    ║    │    ║    │
                │         │    ║    │    ║    │
                ├─────────┼────║────┼────║────┤
                │         │    ║    │    ║    │
                │         │    ╚═╗  │    ║    │
              9 │    ╔═══════╗   ╚═══════╬═════ 3 red taxi
                │    ║    │  ╚═╗    │    ║    │
                │    ║    │    ║    │    ║    │
                ├────║────┼────║────┼────║────┤
                │    ║    │    ║    │    ║    │
                │    ║    │    ║    │    ║    │
              8 │    ║    │    ╚═════════╝    │ 4
                │    ║    │         │         │
                │    ║    │         │         │
                └────║────┴─────────┴─────────┘
                  house 7      6         5
                  yellow"""


NAMES = {
    f"{colour}_{figure}": (f"{colour} {figure}", colour, figure)
    for colour in ("yellow", "red")
    for figure in ("taxi", "house")
}


def plain(setup: Setup, city: City, crossing: Crossing) -> str:
    return "\n".join("".join(text for text, _ in line) for line in sketch(setup, city, crossing, NAMES))


def test_a_sketch() -> None:
    city = City.parse("EW ESW NSW / ES NE+SW NESW / NS NE NW")
    assert plain(Setup.parse("1-7 3-10 NE+SW"), city, Crossing.CROSSROADS) == DRAWN


def test_a_long_name_moves_the_city_to_the_right() -> None:
    setup, city = Setup.parse("1-7 3-10 NE+SW"), City.parse("EW ESW NSW / ES NE+SW NESW / NS NE NW")
    long = NAMES | {"red_house": ("the house of the red taxi", "red", "house")}
    lines = ["".join(text for text, _ in line) for line in sketch(setup, city, Crossing.CROSSROADS, long)]
    assert lines[5].startswith("the house of the red taxi 10 ═══")
    assert [line.rstrip() for line in lines[:5]] == [f"{'':13}{line}" for line in DRAWN.splitlines()[:5]]


def test_a_flyover_shows_a_gap_in_the_lower_road() -> None:
    setup, city = Setup.parse("2-7 3-10 NESW"), City.parse("EW ESW EW / E NESW ESW / ES NEW NW")
    assert "═ ║ ═" in plain(setup, city, Crossing.FLYOVER)
    assert "═╬═" in plain(setup, city, Crossing.CROSSROADS)


def test_roads_take_the_colour_of_the_markers_they_reach() -> None:
    setup = Setup.parse("11-7 1-5 NS")
    city = City.parse("NS ES NSW / NSW NS NS / NS NE NSW")
    inks = {ink for line in sketch(setup, city, Crossing.CROSSROADS, NAMES) for text, ink in line if "║" in text}
    assert {"yellow", "red"} == inks


@pytest.mark.slow
@given(setups, crossings)
def test_roads_leave_the_picture_at_the_markers_and_nowhere_else(setup: Setup, crossing: Crossing) -> None:
    for city in solutions(setup, crossing):
        lines = plain(setup, city, crossing).splitlines()
        assert lines[2].count("║") == len({11, 12, 1} & set(setup.hours))
        assert lines[20].count("║") == len({5, 6, 7} & set(setup.hours))
        assert sum(line.ljust(47)[16] == "═" for line in lines) == len({8, 9, 10} & set(setup.hours))
        assert sum(line.ljust(47)[46] == "═" for line in lines) == len({2, 3, 4} & set(setup.hours))
