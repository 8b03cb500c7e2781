"""How the things of Vite, Taxi! are to look, beyond what every print job says."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TownLook:
    """Whether the whole board goes on one sheet, however small that makes it."""

    single: bool = False
