"""Product: a tournament for a whole group."""

from __future__ import annotations

from typing import Any

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.products.options import CROSSING, SEED, WITHOUT, classes_in
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.tournament.event import (
    LEAST_PLAYERS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    Event,
    System,
    checked_numbers,
)
from ttprint.games.turbo_taxi.tournament.printing import print_scores, print_tournament
from ttprint.option import Option, Values, named_texts
from ttprint.order.context import Context
from ttprint.order.options import DUPLEX, FORMATS, PAGE_LOOK, order_from
from ttprint.order.order import Printed

PLAYERS = Option(
    "players",
    None,
    "How many players there are.",
    takes=int,
    required=True,
    least=LEAST_PLAYERS,
    most=MOST_PLAYERS,
    common=True,
)
ROUNDS = Option(
    "rounds",
    None,
    "How many rounds; by default enough to find one winner.",
    takes=int,
    least=1,
    most=MOST_ROUNDS,
    common=True,
)
SYSTEM = Option("system", System.SWISS, "How opponents are found.", common=True)
LEVEL = Option("level", Level.MIXED, "How hard.", common=True)
WON = Option(
    "won",
    (),
    'Winners of a round, such as "1 4 5"; repeat per round. Prints the next pairings or the final ranking.',
    metavar="NUMBERS",
    many=True,
)
MOST_DIGITS = 9  # of a player's number


def _tournament(values: Values, context: Context) -> Printed:
    order = order_from(values, context, GAME.words)
    players, rounds = checked_numbers(values["players"], values["rounds"], values["system"])
    event = Event(
        players,
        rounds,
        values["system"],
        values["level"],
        values["seed"],
        values["crossing"],
        classes_in(values["without"]),
    )
    if values["won"]:
        return print_scores(order, event, event.results([_player_numbers(text) for text in values["won"]]))
    return print_tournament(order, event, _ordered(event, values))


def _player_numbers(text: str) -> list[int]:
    words = text.replace(",", " ").split()
    for word in words:
        if not word.isdecimal() or len(word) > MOST_DIGITS:
            raise TtprintError("tournament.number", word=word)
    return [int(word) for word in words]


def _ordered(event: Event, values: Values) -> dict[str, Any]:
    """What was ordered, as far as it decides which cards there are."""
    usual: dict[Option, Any] = {SYSTEM: event.system, LEVEL: event.level, SEED: event.seed}
    chosen: dict[Option, Any] = {PLAYERS: event.players, ROUNDS: event.rounds}
    chosen |= {option: value for option, value in usual.items() if value != option.default}
    if values["without"]:
        chosen |= {WITHOUT: values["without"]}
    if event.crossing is not Crossing.CROSSROADS:
        chosen |= {CROSSING: event.crossing}
    return {"product": "tournament", **named_texts(chosen.items())}


PRODUCTS = {
    "tournament": GAME.define(
        "tournament",
        (*(PLAYERS, ROUNDS, SYSTEM, LEVEL, SEED, WON, WITHOUT), *(*FORMATS, DUPLEX, CROSSING, *PAGE_LOOK)),
        _tournament,
        details="One challenge a round, harder from round to round, on equal but mirrored cards; a page for the "
        "referee, a score sheet or bracket, and answers. With --won, only the score sheet, filled in.",
        examples=(
            "ttprint tournament --players 12 --rounds 5",
            "ttprint tournament --players 8 --system knockout",
        ),
        folder="tournament",
    )
}
