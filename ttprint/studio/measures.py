"""Numbers on the pages of the studio: written as in the visitor's language, lengths in the unit of the country."""

from __future__ import annotations

from ttprint.errors import TtprintError
from ttprint.option import OptionKind
from ttprint.press.numbers import parse_number
from ttprint.press.paper import INCH
from ttprint.studio.forms import Field
from ttprint.studio.locale import Locale
from ttprint.studio.requests import INCHES


def length(value: str, field: Field, locale: Locale, in_inches: bool = False) -> str:
    """A number as people of this language and country write it; a length in mm in their unit."""
    number = parse_number(value)
    if number is None:
        return value
    if locale.inches and field.unit == "mm" and not in_inches:
        number = number / INCH
    text = f"{number:.3f}".rstrip("0").rstrip(".")
    return text.replace(".", locale.words.say("calibrate.point"))


def limits(field: Field, locale: Locale) -> str:
    """The least and the largest number."""
    if field.kind is not OptionKind.NUMBER or field.least is None or field.most is None:
        return ""
    least, most = (length(str(limit), field, locale) for limit in (field.least, field.most))
    if not field.unit:
        return TtprintError("option.between", least=least, most=most).text(locale.tag)
    return TtprintError("option.between_unit", least=least, most=most, unit=unit_of(field, locale)).text(locale.tag)


def unit_of(field: Field, locale: Locale) -> str:
    """The unit of a field on this page."""
    return INCHES if locale.inches and field.unit == "mm" else field.unit
