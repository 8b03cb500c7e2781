"""Inks: opaque colours in sRGB, their lightness in grey, and the themes of pictures."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

T = TypeVar("T")


class Theme(Enum):
    """The style of a picture: full colour, line art that saves ink, or high contrast for low vision."""

    CITY = "city"
    INK = "ink"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class ByTheme(Generic[T]):
    """A value for each theme, such as a table of inks: `table[theme]`."""

    city: T
    ink: T
    contrast: T

    def __getitem__(self, theme: Theme) -> T:
        match theme:
            case Theme.CITY:
                return self.city
            case Theme.INK:
                return self.ink
            case Theme.CONTRAST:
                return self.contrast


@dataclass(frozen=True, slots=True)
class Ink:
    """An opaque colour; channels from 0 to 255."""

    red: int
    green: int
    blue: int

    @classmethod
    def hex(cls, code: str) -> Ink:
        """Return the ink of a `#rrggbb` code."""
        digits = code.removeprefix("#")
        return cls(*(int(digits[i : i + 2], 16) for i in (0, 2, 4)))

    def __str__(self) -> str:
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"

    @property
    def luminance(self) -> float:
        """The relative luminance, 0 to 1."""
        r, g, b = (_linear(channel / 255) for channel in (self.red, self.green, self.blue))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    @property
    def lightness(self) -> float:
        """The perceived brightness (CIE L*), 0 to 100: the grey that a copier prints."""
        y = self.luminance
        return 116 * y ** (1 / 3) - 16 if y > 216 / 24389 else y * 24389 / 27


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def ink_row(codes: str) -> tuple[Ink, ...]:
    """Return the inks of `#rrggbb` codes with spaces between them."""
    return tuple(Ink.hex(code) for code in codes.split())


BLACK = Ink(0, 0, 0)
WHITE = Ink(255, 255, 255)
