"""Product: thousands of games, and how they went."""

from __future__ import annotations

from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.play.editions import EDITIONS, NEW
from ttprint.games.vite_taxi.play.state import SEATS, Options, check_seats
from ttprint.games.vite_taxi.players.player import NAMES
from ttprint.games.vite_taxi.products.simulation_text import text_lines
from ttprint.games.vite_taxi.simulation.report import as_dict
from ttprint.games.vite_taxi.simulation.run import MOST_GAMES, Series, simulate
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.product import Report, line

PLAYERS = 4
BOOKLET, ALWAYS, NEVER = "booklet", "always", "never"  # is the last round played to its end?


def _simulate(values: Values, context: Context) -> Report:
    names, edition = _players(values["seats"], values["players"]), EDITIONS[values["rules"]]
    whole = {ALWAYS: True, NEVER: False, BOOKLET: edition.plays_out_for_two and len(names) == 2}[values["whole_rounds"]]
    series = Series(names, values["games"], values["seed"], Options(whole, edition))
    context.progress.expect(series.games, "Playing")
    found = as_dict(series, simulate(series, context.processes, context.progress.advance))
    return Report(found, tuple(map(line, text_lines(found, GAME.words(context.lang)))))


def _players(seats: str | None, players: int | None) -> tuple[str, ...]:
    """Return the name of the player on each seat."""
    if not seats:
        count = players if players is not None else PLAYERS
        check_seats(count)  # first of all: a billion names would not fit into memory
        return ("sensible",) * count
    names = tuple(" ".join(name.split()) for name in seats.split(","))
    if players not in (None, len(names)):
        raise TtprintError("simulation.seats_differ", seats=len(names), players=players)
    return names


PRODUCTS = {
    "simulate": GAME.define(
        "simulate",
        (
            Option(
                "games",
                10_000,
                "How many games to play.",
                least=1,
                most=MOST_GAMES,
                studio_most=10_000,
                studio_default=1_000,
                common=True,
            ),
            Option(
                "players",
                None,
                f"How many players, {SEATS[0]} to {SEATS[-1]}; {PLAYERS}, or as many as there are --seats.",
                takes=int,
                least=SEATS[0],
                most=SEATS[-1],
                common=True,
            ),
            Option(
                "seats",
                None,
                "Who plays, one name for each player, such as ahead,sensible. A card is without effect for "
                "one who plays 'sensible without CARD'.",
                metavar="NAMES",
                choices=NAMES,
                parts=tuple(map(str, range(1, SEATS[-1] + 1))),
            ),
            Option("seed", 1, "Random seed. The same seed gives the same games."),
            Option("rules", NEW.name, "The rules of this edition, or the old ones.", choices=tuple(EDITIONS)),
            Option(
                "whole-rounds",
                BOOKLET,
                "Play the last round to its end: as in the booklet (only between two, and not by the old rules), "
                "never or always.",
                choices=(BOOKLET, NEVER, ALWAYS),
            ),
        ),
        _simulate,
        details="Rounds and minutes, wins by seat, the effect of every card, the notes that the box needs. By default "
        "all players play sensibly; any-card, any-course and no-bank do so but for one thing.",
        examples=(
            "ttprint vite-taxi simulate",
            "ttprint vite-taxi simulate --players 2 --rules old",
            "ttprint vite-taxi simulate --seats any-card,sensible",
            "ttprint vite-taxi simulate --players 6 --games 1000 --json",
        ),
        formats=("json",),
    )
}
