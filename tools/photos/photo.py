"""What a photo is, and how difficult it is to read."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]
Bytes: TypeAlias = npt.NDArray[np.uint8]
Rng: TypeAlias = np.random.Generator


class Difficulty(Enum):
    """How difficult a photo is to read."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True)
class Photo:
    """A picture with what is true of it.

    tiles: nine names in reading order as seen in the photo, or None where there is no city
    corners: of the block of nine in pixels, from the top left as seen in the photo, clockwise
    about: what makes it easy or difficult, in words, to sort failures by
    """

    seed: int
    difficulty: Difficulty
    theme: str
    jpeg: bytes
    pixels: Bytes
    tiles: Sequence[str] | None
    corners: Floats | None
    side: float  # of a tile in mm
    about: Sequence[str]

    @property
    def digest(self) -> str:
        """A hash of the pixels."""
        return hashlib.sha256(self.pixels.tobytes()).hexdigest()


def generator(seed: int, *words: str) -> Rng:
    """Return the random numbers of a seed for a purpose."""
    purpose = hashlib.sha256(" ".join(words).encode()).digest()[:8]
    return np.random.default_rng([seed, int.from_bytes(purpose, "big")])
