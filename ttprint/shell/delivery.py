"""Where the files of an order go, and what is told when they are written."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.files import write_all
from ttprint.order.order import Format, Order, Printed
from ttprint.order.summary import plan_told
from ttprint.render.png import InkCover
from ttprint.shell.ordering import is_file
from ttprint.stopping import check
from ttprint.words.catalog import Words
from ttprint.words.typography import untied

OUT = Path("out")
MOST_NAMED = 6  # files that are told one by one


def deliver(order: Order, out: Path | None, make: Callable[[Order], Printed], folder: Path = OUT) -> None:
    """Make the files, write them, and say what was written and how to print it."""
    _stand_somewhere()
    with _watched(replace(order, place=_place(out, folder))) as watched:
        result = make(watched)
        cover = result.cover()
    paths = _paths(result.files, out, folder)
    write_all({paths[name]: data for name, data in result.files.items()})
    for line in _report(order, result, cover, list(paths.values())):
        click.echo(untied(line))


def named(order: Order, out: Path | None, name: str) -> tuple[str, Path]:
    """What several files that belong together are called, and their folder: `--out 4b.pdf` names all of them 4b."""
    if out is None or not is_file(out):
        return name, out or OUT
    if Format(out.suffix[1:]) not in order.formats:
        form = next(form for form in Format if form in order.formats)
        raise TtprintError(f"The file will be {form.value.upper()}: end {out} in .{form.value}.")
    return out.stem, out.parent


def _place(out: Path | None, folder: Path) -> str:
    """The address of the folder that the files go to."""
    there = folder if out is None else out.parent if is_file(out) else out
    try:
        return there.resolve().as_uri()
    except (OSError, RuntimeError):  # such as a link that leads to itself, which is told when files are written
        return ""


def _stand_somewhere() -> None:
    try:
        Path.cwd()
    except FileNotFoundError:
        raise TtprintError("The current folder has been removed: change into one that is there.") from None


@contextmanager
def _watched(order: Order) -> Iterator[Order]:
    """The same order with somebody watching, where there is a terminal to show it on."""
    if not shows_progress():
        yield replace(order, tick=lambda page: check())
        return
    with click.progressbar(length=0, label="Drawing", show_pos=True, file=sys.stderr) as bar:

        def expect(pages: int) -> None:
            bar.length = (bar.length or 0) + pages
            bar.finished = False  # the bar of one part may have been full before the next one began

        def tick(_: str) -> None:
            check()
            bar.update(1)

        yield replace(order, expect=expect, tick=tick)


def shows_progress() -> bool:
    """Whether somebody is watching, on a terminal that can draw over a line."""
    return sys.stderr.isatty() and os.environ.get("TERM") != "dumb"


def _paths(files: Mapping[str, bytes], out: Path | None, folder: Path) -> dict[str, Path]:
    """Where each file goes: into a folder, or, when there is just one, to the file named."""
    if out is None:
        return {name: folder / name for name in files}
    if is_file(out):
        if len(files) > 1:
            raise TtprintError(f"There are {len(files)} files to write, not one: name a folder instead of {out}.")
        (name,) = files
        if out.suffix != Path(name).suffix:
            raise TtprintError(f"The file will be {Path(name).suffix[1:].upper()}: end {out} in {Path(name).suffix}.")
        return {name: out}
    return {name: out / name for name in files}


def _report(order: Order, result: Printed, cover: InkCover | None, paths: list[Path]) -> list[str]:
    many = len(paths) > MOST_NAMED
    shown = f"{paths[0]} … {paths[-1].name} ({len(paths)})" if many else ", ".join(map(str, paths))
    parts = plan_told(order, result.plan)
    if cover is not None:
        parts.append(_cover(order.words, cover))
    told = [" · ".join(parts)] if parts else []
    return [order.words.say("plan.wrote", file=shown), *told, *result.advice, *result.hints]


def _cover(words: Words, cover: InkCover) -> str:
    percent = round(100 * cover.dark)
    if cover.sampled == cover.pages:
        return words.say("plan.cover", percent=percent)
    return words.say("plan.cover_of_some", percent=percent, seen=cover.sampled, pages=cover.pages)
