"""ttprint vite-taxi simulate: thousands of games, and what they tell."""

from __future__ import annotations

import json
import sys

import click

from ttprint.games.vite_taxi.play.state import SEATS, Options
from ttprint.games.vite_taxi.simulation.report import as_dict, as_text
from ttprint.games.vite_taxi.simulation.run import Series, check_seats, simulate
from ttprint.games.vite_taxi.simulation.tally import Tally
from ttprint.shell.delivery import shows_progress


@click.command(
    epilog="Try: ttprint vite-taxi simulate    or: ttprint vite-taxi simulate --players 6 --games 1000 --json"
)
@click.option("--games", type=int, default=10_000, show_default=True, help="How many games to play.")
@click.option("--players", type=int, default=4, show_default=True, help=f"How many play, {SEATS[0]} to {SEATS[-1]}.")
@click.option("--seats", metavar="NAMES", help="Who plays instead, such as ahead,sensible or random,sensible.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same games.")
@click.option("--whole-rounds", is_flag=True, help="With the variant that plays the last round to its end.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON for other programs.")
def command(games: int, players: int, seats: str | None, seed: int, whole_rounds: bool, as_json: bool) -> None:
    """Play thousands of games and tell how they went.

    Rounds and minutes, wins by seat, what every card brings, the notes that the box needs. All seats play sensibly
    unless told.
    """
    if not seats:
        check_seats(players)  # before anybody sits down: a billion of them would not fit into memory
    names = tuple(" ".join(name.split()) for name in seats.split(",")) if seats else ("sensible",) * players
    plan = Series(names, games, seed, Options(whole_rounds=whole_rounds))
    found = as_dict(plan, _watched(plan))
    click.echo(json.dumps(found, indent=2, ensure_ascii=False) if as_json else as_text(found))


def _watched(plan: Series) -> Tally:
    """The games, with a bar that grows where there is a terminal to show it on."""
    if not shows_progress():
        return simulate(plan)
    with click.progressbar(length=plan.games, label="Playing", file=sys.stderr) as bar:
        return simulate(plan, progress=bar.update)
