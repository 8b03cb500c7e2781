"""BONUS and STOP cards, read from cards.toml.

extra: squares more than was rolled                 dice: dice to roll, of which the best counts
pays: francs on arrival, beside the fare            cancels: whether every STOP on the taxi loses its effect
voie: whether it opens the Voie Georges-Pompidou    limit: the most that counts of the roll
takes: francs, of those that lie open               takes_all: whether it takes all of those
no_course: whether no COURSE can be drawn
everyone: whether a STOP lies on every other taxi   needs: where the card fits
A BONUS is for the taxi of the player who plays it, a STOP for another's.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

from ttprint.errors import TtprintError

DECK_SIZE = 70
FILE = Path(__file__).with_name("cards.toml")


class CardSide(Enum):
    """Whom a card is for."""

    BONUS = "bonus"
    STOP = "stop"


class Needs(Enum):
    """What must be true of the taxi that a card is played on."""

    NOTHING = "nothing"
    PASSENGER = "passenger"  # a COURSE lies open
    NEW_PASSENGER = "new-passenger"  # its COURSE was taken in this turn
    EMPTY = "empty"  # no COURSE lies open
    STOPPED = "stopped"  # a STOP lies on it
    NO_VOIE = "no-voie"  # it has not got the Voie yet
    RANK = "rank"  # it stands at a rank
    PLACE = "place"  # it stands at a place where everybody stops
    CASH = "cash"  # money lies open before its driver


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card, and how many there are of it."""

    id: str
    side: CardSide
    copies: int
    needs: Needs = Needs.NOTHING
    extra: int = 0
    dice: int = 1
    pays: int = 0
    cancels: bool = False
    voie: bool = False
    limit: int | None = None
    takes: int = 0
    takes_all: bool = False
    no_course: bool = False
    everyone: bool = False


def best_of(dice: int) -> tuple[float, ...]:
    """How likely the best of so many dice is a 1, a 2 and so on up to 6."""
    return tuple((pips**dice - (pips - 1) ** dice) / 6**dice for pips in range(1, 7))


@cache
def kinds() -> tuple[Card, ...]:
    """Every kind of card, BONUS first."""
    return kinds_from(tomllib.loads(FILE.read_text(encoding="utf-8")))


@cache
def deck() -> tuple[Card, ...]:
    """Every single card; a card's number is its index."""
    return tuple(card for card in kinds() for _ in range(card.copies))


def kinds_from(data: dict[str, Any]) -> tuple[Card, ...]:
    """The kinds of card that the data describe, checked."""
    cards = tuple(_card(row, side) for side in CardSide for row in data.get(side.value, ()))
    ids = [card.id for card in cards]
    twice = next((name for name in ids if ids.count(name) > 1), None)
    if twice:
        raise TtprintError(f"Two cards have the id {twice}.")
    if sum(card.copies for card in cards) != DECK_SIZE:
        raise TtprintError(f"There must be {DECK_SIZE} BONUS and STOP cards, not {sum(card.copies for card in cards)}.")
    return cards


def _card(row: dict[str, Any], side: CardSide) -> Card:
    known = {field.name for field in fields(Card)} - {"side"}
    odd = next((key for key in row if key not in known), None)
    if odd:
        raise TtprintError(f"The card {row.get('id')} has a word that means nothing: {odd}.")
    needs = row.get("needs", Needs.NOTHING.value)
    if needs not in [need.value for need in Needs]:
        raise TtprintError(f"The card {row.get('id')} needs {needs!r}, which nobody can tell.")
    return Card(**{**row, "side": side, "needs": Needs(needs)})
