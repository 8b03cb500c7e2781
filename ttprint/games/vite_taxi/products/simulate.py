"""Product: thousands of games, and how they went."""

from __future__ import annotations

from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.play.state import SEATS, Options, check_seats
from ttprint.games.vite_taxi.products.simulation_text import text_lines
from ttprint.games.vite_taxi.simulation.report import as_dict
from ttprint.games.vite_taxi.simulation.run import MOST_GAMES, Series, simulate
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.product import Report, line


def _simulate(values: Values, context: Context) -> Report:
    seats: str | None = values["seats"]
    if not seats:
        check_seats(values["players"])  # first of all: a billion names would not fit into memory
    names = tuple(" ".join(name.split()) for name in seats.split(",")) if seats else ("sensible",) * values["players"]
    series = Series(names, values["games"], values["seed"], Options(whole_rounds=values["whole_rounds"]))
    context.progress.expect(series.games, "Playing")
    found = as_dict(series, simulate(series, context.processes, context.progress.advance))
    return Report(found, tuple(map(line, text_lines(found, GAME.words(context.lang)))))


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
                4,
                f"How many players, {SEATS[0]} to {SEATS[-1]}.",
                least=SEATS[0],
                most=SEATS[-1],
                common=True,
            ),
            Option(
                "seats",
                None,
                "Other players, such as ahead,sensible or random,sensible.",
                metavar="NAMES",
                choices=("sensible", "ahead", "random"),
                parts=tuple(map(str, range(1, SEATS[-1] + 1))),
            ),
            Option("seed", 1, "Random seed. The same seed gives the same games."),
            Option("whole-rounds", False, "With the variant that plays the last round to its end."),
        ),
        _simulate,
        details="Rounds and minutes, wins by seat, the effect of every card, the notes that the box needs. By default "
        "all players play sensibly.",
        examples=("ttprint vite-taxi simulate", "ttprint vite-taxi simulate --players 6 --games 1000 --json"),
        formats=("json",),
    )
}
