"""Packing: which rectangles lie where on how many sheets.

grid: rows and columns of equal pieces, the same on every sheet, so that a stack can be cut in one go
shelf: rows of unequal pieces, the tallest first, each row as high as its tallest piece
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.press.piece import Piece

Run: TypeAlias = Sequence[Piece]  # pieces that may share sheets; each run begins a sheet of its own
Spots: TypeAlias = list[tuple[Piece, Box]]

_SLACK = 1e-9  # 4 × 50 + 3 × 6 must fit 218 in floating point too


@dataclass(frozen=True, slots=True)
class Ground:
    """Where trims may lie, and how far apart they must be."""

    area: Box
    gutter: float

    def fits(self, piece: Piece) -> bool:
        """Whether the piece fits the area alone."""
        return piece.width <= self.area.width + _SLACK and piece.height <= self.area.height + _SLACK

    def columns(self, width: float) -> int:
        """How many trims of this width lie side by side."""
        return _fit(self.area.width, width, self.gutter)

    def rows(self, height: float) -> int:
        """How many trims of this height lie one below the other."""
        return _fit(self.area.height, height, self.gutter)


def pack(runs: Sequence[Run], ground: Ground, used: int = 0) -> list[Spots]:
    """The sheets for the runs, in order; every piece must fit the ground. So many places of the first are used."""
    sizes = {piece.size for run in runs for piece in run}
    if len(sizes) == 1:
        return list(_grid(runs, ground, *sizes.pop(), used))
    if used:
        raise TtprintError("Pieces of several sizes have no numbered places: --start-slot is for pieces of one size.")
    return [_centred(sheet, ground) for run in runs for sheet in _shelves(run, ground)]


def _fit(room: float, size: float, gap: float) -> int:
    return math.floor((room + gap + _SLACK) / (size + gap))


def _grid(runs: Sequence[Run], ground: Ground, width: float, height: float, used: int) -> Iterator[Spots]:
    columns, rows = ground.columns(width), ground.rows(height)
    if used >= columns * rows:
        raise TtprintError(f"There is no place {used + 1} on a sheet: give --start-slot 1 to {columns * rows}.")
    # a few pieces on large paper are centred as the block they are, alike on every sheet; a sheet that was used before
    # was a full one
    fullest = columns * rows if used else min(max(len(run) for run in runs), columns * rows)
    columns = min(columns, fullest)
    rows = math.ceil(fullest / columns)
    middle = ground.area.centre
    left = middle.x - (columns * (width + ground.gutter) - ground.gutter) / 2
    top = middle.y - (rows * (height + ground.gutter) - ground.gutter) / 2
    boxes = [
        Box(left + column * (width + ground.gutter), top + row * (height + ground.gutter), width, height)
        for row in range(rows)
        for column in range(columns)
    ]
    for run in runs:
        waiting = list(run)
        while waiting:
            free = boxes[used:]
            part, waiting, used = waiting[: len(free)], waiting[len(free) :], 0
            yield list(zip(part, free[: len(part)], strict=True))


def _shelves(run: Run, ground: Ground) -> Iterator[Spots]:
    sheet: Spots = []
    x = y = shelf = 0.0
    for piece in sorted(run, key=lambda piece: (-piece.height, -piece.width)):
        if sheet and x + piece.width > ground.area.width + _SLACK:
            x, y = 0.0, y + shelf + ground.gutter
            shelf = 0.0
        if sheet and y + piece.height > ground.area.height + _SLACK:
            yield sheet
            sheet, x, y, shelf = [], 0.0, 0.0, 0.0
        sheet.append((piece, Box(x, y, piece.width, piece.height)))
        x += piece.width + ground.gutter
        shelf = max(shelf, piece.height)
    if sheet:
        yield sheet


def _centred(sheet: Spots, ground: Ground) -> Spots:
    """The shelves in the middle of the sheet, and each of them in the middle of its width."""
    ends: dict[float, float] = {}
    for _, box in sheet:
        ends[box.y] = max(box.right, ends.get(box.y, 0.0))
    middle, bottom = ground.area.centre, max(box.bottom for _, box in sheet)
    y = middle.y - bottom / 2
    return [(piece, Box(box.x + middle.x - ends[box.y] / 2, box.y + y, box.width, box.height)) for piece, box in sheet]
