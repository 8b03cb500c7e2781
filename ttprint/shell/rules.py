"""The command that writes a game's rule booklet: to read, to print and fold, in large type, or for a browser."""

from __future__ import annotations

import os
from collections.abc import Set
from dataclasses import replace
from functools import reduce
from operator import add
from pathlib import Path

import click

from ttprint.errors import TtprintError, unknown
from ttprint.order.booklets import Edition, Rulebook, rule_booklet
from ttprint.order.order import Order, Printed
from ttprint.press.paper import PAPERS, parse_paper
from ttprint.shell.choices import listed
from ttprint.shell.delivery import deliver
from ttprint.shell.game import Game
from ttprint.words.catalog import language_of

ALL = "all"


def rules_command(game: Game, tries: str) -> click.Command:
    """The command for a game."""

    @click.command("rules", epilog=tries)
    @click.option("--lang", metavar="LANG|all", help="Language of the booklet; that of your environment unless told.")
    @click.option("--pages", is_flag=True, help="Write only the pages in reading order (A5).")
    @click.option("--booklet", is_flag=True, help="Write only the sheets to print, fold and staple.")
    @click.option("--html", is_flag=True, help="Write only one web page; with --pages or --booklet, that as well.")
    @click.option("--large", is_flag=True, help="Set it on A4, no type under 14 pt: for low vision and classrooms.")
    @click.option("--paper", metavar="NAME|WxH", help=f"What to print on: {listed((*PAPERS, 'a size in mm'))}.  [a4]")
    @click.option("--out", default="out", show_default=True, metavar="FOLDER", help="Where the files go.")
    def command(
        lang: str | None, pages: bool, booklet: bool, html: bool, large: bool, paper: str | None, out: str
    ) -> None:
        """Write the rule booklet, to read or to fold.

        Without a choice it writes rules-XX.pdf, A5 pages to read, and rules-XX-booklet.pdf, sheets to print on both
        sides, fold and staple; with --large only the pages.
        """
        book = game.rulebook()
        tags = _tags(lang, book)
        editions = _editions({Edition.PAGES: pages, Edition.BOOKLET: booklet, Edition.HTML: html}, large)
        usual = "a3" if large and Edition.BOOKLET in editions else "a4"
        spoken = tags[0] if len(tags) == 1 else _language(book)
        order = Order(parse_paper(paper or usual), game.words(spoken))

        def make(order: Order) -> Printed:
            order.expect(len(tags))
            every = (replace(order, words=game.words(tag)) for tag in tags)
            made = [rule_booklet(one, book, editions, large=large) for one in every]
            # how to print them is said once, not in every language
            said = made[tags.index(spoken)].advice if spoken in tags else made[0].advice
            return replace(reduce(add, made), advice=said)

        deliver(order, Path(out), make)

    return command


def _editions(asked: dict[Edition, bool], large: bool) -> Set[Edition]:
    usual = {Edition.PAGES} if large else {Edition.PAGES, Edition.BOOKLET}
    chosen = {edition for edition, wanted in asked.items() if wanted} or usual
    return chosen | usual if large and chosen == {Edition.HTML} else chosen


def _tags(lang: str | None, book: Rulebook) -> tuple[str, ...]:
    if lang is None:
        return (_language(book),)
    word = lang.strip().casefold()
    if word == ALL:
        return book.languages
    if word not in book.languages:
        raise TtprintError(unknown("language", lang, [*book.languages, ALL]))
    return (word,)


def _language(book: Rulebook) -> str:
    tag = language_of(os.environ)
    return tag if tag in book.languages else "en"
