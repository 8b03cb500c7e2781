"""ttprint classpack: everything for one lesson in one folder."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.games.turbo_taxi.commands.options import CLASS_OPTIONS
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.lesson.classpack import classpack
from ttprint.games.turbo_taxi.lesson.school import class_of
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.order.order import Order
from ttprint.shell.delivery import deliver
from ttprint.shell.ordering import takes_order

FOLDER = Path("out/classpack")


@click.command(
    epilog="Try: ttprint classpack --pupils 28    or: ttprint classpack --pupils 24 --groups 12 --levels easy --lang fr"
)
@click.option("--pupils", type=int, required=True, help="How many pupils there are.")
@click.option(
    "--groups", type=int, help="In how many groups, one set of tiles each; unless told, groups of up to four."
)
@click.option(
    "--levels", default="easy,medium", show_default=True, help="easy, medium, hard, expert; several with commas."
)
@click.option("--seed", type=int, default=1, show_default=True, help="Another number, other cards; the same, the same.")
@takes_order(GAME, *CLASS_OPTIONS)
def command(
    order: Order, look: Look, out: Path | None, pupils: int, groups: int | None, levels: str, seed: int
) -> None:
    """Print everything for one lesson into one folder.

    A page for the teacher with the print plan behind it, a sheet for every pupil with the rules and a worksheet, a set
    of tiles for each group in the ink theme, challenge cards that all groups share, and the answers: on as few sheets
    as will do.
    """
    school = class_of(pupils, groups, levels, seed)
    typed = f"ttprint classpack --pupils {pupils} --groups {school.groups} --levels {levels} --seed {seed}"
    if look.crossing is not Crossing.CROSSROADS:
        typed += f" --crossing {look.crossing.value}"
    deliver(order, out, lambda order: classpack(order, look, school, typed), FOLDER)
