"""How an option is described: its name, what it is unless told, its help.

choice: an option whose default is a member of an enum takes the words of that enum
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

import click

from ttprint.errors import unknown

Choice = TypeVar("Choice", bound=Enum)
Command = Callable[..., None]
Callback = Callable[[click.Context, click.Parameter, Any], Any]


class OneOf(click.Choice[Choice]):
    """One of the values of an enum; a wrong word is told the nearest."""

    def __init__(self, choices: type[Choice]) -> None:
        super().__init__(choices, case_sensitive=False)
        self.noun = re.sub(r"(?<!^)(?=[A-Z])", " ", choices.__name__).lower()  # CardSize is told as card size

    def normalize_choice(self, choice: Any, ctx: click.Context | None) -> str:
        return str(choice.value) if isinstance(choice, Enum) else str(choice).casefold()

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        return unknown(self.noun, str(value), [str(choice.value) for choice in self.choices])


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be said: its name, what it is unless told (its kind follows), its help."""

    name: str
    default: object
    told: str
    metavar: str | None = None
    says: Callback | None = None  # what an option does that says others: it is heard before them

    @property
    def key(self) -> str:
        """What the program calls it."""
        return self.name.replace("-", "_")

    def __call__(self, command: Command) -> Command:
        """The command, with this option."""
        if self.default is False:
            return click.option(f"--{self.name}", self.key, is_flag=True, help=self.told)(command)
        if isinstance(self.default, tuple):
            return click.option(f"--{self.name}", multiple=True, metavar=self.metavar, help=self.told)(command)
        shown: object = self.default
        kind: Any = str if self.default is None else type(self.default)
        if isinstance(self.default, Enum):
            shown, kind = self.default.value, OneOf(type(self.default))
        elif isinstance(self.default, float):
            shown = f"{self.default:g}"
        return click.option(
            f"--{self.name}",
            type=kind,
            default=shown,
            show_default=self.default is not None,
            metavar=self.metavar,
            help=self.told,
            is_eager=self.says is not None,
            callback=self.says,
        )(command)


def listed(names: tuple[str, ...], last: str = "or") -> str:
    """Names in a row: a, b or c."""
    return f"{', '.join(names[:-1])} {last} {names[-1]}"
