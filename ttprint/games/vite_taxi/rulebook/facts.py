"""The numbers and names that the rule booklet tells, taken from the game itself.

fact: a number or a name by the name under which the words ask for it
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from ttprint.games.vite_taxi.art.money.notes import DESIGNS
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.cards.courses import CourseKind, courses
from ttprint.games.vite_taxi.cards.deck import Card, deck, kinds
from ttprint.games.vite_taxi.play.state import GOAL, HAND, SEATS, TAXIS_PER_SQUARE
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.words.typography import typeset

Fact = int | str

AGE, MINUTES = 8, 30  # four sensible players need so long at 25 s a turn, by simulation
ROLL = 5  # in the example of adding up


def card(card_id: str) -> Card:
    """The kind of card with that id."""
    return next(kind for kind in kinds() if kind.id == card_id)


@cache
def facts() -> Mapping[str, Fact]:
    """Every fact by its name."""
    small, middle, large = sorted(DESIGNS)
    later = max(course.later for course in courses())
    return MappingProxyType(
        {
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
            "later": later,
        }
        | _adding()
        | _voie()
    )


def _adding() -> dict[str, Fact]:
    """A roll under roadworks with green lights."""
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
