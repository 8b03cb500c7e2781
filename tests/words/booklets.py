"""The booklets of all games, and every text of one as it is printed or read aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ttprint.games import GAMES
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK as TURBO_TAXI
from ttprint.games.vite_taxi.rulebook.book import RULEBOOK as VITE_TAXI
from ttprint.words.booklet import Booklet, BookletBlock
from ttprint.words.catalog import languages

RULEBOOKS = {"turbo-taxi": TURBO_TAXI, "vite-taxi": VITE_TAXI}
BOOKS = [(name, tag) for name in GAMES for tag in languages(f"{GAMES[name].package}/rules")]


def booklet_text(game: str, tag: str) -> Booklet:
    """A game's booklet in a language, before it has a layout."""
    return RULEBOOKS[game].text(tag)


def without_names(text: str) -> str:
    """The text without the names of games, which keep the signs of their own language."""
    for game in GAMES.values():
        text = re.sub(re.escape(game.title).replace("!", r"\s?!"), "", text)
    return text


def everything(booklet: Booklet) -> Iterator[str]:
    """Every text of a booklet."""
    cover = booklet.cover
    yield from (booklet.title, cover.name, cover.subtitle, cover.tagline, cover.picture.alt)
    yield from (*cover.facts, *cover.lines, *booklet.navigation.values())
    for page in booklet.pages:
        for section in page:
            yield section.heading
            for block in section.blocks:
                yield from of_block(block)


def of_block(block: BookletBlock) -> Iterator[str]:
    yield from (*block.texts, *([block.heading] if block.heading else []))
    for picture in block.pictures:
        yield from (picture.alt, picture.caption)
    for row in block.rows:
        yield from row
