"""Prints reports: as text with colours, as JSON, or as CSV."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import click

from ttprint.product import Report, Span
from ttprint.words.catalog import words
from ttprint.words.typography import untied

_STYLES: Mapping[str, Mapping[str, object]] = {
    "bold": {"bold": True},
    "dim": {"dim": True},
    "yellow": {"fg": "bright_yellow", "bold": True},
    "red": {"fg": "bright_red", "bold": True},
    "white": {"fg": "bright_white", "bold": True},
    "road": {"fg": "white"},
}


def print_report(report: Report, *, as_json: bool, csv: str | None, lang: str) -> None:
    """Print a report as text or JSON, or write it as CSV."""
    if csv == "-":
        click.echo(report.csv, nl=False)
    elif csv:
        from ttprint.files import write_whole

        write_whole(Path(csv), report.csv.encode())
        click.echo(untied(words(lang).say("plan.wrote", file=csv)))
    elif as_json:
        click.echo(report.json, nl=False)
    else:
        for line in report.lines:
            click.echo("".join(map(_styled, line)))


def _styled(span: Span) -> str:
    return click.style(span.text, **_STYLES[span.style]) if span.style else span.text  # type: ignore[arg-type]
