"""What is wrong with a form: the sentence, the field it is about, and right values to click."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlencode

from ttprint.errors import TtprintError
from ttprint.option import OptionKind
from ttprint.press.numbers import parse_number
from ttprint.press.paper import INCH, PAPERS
from ttprint.studio.forms import Field, StudioProduct, words_key
from ttprint.studio.locale import Locale
from ttprint.studio.measures import length, limits, unit_of
from ttprint.studio.requests import INCHES, Query


@dataclass(frozen=True, slots=True)
class Fix:
    """A value that would be right: its text, the address with it, and the address of its picture if it has one."""

    text: str
    address: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a query: the sentence, the name of the field it is about, and values that would be right."""

    sentence: str
    field: str = ""
    fixes: tuple[Fix, ...] = ()


def fault_of(error: TtprintError, product: StudioProduct, query: Query, locale: Locale, path: str) -> Fault:
    """What an error means for a form: the sentence, the field it is about, and addresses with right values."""
    field = _field_of(error, product, query)
    if field is None:
        return Fault(locale.sentence(error))
    wrong = str(error.values.get("word") or error.values.get("code") or "")
    fixes = []
    for value in _right_values(error, field, query):
        address = locale.link(path, urlencode(_mended(query, field, wrong, value)))
        fixes.append(Fix(_shown(value, field, locale), address, _card(error, product, value, locale)))
    return Fault(_sentence(error, product, field, query, locale), field.name, tuple(fixes))


def _sentence(error: TtprintError, product: StudioProduct, field: Field, query: Query, locale: Locale) -> str:
    """The sentence of an error with the name of the field as it is on the page, and lengths in the visitor's unit."""
    values = {**error.values, "near": ", ".join(near_values(error))}
    if error.key == "option.missing":
        values["name"] = locale.words.list(words_key(product, field, locale.words))[0]
    if error.key == "studio.outside" and (allowed := limits(field, locale)):
        typed = "".join(query.get(field.name, ())[:1])
        values |= {"value": length(typed, field, locale, INCHES in query.get("unit", ())), "range": allowed}
    return locale.sentence(TtprintError(error.key, **values))


def _shown(value: str, field: Field, locale: Locale) -> str:
    """A right value as it is shown."""
    if field.kind is not OptionKind.NUMBER:
        return PAPERS[value].title if value in PAPERS else value
    return f"{length(value, field, locale)} {unit_of(field, locale)}".strip()


def _card(error: TtprintError, product: StudioProduct, value: str, locale: Locale) -> str:
    """The address of the picture of the card with a code, for an error about a code."""
    game = product.game
    return locale.link(f"/{game.name}/look/picture", "", code=value) if game and "code" in error.values else ""


def _field_of(error: TtprintError, product: StudioProduct, query: Query) -> Field | None:
    """The field that an error is about: the option it names, the one with its word, one its key is named after.

    Any other error is about the only field that is required.
    """
    if named := product.field(error.option):
        return named
    words = [str(error.values[name]).casefold() for name in ("word", "code") if error.values.get(name)]
    for typed in product.fields:
        if any(word in value.casefold() for word in words for value in query.get(typed.name, ())):
            return typed
    names = [*reversed(re.split(r"[._]", error.key)), *error.values]
    required = [field for field in product.fields if field.required and field.name in query]
    of_key = (field for name in names if (field := product.field(name.replace("_", "-"))))
    return next(of_key, required[0] if len(required) == 1 else None)


def near_values(error: TtprintError) -> list[str]:
    """The right values that an error offers, without what it says about them."""
    near = re.sub(r" \(.*?\)", "", str(error.values.get("near") or ""))
    return [word.strip() for word in near.split(",") if word.strip()]


def _right_values(error: TtprintError, field: Field, query: Query) -> list[str]:
    """The values nearest to the wrong one."""
    if near := near_values(error):
        return near
    if field.kind is not OptionKind.NUMBER:
        return []
    number = parse_number(next(iter(query.get(field.name, ())), ""))
    if number is not None and field.unit == "mm" and INCHES in query.get("unit", ()):
        number *= INCH
    bounds = {name: value for name, value in error.values.items() if isinstance(value, int | float)}
    least, most = bounds.get("least", field.least), bounds.get("most", field.most)
    if number is not None and least is not None and number < least:
        return [f"{least:g}"]
    return [f"{most:g}"] if number is not None and most is not None and number > most else []


def _mended(query: Query, field: Field, wrong: str, value: str) -> list[tuple[str, str]]:
    """The values of an address with a right value in place of the wrong one."""
    skipped = {field.name, *field.part_names, "ui"} | ({"unit"} if field.unit else set())
    kept = [(name, one) for name, values in query.items() if name not in skipped for one in values if one]
    text = " ".join(query.get(field.name, ()))
    return [*kept, (field.name, re.sub(re.escape(wrong), value, text, flags=re.IGNORECASE) if wrong else value)]
