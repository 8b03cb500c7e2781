"""Inks: what colour a thing is, how it looks in grey, and the themes a picture can be drawn in.

ink: an opaque colour in sRGB      lightness: how bright the eye finds it, 0 (black) to 100 (paper)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Theme(Enum):
    """How a picture is drawn: in full colour, as line art that saves ink, or for low vision."""

    CITY = "city"
    INK = "ink"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Ink:
    """An opaque colour; channels from 0 to 255."""

    red: int
    green: int
    blue: int

    @classmethod
    def hex(cls, code: str) -> Ink:
        """An ink from its `#rrggbb`."""
        digits = code.removeprefix("#")
        return cls(*(int(digits[i : i + 2], 16) for i in (0, 2, 4)))

    def __str__(self) -> str:
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"

    @property
    def luminance(self) -> float:
        """The light it reflects, 0 to 1."""
        r, g, b = (_linear(channel / 255) for channel in (self.red, self.green, self.blue))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    @property
    def lightness(self) -> float:
        """How bright it looks (CIE L*), 0 to 100; what is left of it on a grey copier."""
        y = self.luminance
        return 116 * y ** (1 / 3) - 16 if y > 216 / 24389 else y * 24389 / 27


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


BLACK = Ink(0, 0, 0)
WHITE = Ink(255, 255, 255)
