"""What a player can do. Each move belongs to one phase of a turn; only Roll involves chance."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Begin:
    """Put the taxi on a place that the first COURSE card names."""

    place: int


@dataclass(frozen=True, slots=True)
class DrawCourse:
    """Look for a passenger: draw a COURSE."""


@dataclass(frozen=True, slots=True)
class TakeOpen:
    """Take one of the COURSE cards that lie open."""

    course: int


@dataclass(frozen=True, slots=True)
class StayEmpty:
    """Draw no COURSE and drive without a passenger, to a bank for instance."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the COURSE that was drawn."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Put the COURSE back, at the cost of the turn."""


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Play no card in this turn."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put a card of the hand back, and draw until the hand is full."""

    card: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play the card of this number: a BONUS on the player's own taxi, a STOP on the taxi of the target."""

    card: int
    target: int


@dataclass(frozen=True, slots=True)
class Refill:
    """Put no card back, and draw until the hand is full."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the die, or the dice."""


@dataclass(frozen=True, slots=True)
class Drive:
    """Drive to a square."""

    to: int


Move = (
    Begin | DrawCourse | TakeOpen | StayEmpty | Take | Refuse | KeepCards | PlayCard | PutBack | Refill | Roll | Drive
)

DRAW_COURSE, STAY_EMPTY, TAKE, REFUSE = DrawCourse(), StayEmpty(), Take(), Refuse()
KEEP_CARDS, REFILL, ROLL = KeepCards(), Refill(), Roll()
