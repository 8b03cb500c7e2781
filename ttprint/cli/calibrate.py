"""ttprint calibrate: prints the printer test, and keeps what it showed as profiles of printers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import click

from ttprint.cli.commands import product_command, run_product
from ttprint.cli.language import user_language
from ttprint.cli.printers import forget, is_known, known_printers, profile_path, stored_profile
from ttprint.errors import TtprintError
from ttprint.files import write_all
from ttprint.order.calibration import errors_of
from ttprint.press.printers.printer import TRUE, PrinterProfile, refined
from ttprint.press.printers.profiles import parse_profile, write_profile
from ttprint.shared_products import CALIBRATE
from ttprint.words.catalog import Words, words
from ttprint.words.message import MessageLine, say
from ttprint.words.typography import untied

_STORING = (
    click.Option(["--measured"], metavar="WxH", help="What the two 100 mm rulers measure on paper, across and down."),
    click.Option(["--read"], metavar="X,Y,A,B", help="What ladders and scales show on the test page, in mm."),
    click.Option(
        ["--shift"],
        metavar="X,Y",
        help="Instead of --read: how far backs lie to the right of fronts, and below them, in mm; X;Y with decimal "
        "commas.",
    ),
    click.Option(["--turn"], metavar="DEGREES", help="Instead of --read: how far backs are turned clockwise."),
    click.Option(
        ["--refine"], is_flag=True, help="These were measured on a sheet made with --printer: add them to its profile."
    ),
    click.Option(["--list"], is_flag=True, help="List the printers with a profile."),
    click.Option(["--show"], is_flag=True, help="Show the profile of --printer."),
    click.Option(["--forget"], is_flag=True, help="Remove the profile of --printer."),
)


def calibrate_command() -> click.Command:
    """The command of the printer test, with options that store, show and remove profiles."""
    command = product_command(CALIBRATE)

    def callback(**values: Any) -> int:
        return _run(click.get_current_context())

    command.params.extend(_STORING)
    command.callback = callback
    return command


def _run(ctx: click.Context) -> int:
    values: Mapping[str, Any] = ctx.params
    measures = [values[name] for name in ("measured", "shift", "turn", "read")]
    asked = [name for name in ("list", "show", "forget") if values[name]]
    if asked and (len(asked) > 1 or values["refine"] or any(measures)):
        raise TtprintError("printer.alone", option=asked[0])
    if not asked and not values["refine"] and all(measure is None for measure in measures):
        code = run_product(CALIBRATE, ctx)
        spoken, name = _words(values), values["printer"]
        command = spoken.say("calibrate.refine", name=name) if name else spoken.say("calibrate.command")
        click.echo(untied(spoken.say("calibrate.type", command=command)))
        return code
    for line in _profile_lines(_words(values), values, asked, measures):
        click.echo(untied(line))
    return 0


def _words(values: Mapping[str, Any]) -> Words:
    return words(values["lang"] or user_language())


def _profile_lines(words: Words, values: Mapping[str, Any], asked: list[str], measures: list[str | None]) -> list[str]:
    """Store, show, list or remove profiles; what to print about it."""
    name: str | None = values["printer"]
    if asked == ["list"]:
        names = known_printers()
        return [profile_text(words, one, stored_profile(one)) for one in names] or [words.say("calibrate.nobody")]
    if not name:
        raise TtprintError("printer.which" if asked else "printer.whose")
    if asked == ["show"]:
        return [profile_text(words, name, stored_profile(name))]
    if asked == ["forget"]:
        forget(name)
        return [words.say("calibrate.forgotten", name=name)]
    profile = _measured(name, measures, values["refine"])
    path = profile_path(name)
    write_all({path: write_profile(profile).encode()})
    second = [] if values["refine"] else [words.say("calibrate.second", name=name)]
    return [words.say("calibrate.stored", name=name, file=path), profile_text(words, name, profile), *second]


def _measured(name: str, measures: list[str | None], refine: bool) -> PrinterProfile:
    """The profile after new measures."""
    if not refine:
        return parse_profile(*measures, known=stored_profile(name) if is_known(name) else TRUE)
    if all(measure is None for measure in measures):
        raise TtprintError("printer.refine")
    return refined(stored_profile(name), parse_profile(*measures))


def profile_text(words: Words, name: str, profile: PrinterProfile) -> str:
    """The errors of a printer in one line."""
    what = MessageLine(tuple(errors_of(profile)))
    return say("calibrate.profile", name=name, what=what).text(words)
