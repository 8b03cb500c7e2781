"""The whole box: its parts in one folder, a few challenge cards for playing alone, and a first page for all of it."""

from __future__ import annotations

from collections.abc import Sequence

from ttprint.games.turbo_taxi.art.backs.liveries import Livery
from ttprint.games.turbo_taxi.box.parts import board, deck, markers
from ttprint.games.turbo_taxi.box.pieces import MarkerStyle
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.challenges.choosing import Wish, choose
from ttprint.games.turbo_taxi.challenges.printing import Deal
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.order.booklets import Edition, rule_booklet
from ttprint.order.boxes import box
from ttprint.order.order import Order, Printed

CARDS, CARDS_SEED = 9, 1  # as many as fill a sheet


def kit(order: Order, look: Look, sets: Sequence[Livery]) -> Printed:
    """The whole box, and a first page that says what to do with it."""
    order.context.progress.expect(1)  # the rule booklet
    parts = {
        "deck": deck(order, look, sets, "2-deck"),
        "board": board(order, look, "3-board"),
        "markers": markers(order, look, MarkerStyle.STANDEES, "4-markers"),
        "rules": rule_booklet(order, RULEBOOK, {Edition.PAGES, Edition.BOOKLET}, name="5-rules"),
        **_cards(order, look),
    }
    return box(order, parts, lambda rows: start_page(order, look, parts["deck"].how, rows))


def _cards(order: Order, look: Look) -> dict[str, Printed]:
    """A sheet of cards, as many of each level, and a sheet with their answers."""
    pack = choose(CARDS, Level.MIXED, CARDS_SEED, Wish(look.crossing))
    deal = Deal(order.with_style(bleed=0.0), pack, seed=CARDS_SEED)
    return {"cards": deal.sheets("6-cards"), "answers": deal.answers("6-cards-answers")}
