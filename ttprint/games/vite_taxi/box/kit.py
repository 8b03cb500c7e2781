"""The whole box: its parts in one folder, with a start page."""

from __future__ import annotations

from ttprint.games.vite_taxi.box.parts import board, cards, figures, money, trays
from ttprint.games.vite_taxi.box.start_page import start_page
from ttprint.games.vite_taxi.look import TownLook
from ttprint.games.vite_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import Edition, rule_booklet
from ttprint.order.boxes import print_box
from ttprint.order.order import Order, Printed


def kit(order: Order, look: TownLook) -> Printed:
    """Return the files of the whole box, with a start page that explains what to do with them."""
    parts = {
        "cards": cards(order, "2-cards"),
        "board": board(order, look, "3-board"),
        "money": money(order, "4-money"),
        "figures": figures(order, "5-taxis-die"),
        "trays": trays(order, "6-trays"),
        "rules": rule_booklet(order, RULEBOOK, {Edition.PAGES, Edition.BOOKLET}, name="7-rules"),
    }
    return print_box(order, parts, lambda rows: start_page(order, parts["cards"].how, rows))
