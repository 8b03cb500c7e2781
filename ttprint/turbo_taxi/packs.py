"""Packs of challenge cards, as things to print.

card size: what a card is cut to; its white border lies where the paper's margin would be
name: what a card is called among files, such as card-12-b-7KQ2
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from ttprint.draw.scene import Group
from ttprint.geometry import Margins
from ttprint.press.paper import Paper
from ttprint.press.piece import Piece
from ttprint.turbo_taxi.art.cards import BORDER, PORTRAIT, Press, answer, card, check_card
from ttprint.turbo_taxi.challenges import Challenge
from ttprint.words.catalog import Words


class CardSize(Enum):
    """How large a card is."""

    POKER = "poker"
    A6 = "a6"
    A5 = "a5"
    A4 = "a4"

    @property
    def trim(self) -> tuple[float, float]:
        """Width and height in mm."""
        return _TRIMS[self]

    @property
    def border(self) -> float:
        """How much white there is at the least between the cut and all ink, in mm."""
        width, height = self.trim
        return BORDER * min(width / PORTRAIT.width, height / PORTRAIT.height)


class Answers(Enum):
    """Where the answers go: on sheets of their own, on the backs of the cards, or nowhere."""

    SHEETS = "sheets"
    BACKS = "backs"
    NONE = "none"


_TRIMS = {
    CardSize.POKER: (63.0, 88.0),
    CardSize.A6: (105.0, 148.0),
    CardSize.A5: (148.0, 210.0),
    CardSize.A4: (210.0, 297.0),
}


def card_paper(paper: Paper, size: CardSize) -> Paper:
    """The paper with its margins less the white that the cards bring along: so four a6 cards share a sheet of a4."""
    kept = paper.margins
    sides = (kept.top, kept.right, kept.bottom, kept.left)
    return replace(paper, margins=Margins(*(max(0.0, side - size.border) for side in sides)))


def blank(size: CardSize, words: Words, backs: bool, copies: int) -> Piece:
    """Cards with nothing on them, to find their places before any is drawn."""
    width, height = size.trim
    return Piece(
        "a card", Group(()), width, height, Group(()) if backs else None, copies, "", words.say("challenge.label")
    )


def card_name(challenge: Challenge, versions: bool) -> str:
    """What a card is called among files."""
    version = f"-{challenge.version.lower()}" if versions else ""
    return f"card-{challenge.number}{version}-{challenge.code}"


def card_piece(challenge: Challenge, press: Press, size: CardSize, backs: bool) -> Piece:
    """A card, with its answer on the back if wanted."""
    width, height = size.trim
    name = card_name(challenge, press.versions)
    back = answer(challenge, press) if backs else None
    return Piece(
        name, card(challenge, press), width, height, back, group=name, label=press.words.say("challenge.label")
    )


def check_piece(press: Press, size: CardSize) -> Piece:
    """The card that tells how to check a city, for packs whose answers are on the backs."""
    width, height = size.trim
    return Piece("card-check", check_card(press), width, height, label=press.words.say("challenge.label"))
