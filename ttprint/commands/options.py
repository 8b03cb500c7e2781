"""What several commands take: the words for a setup or a code, and the choices that recur."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Any, TypeVar

import click

from ttprint.errors import unknown
from ttprint.turbo_taxi.codes import decode, tidy
from ttprint.turbo_taxi.setup import Setup
from ttprint.turbo_taxi.tiles import Crossing

Choice = TypeVar("Choice", bound=Enum)
PAIR_FIRST = re.compile(r"\d+\s*[-–—]|\d{1,2}\b")


class OneOf(click.Choice[Choice]):
    """One of the values of an enum; a wrong word is told the nearest."""

    def __init__(self, choices: type[Choice]) -> None:
        super().__init__(choices, case_sensitive=False)
        self.noun = choices.__name__.lower()

    def normalize_choice(self, choice: Any, ctx: click.Context | None) -> str:
        return str(choice.value) if isinstance(choice, Enum) else str(choice).casefold()

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        return unknown(self.noun, str(value), [str(choice.value) for choice in self.choices])


crossing_option = click.option(
    "--crossing",
    type=OneOf(Crossing),
    default=Crossing.CROSSROADS.value,
    show_default=True,
    help="How the crossing is read: its four roads meet, or two roads pass without touching.",
)


def read_setup(words: Sequence[str]) -> Setup:
    """The setup that the words spell, as a code or in full."""
    text = " ".join(words)
    if PAIR_FIRST.match(text) and len(tidy(text)) != 4:
        return Setup.parse(text)
    return decode(text)


def read_setup_and_city(words: Sequence[str]) -> tuple[Setup, str]:
    """The setup at the head of the words, and the words left over for a city; quotes are not needed."""
    first, rest = words[0], words[1:]
    if " " in first.strip():
        return read_setup([first]), " ".join(rest)
    in_full = rest and rest[0][:1].isdigit() and PAIR_FIRST.match(first)
    if in_full or (PAIR_FIRST.match(first) and len(tidy(first)) != 4):
        end = next((i for i, word in enumerate(words) if not word[:1].isdigit()), len(words)) + 1
    else:
        end = next((i for i in range(1, len(words)) if len(tidy("".join(words[:i]))) >= 4), len(words))
    return read_setup(words[:end]), " ".join(words[end:])
