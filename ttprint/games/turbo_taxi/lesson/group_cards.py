"""Group cards: one for each group, with which neighbouring groups check each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import polyline, rect
from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.challenges.cards.fronts import check_card
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardSize
from ttprint.games.turbo_taxi.challenges.cards.style import BORDER, CardStyle
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.lesson.pictures import set_picture
from ttprint.games.turbo_taxi.lesson.record import tick_box
from ttprint.geometry import Affine, Box, Point
from ttprint.press.piece import Piece
from ttprint.press.text.typeset import wrap_evenly
from ttprint.words.catalog import Words

ROWS = 7  # about the number of cards that a group does in a lesson
_COLUMNS = (0.0, 12.0, 27.0)  # the left edges of the columns card, right and cities
_FIGURE = 12.0, 8.8
_HEAD, _TOP, _FOOT = 2.8, 25.6, 76.0
_LINE = 0.25


def group_cards(sets: Sequence[Livery], style: CardStyle, two_sided: bool) -> Iterator[Piece]:
    """A card for each group with its list on the back, or with its list on a second card if there are no backs."""
    width, height = CardSize.POKER.trim
    label = style.words.say("part.group_cards")
    for number, livery in enumerate(sets, 1):
        front = check_card(style, tuple(_owner(number, livery, style.words, _base(style))))
        back = _list(number, livery, style)
        sides: list[tuple[Group, Group | None]] = [(front, back)] if two_sided else [(front, None), (back, None)]
        for side, (shown, behind) in enumerate(sides):
            name = f"group-{number}{'-list' if side else ''}"
            yield Piece(name, shown, width, height, behind, group=name, label=label, marked_edge=True)


def _base(style: CardStyle) -> float:
    return style.layout.code.y


def _owner(number: int, livery: Livery, words: Words, base: float) -> Iterator[Node]:
    """The number of a group, and the figure on the backs of its tiles."""
    wide, high = _FIGURE
    yield Text(words.say("classpack.group", n=number), Point(BORDER, base), "display", 5.4, BLACK)
    yield Place(set_picture(livery, wide, high), Affine.move(CardSize.POKER.trim[0] - BORDER - wide, base - high + 0.6))


def _list(number: int, livery: Livery, style: CardStyle) -> Group:
    """The list of the cards that a group has done, whether the neighbours found them right, and the cities found."""
    words, width = style.words, CardSize.POKER.trim[0] - 2 * BORDER
    heads = [words.say(key) for key in ("worksheet.card", "worksheet.right", "group_card.cities")]
    rooms = [end - start - 1.0 for start, end in zip(_COLUMNS, (*_COLUMNS[1:], width), strict=True)]
    step, box = (_FOOT - _TOP) / ROWS, 5.2
    art: list[Node] = []
    for head, start, room in zip(heads, _COLUMNS, rooms, strict=True):
        lines = wrap_evenly(head, room, "text-bold", _HEAD)
        for i, line in enumerate(reversed(lines)):
            art.append(Text(line, Point(BORDER + start, _TOP - 1.6 - i * 1.1 * _HEAD), "text-bold", _HEAD, BLACK))
    for row in range(ROWS):
        y = _TOP + row * step
        art.append(Path(rect(Box(BORDER, y, 10.5, box)), stroke=BLACK, width=_LINE))
        art.append(tick_box(Point(BORDER + _COLUMNS[1] + 2.0, y), box, _LINE))
        art.append(Path(rect(Box(BORDER + _COLUMNS[2], y, width - _COLUMNS[2], box)), stroke=BLACK, width=_LINE))
    rule = polyline((Point(BORDER, _TOP - 8.4), Point(BORDER + width, _TOP - 8.4)))
    foot = words.say("group_card.foot")
    small = min(_HEAD, _HEAD * width / measure(foot, "text", _HEAD))
    return group(
        style.frame(Level.EASY),
        tuple(_owner(number, livery, words, 14.2)),
        Path(rule, stroke=BLACK, width=_LINE),
        art,
        Text(foot, Point(BORDER, _base(style) - 0.4), "text", small, BLACK),
    )
