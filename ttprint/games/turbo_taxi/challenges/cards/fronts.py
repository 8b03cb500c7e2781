"""The fronts of challenge cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.qr import qr
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import arc, circle, rect
from ttprint.games.turbo_taxi.art.table.tableau import Tiles, centre_alone, compact, tableau, whole
from ttprint.games.turbo_taxi.art.tiles.miniatures import miniature
from ttprint.games.turbo_taxi.challenges.cards.frames import COLOURS
from ttprint.games.turbo_taxi.challenges.cards.level_marks import INKS, level_mark, mark_width, pack_mark
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import SHOW_ALL, Challenge
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardKind
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Tile, directions
from ttprint.geometry import Box, Point
from ttprint.press.text.typeset import wrap_evenly

TITLE = 6.4
CHECK_SIZES = (3.6, 3.4, 3.2, 3.0, 2.8, 2.6)  # of the four checks: the largest that fits is used
SMALL, SMALL_LEADING = 2.9, 3.6
CODE_GAP = 3.0  # the least gap between code and pack mark: a long code is set smaller
FLYOVER, FLYOVER_SIGN = Tile.parse("NESW"), 5.4
BETWEEN = 1.2  # the gap between two cities on one answer
SIGNS = {Extra.APART: "", Extra.SINGLE: "1", Extra.UNUSED: "3"}  # two roads that bend apart are drawn
BAND = ByTheme(Ink.hex("#fdf6e6"), WHITE, WHITE)
TITLED = 0.55  # the size of a title in place of the number, as a share of the number's
ICON_STEP = 1.13  # from tile to tile that a rule names, as a share of a tile's side


def card_front(challenge: Challenge, style: CardStyle) -> Group:
    """The front of a card: the setup or the city with mistakes, and the task beyond building a city."""
    shown = whole(challenge.wrong) if challenge.wrong else centre_alone(challenge.setup)
    return group(
        style.frame(challenge.level),
        pictures(challenge, [shown], style, _task(challenge, style) is not None),
        _band(challenge, style),
        signs(challenge, style),
        _link(challenge, style),
    )


def _link(challenge: Challenge, style: CardStyle) -> Iterator[Node]:
    """A QR code that opens the card on the playable page."""
    box = style.layout.link
    if style.page and box:
        yield Place(qr(f"{style.page}#{challenge.code}", box.width * style.unit), style.at(box.x, box.y))


def check_card(style: CardStyle, foot: Sequence[Node] | None = None) -> Group:
    """A card with the four checks of a city; at its foot `foot`, or a note on how cards were graded."""
    box, words, title = style.layout.drawing, style.words, style.words.say("answer.check")
    top = style.layout.number
    fitting = min(TITLE, TITLE * (style.layout.width - 2 * top.x) / measure(title, "display", TITLE))
    honest = wrap_evenly(words.say("answer.honest"), box.width * style.unit, "text", SMALL * style.unit)
    first = style.layout.code.y - 0.6 - (len(honest) - 1) * SMALL_LEADING
    note = [
        style.text(line, Point(box.x, first + i * SMALL_LEADING), "text", SMALL, quiet=True)
        for i, line in enumerate(honest)
    ]
    return group(
        style.frame(Level.EASY),
        style.text(title, Point(top.x, top.y - 2.4), "display", fitting),
        _checks(style, Box(box.x, top.y + 1, box.width, first - SMALL - top.y - 2)),
        note if foot is None else foot,
    )


def _checks(style: CardStyle, box: Box) -> Iterator[Node]:
    """The four checks, in the largest type that fits the box."""
    steps, indent = style.words.list("answer.checks"), 6.5
    for size in CHECK_SIZES:
        looks = [wrap_evenly(step, (box.width - indent) * style.unit, "text", size * style.unit) for step in steps]
        free = box.height - sum(map(len, looks)) * size * 1.2
        if free >= 0.4 * size * len(looks):
            break
    y = box.y
    for number, lines in enumerate(looks, 1):
        yield style.text(str(number), Point(box.x, y + 1.12 * size), "display", 1.6 * size)
        for line in lines:
            yield style.text(line, Point(box.x + indent, y + size), "text", size)
            y += 1.2 * size
        y += min(free / len(looks), size)


def signs(challenge: Challenge, style: CardStyle) -> Iterator[Node]:
    """Number, level, code and pack mark, in the same places on every card and answer."""
    layout, number = style.layout, style.title or str(challenge.number)
    yield style.text(number, layout.number, "display", layout.number_size * (TITLED if style.title else 1))
    if style.versions:
        beside = layout.number.x + measure(number, "display", layout.number_size) + 0.14 * layout.number_size
        yield style.text(
            challenge.version, Point(beside, layout.number.y), "display", 0.62 * layout.number_size, quiet=True
        )
    word = style.words.say(f"level.{challenge.level.value}")
    unit, anchor = style.unit * layout.level_scale, layout.level_anchor
    level = level_mark(challenge.level, word, unit=unit, theme=style.theme, anchor=anchor)
    yield Place(level, style.at(layout.level.x, layout.level.y))
    word = style.words.say("card.pack")
    alone = style.title or layout.mark_in_line  # no mark is beside the code
    taken = 0.0 if alone else layout.mark_scale * (mark_width(style.seed, word) + CODE_GAP)
    room = layout.mark.x - taken - layout.code.x
    size = layout.code_size * min(1.0, room / measure(challenge.code, "code", layout.code_size))
    yield style.text(challenge.code, layout.code, "code", size)
    if not style.title:
        unit, line = style.unit * layout.mark_scale, layout.mark_in_line
        mark = pack_mark(style.seed, word, unit=unit, theme=style.theme, others=style.others, in_line=line)
        yield Place(mark, style.at(layout.mark.x, layout.mark.y))


def picture_boxes(count: int, box: Box) -> list[Box]:
    """The boxes of one to eight pictures inside a box: one fills it, more are arranged in rows."""
    if count == 1:
        return [box]
    columns = 2 if count <= 4 else 3
    rows = -(-count // columns)
    side = min((box.width - (columns - 1) * BETWEEN) / columns, (box.height - (rows - 1) * BETWEEN) / rows)
    step = side + BETWEEN
    top = box.centre.y - (rows * step - BETWEEN) / 2
    found = []
    for place in range(count):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)  # a row that is not full is centred
        left = box.centre.x - (in_row * step - BETWEEN) / 2
        found.append(Box(left + column * step, top + row * step, side, side))
    return found


def pictures(challenge: Challenge, shown: Sequence[Tiles], style: CardStyle, band: bool = True) -> Iterator[Node]:
    """The setup drawn once for each set of tiles, and a sign if its crossing is a flyover."""
    drawing, many = style.layout.drawing_for(band), len(shown) > SHOW_ALL
    if many:  # three in a row need the full width, and have no room for a rim
        drawing = Box(drawing.centre.x - 27.3, drawing.y - 0.6, 54.6, drawing.height + 1.6)
    for tiles, box in zip(shown, picture_boxes(len(shown), drawing), strict=True):
        drawn = (compact if many else tableau)(
            challenge.setup,
            tiles,
            side=box.width * style.unit,
            theme=style.theme,
            crossing=challenge.crossing,
            at=style.point(box.x, box.y),
        )
        yield from drawn.whole
    if challenge.crossing is Crossing.FLYOVER:
        # in a corner of the rim, where there are no markers
        box, size = drawing, FLYOVER_SIGN
        sign = miniature(FLYOVER, size=size * style.unit, theme=style.theme, crossing=Crossing.FLYOVER)
        edge = Path(rect(Box(0, 0, size * style.unit, size * style.unit)), stroke=INKS[style.theme].loud, width=0.2)
        yield Place(group(Place(sign), edge), style.at(box.right - size, box.bottom - size))


def _task(challenge: Challenge, style: CardStyle) -> tuple[str, str] | None:
    """The sign and the words for the task beyond building a city, if there is one."""
    words, rule = style.words, challenge.rule
    match challenge.kind:
        case CardKind.MISTAKES if challenge.wrong:
            number = len(faults(challenge.setup, challenge.wrong, challenge.crossing, challenge.rule))
            return "!", words.count("card.mistakes", number)
        case CardKind.COUNT:
            return "?", words.say("card.count_apart" if rule else "card.count")
        case _:
            return (SIGNS[rule.extra], words.say(f"card.{rule.extra.value}")) if rule else None


def _band(challenge: Challenge, style: CardStyle) -> Iterator[Node]:
    """The band with the sign, the words, and the tiles that a rule names."""
    task = _task(challenge, style)
    if task is None:
        return
    box, rule = style.layout.note, challenge.rule
    corner = style.point(box.x, box.y)
    plate = Box(corner.x, corner.y, box.width * style.unit, box.height * style.unit)
    ink = COLOURS[challenge.level].ground if style.theme is Theme.CITY else BLACK
    radius = 0.36 * box.height
    yield Path(rect(plate, plate.height * 0.3), fill=BAND[style.theme], stroke=ink, width=max(0.15, 0.3 * style.unit))
    at = Point(box.x + 1.3 * radius + 0.4, box.centre.y)
    yield Path(circle(style.point(at.x, at.y), radius * style.unit), fill=ink)
    if task[0]:
        middle = style.point(at.x, at.y + 0.62 * radius)
        yield Text(task[0], middle, "display", 1.75 * radius * style.unit, WHITE, "middle")
    else:
        yield _roads_apart(style.point(at.x, at.y), radius * style.unit)
    side = 0.62 * box.height
    tiles = side * (1 + (len(rule.unused) - 1) * ICON_STEP) if rule and rule.unused else 0.0
    left, right = at.x + 1.5 * radius, box.right - 1.2 - (tiles + 1.0 if tiles else 0)
    for share in (1.0, 0.94, 0.88, 0.82):
        size = style.layout.note_size * share
        lines = wrap_evenly(task[1], (right - left) * style.unit, "text-bold", size * style.unit)
        if len(lines) <= 2:
            break
    first = box.centre.y - (len(lines) - 1) * 0.6 * size + 0.34 * size
    for i, line in enumerate(lines):
        yield style.text(line, Point(left, first + i * 1.2 * size), "text-bold", size)
    yield from icons(challenge, style, Box(box.right - 1.2 - tiles, box.centre.y - side / 2, tiles, side))


def _roads_apart(at: Point, radius: float) -> Path:
    """The sign for roads that must not meet: two roads that bend away from each other."""
    left = arc(Point(at.x - 0.86 * radius, at.y), 0.62 * radius, -58, 58)
    right = arc(Point(at.x + 0.86 * radius, at.y), 0.62 * radius, 122, 238)
    return Path(left + right, stroke=WHITE, width=0.26 * radius, cap="round")


def icons(challenge: Challenge, style: CardStyle, box: Box) -> Iterator[Node]:
    """The tiles that an extra rule names, in a row as high as the box."""
    for place, kind in enumerate(challenge.rule.unused if challenge.rule else ()):
        tile = directions(kind)[0]
        size = box.height * style.unit
        face = miniature(tile, size=size, theme=style.theme, crossing=challenge.crossing)
        edge = Path(rect(Box(0, 0, size, size)), stroke=INKS[style.theme].quiet, width=max(0.15, 0.02 * size))
        yield Place(group(Place(face), edge), style.at(box.x + place * box.height * ICON_STEP, box.y))
