"""What all commands that print have in common: their options, where the files go, and the plan at the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from functools import wraps
from pathlib import Path
from typing import Any

import click

from ttprint.build.box import told
from ttprint.build.order import Form, Format, Order, Printed
from ttprint.commands.options import OneOf, crossing_option
from ttprint.commands.printers import stored_profile
from ttprint.draw.inks import Theme
from ttprint.errors import TtprintError
from ttprint.files import write_all
from ttprint.press.duplex import Duplex
from ttprint.press.paper import parse_margins, parse_paper
from ttprint.turbo_taxi.pieces import Look
from ttprint.words.catalog import language_of, words

OUT = Path("out")

Option = Callable[[Callable[..., None]], Callable[..., None]]


def _option(name: str, default: object, told: str, metavar: str | None = None) -> Option:
    """An option whose kind follows from its default; what a default means is shown in the help."""
    kind = OneOf(type(default)) if isinstance(default, Enum) else type(default) if default is not None else str
    shown = default.value if isinstance(default, Enum) else f"{default:g}" if isinstance(default, float) else default
    return click.option(name, type=kind, default=shown, show_default=default is not None, metavar=metavar, help=told)


def _flag(name: str, told: str) -> Option:
    return click.option(f"--{name}", name, is_flag=True, help=told)


_FORMATS = (
    _flag("pdf", "Write a PDF; unless told, that is what is written."),
    _flag("svg", "Write an SVG for each page."),
    _flag("png", "Write a PNG for each page."),
    _option("--dpi", 300, "Pixels to the inch of a PNG."),
)
_DUPLEX = _option("--duplex", Duplex.LONG, "How the backs get behind the fronts.")
_FORMS = (
    _flag("pieces", "One file for each piece instead of sheets: PNG, or --svg."),
    _flag("cut", "Only the cut lines, as SVG, for laser and knife cutters."),
    _flag("tts", "Sheets of faces and backs for Tabletop Simulator."),
)
_PIECES = (
    _option("--tile", 50.0, "The side of a tile, 30 to 90 mm.", "MM"),
    _option("--bleed", 3.0, "How far the art runs beyond the cut.", "MM"),
    _DUPLEX,
    crossing_option,
    click.option(
        "--only", multiple=True, metavar="NAME", help="Only these pieces; * for any letters; may be repeated."
    ),
    *_FORMS,
)
_CARDS = (
    _option("--bleed", 0.0, "White beyond the cut, as print shops want it; one cut parts two cards without.", "MM"),
    _DUPLEX,
    crossing_option,
    *_FORMS,
)
_SIZE = (
    _option("--paper", "a4", "a4, letter, a3, legal, or WxH in mm."),
    _option("--margin", "10", "In mm: all round, or top,right,bottom,left; or `tight`."),
)
_WORDS = (
    _option("--lang", None, "en, fr, nl, it, de or es; unless told, as the environment says.", "LANGUAGE"),
    _option("--out", None, "Where to write; unless told, into the folder out.", "FILE|FOLDER"),
)
_PAPER = (*_SIZE, _option("--theme", Theme.CITY, "Full colour, line art that saves ink, or for weak eyes."), *_WORDS)
_PRINTER = _option("--printer", None, "Make up for what this printer does wrong; see calibrate.", "NAME")

GAME_OPTIONS = (*_FORMATS, *_PIECES, *_PAPER, _PRINTER)
CARD_OPTIONS = (*_FORMATS, *_CARDS, *_PAPER, _PRINTER)
POSTER_OPTIONS = (*_FORMATS, crossing_option, *_PAPER, _PRINTER)
SHEET_OPTIONS = POSTER_OPTIONS
CLASS_OPTIONS = (
    *_FORMATS,
    _option("--tile", 40.0, "The side of a tile, 30 to 90 mm; up to 40, two sets share a sheet.", "MM"),
    _DUPLEX,
    crossing_option,
    *_SIZE,
    *_WORDS,
    _PRINTER,
)
PAGE_OPTIONS = (*_FORMATS, _DUPLEX, *_PAPER)
SETS_OPTION = _option("--sets", "all", "Names such as cab,medal, `all`, or a number of player sets.", "SETS")
_NAMES = frozenset(
    "pdf svg png dpi tile bleed duplex crossing only pieces cut tts paper margin theme printer lang out".split()
)


def takes_order(*options: Option) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the printing options; it is handed the order that they make, and where to write."""

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def typed(**given: Any) -> None:
            order, out = _order({name: given.pop(name) for name in _NAMES & given.keys()})
            command(order, out, **given)

        decorated: Callable[..., None] = typed
        for option in reversed(options):
            decorated = option(decorated)
        return decorated

    return decorate


def _order(given: Mapping[str, Any]) -> tuple[Order, Path | None]:
    """The order that the options make; options that a command does not take keep their defaults."""
    out = Path(given["out"]) if given["out"] else None
    formats = frozenset(form for form in Format if given[form.value])
    if not formats and out and out.suffix[1:] in {form.value for form in Format}:
        formats = frozenset({Format(out.suffix[1:])})
    forms = [form for form in (Form.PIECES, Form.CUT, Form.TTS) if given.get(form.value)]
    if len(forms) > 1:
        raise TtprintError(f"--{forms[0].value} and --{forms[1].value} ask for two different things: choose one.")
    look = Look(**{name: given[name] for name in ("tile", "theme", "crossing", "bleed") if name in given})
    order = Order(
        paper=parse_paper(given["paper"], parse_margins(given["margin"])),
        words=words(given["lang"] or language_of(os.environ)),
        look=look,
        duplex=given.get("duplex", Duplex.NONE),
        formats=formats or frozenset({Format.PDF}),
        form=forms[0] if forms else Form.SHEETS,
        only=given.get("only", ()),
        profile=stored_profile(given["printer"]) if given.get("printer") else None,
        dpi=given["dpi"],
    )
    return order, out


def named(order: Order, out: Path | None, name: str) -> tuple[str, Path]:
    """What several files that belong together are called, and their folder: `--out 4b.pdf` names all of them 4b."""
    if out is None or out.is_dir() or out.suffix[1:] not in {form.value for form in Format}:
        return name, out or OUT
    if Format(out.suffix[1:]) not in order.formats:
        form = next(form for form in Format if form in order.formats)
        raise TtprintError(f"The file will be {form.value.upper()}: end {out} in .{form.value}.")
    return out.stem, out.parent


def deliver(order: Order, out: Path | None, make: Callable[[Order], Printed], folder: Path = OUT) -> None:
    """Make the files, write them, and say what was written and how to print it."""
    with _progress(order) as watched:
        result = make(watched)
    paths = _paths(result.files, out, folder)
    write_all({paths[name]: data for name, data in result.files.items()})
    for line in _plan(order, result, list(paths.values())):
        click.echo(line)


@contextmanager
def _progress(order: Order) -> Iterator[Order]:
    """The same order with somebody watching, where there is a terminal to show it on."""
    if not sys.stderr.isatty():
        yield order
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Drawing", total=None)
        yield replace(order, tick=lambda page: progress.advance(task))


def _paths(files: Mapping[str, bytes], out: Path | None, folder: Path) -> dict[str, Path]:
    """Where each file goes: into a folder, or, when there is just one, to the file named."""
    if out is None:
        return {name: folder / name for name in files}
    if out.suffix[1:] in {form.value for form in Format} and not out.is_dir():
        if len(files) > 1:
            raise TtprintError(f"There are {len(files)} files to write, not one: name a folder instead of {out}.")
        (name,) = files
        if out.suffix != Path(name).suffix:
            raise TtprintError(f"The file will be {Path(name).suffix[1:].upper()}: end {out} in {Path(name).suffix}.")
        return {name: out}
    return {name: out / name for name in files}


def _plan(order: Order, result: Printed, paths: list[Path]) -> list[str]:
    many = len(paths) > 6
    shown = f"{paths[0]} … {paths[-1].name} ({len(paths)})" if many else ", ".join(map(str, paths))
    parts = told(order, result.plan)
    if result.cover is not None:
        parts.append(order.words.say("plan.cover", percent=round(100 * result.cover)))
    return [
        order.words.say("plan.wrote", file=shown),
        *([" · ".join(parts)] if parts else []),
        *filter(None, [result.advice]),
    ]
