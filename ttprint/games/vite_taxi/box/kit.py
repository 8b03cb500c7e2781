"""The whole box: its parts in one folder, with a start page."""

from __future__ import annotations

from ttprint.games.vite_taxi.box.parts import print_board, print_part, scale_of_board, sheets_of_board, taxis_for
from ttprint.games.vite_taxi.box.start_page import start_page
from ttprint.games.vite_taxi.box.tuckbox import Holds, print_tuckbox
from ttprint.games.vite_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import boxed_rules
from ttprint.order.boxes import print_box
from ttprint.order.order import Order, Printed
from ttprint.order.tuckboxes import USUAL_THICKNESS

NAME = "vite-taxi"  # of all its parts in one file


def print_kit(order: Order, single: bool, *, tuckbox: bool = False) -> Printed:
    """Return the files of the whole box, with a start page that explains what to do with them."""
    taxis, sheets = taxis_for(scale_of_board(order.paper, order.bleed, single)), sheets_of_board(order, single)
    parts = {
        "pieces": print_part(order, "pieces", order.file_name(2, "pieces"), taxis),
        "board": print_board(order, single, order.file_name(3, "board")),
        "money": print_part(order, "money", order.file_name(4, "money")),
        "trays": print_part(order, "trays", order.file_name(5, "trays")),
        "rules": boxed_rules(order, RULEBOOK, 6),
    }
    if tuckbox:
        name = order.file_name(7, "tuckbox")
        parts["tuckbox"] = print_tuckbox(order, Holds.ALL, Holds.ALL.usual, USUAL_THICKNESS, name)
    return print_box(order, parts, lambda rows: start_page(order, parts["pieces"].how, rows, sheets), NAME)
