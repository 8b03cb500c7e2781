"""ttprint classpack: everything for one lesson in one folder."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.build.classroom import class_of, classpack
from ttprint.build.order import Order
from ttprint.commands.printing import CLASS_OPTIONS, deliver, takes_order
from ttprint.turbo_taxi.tiles import Crossing

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
@takes_order(*CLASS_OPTIONS)
def command(order: Order, out: Path | None, pupils: int, groups: int | None, levels: str, seed: int) -> None:
    """Print everything for one lesson into one folder.

    A page for the teacher with the print plan behind it, a sheet for every pupil with the rules and a worksheet, a set
    of tiles for each group in the ink theme, challenge cards that all groups share, and the answers: on as few sheets
    as will do.
    """
    school = class_of(pupils, groups, levels, seed)
    typed = f"ttprint classpack --pupils {pupils} --groups {school.groups} --levels {levels} --seed {seed}"
    if order.look.crossing is not Crossing.CROSSROADS:
        typed += f" --crossing {order.look.crossing.value}"
    deliver(order, out, lambda order: classpack(order, school, typed), FOLDER)
