"""A booklet before it has a layout: pages of sections of blocks, with their texts filled in.

outline: the sections and blocks of each page, for all languages      block: a part of a section, such as a list
caption: the text below a picture      alt: the text that a screen reader reads instead of a picture
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ttprint.resources import folder
from ttprint.words.catalog import Words
from ttprint.words.typography import bound, number

TABLE = ("topic", "usual", "other")  # the columns of a table of variants


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by name; the caption of a picture in a gallery is what it shows, and the count how many there are."""

    name: str
    alt: str
    caption: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class BookletBlock:
    """A part of a section: its kind, texts, pictures and table rows."""

    kind: str
    texts: tuple[str, ...] = ()
    heading: str = ""
    pictures: tuple[Picture, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    columns: int = 1  # of a gallery, and how wide its pictures are in mm
    width: float = 0.0
    height: float = 0.0  # of a picture between words, in mm


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the blocks below it; an ornament is a decoration at the end of the section."""

    key: str
    heading: str
    colour: str
    blocks: tuple[BookletBlock, ...]
    ornament: str = ""


@dataclass(frozen=True, slots=True)
class Cover:
    """The title page."""

    name: str
    subtitle: str
    tagline: str
    facts: tuple[str, ...]
    lines: tuple[str, ...]
    picture: Picture


@dataclass(frozen=True, slots=True)
class Booklet:
    """The whole booklet; the cover is the first page, followed by `pages`."""

    tag: str
    title: str
    cover: Cover
    pages: tuple[tuple[Section, ...], ...]
    navigation: Mapping[str, str]  # texts of links on the web page

    @property
    def colours(self) -> tuple[str, ...]:
        """The different colours of the sections."""
        return tuple(dict.fromkeys(section.colour for page in self.pages for section in page))

    @property
    def pictures(self) -> Counter[str]:
        """How often each picture is in the booklet, by name."""
        blocks = [block for page in self.pages for section in page for block in section.blocks]
        return Counter([self.cover.picture.name, *(picture.name for block in blocks for picture in block.pictures)])

    @property
    def ornaments(self) -> Counter[str]:
        """How often each ornament is in the booklet at most, by name; a page without room for it has none."""
        return Counter(section.ornament for page in self.pages for section in page if section.ornament)


class Wording:
    """The texts of a language, with numbers and names filled in."""

    def __init__(self, words: Words, facts: Mapping[str, int | str]) -> None:
        self.words = words
        self.filled = {name: number(fact, words.tag) if isinstance(fact, int) else fact for name, fact in facts.items()}

    def one(self, key: str) -> str:
        return bound(self.words.say(key, **self.filled))

    def many(self, key: str) -> tuple[str, ...]:
        """Return the texts of a list; a single text is a list of one."""
        if isinstance(self.words.entries.get(key), str):
            return (self.one(key),)
        return tuple(bound(text) for text in self.words.list(key, **self.filled))

    def picture(self, name: str) -> Picture:
        caption = f"figure.{name}.caption"
        return Picture(name, self.one(f"figure.{name}.alt"), self.one(caption) if caption in self.words.entries else "")


def booklet(text: Wording, outline: Mapping[str, Any], galleries: Mapping[str, tuple[Picture, ...]]) -> Booklet:
    """Return the booklet of a language; `galleries` are the rows of small pictures that its outline names."""
    pages = tuple(
        tuple(_section(text, key, outline["section"][key], galleries) for key in page["sections"])
        for page in outline["page"]
        if not page.get("cover")
    )
    navigation = {key: text.one(f"booklet.{key}") for key in ("contents", "skip", "top")}
    return Booklet(text.words.tag, text.one("booklet.title"), _cover(text), pages, navigation)


@cache
def read_outline(game: str) -> dict[str, Any]:
    """Return the outline in a game's folder of templates/."""
    return tomllib.loads((folder("templates") / game / "layout/outline.toml").read_text(encoding="utf-8"))


def _cover(text: Wording) -> Cover:
    name, subtitle, tagline = (text.one(f"cover.{key}") for key in ("name", "subtitle", "tagline"))
    facts = tuple(text.one(f"cover.{key}") for key in ("players", "age", "minutes"))
    lines = tuple(text.one(f"cover.{key}") for key in ("designer", "fan"))
    return Cover(name, subtitle, tagline, facts, lines, text.picture("cover"))


def _section(
    text: Wording, key: str, section: Mapping[str, Any], galleries: Mapping[str, tuple[Picture, ...]]
) -> Section:
    blocks = tuple(_block(text, key, *block.split(), galleries=galleries) for block in section["blocks"])
    return Section(key, text.one(f"{key}.heading"), section["colour"], blocks, section.get("ornament", ""))


def _block(
    text: Wording, section: str, kind: str, name: str, *rows: str, galleries: Mapping[str, tuple[Picture, ...]]
) -> BookletBlock:
    key = f"{section}.{name}"
    match kind:
        case "figure":
            return BookletBlock(kind, pictures=(text.picture(name),))
        case "picture":
            return BookletBlock(kind, pictures=(text.picture(name),), height=float(rows[0]))
        case "gallery":
            columns, width = rows
            return BookletBlock(
                kind, text.many(key), pictures=galleries[name], columns=int(columns), width=float(width)
            )
        case "tip" | "answers":
            return BookletBlock(kind, text.many(key), heading=text.one(f"{key}_heading"))
        case "table":
            heads = tuple(text.one(f"{section}.{column}") for column in TABLE)
            body = (tuple(text.one(f"{section}.{row}.{column}") for column in TABLE) for row in (name, *rows))
            return BookletBlock(kind, rows=(heads, *body))
        case _:
            return BookletBlock(kind, text.many(key))
