"""ttprint calibrate: find out what a printer does wrong, and make up for it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.files import write_all
from ttprint.order.calibration import calibration
from ttprint.order.order import Order
from ttprint.press.printers.printer import TRUE
from ttprint.press.printers.profiles import parse_profile, write_profile
from ttprint.shell.delivery import deliver
from ttprint.shell.options import PAGE_OPTIONS
from ttprint.shell.ordering import takes_order
from ttprint.shell.printers import profile_path, stored_profile


@click.command(
    epilog="Try: ttprint calibrate    or: ttprint calibrate --printer school --measured 99.1x98.8 --shift 1.2,-0.5"
)
@click.option("--printer", "name", metavar="NAME", help="The printer that is tested.")
@click.option("--measured", metavar="WxH", help="What the two 100 mm rulers measure on paper, across and down.")
@click.option("--shift", metavar="X,Y", help="How far the backs lie to the right of the fronts, and below them, in mm.")
@click.option("--turn", metavar="DEGREES", help="How far the backs are turned clockwise.")
@takes_order(None, *PAGE_OPTIONS)
def command(
    order: Order, out: Path | None, name: str | None, measured: str | None, shift: str | None, turn: str | None
) -> None:
    """Test a printer, or store what the test showed.

    Without measures, prints a test sheet; with --printer too, made true for that printer, to see whether it is.
    With measures, stores them as the profile of --printer: then every command with --printer comes out true.
    """
    if measured is None and shift is None and turn is None:
        deliver(replace(order, profile=stored_profile(name) if name else TRUE), out, calibration)
        return
    if not name:
        raise TtprintError("Whose measures are these? Name the printer, such as --printer school.")
    path = profile_path(name)
    write_all({path: write_profile(parse_profile(measured, shift, turn)).encode()})
    click.echo(order.words.say("calibrate.stored", name=name, file=path))
