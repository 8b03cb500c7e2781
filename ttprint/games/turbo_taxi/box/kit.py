"""The whole box: its parts in one folder, and a first page that says what to do with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from operator import add

from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.box.parts import board, deck, markers
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import Edition, rule_booklet
from ttprint.order.files import printed
from ttprint.order.order import Order, Printed
from ttprint.order.telling import plan_told
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan


def kit(order: Order, look: Look, sets: Sequence[Livery]) -> Printed:
    """The whole box, and a first page that says what to do with it."""
    parts = {
        "deck": deck(order, look, sets, "2-deck"),
        "board": board(order, look, "3-board"),
        "markers": markers(order, MarkerStyle.BOTH, "4-markers"),
        "rules": rule_booklet(order, RULEBOOK, {Edition.PAGES, Edition.BOOKLET}, name="5-rules"),
    }
    page = start_page(order, look, parts["deck"].how, files_told(order, parts))
    start = printed(order, "1-start", order.title("start"), lambda: [page], Duplex.NONE, Plan(1, 1))
    folded = parts["rules"]
    advice = (*parts["deck"].advice, order.words.say("plan.file", file=folded.main, what=folded.how))
    return replace(reduce(add, parts.values(), start), advice=advice)


def files_told(order: Order, parts: Mapping[str, Printed]) -> list[tuple[str, str]]:
    """For each part its file to print, what it is and what it takes; how to print it, where that differs."""
    rows = []
    for name, part in parts.items():
        what = ", ".join([order.words.say(f"part.{name}"), *plan_told(order, part.plan)])
        rows.append((part.main, f"{what}. {part.how}" if name == "rules" else what))
    return rows
