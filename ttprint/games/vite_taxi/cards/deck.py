"""BONUS and STOP cards, read from cards.toml.

extra: squares added to the roll                    dice: how many dice are rolled; the best one counts
pays: francs on arrival, added to the fare          cancels: all STOP cards on the taxi lose their effect
voie: the taxi may use the Voie Georges-Pompidou    limit: the largest roll that counts
takes: francs lost, of the open money               robs: half of the open money is lost, by the old rules all
no_course: no COURSE can be drawn
everyone: a STOP lies on every other taxi           needs: the condition for playing the card
A BONUS is played on the player's own taxi, a STOP on another.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

DECK_SIZE = 70
FILE = Path(__file__).with_name("cards.toml")


class CardSide(Enum):
    """BONUS is played on the player's own taxi, STOP on another."""

    BONUS = "bonus"
    STOP = "stop"


class Needs(Enum):
    """The condition that a taxi must meet for a card to be played on it."""

    NOTHING = "nothing"
    PASSENGER = "passenger"  # it has a passenger
    NEW_PASSENGER = "new-passenger"  # its COURSE was taken in this turn
    EMPTY = "empty"  # it has no passenger
    STOPPED = "stopped"  # a STOP lies on it
    NO_VOIE = "no-voie"  # it does not have the card of the Voie yet
    RANK = "rank"  # it stands at a rank
    PLACE = "place"  # it stands at a place where every taxi stops
    CASH = "cash"  # its driver has open money


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card, and how many copies of it there are."""

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
    robs: bool = False
    no_course: bool = False
    everyone: bool = False


def best_of(dice: int) -> tuple[float, ...]:
    """Return the probabilities that the best of several dice is 1, 2, … 6."""
    return tuple((pips**dice - (pips - 1) ** dice) / 6**dice for pips in range(1, 7))


@cache
def kinds() -> tuple[Card, ...]:
    """Return every kind of card, BONUS first."""
    return kinds_from(tomllib.loads(FILE.read_text(encoding="utf-8")))


@cache
def deck() -> tuple[Card, ...]:
    """Return every single card. The number of a card is its index."""
    return tuple(card for card in kinds() for _ in range(card.copies))


def kinds_from(data: dict[str, Any]) -> tuple[Card, ...]:
    """Return the kinds of card that the data describe, checked."""
    cards = tuple(_card(row, side) for side in CardSide for row in data.get(side.value, ()))
    ids = [card.id for card in cards]
    twice = next((name for name in ids if ids.count(name) > 1), None)
    if twice:
        raise ValueError(f"Two cards have the id {twice}.")
    if sum(card.copies for card in cards) != DECK_SIZE:
        raise ValueError(f"There must be {DECK_SIZE} BONUS and STOP cards, not {sum(card.copies for card in cards)}.")
    return cards


def _card(row: dict[str, Any], side: CardSide) -> Card:
    known = {field.name for field in fields(Card)} - {"side"}
    odd = next((key for key in row if key not in known), None)
    if odd:
        raise ValueError(f"The card {row.get('id')} has a word that means nothing: {odd}.")
    needs = row.get("needs", Needs.NOTHING.value)
    if needs not in [need.value for need in Needs]:
        raise ValueError(f"The card {row.get('id')} needs {needs!r}, which is unknown.")
    return Card(**{**row, "side": side, "needs": Needs(needs)})
