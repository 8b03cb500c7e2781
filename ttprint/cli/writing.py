"""Writes the files of a product, and prints where they are, the plan and how to print."""

from __future__ import annotations

from pathlib import Path

import click

from ttprint.cli.destinations import file_paths
from ttprint.errors import TtprintError
from ttprint.files import write_all
from ttprint.order.order import Printed
from ttprint.order.summary import summary
from ttprint.product import Product
from ttprint.render.png import InkCover
from ttprint.words.catalog import Words
from ttprint.words.typography import untied

MOST_NAMED = 6  # files that are listed one by one


def write_and_summarize(
    product: Product, printed: Printed, cover: InkCover | None, out: Path | None, words: Words
) -> None:
    """Write the files, then print where they are, the plan, and how to print."""
    _require_current_folder()
    paths = file_paths(product, printed.files, out)
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


def _shown(paths: list[Path]) -> str:
    if len(paths) > MOST_NAMED:
        return f"{paths[0]} … {paths[-1].name} ({len(paths)})"
    return ", ".join(map(str, paths))
