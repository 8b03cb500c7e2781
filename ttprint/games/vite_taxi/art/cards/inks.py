"""The inks of the cards in each theme."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme, ink_row
from ttprint.draw.painting import PartInks
from ttprint.games.vite_taxi.cards.courses import CourseKind
from ttprint.games.vite_taxi.cards.deck import CardSide

NIGHT, CREAM, GOLD, SKY, FAINT = ink_row("#1f2740 #fff8ea #f6c445 #cfe6ee #9a9a9a")


@dataclass(frozen=True, slots=True)
class FrameInks:
    """The inks of a BONUS or STOP card: frame, pattern, panel and its edge, headline, words, and those of its icon."""

    ground: Ink
    pattern: Ink
    panel: Ink
    edge: Ink
    head: Ink
    title: Ink
    words: Ink
    icon: PartInks


def _painted(codes: str) -> FrameInks:
    ground, pattern, title = ink_row(codes)
    icon = PartInks(ground, GOLD, CREAM, SKY, NIGHT, NIGHT, 0.9)
    return FrameInks(ground, pattern, WHITE, WHITE, WHITE, title, NIGHT, icon)


_LINE_ART = FrameInks(
    WHITE, FAINT, WHITE, BLACK, BLACK, BLACK, BLACK, PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, BLACK, 0.5)
)


def _bold(ground: str) -> FrameInks:
    shade = Ink.hex(ground)
    palette = PartInks(shade, WHITE, WHITE, WHITE, BLACK, BLACK, 1.2)
    return FrameInks(shade, shade, WHITE, WHITE, WHITE, BLACK, BLACK, palette)


EVENTS: ByTheme[Mapping[CardSide, FrameInks]] = ByTheme(
    {CardSide.BONUS: _painted("#3fa36b #6cc08e #17613a"), CardSide.STOP: _painted("#ab1f2d #8d1522 #8d1522")},
    {CardSide.BONUS: _LINE_ART, CardSide.STOP: _LINE_ART},
    {CardSide.BONUS: _bold("#0f7a48"), CardSide.STOP: _bold("#9c0f1e")},
)


@dataclass(frozen=True, slots=True)
class CourseInks:
    """The inks of a COURSE card: paper, sky and pavement of its picture, roundel, main and secondary words, lines."""

    paper: Ink
    sky: Ink
    pavement: Ink
    roundel: Ink
    rim: Ink
    on_roundel: Ink
    loud: Ink
    quiet: Ink
    line: Ink


_SKIES = dict(zip(CourseKind, ("#cfe4ec", "#f7d9b4", "#d9e6c4", "#e3d7ec"), strict=True))


def course_inks(kind: CourseKind, theme: Theme) -> CourseInks:
    """Return the inks of a COURSE card. Each kind has a sky of its own."""
    sky, pavement, quiet = ink_row(f"{_SKIES[kind]} #e4d9c3 #4c5266")
    return ByTheme(
        CourseInks(CREAM, sky, pavement, GOLD, NIGHT, NIGHT, NIGHT, quiet, NIGHT),
        CourseInks(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, BLACK, BLACK, BLACK),
        CourseInks(WHITE, WHITE, WHITE, BLACK, BLACK, WHITE, BLACK, BLACK, BLACK),
    )[theme]
