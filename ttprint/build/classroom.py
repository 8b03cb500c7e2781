"""What a class needs: worksheets, and one folder with everything for one lesson.

class: so many pupils in so many groups      pack: the cards that all groups share
A group has one set of tiles. Every level has a card more than there are groups, so that whoever brings one back finds
another; and six at the least, since a group does about as many in a lesson.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ttprint.build.box import deck, told
from ttprint.build.challenges import challenges
from ttprint.build.files import printed
from ttprint.build.order import Format, Order, Printed
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page
from ttprint.errors import TtprintError, unknown
from ttprint.press.duplex import Duplex, Face
from ttprint.press.plan import Plan
from ttprint.turbo_taxi.challenges import Challenge, choose
from ttprint.turbo_taxi.grades import Level, class_code
from ttprint.turbo_taxi.lesson import Lesson, teacher_page
from ttprint.turbo_taxi.packs import Answers, CardSize
from ttprint.turbo_taxi.pieces import parse_sets
from ttprint.turbo_taxi.print_plan import Row, plan_page
from ttprint.turbo_taxi.pupils import pupils_page
from ttprint.turbo_taxi.tiles import Crossing
from ttprint.turbo_taxi.worksheet import worksheet_page

GROUP = 4  # pupils round one set of tiles, at the most, unless told
LEAST_CARDS = 6  # of each level
TILE, BLEED = 40.0, 1.5  # two sets on one sheet, of A4 and of Letter
GRIDS = 6
LEVELS = (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)
MOST_COPIES = 1000


@dataclass(frozen=True, slots=True)
class Class:
    """Who takes part, and how hard it is to be."""

    pupils: int
    groups: int
    levels: tuple[Level, ...]
    seed: int

    @property
    def cards(self) -> int:
        """How many cards of each level there are."""
        return max(LEAST_CARDS, self.groups + 1)


def class_of(pupils: int, groups: int | None, levels: str, seed: int) -> Class:
    """The class that a person described; groups of up to four unless told."""
    if pupils < 1:
        raise TtprintError(f"A class has at least one pupil, not {pupils}.")
    count = -(-pupils // GROUP) if groups is None else groups
    if count < 1:
        raise TtprintError(f"A class has at least one group, not {count}.")
    if count > pupils:
        raise TtprintError(f"{count} groups are more than the {pupils} pupils: every group needs at least one.")
    return Class(pupils, count, parse_levels(levels), seed)


def parse_levels(text: str) -> tuple[Level, ...]:
    """The levels that the words name, from easy to expert."""
    names = [level.value for level in LEVELS]
    words = text.casefold().replace(",", " ").split()
    for word in words:
        if word not in names:
            raise TtprintError(unknown("level", word, names))
    if not words:
        raise TtprintError(f"No level is named: give one or more of {', '.join(names)}.")
    return tuple(level for level in LEVELS if level.value in words)


def worksheets(order: Order, grids: int, copies: int, name: str = "worksheet") -> Printed:
    """Worksheets, one page for each copy."""
    if not 1 <= copies <= MOST_COPIES:
        raise TtprintError(f"{copies} copies cannot be printed: give 1 to {MOST_COPIES:,}.")
    page = _worksheet(order, grids)
    title = order.words.say("worksheet.document")
    return printed(order, name, title, lambda: [page] * copies, Duplex.NONE, Plan(copies, copies))


def classpack(order: Order, school: Class, command: str = "") -> Printed:
    """Everything for one lesson."""
    order = replace(order, look=replace(order.look, theme=Theme.INK, bleed=BLEED))
    sets = parse_sets(str(school.groups))
    pack = cards_for(school, order.look.crossing)
    lesson = Lesson(school.pupils, school.groups, len(pack))
    two_sided = order.duplex.has_back_pages
    tiles = deck(order, sets, "3-tiles")
    parts = [
        *_for_pupils(order, school),
        Part("tiles", tiles, school.groups),
        *_cards(order, pack, school.seed, command),
    ]
    own = Row(_file(order, "1-teacher"), order.words.say("classpack.teacher"), two_sided, 1, 1 if two_sided else 2)
    rows, note = [own, *(_row(order, part) for part in parts)], _note(order, tiles)
    pages = (
        teacher_page(order.paper, order.words, lesson),
        plan_page(order.paper, order.words, lesson, rows, note, sets),
    )
    whole = _sheet(order, "1-teacher", "lesson.document", pages, 1)
    for part in parts:
        whole += part.printed
    lines = [order.words.say("print.size"), note, *(_told(order, row) for row in rows)]
    return replace(whole, advice="\n".join(filter(None, lines)))


def cards_for(school: Class, crossing: Crossing) -> tuple[Challenge, ...]:
    """The cards that the groups share, from easy to hard, numbered through, no two of them twins."""
    pack: list[Challenge] = []
    for level in school.levels:
        taken = {class_code(one.setup) for one in pack}
        new: list[Challenge] = []
        asked = school.cards
        while len(new) < school.cards:
            # an expert card may be a hard one with a rule: then one more is asked for
            new = [
                one
                for one in choose(asked, level, school.seed, crossing=crossing)
                if class_code(one.setup) not in taken
            ]
            asked += 1
        pack += new[: school.cards]
    return tuple(replace(one, number=number) for number, one in enumerate(pack, 1))


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the pack: the key of its words, its files, how many things it has if that is told, how many copies."""

    key: str
    printed: Printed
    things: int = 0
    copies: int = 1


def _for_pupils(order: Order, school: Class) -> Iterable[Part]:
    """The rules and the worksheet: two sides of one sheet where that can be printed."""
    rules, sheet = pupils_page(order.paper, order.words), _worksheet(order, GRIDS)
    pupils, groups = school.pupils, school.groups
    if order.duplex.has_back_pages:
        both = _sheet(order, "2-pupils", "pupils.document", (rules, sheet), pupils)
        yield Part("pupil", both, copies=pupils)
        return
    yield Part("rules", _sheet(order, "2-rules", "pupils.document", (rules,), groups), copies=groups)
    yield Part("worksheet", _sheet(order, "2-worksheet", "worksheet.document", (sheet,), pupils), copies=pupils)


def _cards(order: Order, pack: Sequence[Challenge], seed: int, command: str) -> Iterable[Part]:
    """The cards, and the answers in the same places."""
    plain = replace(order, look=replace(order.look, bleed=0.0))

    def made(answers: Answers) -> Printed:
        return challenges(
            plain, pack, card=CardSize.POKER, answers=answers, hints=False, name="4-cards", seed=seed, command=command
        )

    cards, both = made(Answers.NONE), made(Answers.SHEETS)
    yield Part("cards", cards, len(pack))
    more = {name: data for name, data in both.files.items() if name not in cards.files}
    pages = both.plan.pages - cards.plan.pages
    # only the teacher reads them, so both sides may be used
    sheets = -(-pages // 2) if order.duplex.has_back_pages else pages
    yield Part("answers", Printed(more, Plan(sheets, pages), cover=both.cover))


def _sheet(order: Order, name: str, title: str, pages: Sequence[Page], copies: int) -> Printed:
    """Pages that are the sides of one sheet, or sheets of their own, so many times; the file has them once."""
    duplex = order.duplex if order.duplex.has_back_pages and len(pages) > 1 else Duplex.NONE
    faces = (Face.FRONT, Face.BACK if duplex.has_back_pages else Face.FRONT)
    flip, profile = order.duplex.flip, order.profile
    true = [profile.apply(page, face, flip) if profile else page for page, face in zip(pages, faces, strict=False)]
    sheets = copies * (1 if duplex.has_back_pages else len(pages))
    return printed(order, name, order.words.say(title), lambda: true, duplex, Plan(sheets, copies * len(pages)))


def _worksheet(order: Order, grids: int) -> Page:
    return worksheet_page(order.paper, order.words, grids, order.look.crossing, order.look.theme)


def _row(order: Order, part: Part) -> Row:
    key, words, plan = f"classpack.{part.key}", order.words, part.printed.plan
    what = words.count(key, part.things) if part.things else words.say(key)
    return Row(next(iter(part.printed.files)), what, plan.pages > plan.sheets, part.copies, plan.sheets)


def _file(order: Order, name: str) -> str:
    return f"{name}.pdf" if Format.PDF in order.formats else name


def _note(order: Order, tiles: Printed) -> str:
    """How both sides get onto a sheet; where the printer cannot do it alone, how the tiles get their backs."""
    words = order.words
    match order.duplex:
        case Duplex.LONG | Duplex.SHORT:
            return words.say(f"classpack.{order.duplex.value}")
        case Duplex.FOLD | Duplex.MANUAL:
            how = tiles.advice.removeprefix(words.say("print.size")).strip()
            return words.say("start.file", file=next(iter(tiles.files)), what=how)
        case Duplex.NONE:
            return ""


def _told(order: Order, row: Row) -> str:
    (sheets,) = told(order, Plan(row.sheets))
    sides = row.sides(order.words)
    return order.words.say(
        "classpack.told", copies=row.copies, file=row.file, what=row.what, sides=sides, sheets=sheets
    )
