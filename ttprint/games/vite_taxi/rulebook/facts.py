"""The numbers and names that the texts of the rule booklet refer to by a key, taken from the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ttprint.games.vite_taxi.art.money.notes import DESIGNS
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.cards.courses import CourseKind, courses
from ttprint.games.vite_taxi.cards.deck import Card, deck, kinds
from ttprint.games.vite_taxi.play.editions import HUNDRED, NEW
from ttprint.games.vite_taxi.play.legal import loss
from ttprint.games.vite_taxi.play.state import GOAL, HAND, SEATS, TAXIS_PER_SQUARE, Taxi
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.words.typography import typeset

Fact = int | str

AGE = 8
MINUTES = {2: 10, 4: 20, 6: 30}  # for sensible players at 25 s a turn, by simulation, to the next five
ODD = 175  # francs, in the example of halving
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
        "short": MINUTES[2],
        "medium": MINUTES[4],
        "long": MINUTES[6],
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
        **_edition(),
        **_adding(),
        **_voie(),
    }


def _edition() -> dict[str, Fact]:
    """What this edition does differently from the old rules."""
    half = loss(card("burglars"), Taxi(open=ODD), NEW)
    assert NEW.burglars_most is not None
    return {
        "open": NEW.open_courses,
        "burglars": NEW.burglars_most,
        "odd": ODD,
        "half": half,
        "hundred": HUNDRED,
        "interest": NEW.interest,
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
