"""The numbers and names that the texts of the rule booklet refer to by a key, taken from the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ttprint.games.vite_taxi.art.money.notes import DESIGNS
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.cards.courses import CourseKind, courses
from ttprint.games.vite_taxi.cards.deck import Card, deck, kinds
from ttprint.games.vite_taxi.play.state import GOAL, HAND, SEATS, TAXIS_PER_SQUARE
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.words.typography import typeset

Fact = int | str

AGE, MINUTES = 8, 30  # minutes for four sensible players at 25 s a turn, by simulation
ROLL = 5  # in the example of adding up


def card(card_id: str) -> Card:
    """Return the kind of card with this id."""
    return next(kind for kind in kinds() if kind.id == card_id)


@cache
def facts() -> Mapping[str, Fact]:
    """Return every fact by its key."""
    small, middle, large = sorted(DESIGNS)
    return {
        "fewest": SEATS[0],
        "most": SEATS[-1],
        "age": AGE,
        "minutes": MINUTES,
        "goal": GOAL,
        "hand": HAND,
        "room": TAXIS_PER_SQUARE,
        "courses": len(courses()),
        "cards": len(deck()),
        "kinds": len(CourseKind),
        "taxis": len(Livery),
        "small": small,
        "middle": middle,
        "large": large,
        "later": max(course.later for course in courses()),
        **_adding(),
        **_voie(),
    }


def _adding() -> dict[str, Fact]:
    """A roll with roadworks and green lights."""
    limit, extra = card("roadworks").limit, card("green-lights").extra
    assert limit is not None
    return {"roll": ROLL, "limit": limit, "extra": extra, "sum": min(ROLL, limit) + extra}


def _voie() -> dict[str, Fact]:
    town = paris()
    ways = {"in": town.voie.entrances, "out": town.voie.exits}
    order = ("first", "second", "third")
    names: dict[str, Fact] = {
        f"{way}_{place}": typeset(town.places[ramp.place].name, "fr")
        for way, ramps in ways.items()
        for place, ramp in zip(order, ramps, strict=False)
    }
    return names | {"voie": len(town.voie.squares)}
