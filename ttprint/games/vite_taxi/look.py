"""Print options of Vite, Taxi! beyond those that all games share."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TownLook:
    """`single` puts the whole board on one sheet, however small that makes it."""

    single: bool = False
