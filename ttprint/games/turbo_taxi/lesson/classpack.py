"""The class pack: pages for teacher and pupils, tiles, cards, answers and a print plan, in one folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import cycle
from operator import add
from typing import Any

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page
from ttprint.games.turbo_taxi.box.parts import print_deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets
from ttprint.games.turbo_taxi.challenges.poster import print_poster
from ttprint.games.turbo_taxi.challenges.printing import PackJob
from ttprint.games.turbo_taxi.lesson.group_cards import group_cards
from ttprint.games.turbo_taxi.lesson.print_plan import Row, minutes, plan_pages
from ttprint.games.turbo_taxi.lesson.pupils import pupils_page
from ttprint.games.turbo_taxi.lesson.school import SchoolClass, class_cards
from ttprint.games.turbo_taxi.lesson.teacher import Lesson, teacher_pages
from ttprint.games.turbo_taxi.lesson.worksheet import GRIDS, worksheet_page
from ttprint.games.turbo_taxi.look import Look
from ttprint.order.files import printed
from ttprint.order.job import job_of, part_of
from ttprint.order.order import Format, Order, Output, Printed, how_to_print
from ttprint.order.summary import plan_messages
from ttprint.press.duplex import Duplex, Face
from ttprint.press.plan import Plan
from ttprint.words.message import Message, count, say
from ttprint.words.typography import plain_letters

SCREEN_DPI = 144  # 1920 by 1080, the resolution of most projectors
TILE_BLEED = 1.5  # small enough for two sets of small tiles on a sheet of A4 or Letter


def print_classpack(
    order: Order, look: Look, school: SchoolClass, ordered: Mapping[str, Any] | None = None, page: str = ""
) -> Printed:
    """Print everything for one lesson.

    `ordered` is what the manifest says was ordered, `page` the address of the page on which the cards can be played.
    """
    order = order.with_style(theme=Theme.INK, bleed=TILE_BLEED)
    sets = parse_sets(str(school.groups))
    pack = class_cards(school, look.crossing)
    tiles = print_deck(order, look, sets, order.file_name(3, "tiles"))
    job = PackJob(
        order.with_style(bleed=0.0),
        pack,
        seed=school.seed,
        ordered=ordered or {},
        others=frozenset(one.figure for one in sets),
    )
    job = replace(job, more=tuple(group_cards(sets, job.style, order.duplex is not Duplex.NONE)))
    parts = [
        *_for_pupils(order, look, school),
        PackPart(count("classpack.tiles", school.groups), tiles),
        *_cards(job, school.groups),
    ]
    screen = replace(order, output=Output(frozenset({Format.PNG}), dpi=SCREEN_DPI))
    poster = print_poster(screen, pack[0], order.file_name(5, "screen"), job.style)
    shown = Row(next(iter(poster.files)), say("classpack.poster"), two_sided=False, copies=0, sheets=0)
    note, cuts = _note(order, tiles), sum(part.printed.plan.passes for part in parts)
    noted = note.text(order.words) if note else ""
    lesson = Lesson(school.pupils, school.groups, len(pack), school.levels, page, minutes(cuts))

    teacher = order.file_name(1, "teacher")

    def list_with(own_pages: int) -> tuple[list[Row], tuple[Page, ...]]:
        """The rows of the plan and its pages, if the teacher's file has so many pages."""
        sheets = _sheets(order, own_pages)
        own = Row(_file(order, teacher), say("classpack.teacher"), sheets < own_pages, 1, sheets)
        rows = [own, *(_row(part) for part in parts), shown]
        return rows, plan_pages(order.paper, order.words, lesson, rows, noted, sets)

    # the plan lists the number of its own sheets
    own = teacher_pages(order.paper, order.words, lesson)
    rows, plan = list_with(len(own) + len(list_with(3)[1]))
    pages = (*own, *plan)
    parts = [PackPart(say("classpack.teacher"), _sheet(order, teacher, "teacher", pages, 1)), *parts]
    whole = reduce(add, (part.printed for part in parts)) + poster
    jobs = [part_of(order, part.printed, part.what, part.copies) for part in parts]
    whole = replace(
        whole, job=job_of(order, "lesson", plain_letters(order.words.say("file.lesson"), order.words.tag), jobs)
    )
    lines = [say("print.size"), *([note] if note else []), *(_row_message(order, row) for row in rows)]
    return replace(whole, advice=tuple(lines), hints=())


@dataclass(frozen=True, slots=True)
class PackPart:
    """A part of the pack: what it is, its files, how many copies."""

    what: Message
    printed: Printed
    copies: int = 1


def _for_pupils(order: Order, look: Look, school: SchoolClass) -> Iterator[PackPart]:
    """The rules and the worksheet, as two sides of one sheet if the printer can do that."""
    rules = pupils_page(order.paper, order.words)
    sheet = worksheet_page(order.paper, order.words, GRIDS, look.crossing, order.theme)
    pupils, groups = school.pupils, school.groups
    if order.duplex.has_back_pages:
        both = _sheet(order, order.file_name(2, "pupils"), "pupils", (rules, sheet), pupils)
        yield PackPart(say("classpack.pupil"), both, copies=pupils)
        return
    yield PackPart(
        say("classpack.rules"), _sheet(order, order.file_name(2, "rules"), "pupils", (rules,), groups), copies=groups
    )
    drawn = _sheet(order, order.file_name(2, "worksheet"), "worksheet", (sheet,), pupils)
    yield PackPart(say("classpack.worksheet"), drawn, copies=pupils)


def _cards(job: PackJob, groups: int) -> Iterator[PackPart]:
    """The cards of all and of each group; the answers in the same places; the hints."""
    cards = count("classpack.cards", len(job.pack))
    order = job.order
    yield PackPart(count("classpack.with_groups", groups, cards=cards), job.cards(order.file_name(4, "cards")))
    for key, make in (("answers", job.answers), ("hints", job.hints)):
        pages = make(order.file_name(4, key))
        # they are read, not cut, so both sides may be used
        plan = Plan(_sheets(order, pages.plan.pages), pages.plan.pages)
        duplex = order.duplex if plan.pages > plan.sheets else Duplex.NONE
        yield PackPart(say(f"classpack.{key}"), replace(pages, plan=plan, how=how_to_print(duplex, plan)))


def _sheet(order: Order, name: str, part: str, pages: Sequence[Page], copies: int) -> Printed:
    """Print pages as the sides of one sheet or as separate sheets; the plan counts `copies`, the file has one."""
    sheets = _sheets(order, len(pages))
    duplex = order.duplex if sheets < len(pages) else Duplex.NONE
    faces = cycle((Face.FRONT, Face.BACK if duplex.has_back_pages else Face.FRONT))
    true = [order.corrected(page, face) for page, face in zip(pages, faces, strict=False)]
    plan = Plan(copies * sheets, copies * len(pages))
    made = printed(order, name, order.title(part), lambda: true, duplex, plan, len(pages))
    return replace(made, how=how_to_print(duplex, Plan(sheets, len(pages))))


def _sheets(order: Order, pages: int) -> int:
    """The sheets that pages take which may be printed on both sides; by hand, only a single sheet is turned over."""
    two_sided = order.duplex.has_back_pages and (order.duplex is not Duplex.MANUAL or pages == 2)
    return -(-pages // 2) if two_sided else pages


def _row(part: PackPart) -> Row:
    plan = part.printed.plan
    return Row(part.printed.main, part.what, plan.pages > plan.sheets, part.copies, plan.sheets)


def _file(order: Order, name: str) -> str:
    return f"{name}.pdf" if Format.PDF in order.output.formats else name


def _note(order: Order, tiles: Printed) -> Message | None:
    """How both sides get onto a sheet; where the printer cannot do it alone, how the tiles get their backs."""
    match order.duplex:
        case Duplex.LONG | Duplex.SHORT:
            return say(f"classpack.{order.duplex.value}")
        case Duplex.FOLD | Duplex.MANUAL:
            return say("plan.file", file=tiles.main, what=tiles.how)
        case Duplex.NONE:
            return None


def _row_message(order: Order, row: Row) -> Message:
    if not row.copies:
        return say("plan.file", file=row.file, what=row.what)
    (sheets,) = plan_messages(Plan(row.sheets), order.paper.title)
    return say("classpack.told", copies=row.copies, file=row.file, what=row.what, sides=row.sides, sheets=sheets)
