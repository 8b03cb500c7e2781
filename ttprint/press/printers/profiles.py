"""Profiles as text: what a person types after measuring, and what is kept in a file.

measured: across × down, what a 100 mm ruler measures on the paper, in mm      shift: right,down in mm
profile file: TOML with the names of PrinterProfile's fields; what is left out is true
"""

from __future__ import annotations

import math
import re
import tomllib
from dataclasses import asdict, fields

from ttprint.errors import TtprintError, unknown
from ttprint.press.printers.printer import TRUE, PrinterProfile

_NAMES = [field.name for field in fields(PrinterProfile)]
_HUGE = 1e6  # beyond it lie infinity, and whole numbers too large to be any other sort
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
    """The profile of a printer from what was read on its calibration page; what was not read stays as it is known."""
    scales = known.scale_x, known.scale_y
    if measured is not None:
        across, down = _two(measured, "[x×]", "measured size", "99.1x98.8")
        scales = across / 100, down / 100
    right, below = _two(shift, ",", "shift", "1.2,-0.5") if shift is not None else (known.shift_x, known.shift_y)
    clockwise = _number(turn) if turn is not None else known.turn
    if clockwise is None:
        raise TtprintError(f"{turn!r} is not a turn: give degrees such as 0.2 or -0.2.")
    return PrinterProfile(*scales, right, below, clockwise)


def write_profile(profile: PrinterProfile) -> str:
    """The text of a profile file; reading it gives the same profile to the last digit."""
    values = asdict(profile)
    return "".join(f"{name} = {values[name]!r}  # {comment}\n" for name, comment in _COMMENTS.items())


def read_profile(text: str, name: str) -> PrinterProfile:
    """The profile in a file's text; `name` is the printer's, for the sentence about a broken file."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _broken(name, f"it is not TOML ({str(error)[:1].lower()}{str(error)[1:]})") from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, brackets within brackets
        raise _broken(name, "nobody can read it") from error
    for key, value in table.items():
        if key not in _NAMES:
            raise _broken(name, unknown("setting", key, _NAMES).rstrip("."))
        if isinstance(value, bool) or not isinstance(value, int | float) or not -_HUGE < value < _HUGE:
            raise _broken(name, f"{key} is {repr(value)[:40]}, not a number that a printer can be off by")
    try:
        return PrinterProfile(**{key: float(value) for key, value in table.items()})
    except TtprintError as error:
        raise _broken(name, str(error).rstrip(".")) from error


def _broken(name: str, why: str) -> TtprintError:
    return TtprintError(f"The profile of printer {name!r} is broken: {why}; calibrate the printer again.")


def _two(text: str, between: str, what: str, example: str) -> tuple[float, float]:
    parts = re.split(between, text.strip(), flags=re.IGNORECASE)
    if between == "," and len(parts) == 4:  # 1,2,-0,5 as typed by people who write decimals with a comma
        parts = [".".join(parts[:2]), ".".join(parts[2:])]
    match [_number(part) for part in parts]:
        case [float(first), float(second)]:
            return first, second
    raise TtprintError(f"{text!r} is not a {what}: give two numbers in mm such as {example}.")


def _number(text: str) -> float | None:
    try:
        number = float(text.strip().replace("−", "-").replace(",", "."))
    except ValueError:
        return None
    return number if math.isfinite(number) else None
