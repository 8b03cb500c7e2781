"""From an address to a request for a product: values are checked, cleaned and brought into one form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from ttprint.errors import TtprintError, Unknown
from ttprint.option import OptionKind, command_line, typed_option
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.printers.profiles import parse_profile
from ttprint.studio.forms import READINGS, Field, StudioProduct

OWN = frozenset({"ui", "sheet", "file", "show", "step", "page"})  # names in addresses that are no options
MOST_VALUES, LONGEST_VALUE = 60, 500
MY_PRINTER = "mine"  # the name of the visitor's printer in command lines
_YES, _NO = {"", "1", "on", "true", "yes"}, {"0", "off", "false", "no"}

Query = Mapping[str, Sequence[str]]  # the part of an address behind the question mark


@dataclass(frozen=True, slots=True)
class ProductRequest:
    """A product and the values that differ from the defaults, in the order of its fields.

    Two addresses that mean the same are equal requests.
    """

    product: StudioProduct
    values: tuple[tuple[str, tuple[str, ...]], ...]
    report_lang: str = ""  # the language of the page, for a product that answers with a report

    def get(self, name: str) -> tuple[str, ...]:
        """The values of a field; empty if it has its default."""
        return next((values for field, values in self.values if field == name), ())

    @property
    def query(self) -> str:
        """The query of the address, the same for equal requests."""
        return urlencode([(name, value) for name, values in self.values for value in values])

    @property
    def key(self) -> str:
        """The address of this request, the same for all addresses that mean it."""
        return f"{self.product.path}?{self.query}"

    @property
    def identity(self) -> str:
        """A text that is the same only for requests with the same result."""
        return f"{self.key} {self.report_lang}"

    @property
    def readings(self) -> dict[str, str]:
        """What the visitor read on the printer test."""
        if not self.product.corrects_printer:
            return {}
        return {name: values[0] for name, values in self.values if name in READINGS}

    @property
    def profile(self) -> PrinterProfile | None:
        """The correction of the visitor's printer, if anything was read on the printer test."""
        read = self.readings
        return parse_profile(*(read.get(name) for name in READINGS)) if read else None

    @property
    def texts(self) -> dict[str, tuple[str, ...]]:
        """The values of the product's options by name."""
        skipped = {*self.readings, *self.product.form.formats}
        return {name: self._words(name, values) for name, values in self.values if name not in skipped}

    def _words(self, name: str, values: tuple[str, ...]) -> tuple[str, ...]:
        field = self.product.field(name)
        return tuple(word for value in values for word in value.split()) if field and field.positional else values

    @property
    def command_lines(self) -> tuple[str, ...]:
        """The equal command lines: one that stores the printer's correction if there is one, and one that prints."""
        read = self.readings
        given = [(field, self.get(field.name)) for field in self.product.fields if field.name not in read]
        start = self.product.command
        if not read:
            return (command_line(start, given),)
        stored = ["ttprint", "calibrate", "--printer", MY_PRINTER]
        stored += [word for name, value in read.items() for word in typed_option(name, value)]
        return " ".join(stored), command_line((*start, "--printer", MY_PRINTER), given)


def parse_request(product: StudioProduct, query: Query, lang: str) -> ProductRequest:
    """The request of an address; the language of the page is the default for the language of the product."""
    _refuse_unknown(product, query)
    values: list[tuple[str, tuple[str, ...]]] = []
    for field in product.fields:
        given = tuple(_clean(field.name, value) for value in query.get(field.name, ()))
        start = (lang if field.name == "lang" and not field.default else "") or field.start
        if plain := _without_default(field, given) or tuple(filter(None, [start])):
            values.append((field.name, plain))
    return ProductRequest(product, tuple(values), "" if product.makes_files else lang)


def _refuse_unknown(product: StudioProduct, query: Query) -> None:
    if sum(map(len, query.values())) > MOST_VALUES:
        raise TtprintError("studio.many_values", most=MOST_VALUES)
    allowed = [field.name for field in product.fields]
    for name in query:
        if name in product.form.local:
            raise TtprintError("studio.local", name=name)
        if name not in allowed and name not in OWN:
            raise Unknown("option", _clean("name", name), allowed)


def _clean(name: str, value: str) -> str:
    if len(value) > LONGEST_VALUE:
        raise TtprintError("studio.long_value", name=name, most=LONGEST_VALUE)
    if any(not letter.isprintable() and letter not in "\r\n\t" for letter in value):
        raise TtprintError("studio.unprintable", name=name)
    return " ".join(value.split())


def _without_default(field: Field, given: Iterable[str]) -> tuple[str, ...]:
    """The values in their plain form; empty if they mean the default."""
    values = [*given]
    if field.kind is OptionKind.FLAG:
        return _flag(field, values)
    values = [value for value in values if value]
    if field.kind is OptionKind.CHOICE:
        values = [value.casefold() for value in values]
    if field.kind is OptionKind.SEVERAL and values:
        values = [",".join(dict.fromkeys(_parts(values)))]
    if field.kind is OptionKind.NUMBER:
        values = [_number(field, value) for value in values]
    if field.many:
        split = not field.positional and field.kind is OptionKind.TEXT
        return tuple(word for value in values for word in (value.replace(",", " ").split() if split else [value]))
    if len(values) > 1:
        raise TtprintError("studio.twice", name=field.name, times=len(values))
    return () if values == [field.default] else tuple(values)


def _parts(values: Iterable[str]) -> Iterator[str]:
    for value in values:
        yield from (part.strip().casefold() for part in value.split(",") if part.strip())


def _flag(field: Field, values: Sequence[str]) -> tuple[str, ...]:
    words = [value.casefold() for value in values]
    for word in words:
        if word not in {*_YES, *_NO, field.typed_value}:
            raise TtprintError("studio.neither", word=word, name=field.name)
    return (field.typed_value or "1",) if any(word not in _NO for word in words) else ()


def _number(field: Field, value: str) -> str:
    """The number as it was filled in, or as the default is written; what is no number is refused later."""
    try:
        number = float(value)
    except ValueError:
        return value
    if field.most is not None and number > field.most:
        raise TtprintError("studio.most", name=field.name, value=value, most=field.most)
    return field.default if field.default and number == float(field.default) else value
