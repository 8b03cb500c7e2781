"""ttprint calibrate: find out what a printer does wrong, and make up for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.files import write_all
from ttprint.order.calibration import calibration
from ttprint.order.order import Order
from ttprint.press.printers.printer import TRUE, PrinterProfile, refined
from ttprint.press.printers.profiles import parse_profile, write_profile
from ttprint.shell.delivery import deliver
from ttprint.shell.options import PAGE_OPTIONS
from ttprint.shell.ordering import takes_order
from ttprint.shell.printers import forget, is_known, known_printers, profile_path, stored_profile
from ttprint.words.catalog import Words
from ttprint.words.typography import untied

Measures = tuple[str | None, str | None, str | None]


@click.command(
    epilog="Try: ttprint calibrate    or: ttprint calibrate --printer school --measured 99.1x98.8 --shift 1.2,-0.5"
)
@click.option("--printer", "name", metavar="NAME", help="The printer that is tested.")
@click.option("--measured", metavar="WxH", help="What the two 100 mm rulers measure on paper, across and down.")
@click.option("--shift", metavar="X,Y", help="How far the backs lie to the right of the fronts, and below them, in mm.")
@click.option("--turn", metavar="DEGREES", help="How far the backs are turned clockwise.")
@click.option("--refine", is_flag=True, help="These were measured on a sheet made with --printer: add them to it.")
@click.option("--list", "wants_list", is_flag=True, help="Tell which printers are known, and what they do.")
@click.option("--show", is_flag=True, help="Tell what --printer does.")
@click.option("--forget", "forgets", is_flag=True, help="Forget --printer.")
@takes_order(None, *PAGE_OPTIONS)
def command(
    order: Order,
    out: Path | None,
    name: str | None,
    measured: str | None,
    shift: str | None,
    turn: str | None,
    refine: bool,
    wants_list: bool,
    show: bool,
    forgets: bool,
) -> None:
    """Test a printer, or store what the test showed.

    Without measures, prints a test sheet; with --printer too, made true for that printer, to see whether it is.
    With measures, stores them as the profile of --printer: then every command with --printer comes out true. A measure
    that is not given stays as it was stored; with --refine, measures are added to what is stored.
    """
    measures = measured, shift, turn
    asked = [flag for flag, said in (("list", wants_list), ("show", show), ("forget", forgets)) if said]
    if asked and (len(asked) > 1 or refine or any(measures)):
        raise TtprintError(f"--{asked[0]} is asked for alone: leave out the measures and other questions.")
    if wants_list:
        _list(order.words)
    elif show or forgets:
        _of_one(order.words, name, forget if forgets else None)
    elif refine or any(measure is not None for measure in measures):
        _store(order.words, name, measures, refine)
    else:
        if not order.duplex.has_back_pages:
            raise TtprintError("The test sheet is printed on both sides: give --duplex long, short or manual.")
        deliver(
            replace(order, profile=stored_profile(name) if name else TRUE),
            out,
            lambda order: calibration(order, printer=name or ""),
        )


def _list(words: Words) -> None:
    names = known_printers()
    for name in names:
        click.echo(untied(_told(words, name, stored_profile(name))))
    if not names:
        click.echo(untied(words.say("calibrate.nobody")))


def _of_one(words: Words, name: str | None, remove: Callable[[str], None] | None) -> None:
    if not name:
        raise TtprintError("Which printer? Name it, such as --printer school; --list tells all that are known.")
    if remove is None:
        click.echo(untied(_told(words, name, stored_profile(name))))
    else:
        remove(name)
        click.echo(untied(words.say("calibrate.forgotten", name=name)))


def _store(words: Words, name: str | None, measures: Measures, refine: bool) -> None:
    if not name:
        raise TtprintError("Whose measures are these? Name the printer, such as --printer school.")
    if refine and all(measure is None for measure in measures):
        raise TtprintError("--refine adds measures to those stored: give --measured, --shift or --turn with it.")
    if refine:
        profile = refined(stored_profile(name), parse_profile(*measures))
    else:
        profile = parse_profile(*measures, known=stored_profile(name) if is_known(name) else TRUE)
    path = profile_path(name)
    write_all({path: write_profile(profile).encode()})
    click.echo(untied(words.say("calibrate.stored", name=name, file=path)))
    click.echo(untied(_told(words, name, profile)))


def _told(words: Words, name: str, profile: PrinterProfile) -> str:
    point = words.say("calibrate.point")

    def said(number: float, digits: int) -> str:
        return f"{round(number, digits) + 0.0:g}".replace("-", "−").replace(".", point)

    return words.say(
        "calibrate.profile",
        name=name,
        across=said(100 * profile.scale_x, 2),
        down=said(100 * profile.scale_y, 2),
        right=said(profile.shift_x, 2),
        below=said(profile.shift_y, 2),
        turn=said(profile.turn, 3),
    )
