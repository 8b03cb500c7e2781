"""BONUS and STOP cards, on one grid: headline, icon with a badge, title, a sentence.

BONUS: an arch that is open to the foot of the card, in front of chevrons
STOP: a closed octagon above a striped barrier; so the two differ without colour, too
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ttprint.draw.fonts import measure
from ttprint.draw.inks import WHITE, Theme
from ttprint.draw.scene import Close, Group, Line, Move, Node, Path, Place, Text, group
from ttprint.draw.shapes import Outline, arc, joined, line, polyline, rect, trace
from ttprint.games.vite_taxi.art.cards.icons import badge, icon
from ttprint.games.vite_taxi.art.cards.inks import EVENTS, FrameInks
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, MARGIN, MIDDLE, WIDTH, fitted, text_block, word_size
from ttprint.games.vite_taxi.cards.deck import Card, CardSide
from ttprint.games.vite_taxi.play.editions import NEW
from ttprint.geometry import Affine, Box, Point
from ttprint.words.catalog import Words
from ttprint.words.typography import bound

HEAD, HEAD_SIZE = 10.0, 7.6  # the baseline and the size of the headline
ICON_AT, ICON_SIZE = Point(MIDDLE, 31.6), 28.5
BADGE_AT, BADGE_HIGH, BADGE_SIZE = Point(47.6, 44.6), 9.6, 5.8
TITLE, TITLE_SIZE = 54.0, 4.7
WORDS = Box(MARGIN + 4.2, 55.6, WIDTH - 2 * MARGIN - 8.4, 13.6)
WORD_SIZE = 3.15
ARCH = 46.0  # mm, its width
OCTAGON = Box(4.0, 13.4, WIDTH - 8.0, 60.6)
CORNER = 6.2
BARRIER = 75.2  # the top of the stripes, which extend to the edge


def event_card(card: Card, words: Words | None, theme: Theme, bleed: float) -> Group:
    """Return the front of a BONUS or STOP card with this bleed, or without words."""
    inks = EVENTS[theme][card.side]
    return group(_frame(card.side, theme, bleed), _content(card, words, theme, inks))


@cache
def _frame(side: CardSide, theme: Theme, bleed: float) -> tuple[Node, ...]:
    inks = EVENTS[theme][side]
    whole = Path(rect(Box(-bleed, -bleed, WIDTH + 2 * bleed, HEIGHT + 2 * bleed)), fill=inks.ground)
    frame = _open(inks, theme, bleed) if side is CardSide.BONUS else _barred(inks, theme, bleed)
    return (whole, *frame)


def _content(card: Card, words: Words | None, theme: Theme, inks: FrameInks) -> Iterator[Node]:
    yield Text(card.side.name, Point(MIDDLE, HEAD), "display", HEAD_SIZE, inks.head, "middle")
    yield Place(icon(card, ICON_SIZE, inks.icon), Affine.move(ICON_AT.x, ICON_AT.y))
    yield from _badge(card, inks)
    if words is None:
        return
    title = words.say(f"card.{card.id}.name")
    size = fitted(title, "display", TITLE_SIZE, WORDS.width)
    yield Text(title, Point(MIDDLE, TITLE), "display", size, inks.title, "middle")
    yield from text_block(sentence(card, words), WORDS, word_size(WORD_SIZE, theme), inks.words)


def sentence(card: Card, words: Words) -> str:
    """Return the sentence that says what the card does."""
    numbers = {
        "extra": card.extra,
        "dice": card.dice,
        "limit": card.limit,
        "pays": card.pays,
        "takes": card.takes,
        "most": NEW.burglars_most,
    }
    return bound(words.say(f"card.{card.id}.text", **numbers))


def _badge(card: Card, inks: FrameInks) -> Iterator[Node]:
    """The effect of the card as a number, on a disc (BONUS) or an octagon (STOP) that is wide enough for it."""
    text = badge(card)
    if not text:
        return
    size = BADGE_SIZE if len(text) < 4 else BADGE_SIZE * 0.8
    wide = max(BADGE_HIGH, measure(text, "display", size) + 4.4)
    field = Box(BADGE_AT.x - wide / 2, BADGE_AT.y - BADGE_HIGH / 2, wide, BADGE_HIGH)
    field = Box(min(field.x, WIDTH - MARGIN - 0.6 - wide), field.y, wide, BADGE_HIGH)
    outline = rect(field, BADGE_HIGH / 2) if card.side is CardSide.BONUS else octagon(field, BADGE_HIGH * 0.29)
    ground, ink = inks.icon.body, WHITE
    if ground == WHITE:  # line art
        ink = inks.words
    yield Path(outline, fill=WHITE, stroke=WHITE, width=2.2)
    yield Path(outline, fill=ground, stroke=inks.icon.line, width=0.5)
    yield Text(text, Point(field.centre.x, field.centre.y + 0.35 * size), "display", size, ink, "middle")


def _open(inks: FrameInks, theme: Theme, bleed: float) -> Iterator[Node]:
    foot = HEIGHT + bleed
    left, right, radius = MIDDLE - ARCH / 2, MIDDLE + ARCH / 2, ARCH / 2
    if theme is not Theme.CONTRAST:
        yield Path(_chevrons(bleed), stroke=inks.pattern, width=0.9 if theme is Theme.CITY else 0.25)
    top = HEAD + 3.4
    arch = (
        Move(Point(left, foot)),
        Line(Point(left, top + radius)),
        *arc(Point(MIDDLE, top + radius), radius, 180, 360)[1:],
        Line(Point(right, foot)),
        *((Close(),) if theme is not Theme.INK else ()),
    )
    yield Path(arch, fill=inks.panel, stroke=inks.edge, width=0.5)
    if theme is Theme.INK:
        yield Path(rect(Box(MIDDLE - 17, HEAD - 7, 34, 8.4), 4.2), fill=WHITE)


def _chevrons(bleed: float) -> Outline:
    """Rows of ^ up both sides."""
    half, step = WIDTH / 2 + bleed, 5.2
    rows = int((HEIGHT + 2 * bleed) / step) + 6
    return joined(
        line((MIDDLE - half, y + half * 0.34), (MIDDLE, y), (MIDDLE + half, y + half * 0.34))
        for y in (-bleed - half * 0.34 + i * step for i in range(rows))
    )


def _barred(inks: FrameInks, theme: Theme, bleed: float) -> Iterator[Node]:
    if theme is Theme.INK:
        yield Path(rect(Box(2, 2, WIDTH - 4, BARRIER - 3.4)), stroke=inks.pattern, width=0.25)
    yield Path(octagon(OCTAGON, CORNER), fill=inks.panel, stroke=inks.edge, width=0.5)
    inner = OCTAGON.grow(-1.1)
    yield Path(octagon(inner, CORNER - 0.6), stroke=inks.title, width=0.45)
    yield from _barrier(inks, theme, bleed)


def _barrier(inks: FrameInks, theme: Theme, bleed: float) -> Iterator[Node]:
    """Slanting stripes along the foot."""
    foot, step = HEIGHT + bleed, 7.6
    field = Box(-bleed, BARRIER, WIDTH + 2 * bleed, foot - BARRIER)
    high = field.height
    count = int(field.width / step) + 3
    stripes = joined(
        trace(f"M {x} {BARRIER} L {x + step / 2} {BARRIER} L {x + step / 2 - high} {foot} L {x - high} {foot} Z")
        for x in (field.x + i * step for i in range(count))
    )
    clip = Path(rect(field))
    if theme is Theme.INK:
        yield group(Path(stripes, stroke=inks.edge, width=0.25), clip=clip)
    else:
        yield group(Path(rect(field), fill=WHITE), Path(stripes, fill=inks.title), clip=clip)
    yield Path(line((field.x, BARRIER), (field.right, BARRIER)), stroke=inks.title, width=0.5)


def octagon(box: Box, corner: float) -> Outline:
    """Return a rectangle with its corners cut off."""
    x, y, right, foot = box.x, box.y, box.right, box.bottom
    places = (
        (x + corner, y), (right - corner, y), (right, y + corner), (right, foot - corner),
        (right - corner, foot), (x + corner, foot), (x, foot - corner), (x, y + corner),
    )  # fmt: skip
    return polyline((Point(*place) for place in places), closed=True)
