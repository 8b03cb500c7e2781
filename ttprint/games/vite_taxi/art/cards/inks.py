"""The inks of the cards in each theme.

ground: the fill of a card's frame      pattern: what is drawn on the frame      panel: the field behind the words
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.painting import PartInks
from ttprint.games.vite_taxi.cards.courses import CourseKind
from ttprint.games.vite_taxi.cards.deck import CardSide

NIGHT = Ink.hex("#1f2740")
CREAM = Ink.hex("#fff8ea")
GOLD = Ink.hex("#f6c445")
SKY = Ink.hex("#cfe6ee")
FAINT = Ink.hex("#9a9a9a")


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


def _painted(ground: str, pattern: str, title: str) -> FrameInks:
    shade = Ink.hex(ground)
    return FrameInks(
        shade,
        Ink.hex(pattern),
        WHITE,
        WHITE,
        WHITE,
        Ink.hex(title),
        NIGHT,
        PartInks(shade, GOLD, CREAM, SKY, NIGHT, NIGHT, 0.9),
    )


_LINE_ART = FrameInks(
    WHITE, FAINT, WHITE, BLACK, BLACK, BLACK, BLACK, PartInks(WHITE, WHITE, WHITE, WHITE, WHITE, BLACK, 0.5)
)


def _bold(ground: str) -> FrameInks:
    shade = Ink.hex(ground)
    palette = PartInks(shade, WHITE, WHITE, WHITE, BLACK, BLACK, 1.2)
    return FrameInks(shade, shade, WHITE, WHITE, WHITE, BLACK, BLACK, palette)


EVENTS: Mapping[Theme, Mapping[CardSide, FrameInks]] = MappingProxyType(
    {
        Theme.CITY: {
            CardSide.BONUS: _painted("#3fa36b", "#6cc08e", "#17613a"),
            CardSide.STOP: _painted("#ab1f2d", "#8d1522", "#8d1522"),
        },
        Theme.INK: {CardSide.BONUS: _LINE_ART, CardSide.STOP: _LINE_ART},
        Theme.CONTRAST: {CardSide.BONUS: _bold("#0f7a48"), CardSide.STOP: _bold("#9c0f1e")},
    }
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


_SKIES = {
    CourseKind.ONE: "#cfe4ec",
    CourseKind.TWO: "#f7d9b4",
    CourseKind.TOUR: "#d9e6c4",
    CourseKind.LATER: "#e3d7ec",
}


def course_inks(kind: CourseKind, theme: Theme) -> CourseInks:
    """Return the inks of a COURSE card. Each kind has a sky of its own."""
    match theme:
        case Theme.CITY:
            sky, quiet = Ink.hex(_SKIES[kind]), Ink.hex("#4c5266")
            return CourseInks(CREAM, sky, Ink.hex("#e4d9c3"), GOLD, NIGHT, NIGHT, NIGHT, quiet, NIGHT)
        case Theme.INK:
            return CourseInks(WHITE, WHITE, WHITE, WHITE, BLACK, BLACK, BLACK, BLACK, BLACK)
        case Theme.CONTRAST:
            return CourseInks(WHITE, WHITE, WHITE, BLACK, BLACK, WHITE, BLACK, BLACK, BLACK)
