"""The answers to challenge cards: the right cities and their number, or the mistakes ringed and named.

ring: a circle round a mistake, with a number for the words below
"""

from __future__ import annotations

from collections.abc import Iterator

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.scene import Group, Node, Path, Text, circle, group
from ttprint.games.turbo_taxi.art.table.tableau import grid, whole
from ttprint.games.turbo_taxi.challenges.cards.fronts import SMALL, icons, pictures, signs
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.puzzle.checker import (
    Fault,
    NotApart,
    NotContinued,
    NotJoined,
    NotReached,
    StrayExit,
    faults,
)
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra
from ttprint.games.turbo_taxi.puzzle.grid import Grid
from ttprint.geometry import Box, Point
from ttprint.press.text.typeset import wrap_evenly

ALARM = Ink.hex("#c92f28")
_KEYS: dict[type[Fault], str] = {
    NotContinued: "not_continued",
    StrayExit: "stray_exit",
    NotReached: "not_reached",
    NotJoined: "not_joined",
    NotApart: "not_apart",
}


def answer(challenge: Challenge, style: CardStyle, framed: bool = True) -> Group:
    """The answer to a card: the right cities that are shown, and how many there are; or the mistakes."""
    around = style.frame(challenge.level) if framed else ()
    if challenge.wrong:
        return group(around, mistakes_answer(challenge, challenge.wrong, style), signs(challenge, style))
    cities = [whole(city) for city in challenge.cities]
    return group(around, pictures(challenge, cities, style), _count(challenge, style), signs(challenge, style))


def mistakes_answer(challenge: Challenge, wrong: City, style: CardStyle) -> Iterator[Node]:
    """The city with every mistake ringed, and below it what is wrong there."""
    yield from pictures(challenge, [whole(wrong)], style)
    drawing, note, size = style.layout.drawing, style.layout.note, style.layout.note_size
    side = drawing.width * style.unit
    corner = style.point(drawing.x, drawing.y)
    found = faults(challenge.setup, wrong, challenge.crossing)
    ink = BLACK if style.theme is not Theme.CITY else ALARM
    told = []
    for number, fault in enumerate(found, 1):
        for at in _spots(fault, grid(side)):
            place = Point(corner.x + at.x, corner.y + at.y)
            yield Path(circle(place, 0.062 * side), stroke=WHITE, width=0.03 * side)
            yield Path(circle(place, 0.062 * side), stroke=ink, width=0.016 * side)
            badge = Point(place.x + 0.062 * side, place.y - 0.055 * side)
            yield Path(circle(badge, 0.04 * side), fill=ink, stroke=WHITE, width=0.006 * side)
            yield Text(str(number), Point(badge.x, badge.y + 0.02 * side), "display", 0.056 * side, WHITE, "middle")
        told.append(f"{number} {style.words.say(f'mistake.{_KEYS[type(fault)]}')}")
    small = min(size, max(SMALL, note.height / len(told) / 1.08))
    for i, line in enumerate(told):
        at = Point(style.layout.code.x, note.y - 0.4 + (i + 0.85) * small * 1.08)
        yield style.text(line, at, "text-bold", small)


def _spots(fault: Fault, table: Grid) -> Iterator[Point]:
    """Where a mistake is seen."""
    match fault:
        case NotContinued(square, beyond):
            here, there = table.box(square).centre, table.box(beyond).centre
            yield Point((here.x + there.x) / 2, (here.y + there.y) / 2)
        case StrayExit(hour) | NotReached(hour):
            yield table.gate(hour)
        case NotJoined(_, taxi, house) | NotApart(taxi, house):
            yield table.gate(taxi)
            yield table.gate(house)
        case _:
            raise ValueError(f"no place to show for {fault}")


def _count(challenge: Challenge, style: CardStyle) -> Iterator[Node]:
    """How many right cities there are, and below it in small type the extra rule they keep."""
    box, size = style.layout.note, style.layout.note_size
    left = max(box.x, style.layout.code.x)  # no band stands here: the words begin where the code does
    told = style.words.count("answer.count", challenge.solutions)
    room = style.layout.mark.x - left
    yield style.text(
        told, Point(left, box.y + size), "text-bold", size * min(1.0, room / measure(told, "text-bold", size))
    )
    rule, small = challenge.rule, SMALL * size / 3
    if rule is None or rule.extra is Extra.SINGLE:  # that there is only one has been said
        return
    told, base = style.words.say(f"answer.{rule.extra.value}"), box.y + 2.1 * size
    lines = wrap_evenly(told, room * style.unit, "text", small * style.unit) if not rule.unused else [told]
    for i, line in enumerate(lines):
        yield style.text(line, Point(left, base + i * 1.08 * small), "text", small)
    x = left + measure(f"{told} ", "text", small)
    yield from icons(challenge, style, Box(x, base - 1.1 * small, box.right - x, 1.5 * small))
