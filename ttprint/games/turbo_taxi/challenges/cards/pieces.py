"""Challenge cards as pieces to print."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import overload

from ttprint.draw.scene import Group
from ttprint.games.turbo_taxi.challenges.cards.answers import answer
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front, check_card
from ttprint.games.turbo_taxi.challenges.cards.style import BORDER, PORTRAIT, CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.geometry import Margins
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.words.catalog import Words


class CardSize(Enum):
    """The size of a card."""

    POKER = "poker"
    POKER_US = "poker-us"  # 2.5 × 3.5 inches, which American print services cut
    A6 = "a6"
    A5 = "a5"
    A4 = "a4"

    @property
    def trim(self) -> tuple[float, float]:
        """Width and height in mm."""
        return _TRIMS[self]

    @property
    def border(self) -> float:
        """The least distance in mm between the cut and anything that is read: a printer may cut off that much frame."""
        width, height = self.trim
        return BORDER * min(width / PORTRAIT.width, height / PORTRAIT.height)


class Answers(Enum):
    """Where the answers go: on separate sheets, on the backs of the cards, or nowhere."""

    SHEETS = "sheets"
    BACKS = "backs"
    NONE = "none"


NOTHING = Group(())
_TRIMS = dict(zip(CardSize, ((63.0, 88.0), (63.5, 88.9), (105.0, 148.0), (148.0, 210.0), (210.0, 297.0)), strict=True))


def card_paper(paper: Paper, size: CardSize) -> Paper:
    """The paper with margins reduced by the border of a card, so that four a6 cards fit a sheet of a4.

    A margin given in millimetres is kept.
    """
    kept = paper.margins
    if paper.edge == kept:
        return paper
    sides = (kept.top, kept.right, kept.bottom, kept.left)
    return replace(paper, margins=Margins(*(max(0.0, side - size.border) for side in sides)))


def blank_cards(size: CardSize, words: Words, copies: int) -> Piece:
    """Empty cards, used to find the places on sheets before any card is drawn."""
    width, height = size.trim
    return Piece("a card", NOTHING, width, height, NOTHING, copies, label=words.say("part.cards"), marked_edge=True)


def card_name(challenge: Challenge, versions: bool) -> str:
    """The name of a card in file names, such as card-12-b-7KQ2."""
    version = f"-{challenge.version.lower()}" if versions else ""
    return f"card-{challenge.number}{version}-{challenge.code}"


@dataclass(frozen=True, slots=True)
class CardPieces(Sequence[Piece]):
    """The cards of a pack as a sequence that draws each card when it is accessed.

    With `answers` they are on the backs, and one more card says how to check a city; else the backs show the level.
    """

    pack: tuple[Challenge, ...]
    style: CardStyle
    size: CardSize
    answers: bool

    def __len__(self) -> int:
        return len(self.pack) + self.answers

    @overload
    def __getitem__(self, place: int) -> Piece: ...
    @overload
    def __getitem__(self, place: slice) -> list[Piece]: ...

    def __getitem__(self, place: int | slice) -> Piece | list[Piece]:
        if isinstance(place, slice):
            return [self[one] for one in range(len(self))[place]]
        if place == len(self.pack) and self.answers:
            return self._piece("card-check", check_card(self.style), self.style.back(Level.EASY))
        challenge = self.pack[place]
        back = answer(challenge, self.style) if self.answers else self.style.back(challenge.level)
        return self._piece(card_name(challenge, self.style.versions), card_front(challenge, self.style), back)

    def _piece(self, name: str, front: Group, back: Group | None) -> Piece:
        width, height = self.size.trim
        label = self.style.words.say("part.cards")
        return Piece(name, front, width, height, back, group=name, label=label, marked_edge=True)
