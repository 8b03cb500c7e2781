"""The kit: all parts of the game, a sheet of challenge cards, and a first page with instructions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.box.parts import print_board, print_board_and_markers, print_deck, print_markers
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.box.tuckbox import Holds, print_tuckbox
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardSize
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.printing import PackJob
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import SET
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import boxed_rules
from ttprint.order.boxes import print_box
from ttprint.order.order import Order, Printed
from ttprint.order.tuckboxes import USUAL_THICKNESS

NAME = "turbo-taxi"  # of all its parts in one file
CARDS, CARDS_SEED = 9, 1  # a full sheet
CARD_BLEEDS = (3.0, 2.5, 2.0, 1.5, 1.0)  # a full sheet of cards leaves less room between them than tiles have


def print_kit(order: Order, look: Look, sets: Sequence[Livery], *, tuckbox: bool = False) -> Printed:
    """Print all parts of the game and a first page with instructions."""
    order.context.progress.expect(1)  # the rule booklet
    parts = {"deck": print_deck(order, look, sets, order.file_name(2, "tiles")), **_board_and_markers(order, look)}
    number = len(parts) + 2
    parts["rules"] = boxed_rules(order, RULEBOOK, number)
    parts |= _cards(order, look, number + 1)
    if tuckbox:
        tiles, name = len(sets) * sum(SET.values()), order.file_name(number + 2, "tuckbox")
        size = CardSize.POKER.trim
        parts["tuckbox"] = print_tuckbox(order, look, Holds.TILES, tiles, USUAL_THICKNESS, size, name)
    return print_box(order, parts, lambda rows: start_page(order, look, parts["deck"].how, rows), NAME)


def _board_and_markers(order: Order, look: Look) -> dict[str, Printed]:
    """The board and the markers, on one sheet if there is room under the board."""
    if both := print_board_and_markers(order, look, order.file_name(3, "board_and_markers")):
        return {"board_and_markers": both}
    markers = print_markers(order, look, MarkerStyle.STANDEES, order.file_name(4, "markers"))
    return {"board": print_board(order, look, order.file_name(3, "board")), "markers": markers}


def _cards(order: Order, look: Look, number: int) -> dict[str, Printed]:
    """A sheet of cards with as much bleed as fits it, as many of each level, and a sheet with their answers."""
    pack = choose(CARDS, Level.MIXED, CARDS_SEED, PackOptions(look.crossing))
    whole = PackJob(order.with_style(bleed=0.0), pack, seed=CARDS_SEED)
    jobs = (replace(whole, order=order.with_style(bleed=bleed)) for bleed in CARD_BLEEDS if bleed <= order.bleed)
    job = next((one for one in jobs if one.sheet_count == whole.sheet_count), whole)
    names = (order.file_name(number, key) for key in ("cards", "answers"))
    return {"cards": job.sheets(next(names)), "answers": job.answers(next(names))}
