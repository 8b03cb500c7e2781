"""Numbers as files like them: short, never in scientific notation, and the same every time.

places: how many digits may follow the point; in millimetres three of them are a micrometre
"""

from __future__ import annotations

KEPT = 20_000  # art repeats its numbers, so most are written once and looked up afterwards


class Numbers(dict[float, str]):
    """The shortest text of any number, by `numbers[value]`; a dict because a look-up beats formatting tenfold."""

    def __init__(self, places: int) -> None:
        super().__init__()
        self.places = places
        self.scale = 10**places

    def __missing__(self, value: float) -> str:
        if len(self) >= KEPT:
            self.clear()
        # rounding to a whole number also turns -0.0 into 0 and stops at what is no number at all
        text = f"{round(value * self.scale) / self.scale:.15g}"
        if "e" in text:
            text = f"{value:.{self.places}f}".rstrip("0").rstrip(".")
        self[value] = text
        return text


lengths = Numbers(3)
factors = Numbers(6)  # a matrix multiplies, so its errors grow with the page
