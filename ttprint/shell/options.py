"""What all commands that print can be told: each option once, with its range and its help.

choice: an option whose default is a member of an enum takes the words of that enum
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

import click

from ttprint.draw.inks import Theme
from ttprint.errors import unknown
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS
from ttprint.words.catalog import languages

Choice = TypeVar("Choice", bound=Enum)
Command = Callable[..., None]


class OneOf(click.Choice[Choice]):
    """One of the values of an enum; a wrong word is told the nearest."""

    def __init__(self, choices: type[Choice]) -> None:
        super().__init__(choices, case_sensitive=False)
        self.noun = choices.__name__.lower()

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

    def __call__(self, command: Command) -> Command:
        """The command, with this option."""
        if self.default is False:
            return click.option(f"--{self.name}", self.name, is_flag=True, help=self.told)(command)
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
        )(command)


def listed(names: tuple[str, ...], last: str = "or") -> str:
    """Names in a row: a, b or c."""
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


FORMATS = (
    Option("pdf", False, "Write a PDF; unless told, that is what is written."),
    Option("svg", False, "Write an SVG for each page."),
    Option("png", False, "Write a PNG for each page."),
    Option("dpi", 300, "Pixels to the inch of a PNG."),
)
DUPLEX = Option("duplex", Duplex.LONG, "How the backs get behind the fronts.")
FORMS = (
    Option("pieces", False, "One file for each piece instead of sheets: PNG, or --svg."),
    Option("cut", False, "Only the cut lines, as SVG, for laser and knife cutters."),
    Option("tts", False, "Sheets of faces and backs for Tabletop Simulator."),
)
BLEED = Option("bleed", 3.0, "How far the art runs beyond the cut.", "MM")
ONLY = Option("only", (), "Only these pieces; * for any letters; may be repeated.", "NAME")
SIZE = (
    Option("paper", "a4", f"{', '.join(PAPERS)}, or WxH in mm."),
    Option("margin", "10", "In mm: all round, or top,right,bottom,left; or `tight`."),
)
THEME = Option("theme", Theme.CITY, "Full colour, line art that saves ink, or for weak eyes.")
WORDS = (
    Option("lang", None, f"{listed(languages())}; unless told, as the environment says.", "LANGUAGE"),
    Option("out", None, "Where to write; unless told, into the folder out.", "FILE|FOLDER"),
)
PRINTER = Option("printer", None, "Make up for what this printer does wrong; see calibrate.", "NAME")

PAPER = (*SIZE, THEME, *WORDS)
PAGE_OPTIONS = (*FORMATS, DUPLEX, *PAPER)
