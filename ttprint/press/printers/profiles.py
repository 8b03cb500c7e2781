"""Profiles as text: the measures that a person types, and the profile file.

measured: across × down, the lengths of the two 100 mm rulers on paper, in mm      shift: right,down in mm
read: X,Y,A,B as they are read on the calibration page
profile file: TOML with the fields of PrinterProfile; missing fields have their default
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Literal, TypeAlias

from ttprint.errors import TtprintError, Unknown
from ttprint.press.numbers import parse_number, split_row
from ttprint.press.printers.printer import TRUE, PrinterProfile
from ttprint.press.printers.readings import Readings, profile_from

WrongMeasure: TypeAlias = Literal["printer.not_measured", "printer.not_shift", "printer.not_read"]
_NAMES = [field.name for field in fields(PrinterProfile)]
_HUGE = 1e6  # larger values, infinity included, are refused before they are converted to float
_COMMENTS = {
    "scale_x": "what 1 mm measures on paper, across",
    "scale_y": "and down",
    "shift_x": "mm the back lies to the right of the front, seen through the sheet from the front",
    "shift_y": "mm it lies below the front",
    "turn": "degrees it is turned clockwise",
}


def parse_profile(
    measured: str | None = None,
    shift: str | None = None,
    turn: str | None = None,
    read: str | None = None,
    *,
    known: PrinterProfile = TRUE,
) -> PrinterProfile:
    """Return the profile for measures of a printer; missing ones are taken from `known`."""
    scale_x, scale_y = known.scale_x, known.scale_y
    if measured is not None:
        parts = re.split("[x×]", measured, flags=re.IGNORECASE)
        scale_x, scale_y = (number / 100 for number in _numbers(parts, 2, "printer.not_measured", measured))
    if read is not None:
        if shift is not None or turn is not None:
            raise TtprintError("two_options", first="--read", second="--turn" if shift is None else "--shift")
        parts = split_row(read, {4}, "1.25,-0.5,1,0")
        return profile_from(Readings(*_numbers(parts, 4, "printer.not_read", read)), scale_x, scale_y)
    right, below = known.shift_x, known.shift_y
    if shift is not None:
        right, below = _numbers(split_row(shift, {2}, "1.25,-0.5"), 2, "printer.not_shift", shift)
    clockwise = parse_number(turn) if turn is not None else known.turn
    if clockwise is None:
        raise TtprintError("printer.not_turn", word=turn)
    return PrinterProfile(scale_x, scale_y, right, below, clockwise)


def profile_options(profile: PrinterProfile) -> dict[str, str]:
    """Return the measures that make this profile, by the names of their options; those without an error are left out.

    They are rounded to thousandths of a millimetre and of a degree.
    """
    found = {
        "measured": f"{100 * profile.scale_x:.6g}x{100 * profile.scale_y:.6g}",
        "shift": f"{round(profile.shift_x, 3) + 0.0},{round(profile.shift_y, 3) + 0.0}",
        "turn": f"{round(profile.turn, 3) + 0.0:g}",
    }
    none = {"measured": "100x100", "shift": "0.0,0.0", "turn": "0"}
    return {name: text for name, text in found.items() if text != none[name]}


def write_profile(profile: PrinterProfile) -> str:
    """Return the text of a profile file; reading it gives exactly the same profile."""
    values = asdict(profile)
    return "".join(f"{name} = {values[name]!r}  # {comment}\n" for name, comment in _COMMENTS.items())


def read_profile(text: str, name: str) -> PrinterProfile:
    """Return the profile in the text of a file; `name` is the printer, for error messages."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        why = f"{str(error)[:1].lower()}{str(error)[1:]}"
        raise _broken(name, TtprintError("printer.not_toml", why=why)) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, or deeply nested brackets
        raise _broken(name, TtprintError("reason.nested")) from error
    for key, value in table.items():
        if key not in _NAMES:
            raise _broken(name, Unknown("setting", key, _NAMES))
        if isinstance(value, bool) or not isinstance(value, int | float) or not -_HUGE < value < _HUGE:
            raise _broken(name, TtprintError("printer.value", setting=key, value=repr(value)[:40]))
    try:
        return PrinterProfile(**{key: float(value) for key, value in table.items()})
    except TtprintError as error:
        raise _broken(name, error) from error


def _broken(name: str, why: TtprintError) -> TtprintError:
    return TtprintError("printer.broken", name=name, why=why)


def _numbers(parts: Sequence[str], count: int, wrong: WrongMeasure, text: str) -> list[float]:
    found = [number for part in parts if (number := parse_number(part)) is not None]
    if not len(found) == len(parts) == count:
        raise TtprintError(wrong, word=text)
    return found
