"""Numbers as people type them: with a decimal point or a decimal comma, and several in a row.

In a row, numbers stand between commas, or between semicolons if their decimals have commas.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection

from ttprint.errors import TtprintError

_START = re.compile(r"\s*[-+−]?\d+")  # of a number with a decimal comma, up to the comma
_DECIMALS = re.compile(r"\d+(\s*[a-z\"″]+)?\s*")  # and a unit


def parse_number(text: str) -> float | None:
    """Return a finite number; None if the text is none."""
    try:
        number = float(text.strip().replace("−", "-").replace(",", "."))
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def split_row(text: str, counts: Collection[int], example: str) -> list[str]:
    """Return the texts of numbers in a row; `counts` says how many there may be, `example` is a row with points.

    Commas stand between numbers if that gives as many as there may be (1,2 is 1 and 2), else in numbers (1,25,0,5). A
    row in which one is a decimal sign and another is not is an error that says what to write.
    """
    if ";" in text:
        return text.split(";")
    parts = text.split(",")
    starts, decimals = parts[::2], parts[1::2]
    looks_decimal = len(starts) == len(decimals) and all(map(_START.fullmatch, starts))
    looks_decimal = looks_decimal and all(map(_DECIMALS.fullmatch, decimals))
    if len(parts) in counts:
        return parts
    if looks_decimal and len(starts) in counts:
        return [f"{start}.{rest}" for start, rest in zip(starts, decimals, strict=True)]
    if len(parts) > 1 and all(_START.match(part) for part in parts):
        semicolons = example.replace(",", ";").replace(".", ",")
        raise TtprintError("number.comma", word=text, points=example, semicolons=semicolons)
    return parts
