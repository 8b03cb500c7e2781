"""ttprint rules: the rule booklet, to read, to print and fold, in large type, or for a browser."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import click

from ttprint.build.rules import A3, A4, Edition, booklet_plan, rules
from ttprint.errors import TtprintError, unknown
from ttprint.files import write_all
from ttprint.press.paper import Paper, parse_paper
from ttprint.turbo_taxi.rulebook import BOOK, languages
from ttprint.words.catalog import Words, language_of, words

ALL = "all"


@click.command(epilog="Try: ttprint rules --lang fr    or: ttprint rules --lang en --large --html --out .")
@click.option("--lang", metavar="LANG|all", help="Language of the booklet; that of your environment unless told.")
@click.option("--pages", is_flag=True, help="Write only the pages in reading order (A5).")
@click.option("--booklet", is_flag=True, help="Write only the sheets to print, fold and staple.")
@click.option("--html", is_flag=True, help="Write only one web page; with --pages or --booklet, that as well.")
@click.option("--large", is_flag=True, help="Set it on A4 in 14 pt, for weak eyes and classrooms.")
@click.option("--paper", metavar="NAME|WxH", help="What to print on: a4, letter, a3, legal or a size in mm.  [a4]")
@click.option("--out", default="out", show_default=True, metavar="FOLDER", help="Where the files go.")
def command(lang: str | None, pages: bool, booklet: bool, html: bool, large: bool, paper: str | None, out: str) -> None:
    """Write the rule booklet, to read or to fold.

    Without a choice it writes rules-XX.pdf, A5 pages to read, and rules-XX-booklet.pdf, sheets to print on both sides,
    fold and staple; with --large only the pages.
    """
    tags = _tags(lang)
    asked = {Edition.PAGES: pages, Edition.BOOKLET: booklet, Edition.HTML: html}
    editions = {edition for edition, wanted in asked.items() if wanted} or _usual(large)
    if large and editions == {Edition.HTML}:
        editions |= _usual(large)
    sheet = parse_paper(paper) if paper else None
    files: dict[str, bytes] = {}
    for tag in tags:
        files |= rules(tag, editions, paper=sheet, large=large)
    folder = Path(out)
    write_all({folder / name: data for name, data in files.items()})
    spoken = tags[0] if len(tags) == 1 else _language()
    folds = sheet or (A3 if large else A4)
    click.echo("\n".join(_report(folder, files, words(spoken), words(spoken, BOOK), folds)))


def _usual(large: bool) -> set[Edition]:
    return {Edition.PAGES} if large else {Edition.PAGES, Edition.BOOKLET}


def _tags(lang: str | None) -> tuple[str, ...]:
    if lang is None:
        return (_language(),)
    word = lang.strip().casefold()
    if word == ALL:
        return languages()
    if word not in languages():
        raise TtprintError(unknown("language", lang, [*languages(), ALL]))
    return (word,)


def _language() -> str:
    tag = language_of(os.environ)
    return tag if tag in languages() else "en"


def _report(folder: Path, files: Mapping[str, bytes], small: Words, book: Words, paper: Paper) -> Iterator[str]:
    """What was written, how much paper it takes, and how to print it."""
    for name in files:
        yield small.say("plan.wrote", file=str(folder / name))
    if any(name.endswith("-large.pdf") for name in files):
        yield book.say("print.large")
    elif any(name.endswith(".pdf") and "-booklet" not in name for name in files):
        yield book.say("print.pages")
    if folded := [name for name in files if name.endswith("-booklet.pdf")]:
        sheets = booklet_plan(book.tag).sheets * len(folded)
        yield f"{small.count('plan.sheets', sheets, paper=paper.title)}. {book.say('print.booklet')}"
        yield f"{small.say('print.size')} {small.say('print.short')}"
    if any(name.endswith(".html") for name in files):
        yield book.say("print.html")
