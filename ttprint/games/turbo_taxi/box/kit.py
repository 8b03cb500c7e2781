"""The whole box: its parts in one folder, and a first page that says what to do with them."""

from __future__ import annotations

from collections.abc import Sequence

from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.box.parts import board, deck, markers
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import Edition, rule_booklet
from ttprint.order.boxes import box
from ttprint.order.order import Order, Printed


def kit(order: Order, look: Look, sets: Sequence[Livery]) -> Printed:
    """The whole box, and a first page that says what to do with it."""
    parts = {
        "deck": deck(order, look, sets, "2-deck"),
        "board": board(order, look, "3-board"),
        "markers": markers(order, MarkerStyle.BOTH, "4-markers"),
        "rules": rule_booklet(order, RULEBOOK, {Edition.PAGES, Edition.BOOKLET}, name="5-rules"),
    }
    return box(order, parts, lambda rows: start_page(order, look, parts["deck"].how, rows))
