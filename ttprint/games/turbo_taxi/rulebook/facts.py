"""The example of the rule booklet, and the numbers in its text, computed from the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations

from ttprint.games.turbo_taxi.puzzle.checker import NotReached, StrayExit, faults
from ttprint.games.turbo_taxi.puzzle.city import GREEN, HOURS, City
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.setup import Colour, Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import SET, TILES, Crossing, Kind

Fact = int | str

# The example of the booklet: a setup, a correct city and one with three faults, the same in both readings of the
# crossing.
EXAMPLE = Setup.parse("1-7 3-10 NES")
RIGHT = City.parse("ESW SW NS / N NES NW+ES / ES NEW NW")
# below the centre a road is not continued, at 6 one leaves without a marker, and none reaches the red house at 10
WRONG = City.parse("ES SW NS / NS NES NW+ES / NES ESW NW")

PLAYER_SETS = 4
COPIES = 2  # the booklet describes playing with two copies of the game
CORNER = 2  # markers that must stand on green places
SIDE = 3  # squares along a city's side
KIT_CARDS, KIT_LEVELS = 9, 3  # challenge cards in the box, as many of each level

# What is printed on the box of the published game.
PUBLISHED: Mapping[str, Fact] = {"fewest": 2, "age": 8, "minutes": 30, "corner": CORNER, "moves": 3} | {
    "year": "2005",
    "first_year": "2000",
}
# By the corner rule, one round in this many has no correct city. A test counts it again, which takes a second.
ROUNDS_TO_ONE_UNSOLVABLE = 62


@cache
def facts() -> Mapping[str, Fact]:
    """Every fact by its name."""
    return {**PUBLISHED, **_box(), **_board(), **_example(), **_space()}


def _box() -> dict[str, Fact]:
    tiles, sets = sum(SET.values()), PLAYER_SETS + 1
    return {
        "set_tiles": tiles,
        "sets": sets,
        "player_sets": PLAYER_SETS,
        "tiles": tiles * sets,
        "kinds": len(Kind),
        "most": PLAYER_SETS,
        "rounds": tiles,  # every tile of the medal deck is drawn once
        "copies": COPIES,
        "copies_sets": COPIES * sets,
        "copies_players": COPIES * sets - 1,
        "cards": KIT_CARDS,
        "level_cards": KIT_CARDS // KIT_LEVELS,
    }


def _board() -> dict[str, Fact]:
    squares = SIDE * SIDE
    return {
        "side": SIDE,
        "squares": squares,
        "around": squares - 1,
        "unused": sum(SET.values()) - squares,
        "places": len(HOURS),
        "first_hour": min(HOURS),
        "last_hour": max(HOURS),
        "noon": max(HOURS),
        "greens": len(GREEN),
        "greys": len(HOURS) - len(GREEN),
        "markers": len(EXAMPLE.hours),
    }


def _example() -> dict[str, Fact]:
    broken = faults(EXAMPLE, WRONG)
    code = encode(EXAMPLE)
    hours: dict[str, Fact] = {
        f"{colour.value}_{figure}": hour
        for colour, pair in zip(Colour, (EXAMPLE.yellow, EXAMPLE.red), strict=True)
        for figure, hour in zip(("taxi", "house"), pair, strict=True)
    }
    return hours | {
        "mistakes": len(broken),
        "stray": next(fault.hour for fault in broken if isinstance(fault, StrayExit)),
        "missed": next(fault.hour for fault in broken if isinstance(fault, NotReached)),
        "code": code,
        "code_length": len(code),
        "solutions": sum(1 for _ in solutions(EXAMPLE, Crossing.CROSSROADS)),
    }


def _space() -> dict[str, Fact]:
    pairings, fours = 3, combinations(HOURS, 4)
    allowed = sum(len(GREEN.intersection(four)) >= CORNER for four in fours)
    return {"setups": allowed * pairings * len(TILES), "odds": ROUNDS_TO_ONE_UNSOLVABLE}
