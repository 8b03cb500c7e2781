"""The answers to challenge cards: correct cities and their number, or a wrong city with its mistakes marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.scene import Group, Node, Path, Text, group
from ttprint.draw.shapes import circle
from ttprint.games.turbo_taxi.art.table.tableau import grid, place, whole
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
from ttprint.geometry import Box, Point
from ttprint.press.text.typeset import wrap_evenly

ALARM = Ink.hex("#c92f28")
ROAD_RING, MARKER_RING = 0.062, 0.088  # the radius of a ring, as a share of the drawing's side
_KEYS: dict[type[Fault], str] = {
    NotContinued: "not_continued",
    StrayExit: "stray_exit",
    NotReached: "not_reached",
    NotJoined: "not_joined",
    NotApart: "not_apart",
}


def answer(challenge: Challenge, style: CardStyle, framed: bool = True) -> Group:
    """The answer to a card: the correct cities to show and their number, or the mistakes."""
    around = style.frame(challenge.level) if framed else ()
    if challenge.wrong:
        return group(around, mistakes_answer(challenge, challenge.wrong, style), signs(challenge, style))
    cities, rule = [whole(city) for city in challenge.cities], _rule_lines(challenge, style)
    style = _with_lines(style, 1 + len(rule))
    return group(around, pictures(challenge, cities, style), _count(challenge, rule, style), signs(challenge, style))


def mistakes_answer(challenge: Challenge, wrong: City, style: CardStyle) -> Iterator[Node]:
    """The wrong city with a ring round every mistake, and the descriptions below it."""
    found = faults(challenge.setup, wrong, challenge.crossing, challenge.rule)
    style, note, size = _with_lines(style, len(found)), style.layout.note, style.layout.note_size
    yield from pictures(challenge, [whole(wrong)], style)
    drawing = style.layout.drawing
    side = drawing.width * style.unit
    corner = style.point(drawing.x, drawing.y)
    ink = BLACK if style.theme is not Theme.CITY else ALARM
    lines = []
    for number, fault in enumerate(found, 1):
        for at, radius in _spots(fault, side):
            centre = Point(corner.x + at.x, corner.y + at.y)
            yield Path(circle(centre, radius * side), stroke=WHITE, width=0.03 * side)
            yield Path(circle(centre, radius * side), stroke=ink, width=0.016 * side)
            badge = Point(centre.x + radius * side, centre.y - 0.9 * radius * side)
            yield Path(circle(badge, 0.044 * side), fill=ink, stroke=WHITE, width=0.006 * side)
            yield Text(str(number), Point(badge.x, badge.y + 0.0225 * side), "display", 0.064 * side, WHITE, "middle")
        lines.append(f"{number} {style.words.say(f'mistake.{_KEYS[type(fault)]}')}")
    small = min(size, max(SMALL, note.height / len(lines) / 1.08))
    first = note.y + size - (len(lines) > 2) * 1.08 * small
    for i, line in enumerate(lines):
        yield style.text(line, Point(style.layout.code.x, first + i * 1.08 * small), "text-bold", small)


def _with_lines(style: CardStyle, count: int) -> CardStyle:
    """The style with room for `count` lines below the drawing, which is a little smaller for more than two."""
    if count <= 2:
        return style
    box = style.layout.drawing
    smaller = Box(box.x + 1.5, box.y, box.width - 3, box.height - 3)
    return replace(style, layout=replace(style.layout, drawing=smaller))


def _spots(fault: Fault, side: float) -> Iterator[tuple[Point, float]]:
    """The places of a mistake, each with the radius of its ring: round a road, or round a whole marker."""
    table = grid(side)
    match fault:
        case NotContinued(square, beyond):
            here, there = table.box(square).centre, table.box(beyond).centre
            yield Point((here.x + there.x) / 2, (here.y + there.y) / 2), ROAD_RING
        case StrayExit(hour):
            yield table.gate(hour), ROAD_RING
        case NotReached(hour):
            yield place(hour, side), MARKER_RING
        case NotJoined(_, taxi, house) | NotApart(taxi, house):
            yield place(taxi, side), MARKER_RING
            yield place(house, side), MARKER_RING
        case _:
            raise ValueError(f"no place to show for {fault}")


def _rule_lines(challenge: Challenge, style: CardStyle) -> list[str]:
    """The extra rule that the cities keep, in lines; none if the number of cities says it already."""
    rule = challenge.rule
    if rule is None or rule.extra is Extra.SINGLE:
        return []
    text = style.words.say(f"answer.{rule.extra.value}")
    return [text] if rule.unused else wrap_evenly(text, _room(style) * style.unit, "text", _small(style) * style.unit)


def _count(challenge: Challenge, rule: Sequence[str], style: CardStyle) -> Iterator[Node]:
    """The number of correct cities, and below it in small type the extra rule they keep."""
    box, size, small, left = style.layout.note, style.layout.note_size, _small(style), style.layout.code.x
    count = style.words.count("answer.count", challenge.solutions)
    fitting = size * min(1.0, _room(style) / measure(count, "text-bold", size))
    first = box.y + size - (len(rule) > 1) * 1.08 * small
    yield style.text(count, Point(left, first), "text-bold", fitting)
    base = first + (1.5 if challenge.rule and challenge.rule.unused else 1.1) * size
    for i, line in enumerate(rule):
        yield style.text(line, Point(left, base + i * 1.08 * small), "text", small)
    if rule:
        x, high = left + measure(f"{rule[0]} ", "text", small), 1.5 * small
        yield from icons(challenge, style, Box(x, base - 0.36 * small - high / 2, box.right - x, high))


def _small(style: CardStyle) -> float:
    """The size of the extra rule below an answer."""
    return SMALL * style.layout.note_size / 3


def _room(style: CardStyle) -> float:
    """The width of the words below an answer, which are aligned with the code: there is no band."""
    return style.layout.width - 2 * style.layout.code.x
