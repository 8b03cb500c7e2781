"""Packing: which rectangles lie where on how many sheets.

grid: rows and columns of equal pieces, the same on every sheet, so that a stack can be cut at once
row: unequal pieces side by side, the tallest first; a row is as high as its tallest piece
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.press.piece import Piece

Run: TypeAlias = Sequence[Piece]  # pieces that may share sheets; each run begins on a new sheet
Trims: TypeAlias = list[tuple[Piece, Box]]  # the pieces of one sheet with their trims

_SLACK = 1e-9  # 4 × 50 + 3 × 6 must fit 218 in floating point too


@dataclass(frozen=True, slots=True)
class Ground:
    """The area in which trims may lie, and the distance between them."""

    area: Box
    gutter: float

    def fits(self, piece: Piece) -> bool:
        """True if the piece alone fits the area."""
        return piece.width <= self.area.width + _SLACK and piece.height <= self.area.height + _SLACK

    def columns(self, width: float) -> int:
        """How many trims of this width lie side by side."""
        return _fit(self.area.width, width, self.gutter)

    def rows(self, height: float) -> int:
        """How many trims of this height lie one below the other."""
        return _fit(self.area.height, height, self.gutter)


@dataclass(frozen=True)
class Packing:
    """Runs of pieces on one kind of page; every piece fits the ground; `used` places of the first sheet are taken."""

    runs: Sequence[Run]
    ground: Ground
    used: int = 0

    @cached_property
    def count(self) -> int:
        """The number of sheets; for pieces of one size without placing them."""
        if self._size is None:
            return len(self.sheets)
        columns, rows = self._grid
        numbers = [len(run) for run in self.runs]
        return sum(math.ceil(number / (columns * rows)) for number in (numbers[0] + self.used, *numbers[1:]))

    @cached_property
    def sheets(self) -> list[Trims]:
        """The pieces with their trims, sheet by sheet."""
        if self._size is not None:
            return list(_in_grid(self.runs, self.ground, self._size, self._grid, self.used))
        if self.used:
            raise TtprintError("print.place_sizes")
        return [_centred(sheet, self.ground) for run in self.runs for sheet in _in_rows(run, self.ground)]

    @cached_property
    def _size(self) -> tuple[float, float] | None:
        """The size of all pieces, or None when they have several."""
        sizes = {piece.size for run in self.runs for piece in run}
        return sizes.pop() if len(sizes) == 1 else None

    @cached_property
    def _grid(self) -> tuple[int, int]:
        """Columns and rows of pieces of one size on a full sheet."""
        width, height = self.runs[0][0].size
        columns, rows = self.ground.columns(width), self.ground.rows(height)
        if self.used >= columns * rows:
            raise TtprintError("print.place", place=self.used + 1, most=columns * rows)
        return columns, rows


def _fit(room: float, size: float, gap: float) -> int:
    return math.floor((room + gap + _SLACK) / (size + gap))


def _in_grid(
    runs: Sequence[Run], ground: Ground, size: tuple[float, float], grid: tuple[int, int], used: int
) -> Iterator[Trims]:
    (width, height), (columns, rows) = size, grid
    # few pieces on large paper are centred as one block, the same on every sheet; a sheet that is used already was full
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


def _in_rows(run: Run, ground: Ground) -> Iterator[Trims]:
    sheet: Trims = []
    x = y = row_height = 0.0
    for piece in sorted(run, key=lambda piece: (-piece.height, -piece.width)):
        if sheet and x + piece.width > ground.area.width + _SLACK:
            x, y = 0.0, y + row_height + ground.gutter
            row_height = 0.0
        if sheet and y + piece.height > ground.area.height + _SLACK:
            yield sheet
            sheet, x, y, row_height = [], 0.0, 0.0, 0.0
        sheet.append((piece, Box(x, y, piece.width, piece.height)))
        x += piece.width + ground.gutter
        row_height = max(row_height, piece.height)
    if sheet:
        yield sheet


def _centred(sheet: Trims, ground: Ground) -> Trims:
    """The rows in the middle of the sheet's height, each in the middle of its width."""
    ends: dict[float, float] = {}
    for _, box in sheet:
        ends[box.y] = max(box.right, ends.get(box.y, 0.0))
    middle, bottom = ground.area.centre, max(box.bottom for _, box in sheet)
    y = middle.y - bottom / 2
    return [(piece, Box(box.x + middle.x - ends[box.y] / 2, box.y + y, box.width, box.height)) for piece, box in sheet]
