"""The whole box: its parts in one folder, with a start page."""

from __future__ import annotations

from ttprint.games.vite_taxi.box.parts import print_board, print_part
from ttprint.games.vite_taxi.box.start_page import start_page
from ttprint.games.vite_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import boxed_rules
from ttprint.order.boxes import print_box
from ttprint.order.order import Order, Printed

NAME = "vite-taxi"  # of all its parts in one file


def print_kit(order: Order, single: bool) -> Printed:
    """Return the files of the whole box, with a start page that explains what to do with them."""
    parts = {
        "cards": print_part(order, "cards", order.file_name(2, "cards")),
        "board": print_board(order, single, order.file_name(3, "board")),
        "money": print_part(order, "money", order.file_name(4, "money")),
        "figures": print_part(order, "figures", order.file_name(5, "figures")),
        "trays": print_part(order, "trays", order.file_name(6, "trays")),
        "rules": boxed_rules(order, RULEBOOK, 7),
    }
    return print_box(order, parts, lambda rows: start_page(order, parts["cards"].how, rows), NAME)
