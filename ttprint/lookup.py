"""What a game knows about a code on one of its cards, for a page that shows it."""

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
    """A drawing (SVG), its title, and a text for screen readers."""

    drawing: bytes
    title: str
    alt: str


@dataclass(frozen=True, slots=True)
class LookedUp:
    """The code in its right spelling and what is known about it.

    `facts` are short texts; `answers` is the number of correct answers, `shown` the one that was asked for; `verdict`
    is the judgement of the answer that was to be checked.
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
