"""Everything for one lesson in one folder: pages for teacher and pupils, tiles, cards, answers, and a print plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import add

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page
from ttprint.games.turbo_taxi.box.parts import deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.challenges.printing import Deal
from ttprint.games.turbo_taxi.lesson.print_plan import Row, plan_page
from ttprint.games.turbo_taxi.lesson.pupils import pupils_page
from ttprint.games.turbo_taxi.lesson.school import School, cards_for
from ttprint.games.turbo_taxi.lesson.teacher import Lesson, teacher_page
from ttprint.games.turbo_taxi.lesson.worksheet import GRIDS, worksheet_page
from ttprint.games.turbo_taxi.look import Look
from ttprint.order.files import printed
from ttprint.order.order import Format, Order, Printed
from ttprint.order.telling import plan_told
from ttprint.press.duplex import Duplex, Face
from ttprint.press.plan import Plan

TILE_BLEED = 1.5  # two sets of small tiles on one sheet, of A4 and of Letter


def classpack(order: Order, look: Look, school: School, command: str = "") -> Printed:
    """Everything for one lesson."""
    order = replace(order, theme=Theme.INK, bleed=TILE_BLEED)
    sets = parse_sets(str(school.groups))
    pack = cards_for(school, look.crossing)
    lesson = Lesson(school.pupils, school.groups, len(pack))
    tiles = deck(order, look, sets, "3-tiles")
    deal = Deal(replace(order, bleed=0.0), pack, seed=school.seed, command=command)
    parts = [*_for_pupils(order, look, school), PackPart("tiles", tiles, school.groups), *_cards(deal)]
    two_sided = order.duplex.has_back_pages
    own = Row(_file(order, "1-teacher"), order.words.say("classpack.teacher"), two_sided, 1, 1 if two_sided else 2)
    rows, note = [own, *(_row(order, part) for part in parts)], _note(order, tiles)
    pages = (
        teacher_page(order.paper, order.words, lesson),
        plan_page(order.paper, order.words, lesson, rows, note, sets),
    )
    whole = reduce(add, (part.printed for part in parts), _sheet(order, "1-teacher", "teacher", pages, 1))
    lines = [order.words.say("print.size"), note, *(_told(order, row) for row in rows)]
    return replace(whole, advice=tuple(filter(None, lines)))


@dataclass(frozen=True, slots=True)
class PackPart:
    """A part of the pack: the key of its words, its files, how many things it has if that is told, how many copies."""

    key: str
    printed: Printed
    things: int = 0
    copies: int = 1


def _for_pupils(order: Order, look: Look, school: School) -> Iterator[PackPart]:
    """The rules and the worksheet: two sides of one sheet where that can be printed."""
    rules = pupils_page(order.paper, order.words)
    sheet = worksheet_page(order.paper, order.words, GRIDS, look.crossing, order.theme)
    pupils, groups = school.pupils, school.groups
    if order.duplex.has_back_pages:
        both = _sheet(order, "2-pupils", "pupils", (rules, sheet), pupils)
        yield PackPart("pupil", both, copies=pupils)
        return
    yield PackPart("rules", _sheet(order, "2-rules", "pupils", (rules,), groups), copies=groups)
    yield PackPart("worksheet", _sheet(order, "2-worksheet", "worksheet", (sheet,), pupils), copies=pupils)


def _cards(deal: Deal) -> Iterator[PackPart]:
    """The cards, and the answers in the same places."""
    yield PackPart("cards", deal.cards("4-cards"), len(deal.pack))
    answers = deal.answers("4-cards-answers")
    # only the teacher reads them, so both sides may be used
    sheets = -(-answers.plan.pages // 2) if deal.order.duplex.has_back_pages else answers.plan.pages
    yield PackPart("answers", replace(answers, plan=Plan(sheets, answers.plan.pages)))


def _sheet(order: Order, name: str, part: str, pages: Sequence[Page], copies: int) -> Printed:
    """Pages that are the sides of one sheet, or sheets of their own, so many times; the file has them once."""
    duplex = order.duplex if order.duplex.has_back_pages and len(pages) > 1 else Duplex.NONE
    faces = (Face.FRONT, Face.BACK if duplex.has_back_pages else Face.FRONT)
    true = [order.true(page, face) for page, face in zip(pages, faces, strict=False)]
    sheets = copies * (1 if duplex.has_back_pages else len(pages))
    return printed(order, name, order.title(part), lambda: true, duplex, Plan(sheets, copies * len(pages)))


def _row(order: Order, part: PackPart) -> Row:
    key, words, plan = f"classpack.{part.key}", order.words, part.printed.plan
    what = words.count(key, part.things) if part.things else words.say(key)
    return Row(part.printed.main, what, plan.pages > plan.sheets, part.copies, plan.sheets)


def _file(order: Order, name: str) -> str:
    return f"{name}.pdf" if Format.PDF in order.formats else name


def _note(order: Order, tiles: Printed) -> str:
    """How both sides get onto a sheet; where the printer cannot do it alone, how the tiles get their backs."""
    words = order.words
    match order.duplex:
        case Duplex.LONG | Duplex.SHORT:
            return words.say(f"classpack.{order.duplex.value}")
        case Duplex.FOLD | Duplex.MANUAL:
            return words.say("plan.file", file=tiles.main, what=tiles.how)
        case Duplex.NONE:
            return ""


def _told(order: Order, row: Row) -> str:
    (sheets,) = plan_told(order, Plan(row.sheets))
    sides = row.sides(order.words)
    return order.words.say(
        "classpack.told", copies=row.copies, file=row.file, what=row.what, sides=sides, sheets=sheets
    )
