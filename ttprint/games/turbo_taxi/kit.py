"""The kit: all parts of the game, a sheet of challenge cards, and a first page with instructions."""

from __future__ import annotations

from collections.abc import Sequence

from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.box.parts import print_board, print_deck, print_markers
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.printing import PackJob
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import boxed_rules
from ttprint.order.boxes import print_box
from ttprint.order.order import Order, Printed

NAME = "turbo-taxi"  # of all its parts in one file
CARDS, CARDS_SEED = 9, 1  # a full sheet


def print_kit(order: Order, look: Look, sets: Sequence[Livery]) -> Printed:
    """Print all parts of the game and a first page with instructions."""
    order.context.progress.expect(1)  # the rule booklet
    parts = {
        "deck": print_deck(order, look, sets, order.file_name(2, "tiles")),
        "board": print_board(order, look, order.file_name(3, "board")),
        "markers": print_markers(order, look, MarkerStyle.STANDEES, order.file_name(4, "markers")),
        "rules": boxed_rules(order, RULEBOOK, 5),
        **_cards(order, look),
    }
    return print_box(order, parts, lambda rows: start_page(order, look, parts["deck"].how, rows), NAME)


def _cards(order: Order, look: Look) -> dict[str, Printed]:
    """A sheet of cards, as many of each level, and a sheet with their answers."""
    pack = choose(CARDS, Level.MIXED, CARDS_SEED, PackOptions(look.crossing))
    job = PackJob(order.with_style(bleed=0.0), pack, seed=CARDS_SEED)
    return {"cards": job.sheets(order.file_name(6, "cards")), "answers": job.answers(order.file_name(6, "answers"))}
