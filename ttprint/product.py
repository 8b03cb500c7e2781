"""Products: everything a user can ask for, and what comes back.

A product's `make` takes values and returns `Printed` (files with a plan) or a `Report` (an answer). It reads and writes
no file, no terminal and no environment: the command line, the studio and the browser do that for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ttprint.option import Option, Values

if TYPE_CHECKING:
    from ttprint.game import Game
    from ttprint.order.context import Context
    from ttprint.order.order import Printed
    from ttprint.words.catalog import Words


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in a report; `style` is empty, `bold`, `dim` or the name of a colour."""

    text: str
    style: str = ""


ReportLine = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """An answer: as data for programs, as lines of text for people, and as CSV where that is of use.

    `right` is False when the answer is no: there is no correct city, the city breaks a rule.
    """

    data: Mapping[str, Any]
    lines: tuple[ReportLine, ...]
    csv: str = ""
    right: bool = True

    @property
    def text(self) -> str:
        """The lines as plain text."""
        return "".join(f"{''.join(span.text for span in line)}\n" for line in self.lines)

    @property
    def json(self) -> str:
        """The data as JSON."""
        return f"{json.dumps(self.data, indent=2)}\n"


def line(*parts: str | Span) -> ReportLine:
    """A line of a report from texts and spans."""
    return tuple(Span(part) if isinstance(part, str) else part for part in parts)


def bold(text: str) -> Span:
    """A run of bold text."""
    return Span(text, "bold")


@dataclass(frozen=True, slots=True)
class Product:
    """Something a user can ask for: a command, and a page of the studio.

    `details` follows the summary in the help. `folder` is where its files go by default, below the folder `out`.
    `formats` are the forms, beside text, in which its report can be had. With `takes_name`, all its files start with
    the name that the user gives one of them.
    """

    name: str
    summary: str
    options: tuple[Option, ...]
    make: Callable[[Values, Context], Printed | Report]
    game: Game | None = None
    details: str = ""
    examples: tuple[str, ...] = ()
    folder: str = ""
    formats: tuple[str, ...] = ()
    takes_name: bool = False

    @property
    def makes_files(self) -> bool:
        """True if it makes files; False if it answers with a report."""
        return any(option.name == "out" for option in self.options)

    @property
    def command(self) -> tuple[str, ...]:
        """The words of its command."""
        return (*(self.game.command if self.game else ("ttprint",)), self.name)

    def words(self, tag: str) -> Words:
        """The words of a language that it is described with."""
        from ttprint.words.catalog import words

        return self.game.words(tag) if self.game else words(tag)

    def option(self, name: str) -> Option | None:
        """The option of a name."""
        return next((option for option in self.options if option.name == name), None)
