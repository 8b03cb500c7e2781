"""From an address to a command line.

errand: a product with what was filled in; two addresses that mean the same are the same errand
plain: an errand's values without those that the command would take anyway
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from ttprint.errors import TtprintError, unknown
from ttprint.press.printers.profiles import parse_profile, write_profile
from ttprint.studio.forms import PRINTER, READINGS, Field, FieldKind, Product

OWN = frozenset({"ui", "sheet", "file", "show", "step", "page"})  # what addresses say beside a command's options
MOST_FIELDS, LONGEST = 60, 500
MY_PRINTER = "mine"
_YES, _NO = {"", "1", "on", "true", "yes"}, {"0", "off", "false", "no"}

Said = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Errand:
    """A product and its plain values by field, in the order of the fields."""

    product: Product
    values: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def said(self) -> dict[str, tuple[str, ...]]:
        """The plain values by name."""
        return dict(self.values)

    @property
    def query(self) -> str:
        """The part of the address behind the question mark, the same for every errand that means the same."""
        return urlencode([(name, value) for name, values in self.values for value in values])

    @property
    def key(self) -> str:
        """One text for all addresses that mean this."""
        return f"{self.product.path}?{self.query}"

    @property
    def profile(self) -> str | None:
        """The printer's profile as a file, if anything was read on a test page."""
        read = {name: self.said[name][0] for name in READINGS if name in self.said}
        if not read or not self.product.prints_true:
            return None
        return write_profile(parse_profile(*(read.get(name) for name in READINGS)))

    @property
    def arguments(self) -> tuple[str, ...]:
        """What the command is called with: no value can be taken for an option."""
        return (*self._options(), *(("--", *self._words()) if self._words() else ()))

    @property
    def typed(self) -> tuple[str, ...]:
        """The equal command lines, as a person types them: the last one prints."""
        words = [*self.product.typed, *self._typed_options(), *self._words()]
        if any(word.startswith("-") for word in self._words()):
            words.insert(len(words) - len(self._words()), "--")
        read = {name: self.said[name][0] for name in READINGS if name in self.said and self.product.prints_true}
        if not read:
            return (shlex.join(words),)
        stored = ["ttprint", "calibrate", "--printer", MY_PRINTER]
        for name, value in read.items():
            stored += [f"--{name}={value}"] if value.startswith("-") else [f"--{name}", value]
        return shlex.join(stored), shlex.join(words)

    def _typed_options(self) -> list[str]:
        typed: list[str] = []
        for option in self._options():
            name, equals, value = option.partition("=")
            typed += [name, value] if equals and value and not value.startswith("-") else [option]
        return typed

    def _options(self) -> list[str]:
        found: list[str] = []
        for name, values in self.values:
            field = self.product.field(name)
            if field is None or not field.option:
                continue
            flag = field.kind is FieldKind.FLAG and not field.says
            found += [field.option] if flag else [f"{field.option}={value}" for value in values]
        if self.profile is not None:
            found.append(f"--{PRINTER}={MY_PRINTER}")
        return found

    def _words(self) -> list[str]:
        arguments = [field.name for field in self.product.fields if not field.option and field.name not in READINGS]
        return [word for name in arguments for value in self.said.get(name, ()) for word in value.split()]


def errand_of(product: Product, said: Said, lang: str) -> Errand:
    """What the address asks for; the language of the page stands in for one that is not told."""
    _refuse_strangers(product, said)
    values: list[tuple[str, tuple[str, ...]]] = []
    for field in product.fields:
        given = tuple(_clean(field.name, value) for value in said.get(field.name, ()))
        if plain := _plain(field, given):
            values.append((field.name, plain))
        elif field.name == "lang" and not field.default:
            values.append((field.name, (lang,)))
    return Errand(product, tuple(values))


def _refuse_strangers(product: Product, said: Said) -> None:
    if sum(map(len, said.values())) > MOST_FIELDS:
        raise TtprintError(f"The address says more than {MOST_FIELDS} things: leave some out.")
    allowed = [field.name for field in product.fields]
    for name in said:
        if name in product.kept_back:
            raise TtprintError(f"--{name} names something on a disk: the studio does not take it.")
        if name not in allowed and name not in OWN:
            raise TtprintError(unknown("option", _clean("name", name), allowed))


def _clean(name: str, value: str) -> str:
    if len(value) > LONGEST:
        raise TtprintError(f"What was filled in for {name} is longer than {LONGEST} letters: shorten it.")
    if any(not letter.isprintable() and letter not in "\r\n\t" for letter in value):
        raise TtprintError(f"What was filled in for {name} has letters that cannot be printed: leave them out.")
    return " ".join(value.split())


def _plain(field: Field, given: Iterable[str]) -> tuple[str, ...]:
    values = [*given]
    if field.kind is FieldKind.FLAG:
        return _flag(field, values)
    values = [value for value in values if value]
    if field.kind is FieldKind.CHOICE:
        values = [value.casefold() for value in values]
    if field.kind is FieldKind.SEVERAL and values:
        values = [",".join(dict.fromkeys(_parts(values)))]
    if field.kind is FieldKind.NUMBER:
        values = [_number(field, value) for value in values]
    if field.many:
        split = field.option and field.kind is FieldKind.TEXT
        return tuple(word for value in values for word in (value.replace(",", " ").split() if split else [value]))
    if len(values) > 1:
        raise TtprintError(f"{field.name} was filled in {len(values)} times: once is enough.")
    return () if values == [field.default] else tuple(values)


def _parts(values: Iterable[str]) -> Iterator[str]:
    for value in values:
        yield from (part.strip().casefold() for part in value.split(",") if part.strip())


def _flag(field: Field, values: Sequence[str]) -> tuple[str, ...]:
    said = [value.casefold() for value in values]
    for value in said:
        if value not in {*_YES, *_NO, field.says}:
            raise TtprintError(f"{value!r} is neither yes nor no: give {field.name}=1 or leave {field.name} out.")
    return (field.says or "1",) if any(value not in _NO for value in said) else ()


def _number(field: Field, value: str) -> str:
    """The number as it was filled in, or as the default is written; what is no number the command tells."""
    try:
        number = float(value)
    except ValueError:
        return value
    if field.most is not None and number > field.most:
        raise TtprintError(f"{field.name} is {value} here: the studio takes up to {field.most:g}.")
    return field.default if field.default and number == float(field.default) else value
