"""A game as the command line and the studio see it.

room: the name of its folders in ttprint/games and in templates/
looks_up: the module in its room that tells about the codes on its cards, if it has any
doors: what is shown on the studio's doors, each a command with its options as in an address
look: how its pieces are to look, a frozen dataclass; each field that a command has an option for is filled from it
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ttprint.order.booklets import Rulebook
    from ttprint.shell.lookup import LookUp
    from ttprint.words.catalog import Words


class Game(NamedTuple):  # no dataclass: every command waits for this, and a dataclass takes 2 ms more
    """What it is called, what it is, how its pieces look, what can be typed (each command with its help), its rules."""

    name: str
    title: str
    about: str
    tries: str
    room: str
    commands: Mapping[str, str]
    look: Callable[[], type[Any]]
    rulebook: Callable[[], Rulebook]
    looks_up: str = ""
    doors: Mapping[str, str] = MappingProxyType({})

    def words(self, tag: str) -> Words:
        """The words of a language: those that all games share, and this one's own."""
        from ttprint.words.catalog import SHARED, words

        return words(tag, SHARED, f"{self.room}/words")

    def look_up(self) -> LookUp:
        """What tells about the codes on its cards."""
        found: LookUp = import_module(f"ttprint.games.{self.room}.{self.looks_up}").look_up
        return found
