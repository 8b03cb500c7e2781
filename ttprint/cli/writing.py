"""Writes the files of a product and prints what there is to know; prints reports."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.files import is_folder, write_all, write_whole
from ttprint.order.order import Printed
from ttprint.order.summary import summary
from ttprint.product import Product, Report, Span
from ttprint.render.png import InkCover
from ttprint.words.catalog import Words, words
from ttprint.words.typography import untied

OUT = Path("out")
MOST_NAMED = 6  # files that are listed one by one
FILE_SUFFIXES = frozenset({".pdf", ".svg", ".png", ".html", ".htm"})  # --out with one of these names a file
_STYLES: Mapping[str, Mapping[str, object]] = {
    "bold": {"bold": True},
    "dim": {"dim": True},
    "yellow": {"fg": "bright_yellow", "bold": True},
    "red": {"fg": "bright_red", "bold": True},
    "white": {"fg": "bright_white", "bold": True},
    "road": {"fg": "white"},
}


def default_folder(product: Product) -> Path:
    """Where the files of a product go by default: each game but the default one has a folder of its own."""
    own = product.game.name if product.game and not product.game.default else ""
    return OUT / own / product.folder


def is_file(out: Path) -> bool:
    """True if --out names a file, not a folder."""
    return out.suffix in FILE_SUFFIXES and not is_folder(out)


def named_format(out: Path) -> str:
    """The format that the ending of --out names; empty for a folder."""
    return out.suffix[1:] if is_file(out) else ""


def folder_address(product: Product, out: Path | None) -> str:
    """The URL of the folder that the files go to."""
    folder = default_folder(product) if out is None else out.parent if is_file(out) else out
    try:
        return folder.resolve().as_uri()
    except (OSError, RuntimeError):  # such as a link to itself, which is reported when files are written
        return ""


def write_and_summarize(
    product: Product, printed: Printed, cover: InkCover | None, out: Path | None, words: Words
) -> None:
    """Write the files, then print where they are, the plan, and how to print."""
    _require_current_folder()
    paths = _paths(product, printed.files, out)
    write_all({paths[name]: data for name, data in printed.files.items()})
    for warning in printed.warnings:
        click.echo(f"ttprint: {untied(warning.text(words))}", err=True)
    click.echo(untied(words.say("plan.wrote", file=_shown(list(paths.values())))))
    for message in summary(printed, cover):
        click.echo(untied(message.text(words)))


def _require_current_folder() -> None:
    try:
        Path.cwd()
    except FileNotFoundError:
        raise TtprintError("file.gone") from None


def _paths(product: Product, files: Mapping[str, bytes], out: Path | None) -> dict[str, Path]:
    """Where each file goes: into a folder, or to the file that --out names."""
    if out is None or not is_file(out):
        folder = default_folder(product) if out is None else out
        return {name: folder / name for name in files}
    if len(files) > 1 and not product.takes_name:
        raise TtprintError("file.several", files=len(files), file=out)
    suffixes = {Path(name).suffix for name in files}
    if out.suffix not in suffixes:
        suffix = Path(next(iter(files))).suffix
        raise TtprintError("file.ending", kind=suffix[1:].upper(), file=out, ending=suffix)
    return {name: out.parent / name for name in files} if len(files) > 1 else dict.fromkeys(files, out)


def _shown(paths: list[Path]) -> str:
    if len(paths) > MOST_NAMED:
        return f"{paths[0]} … {paths[-1].name} ({len(paths)})"
    return ", ".join(map(str, paths))


def print_report(report: Report, *, as_json: bool, csv: str | None, lang: str) -> None:
    """Print a report as text or JSON, or write it as CSV."""
    if csv == "-":
        click.echo(report.csv, nl=False)
    elif csv:
        write_whole(Path(csv), report.csv.encode())
        click.echo(untied(words(lang).say("plan.wrote", file=csv)))
    elif as_json:
        click.echo(report.json, nl=False)
    else:
        for line in report.lines:
            click.echo("".join(map(_styled, line)))


def _styled(span: Span) -> str:
    return click.style(span.text, **_STYLES[span.style]) if span.style else span.text  # type: ignore[arg-type]
