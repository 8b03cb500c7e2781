"""What the studio offers: a product for every command, a field for everything that a command can be told.

product: a command of a game, or one that all games share      field: one of its options or arguments
form: all fields of a product, read from the command itself
reading: what was read on the printer's test page; it stands in for the name of a stored printer
kept back: an option that names a file, a folder or a stored printer; no request may
rare: behind “more”
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any

import click

from ttprint.games import GAMES, HOME
from ttprint.press.paper import PAPERS
from ttprint.shell.defaults import PRESETS
from ttprint.shell.game import Game
from ttprint.words.catalog import Words, languages, words

SHARED = ("calibrate",)  # commands of no game that print
PRINTER = "printer"
STORED = frozenset({PRINTER, "refine", "list", "show", "forget"})  # what is said about printers that are stored
READINGS = ("measured", "shift", "turn")
FILES = {"FILE", "FOLDER", "MANIFEST", "PATH"}  # a metavar with one of these names something on the disk
STANDARD_OUTPUT, AND_SO_ON, ALL = "-", ",…", "all"
SUGGESTED = {"paper": tuple(PAPERS), "preset": tuple(PRESETS)}
COMMON = frozenset(
    "sets theme lang paper duplex style count level levels card answers hints kind pupils groups grids copies "
    "large booklet html pages crossing all players games rounds system holds single".split()
)
# more than this, and one visitor would keep a whole class waiting
MOST = {"dpi": 600, "count": 200, "copies": 100, "pupils": 60, "groups": 60, "versions": 8, "games": 20_000}


class FieldKind(Enum):
    """What is filled in."""

    FLAG = "flag"
    CHOICE = "choice"
    NUMBER = "number"
    TEXT = "text"
    SEVERAL = "several"  # any of the choices; typed with commas between them


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to fill in: its name in the address, how it is typed (an argument has no option), what is allowed."""

    name: str
    kind: FieldKind
    option: str = ""
    default: str = ""
    choices: tuple[str, ...] = ()
    suggestions: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None
    whole: bool = False
    many: bool = False
    required: bool = False
    rare: bool = False
    says: str = ""  # what a flag is typed with, if anything


@dataclass(frozen=True, slots=True)
class Product:
    """A command as a page: its game if it has one, and its name; the command is imported when its form is wanted."""

    game: Game | None
    name: str

    @property
    def path(self) -> str:
        """Its address."""
        return f"/{self.game.name}/{self.name}" if self.game else f"/{self.name}"

    @property
    def fields(self) -> tuple[Field, ...]:
        """What can be filled in."""
        return form_of(self.path).fields

    @property
    def kept_back(self) -> tuple[str, ...]:
        """What can be typed but not filled in."""
        return form_of(self.path).kept_back

    @property
    def writes(self) -> bool:
        """Whether files come of it, not words alone."""
        return "out" in self.kept_back

    @property
    def prints_true(self) -> bool:
        """Whether it makes up for what a printer does wrong."""
        return PRINTER in self.kept_back

    @property
    def typed(self) -> tuple[str, ...]:
        """What is typed before its options."""
        return ("ttprint", *((self.game.name,) if self.game and self.game is not HOME else ()), self.name)

    def words(self, tag: str) -> Words:
        """The words that its page is written with."""
        return self.game.words(tag) if self.game else words(tag)

    def field(self, name: str) -> Field | None:
        """The field of that name."""
        return next((field for field in self.fields if field.name == name), None)


@cache
def products() -> Mapping[str, Product]:
    """Every product by its address."""
    owned = [Product(game, name) for game in GAMES.values() for name in game.commands]
    return {product.path: product for product in (*owned, *(Product(None, name) for name in SHARED))}


@dataclass(frozen=True, slots=True)
class OrderForm:
    """The fields of a product, and what is kept back."""

    fields: tuple[Field, ...]
    kept_back: tuple[str, ...]


_FORMS: dict[str, OrderForm] = {}  # those that were made or learnt so far, by address


def form_of(path: str) -> OrderForm:
    """The form of a product; unless it was learnt, its command is imported, which takes a moment."""
    if path not in _FORMS:
        _FORMS[path] = _made(products()[path])
    return _FORMS[path]


def forms() -> dict[str, OrderForm]:
    """Every form by its product's address."""
    return {path: form_of(path) for path in products()}


def learn(forms: Mapping[str, OrderForm]) -> None:
    """Take forms that somebody else made, who has imported everything anyway."""
    _FORMS.update(forms)


def command_of(game: Game | None, name: str) -> click.Command:
    """The very command that is typed."""
    room = f"ttprint.games.{game.room}.commands" if game else "ttprint.shell"
    command: click.Command = import_module(f"{room}.{name}").command
    return command


def key_of(product: Product, field: Field, words: Words) -> str:
    """Where a field's words stand: its product's own if there are any."""
    own = f"studio.option.{product.name}-{field.name}"
    return own if own in words.entries else f"studio.option.{field.name}"


def _made(product: Product) -> OrderForm:
    params = command_of(product.game, product.name).params
    kept_back = tuple(_name(param) for param in params if _is_kept_back(param))
    fields = [_field(param) for param in params if not _is_kept_back(param)]
    if PRINTER in kept_back:
        fields = [field for field in fields if field.name not in READINGS]
        fields += [Field(reading, FieldKind.TEXT, rare=product.game is not None) for reading in READINGS]
    return OrderForm(tuple(fields), kept_back)


def _is_kept_back(param: click.Parameter) -> bool:
    metavar = set((getattr(param, "metavar", None) or "").split("|"))
    if STANDARD_OUTPUT in metavar:
        return False
    return bool(metavar & FILES) or _name(param) in STORED or isinstance(param.type, click.Path | click.File)


def _name(param: click.Parameter) -> str:
    return param.opts[0].lstrip("-") if isinstance(param, click.Option) else str(param.name)


def _field(param: click.Parameter) -> Field:
    name, argument = _name(param), isinstance(param, click.Argument)
    metavar = getattr(param, "metavar", None) or ""
    about: dict[str, Any] = {
        "option": "" if argument else param.opts[0],
        "required": param.required,
        "rare": not (argument or param.required or name in COMMON),
        "many": param.nargs == -1 or getattr(param, "multiple", False),
    }
    if getattr(param, "is_flag", False):
        return Field(name, FieldKind.FLAG, **about)
    if STANDARD_OUTPUT in metavar.split("|"):
        return Field(name, FieldKind.FLAG, says=STANDARD_OUTPUT, **about)
    default = _default(param)
    if choices := tuple(_choices(param, metavar)):
        kind = FieldKind.SEVERAL if metavar.endswith(AND_SO_ON) else FieldKind.CHOICE
        return Field(name, kind, default=default, choices=choices, **about)
    if isinstance(param.type, click.types.IntParamType | click.types.FloatParamType):
        ranges: dict[str, Any] = {
            "least": getattr(param.type, "min", None),
            "most": getattr(param.type, "max", None) or MOST.get(name),
        }
        whole = isinstance(param.type, click.types.IntParamType)
        return Field(name, FieldKind.NUMBER, default=default, whole=whole, **ranges, **about)
    return Field(name, FieldKind.TEXT, default=default, suggestions=SUGGESTED.get(name, ()), **about)


def _default(param: click.Parameter) -> str:
    default = param.default
    return str(default) if isinstance(default, str | int | float) else ""


def _choices(param: click.Parameter, metavar: str) -> Iterator[str]:
    if _name(param) == "lang":
        yield from (*([ALL] if param.default == ALL else []), *languages(), *([ALL] if ALL in metavar else []))
    elif isinstance(param.type, click.Choice):
        yield from (str(getattr(choice, "value", choice)) for choice in param.type.choices)
    elif "|" in metavar and metavar == metavar.casefold():  # such as 4|6; what is in capitals stands for something
        yield from metavar.removesuffix(AND_SO_ON).split("|")
