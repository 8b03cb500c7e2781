"""From an address to a request for a product: values are checked, cleaned and brought into one form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from ttprint.errors import TtprintError, Unknown, about
from ttprint.option import OptionKind, command_line, typed_option
from ttprint.press.numbers import parse_number
from ttprint.press.paper import INCH
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.printers.profiles import parse_profile
from ttprint.studio.forms import READINGS, Field, StudioProduct

OWN = frozenset({"ui", "sheet", "file", "show", "step", "page", "unit"})  # names in addresses that are no options
INCHES = "in"  # the unit in an address in which lengths are inches
OTHER = "other"  # chosen where a value is given by its parts
ALL = "all"  # stands for all choices
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
        """The values of the product's options by name, without defaults, as on the equal command line."""
        skipped = {*self.readings, *self.product.form.formats}
        skipped |= {field.name for field in self.product.fields if self.get(field.name) == (field.default,)}
        return {name: self._words(name, values) for name, values in self.values if name not in skipped}

    def _words(self, name: str, values: tuple[str, ...]) -> tuple[str, ...]:
        field = self.product.field(name)
        return tuple(word for value in values for word in value.split()) if field and field.positional else values

    @property
    def command_lines(self) -> tuple[str, ...]:
        """The equal command lines: one that stores the printer's correction if there is one, and one that prints."""
        read = self.readings
        fields = [field for field in self.product.fields if field.name not in read]
        given = [(field, values) for field in fields if (values := self.get(field.name)) != (field.default,)]
        start = self.product.command
        if not read:
            return (command_line(start, given),)
        stored = ["ttprint", "calibrate", "--printer", MY_PRINTER]
        stored += [word for name, value in read.items() for word in typed_option(name, value)]
        return " ".join(stored), command_line((*start, "--printer", MY_PRINTER), given)


def parse_request(product: StudioProduct, query: Query, lang: str, paper: str = "") -> ProductRequest:
    """The request of an address; language and paper are those of the page unless the address has others.

    What depends on the visitor is always part of the request, so that its address means the same for everybody.
    """
    _refuse_unknown(product, query)
    values: list[tuple[str, tuple[str, ...]]] = []
    for field in product.fields:
        with about(field.name):
            plain = _plain(field, _typed(field, query)) or tuple(filter(None, [start_of(field, lang, paper)]))
        if plain:
            values.append((field.name, plain))
    return ProductRequest(product, tuple(values), "" if product.makes_files else lang)


def start_of(field: Field, lang: str, paper: str) -> str:
    """What is asked for where nothing is filled in, if that is not the product's default or depends on the visitor."""
    if field.name == "lang" and not field.default:
        return lang
    if field.name == "paper":
        return paper or field.default
    return field.start


def _typed(field: Field, query: Query) -> tuple[str, ...]:
    """The values of a field as they were filled in, with one value made of its parts, and lengths in mm."""
    given = tuple(_clean(field.name, value) for value in query.get(field.name, ()))
    parts = [_clean(field.name, "".join(query.get(name, ())[:1])) for name in field.part_names]
    if field.unit == "mm" and INCHES in query.get("unit", ()):
        parts = [_millimetres(part) for part in parts]
        given = given if field.parts else tuple(map(_millimetres, given))
    chosen = [value for value in given if value != OTHER]
    if not any(parts) or chosen:
        return tuple(chosen) if field.parts else given
    texts = [part.replace(",", ".") or field.blank for part in parts]
    return (field.joint.join(text for text in texts if text),)


def _millimetres(text: str) -> str:
    """A length in inches as one in mm; what is no number is refused later."""
    number = parse_number(text)
    return text if number is None else f"{round(number * INCH, 3):g}"


def _refuse_unknown(product: StudioProduct, query: Query) -> None:
    if sum(map(len, query.values())) > MOST_VALUES:
        raise TtprintError("studio.many_values", most=MOST_VALUES)
    allowed = [field.name for field in product.fields]
    parts = {name for field in product.fields for name in field.part_names}
    for name in query:
        if name in product.form.local:
            raise TtprintError("studio.local", name=name)
        if name not in allowed and name not in parts and name not in OWN:
            raise Unknown("option", _clean("name", name), allowed)


def _clean(name: str, value: str) -> str:
    if len(value) > LONGEST_VALUE:
        raise TtprintError("studio.long_value", name=name, most=LONGEST_VALUE)
    if any(not letter.isprintable() and letter not in "\r\n\t" for letter in value):
        raise TtprintError("studio.unprintable", name=name)
    return " ".join(value.split())


def _plain(field: Field, given: Iterable[str]) -> tuple[str, ...]:
    """The values in their plain form; empty if they mean the default, unless it depends on the visitor."""
    values = [*given]
    if field.kind is OptionKind.FLAG:
        return _flag(field, values)
    if field.kind is OptionKind.SEVERAL and not field.many and values and not any(values):
        raise TtprintError("studio.none")
    values = [value for value in values if value]
    if field.kind is OptionKind.CHOICE:
        values = [value.casefold() for value in values]
    if field.kind is OptionKind.SEVERAL and not field.many:
        values = _ticked(field, values)
    if field.kind is OptionKind.NUMBER:
        values = [_number(field, value) for value in values]
    if field.many:
        split = not field.positional and field.kind in (OptionKind.TEXT, OptionKind.SEVERAL)
        words = (word for value in values for word in (value.replace(",", " ").split() if split else [value]))
        return tuple(dict.fromkeys(words)) if field.kind is OptionKind.SEVERAL else tuple(words)
    if len(values) > 1:
        raise TtprintError("studio.twice", name=field.name, times=len(values))
    return () if values == [field.default] and field.name != "paper" else tuple(values)


def _ticked(field: Field, values: Iterable[str]) -> list[str]:
    """The choices that are ticked as one text; a number stands in place of the choices where it may."""
    words = [*dict.fromkeys(part.strip().casefold() for value in values for part in value.split(",") if part.strip())]
    if field.or_number and (numbers := [word for word in words if word.isdigit()]):
        words = numbers
    if field.default == ALL and {*words} == {*field.choices}:
        words = [ALL]
    return [",".join(words)] if words else []


def _flag(field: Field, values: Sequence[str]) -> tuple[str, ...]:
    words = [value.casefold() for value in values]
    for word in words:
        if word not in {*_YES, *_NO, field.typed_value}:
            raise TtprintError("studio.neither", word=word, name=field.name)
    return (field.typed_value or "1",) if any(word not in _NO for word in words) else ()


def _range(field: Field) -> TtprintError:
    """The numbers that a field takes, as a part of another error."""
    if field.least is None:
        return TtprintError("option.any_whole" if field.whole else "option.any_number")
    if field.most is None:
        return TtprintError("option.whole_least" if field.whole else "option.number_least", least=field.least)
    key = "option.between_unit" if field.unit else "option.between"
    return TtprintError(key, least=field.least, most=field.most, **({"unit": field.unit} if field.unit else {}))


def _number(field: Field, value: str) -> str:
    """The number as it was filled in, or as the default is written."""
    number = parse_number(value)
    if (
        number is None
        or (field.whole and not number.is_integer())
        or (field.least is not None and number < field.least)
        or (field.most is not None and number > field.most)
    ):
        raise TtprintError("studio.outside", value=value, range=_range(field))
    return field.default if field.default and number == float(field.default) else value.replace(",", ".")
