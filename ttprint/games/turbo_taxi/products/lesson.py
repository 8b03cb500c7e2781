"""Products: worksheets, and everything for one lesson."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.lesson.classpack import print_classpack
from ttprint.games.turbo_taxi.lesson.school import LEVELS, MOST_LESSONS, SchoolClass, class_of, lesson_number
from ttprint.games.turbo_taxi.lesson.worksheet import GRIDS, LAYOUTS, MOST_COPIES, parse_grids, print_worksheets
from ttprint.games.turbo_taxi.products.options import (
    CROSSING,
    LINK,
    SEED,
    SMALL_TILE,
    WITHOUT,
    classes_in,
    look_from,
    parse_link,
)
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.option import Option, Values, named_texts
from ttprint.order.context import Context
from ttprint.order.job import in_one_file
from ttprint.order.options import DUPLEX, FORMATS, ONE_FILE, PAGE, PAGE_LOOK, TARGET, order_from
from ttprint.order.order import Printed

PUPILS = Option("pupils", None, "How many pupils there are.", takes=int, required=True, least=1, studio_most=60)
GROUPS = Option(
    "groups",
    None,
    "How many groups, one set of tiles each; by default groups of up to four.",
    takes=int,
    least=1,
    studio_most=60,
    common=True,
)
HOW_HARD = Option(
    "levels",
    "easy,medium",
    "How hard; several with commas.",
    metavar="easy|medium|hard|expert,…",
    choices=tuple(level.value for level in LEVELS),
    several=True,
    common=True,
)

LESSON = Option(
    "lesson",
    None,
    f"Number of the lesson, 1 to {MOST_LESSONS}: lessons with the same seed share no cards.",
    takes=int,
    metavar="NUMBER",
    least=1,
    most=MOST_LESSONS,
    studio_default=1,
)


def _worksheet(values: Values, context: Context) -> Printed:
    order = order_from(values.without("copies"), context, GAME.words)  # its copies are pages, not pieces
    return print_worksheets(order, look_from(values), parse_grids(values["grids"]), values["copies"])


def _classpack(values: Values, context: Context) -> Printed:
    order = order_from(values, context, GAME.words)
    school = class_of(values["pupils"], values["groups"], values["levels"], values["seed"])
    school = replace(school, without=classes_in(values["without"]), lesson=lesson_number(values["lesson"]))
    made = print_classpack(order, look_from(values), school, _ordered(school, values), parse_link(values["link"]))
    return in_one_file(made) if values["one_file"] else made


def _ordered(school: SchoolClass, values: Values) -> dict[str, Any]:
    """What was ordered for a class, as far as it decides which cards there are."""
    chosen: dict[Option, Any] = {
        PUPILS: school.pupils,
        GROUPS: school.groups,
        HOW_HARD: ",".join(level.value for level in school.levels),
        SEED: school.seed,
        **({LESSON: school.lesson} if school.lesson else {}),
        **({WITHOUT: values["without"]} if values["without"] else {}),
    }
    if values["crossing"] is not Crossing.CROSSROADS:
        chosen[CROSSING] = values["crossing"]
    return {"product": "classpack", **named_texts(chosen.items())}


PRODUCTS = {
    "worksheet": GAME.define(
        "worksheet",
        (
            Option(
                "grids",
                str(GRIDS),
                "How many blank cities a sheet has.",
                metavar="4|6",
                choices=tuple(map(str, LAYOUTS)),
                common=True,
            ),
            Option(
                "copies", 1, "How many pages the file has.", least=1, most=MOST_COPIES, studio_most=100, common=True
            ),
            *(*FORMATS, CROSSING, *PAGE_LOOK),
        ),
        _worksheet,
        details="Name, date, blank cities of three by three squares to draw roads in, room for markers, card, code and "
        "level, and the twelve tiles to tick off. Line art only: a black-and-white copier takes it well.",
        examples=("ttprint worksheet", "ttprint worksheet --grids 4 --lang de --paper letter"),
    ),
    "classpack": GAME.define(
        "classpack",
        (
            *(PUPILS, GROUPS, HOW_HARD, LESSON, SEED, WITHOUT, LINK),
            *(*FORMATS, ONE_FILE, SMALL_TILE, DUPLEX, CROSSING, *PAGE, *TARGET),
        ),
        _classpack,
        details="A page for the teacher with the print plan behind it, a sheet for every pupil with the rules and a "
        "worksheet, a set of tiles for each group in the ink theme, challenge cards that all groups share, and the "
        "answers: on as few sheets as possible.",
        examples=("ttprint classpack --pupils 28", "ttprint classpack --pupils 24 --groups 12 --levels easy --lang fr"),
        folder="classpack",
    ),
}
