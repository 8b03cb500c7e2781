"""ttprint classpack: everything for one lesson in one folder."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.lesson.classpack import print_classpack
from ttprint.games.turbo_taxi.lesson.school import SchoolClass, class_of
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.parsing.options import CLASS_OPTIONS, LINK, WITHOUT, checked_link, had_before
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
    "--levels",
    default="easy,medium",
    show_default=True,
    metavar="easy|medium|hard|expert,…",
    help="How hard; several with commas.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="Another number, other cards; the same, the same.")
@WITHOUT
@LINK
@takes_order(GAME, *CLASS_OPTIONS)
def command(
    order: Order,
    look: Look,
    out: Path | None,
    pupils: int,
    groups: int | None,
    levels: str,
    seed: int,
    without: tuple[str, ...],
    link: str | None,
) -> None:
    """Print everything for one lesson into one folder.

    A page for the teacher with the print plan behind it, a sheet for every pupil with the rules and a worksheet, a set
    of tiles for each group in the ink theme, challenge cards that all groups share, and the answers: on as few sheets
    as will do.
    """
    school = replace(class_of(pupils, groups, levels, seed), without=had_before(without))
    pairs = -(-pupils // 2)
    typed = _typed(school, look, without)
    again = f"{_typed(replace(school, groups=pairs), look, without)} --lang {order.words.tag}"
    in_pairs = again if school.groups < pairs else ""
    page = checked_link(link)
    deliver(order, out, lambda order: print_classpack(order, look, school, typed, in_pairs, page), FOLDER)


def _typed(school: SchoolClass, look: Look, without: Sequence[str]) -> str:
    """The command for a class, as far as it decides which cards there are."""
    levels = ",".join(level.value for level in school.levels)
    who = f"--pupils {school.pupils} --groups {school.groups}"
    typed = f"ttprint classpack {who} --levels {levels} --seed {school.seed}"
    typed += "".join(f" --without {shlex.quote(name)}" for name in without)
    return typed if look.crossing is Crossing.CROSSROADS else f"{typed} --crossing {look.crossing.value}"
