"""What a game can tell about a code that stands on one of its cards, for a page that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """A code as typed, the language, which answer to show (from 1), how many hints, an answer to check."""

    code: str
    lang: str
    answer: int = 0
    hints: int = 0
    check: str = ""


@dataclass(frozen=True, slots=True)
class Likeness:
    """A drawing (SVG), what it is called, and what it shows for those who do not see it."""

    drawing: bytes
    title: str
    alt: str


@dataclass(frozen=True, slots=True)
class LookedUp:
    """The code in its right spelling and what is known of it.

    `facts` are told in a row; `answers` is how many there are, `shown` the one that was asked for; `verdict` is what
    there is to say about the answer that was to be checked.
    """

    code: str
    facts: tuple[str, ...]
    setup: Likeness
    answers: int
    shown: Likeness | None = None
    hints: tuple[Likeness, ...] = ()
    verdict: tuple[str, ...] = ()
    right: bool | None = None

    @property
    def weight(self) -> int:
        """Its bytes, roughly."""
        figures = (self.setup, *self.hints, *((self.shown,) if self.shown else ()))
        return 2000 + sum(len(figure.drawing) for figure in figures)


LookUp = Callable[[Question], LookedUp]
