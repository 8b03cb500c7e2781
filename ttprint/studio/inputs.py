"""The fields of a form as a page shows them: with words, pictures, and the values of the address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ttprint.option import OptionKind
from ttprint.press.paper import PAPERS
from ttprint.studio.assets import picture_named
from ttprint.studio.faults import Fault, Fix
from ttprint.studio.forms import Field, StudioProduct, words_key
from ttprint.studio.locale import Locale, language_names
from ttprint.studio.measures import length, limits, unit_of
from ttprint.studio.requests import ALL, INCHES, OTHER, Query, start_of


@dataclass(frozen=True, slots=True)
class Choice:
    """One value that can be chosen: its name, the address of its picture (empty if it has none), and if it is."""

    value: str
    name: str
    picture: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class TickGroup:
    """Choices to tick under a heading; `every` stands for all of them."""

    name: str
    every: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class InputPart:
    """One of the inputs whose values make up that of a field."""

    name: str
    label: str
    value: str
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Input:
    """A field with its words in a language and what is filled in.

    `number` stands in place of the choices. `error` says what is wrong, `fixes` are texts with addresses that mend it.
    """

    field: Field
    label: str
    help: str
    values: tuple[str, ...]
    unit: str = ""
    limits: str = ""
    choices: tuple[Choice, ...] = ()
    groups: tuple[TickGroup, ...] = ()
    parts: tuple[InputPart, ...] = ()
    number: str = ""
    number_label: str = ""
    unset: str = ""
    error: str = ""
    fixes: tuple[Fix, ...] = ()

    @property
    def value(self) -> str:
        """The values as one text."""
        return " ".join(self.values)

    @property
    def pictured(self) -> bool:
        """True if every choice has a picture."""
        return bool(self.choices) and all(choice.picture for choice in self.choices)

    @property
    def other(self) -> bool:
        """True if the value is given by its parts."""
        return bool(self.values) and self.value not in self.field.suggestions


def inputs(product: StudioProduct, query: Query, locale: Locale, fault: Fault | None = None) -> list[Input]:
    """Every field of a form, filled in with the values of the address."""
    return [input_of(product, field, query, locale, fault) for field in product.fields]


def input_of(product: StudioProduct, field: Field, query: Query, locale: Locale, fault: Fault | None = None) -> Input:
    """A field of a form, filled in."""
    label, help_text = locale.words.list(words_key(product, field, locale.words))
    values = _values(field, query, locale)
    numbers = tuple(value for value in values if field.or_number and value.isdigit())
    ticked = {*values} if not numbers else set[str]()
    wrong = fault if fault and fault.field == field.name else None
    in_inches = INCHES in query.get("unit", ()) and bool(query.get(field.name))
    if field.kind is OptionKind.NUMBER:
        values = tuple(length(value, field, locale, in_inches) for value in values)
    choices = tuple(_choices(product, field, locale, ticked))
    unset = [f"studio.choice.{name}-unset" for name in (f"{product.name}-{field.name}", field.name)]
    return Input(
        field,
        label,
        help_text,
        values,
        unit=unit_of(field, locale),
        limits=limits(field, locale),
        choices=choices,
        groups=tuple(_groups(product, field, locale, choices)),
        parts=tuple(_parts(field, query, values, locale, choices)),
        number=" ".join(numbers),
        number_label=locale.words.say(f"studio.option.{field.name}-number") if field.or_number else "",
        unset=next((locale.words.say(key) for key in unset if key in locale.words.entries), ""),
        error=wrong.sentence if wrong else "",
        fixes=wrong.fixes if wrong else (),
    )


def _values(field: Field, query: Query, locale: Locale) -> tuple[str, ...]:
    """The values of a field in the address, or those that it starts with."""
    given = tuple(value for value in query.get(field.name, ()) if value.strip() or field.kind is OptionKind.FLAG)
    usual = start_of(field, locale.tag, locale.paper) or field.default
    values = given or ((usual,) if usual else ())
    if field.kind is not OptionKind.SEVERAL:
        return values
    words = tuple(part for value in values for part in re.split(r"[\s,]+", value.strip()) if part)
    return field.choices if words == (ALL,) else words


def _choices(product: StudioProduct, field: Field, locale: Locale, ticked: set[str]) -> Iterator[Choice]:
    language_name = dict(language_names())
    added = [value for value in ticked if field.kind is OptionKind.SEVERAL and value not in field.choices]
    for choice in (*field.choices, *sorted(added), *(field.suggestions if not field.choices else ())):
        plain = choice.replace("-*", "").replace("*-", "")
        picture = picture_named(product.folder, f"{product.name}-{field.name}-{plain}", f"{field.name}-{plain}")
        if field.name == "lang" and choice in language_name:
            name = language_name[choice]
        elif choice.isdigit() or choice in added:
            name = choice
        else:
            name = _name(product, field, plain, locale)
        yield Choice(choice, name, locale.address(picture) if picture else "", choice in ticked)


def _name(product: StudioProduct, field: Field, choice: str, locale: Locale) -> str:
    """The name of a choice: this product's own if there is one; that of a paper is the same in all languages."""
    keys = [f"studio.choice.{product.name}-{field.name}-{choice}", f"studio.choice.{field.name}-{choice}"]
    if field.names:
        keys.append(field.names.format(choice))
    known = next((key for key in keys if key in locale.words.entries), None)
    if known is None and choice in PAPERS:
        return PAPERS[choice].title
    return locale.words.say(known or keys[-1])


def _groups(product: StudioProduct, field: Field, locale: Locale, choices: tuple[Choice, ...]) -> Iterator[TickGroup]:
    by_value = {choice.value: choice for choice in choices}
    for name, values in field.groups.items():
        heading = _name(product, field, f"every-{name}", locale)
        yield TickGroup(heading, " ".join(values), tuple(by_value.pop(value) for value in values))
    if field.groups and by_value:  # chosen by their own names
        yield TickGroup("", "", tuple(by_value.values()))


def _parts(
    field: Field, query: Query, values: tuple[str, ...], locale: Locale, choices: tuple[Choice, ...]
) -> Iterator[InputPart]:
    """The inputs of the parts; they hold what was typed, or the parts of the value."""
    value = " ".join(values)
    of_value = [] if value in field.suggestions or value == OTHER else re.split(r"[x×;]|,(?=[^,]*\.|[-+\d]+$)", value)
    for place, (name, part) in enumerate(zip(field.part_names, field.parts, strict=True)):
        typed = next(iter(query.get(name, ())), "")
        text = of_value[place].strip() if place < len(of_value) else ""
        label = part if part.isdigit() else locale.words.say(f"studio.part.{part}")
        shown = typed or length(text, field, locale)
        yield InputPart(name, label, shown, tuple(one for one in choices if one.value) if field.choices else ())
