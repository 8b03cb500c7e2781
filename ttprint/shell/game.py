"""A game as the command line and the studio see it.

room: the name of its folders in ttprint/games and in templates/
look: how its pieces are to look, a frozen dataclass; each field that a command has an option for is filled from it
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ttprint.order.booklets import Rulebook
    from ttprint.words.catalog import Words


@dataclass(frozen=True, slots=True)
class Game:
    """What it is called, what it is, how its pieces look, what can be typed (each command with its help), its rules."""

    name: str
    title: str
    about: str
    tries: str
    room: str
    commands: Mapping[str, str]
    look: Callable[..., Any]
    rulebook: Callable[[], Rulebook]

    def words(self, tag: str) -> Words:
        """The words of a language: those that all games share, and this one's own."""
        from ttprint.words.catalog import SHARED, words

        return words(tag, SHARED, f"{self.room}/words")
