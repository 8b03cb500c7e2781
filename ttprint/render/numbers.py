"""Numbers as text for files: short, without scientific notation, and the same on every system.

places: how many digits may follow the point; three digits of a millimetre are a micrometre
"""

from __future__ import annotations

from ttprint.geometry import ticks

KEPT = 20_000  # numbers in the cache; drawings repeat their numbers, so most are formatted once


class Numbers(dict[float, str]):
    """The shortest text of a number, by `numbers[value]`; a dict, as a look-up is ten times as fast as formatting."""

    def __init__(self, places: int) -> None:
        super().__init__()
        self.places = places
        self.scale = 10**places

    def __missing__(self, value: float) -> str:
        if len(self) >= KEPT:
            self.clear()
        text = f"{ticks(value, self.scale) / self.scale:.15g}"
        if "e" in text:
            text = f"{float(text):.{self.places}f}".rstrip("0").rstrip(".")
        self[value] = text
        return text


lengths = Numbers(3)
factors = Numbers(6)  # of matrices, whose errors are multiplied by the size of the page
