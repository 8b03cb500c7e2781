"""Profiles as text: the measures that a person types, and the profile file.

measured: across × down, the lengths of the two 100 mm rulers on paper, in mm      shift: right,down in mm
profile file: TOML with the fields of PrinterProfile; missing fields have their default
"""

from __future__ import annotations

import math
import re
import tomllib
from dataclasses import asdict, fields
from typing import Literal

from ttprint.errors import TtprintError, Unknown
from ttprint.press.printers.printer import TRUE, PrinterProfile

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
    measured: str | None = None, shift: str | None = None, turn: str | None = None, *, known: PrinterProfile = TRUE
) -> PrinterProfile:
    """Return the profile for measures read on the calibration page; missing ones are taken from `known`."""
    scales = known.scale_x, known.scale_y
    if measured is not None:
        across, down = _two(measured, "[x×]", "printer.not_measured")
        scales = across / 100, down / 100
    right, below = _two(shift, ",", "printer.not_shift") if shift is not None else (known.shift_x, known.shift_y)
    clockwise = _number(turn) if turn is not None else known.turn
    if clockwise is None:
        raise TtprintError("printer.not_turn", word=turn)
    return PrinterProfile(*scales, right, below, clockwise)


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


def _two(text: str, between: str, wrong: Literal["printer.not_measured", "printer.not_shift"]) -> tuple[float, float]:
    parts = re.split(between, text.strip(), flags=re.IGNORECASE)
    if between == "," and len(parts) == 4:  # 1,2,-0,5: decimals with a comma
        parts = [".".join(parts[:2]), ".".join(parts[2:])]
    match [_number(part) for part in parts]:
        case [float(first), float(second)]:
            return first, second
    raise TtprintError(wrong, word=text)


def _number(text: str) -> float | None:
    try:
        number = float(text.strip().replace("−", "-").replace(",", "."))
    except ValueError:
        return None
    return number if math.isfinite(number) else None
