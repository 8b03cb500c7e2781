"""Options: what a user can choose about a product, described once for the command line, the studio and the browser."""

from __future__ import annotations

import math
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, Protocol

from ttprint.errors import TtprintError, Unknown, about

_MACHINE = ("out", "printer", "one-file")  # options that concern files and the user's machine, not the product


class OptionKind(Enum):
    """How an option is filled in."""

    FLAG = "flag"
    CHOICE = "choice"
    SEVERAL = "several"  # any of the choices, joined by commas
    PARTS = "parts"  # values side by side, such as width and height; or one of the suggestions
    NUMBER = "number"
    TEXT = "text"


class HelpSection(Enum):
    """A section of `--help`; options are listed under these headings, in this order."""

    CONTENT = "What"
    LOOK = "Look"
    PAPER = "Printing"
    FILES = "Files"
    MACHINES = "For cutters and print services"


@dataclass(frozen=True, slots=True)
class LocalFile:
    """A file that the user named: its name, for messages, and its text."""

    name: str
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One choice about a product.

    The type follows from the default (an Enum member offers the members of its class), or is given by `takes`.
    `studio_default` is what the studio starts with where the default would take too long there.
    `needs` is a package without which the option is not offered: there are systems that it cannot be had for.
    `local` marks an option that says where or how files are written, or names a file or a stored printer of the user's
    machine: the studio does not offer it. `common` options are listed first, in the studio the others behind "more";
    `rare` ones are listed by `--help-all` only. `presets` maps each allowed value to the values that it sets for other
    options.

    `when` are other options, or values of them as in "duplex=manual", one of which it needs to be of use; with any of
    those in `unless` it cannot be used.

    The studio offers `several` choices as boxes to tick, those of each of the `groups` together; with `or_number`, a
    number may stand in their place. `names` is the key of the names of choices that the words of the studio do not
    name, with {} in place of the choice. `parts` are the names of the numbers, or choices, that `joint` joins
    to a value; a part that is left out is `blank`.
    """

    name: str
    default: Any
    help: str
    takes: type | None = None
    metavar: str | None = None
    unit: str = ""
    least: float | None = None
    most: float | None = None
    studio_most: float | None = None
    studio_default: Any = None
    choices: tuple[str, ...] = ()
    several: bool = False
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    or_number: bool = False
    names: str = ""
    suggestions: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    joint: str = ","
    blank: str = ""
    many: bool = False
    positional: bool = False
    required: bool = False
    local: bool = False
    needs: str = ""
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    common: bool = False
    rare: bool = False
    section: HelpSection = HelpSection.CONTENT
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The name of its value in `Values`."""
        return self.name.replace("-", "_")

    @property
    def value_type(self) -> type:
        """The type of one value."""
        if self.takes is not None:
            return self.takes
        return str if self.default is None or self.default == () else type(self.default)

    @property
    def kind(self) -> OptionKind:
        """How it is filled in."""
        if self.value_type is bool:
            return OptionKind.FLAG
        if self.several:
            return OptionKind.SEVERAL
        if self.parts:
            return OptionKind.PARTS
        if self.allowed:
            return OptionKind.CHOICE
        return OptionKind.NUMBER if self.value_type in (int, float) else OptionKind.TEXT

    @property
    def allowed(self) -> tuple[str, ...]:
        """The words that it takes, if only some are allowed."""
        if issubclass(self.value_type, Enum):
            return self.choices or tuple(str(member.value) for member in self.value_type)
        return self.choices or tuple(self.presets)

    @property
    def noun(self) -> str:
        """The key of the noun for one of its choices in an error message."""
        return "language" if self.name == "lang" else f"choice.{self.key}"

    def parse(self, text: str) -> Any:
        """The value that a text stands for; a text that stands for none is an error."""
        with about(self.name):
            if self.allowed and not self.several and not self.parts:
                return self._parse_choice(text)
            if self.value_type in (int, float):
                return self._parse_number(text)
            return Path(text) if self.value_type is Path else text

    def _parse_choice(self, text: str) -> Any:
        word = text.strip().casefold()
        if word not in self.allowed:
            raise Unknown(self.noun, text, self.allowed)
        return self.value_type(word)

    def _parse_number(self, text: str) -> int | float:
        try:
            if self.value_type is int:
                return int(text)
            number = float(text)
        except ValueError:
            raise TtprintError(
                "option.whole" if self.value_type is int else "option.number",
                word=text,
                name=self.name,
                range=self._range(),
            ) from None
        if not math.isfinite(number):
            raise TtprintError("option.measure", word=text, name=self.name, range=self._range())
        return number

    def _range(self) -> TtprintError:
        """The allowed numbers, as a part of another error."""
        whole = self.value_type is int
        if self.least is None:
            return TtprintError("option.any_whole" if whole else "option.any_number")
        if self.most is None:
            return TtprintError("option.whole_least" if whole else "option.number_least", least=self.least)
        if not self.unit:
            return TtprintError("option.between", least=self.least, most=self.most)
        return TtprintError("option.between_unit", least=self.least, most=self.most, unit=self.unit)

    def format(self, value: Any) -> str:
        """One value as a user types it."""
        if isinstance(value, LocalFile):
            return value.name
        return f"{value:g}" if isinstance(value, float) else str(getattr(value, "value", value))

    def typed(self, value: Any) -> list[str]:
        """The words that a user types for one value."""
        if self.positional:
            return self.format(value).split()
        if self.kind is OptionKind.FLAG:
            return [f"--{self.name}"] if value else []
        return typed_option(self.name, self.format(value))

    @property
    def default_text(self) -> str:
        """The default as a user would type it; empty if there is none."""
        if self.default is None or self.default is False or self.default == ():
            return ""
        return self.format(self.default)


class Values(Mapping[str, Any]):
    """The value of each option of a product by key; `given` has the keys of those that the user set."""

    def __init__(self, options: Iterable[Option], given: Mapping[str, Any], kept: Mapping[str, Any] | None = None):
        """Combine defaults, values kept in a file, presets and given values; each beats the ones before it."""
        self.options = tuple(options)
        self.given = frozenset(given)
        chosen = {**(kept or {}), **given}
        implied = [
            option.presets[chosen[option.key]] for option in self.options if chosen.get(option.key) in option.presets
        ]
        self._values: dict[str, Any] = {option.key: option.default for option in self.options}
        self._values |= kept or {}
        for values in implied:
            self._values |= values
        self._values |= given

    def __getitem__(self, key: str) -> Any:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def without(self, key: str) -> Values:
        """The same values but for one."""
        options = [option for option in self.options if option.key != key]
        return Values(options, {name: value for name, value in self._values.items() if name != key})

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that the user set as named texts, without those that name a folder or a printer."""
        given = [option for option in self.options if option.key in self.given and option.name not in _MACHINE]
        return named_texts((option, self[option.key]) for option in given)


def parse_values(options: Sequence[Option], texts: Mapping[str, Sequence[str]]) -> Values:
    """The values that texts by option name stand for; a flag is set if its name is there."""
    given: dict[str, Any] = {}
    for option in options:
        if option.name in texts:
            given[option.key] = _parse_texts(option, texts[option.name])
        elif option.required:
            raise TtprintError("option.missing", name=option.name).about(option.name)
    return Values(options, given)


def _parse_texts(option: Option, texts: Sequence[str]) -> Any:
    if option.kind is OptionKind.FLAG:
        return True
    parsed = tuple(option.parse(text) for text in texts)
    return parsed if option.many else parsed[-1]


def named_texts(given: Iterable[tuple[Option, Any]]) -> dict[str, Any]:
    """The texts of options by name, for JSON: a list for an option that takes many, true for a flag that is set."""
    return {option.name: _text_of(option, value) for option, value in given if value is not False}


def _text_of(option: Option, value: Any) -> Any:
    if option.many:
        return [option.format(one) for one in value]
    return value is True or option.format(value)


class Typed(Protocol):
    """Something that a user can type: an option, or a field of a form."""

    @property
    def positional(self) -> bool:
        """True for an argument without a name."""

    def typed(self, value: Any) -> list[str]:
        """The words that a user types for one value."""


def command_line(start: Sequence[str], given: Iterable[tuple[Typed, Any]]) -> str:
    """A command line as a user types it: arguments without a name first, unless one could be taken for an option."""
    words: list[str] = []
    arguments: list[str] = []
    for option, value in given:
        for one in value if isinstance(value, tuple) else (value,):
            (arguments if option.positional else words).extend(option.typed(one))
    if any(word.startswith("-") for word in arguments):
        return shlex.join([*start, *words, "--", *arguments])
    return shlex.join([*start, *arguments, *words])


def typed_option(name: str, text: str) -> list[str]:
    """An option and its value as words of a command line."""
    return [f"--{name}={text}"] if text.startswith("-") else [f"--{name}", text]
