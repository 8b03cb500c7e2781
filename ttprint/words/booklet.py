"""A booklet before it has a layout: pages of sections of blocks, with their words filled in.

outline: what stands on which page, the same in every language      block: one thing in a section, such as a list
caption: the words below a picture      alt: the words that stand in for it for those who do not see it
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
    """A picture by name; a gallery's picture has a name to print below it."""

    name: str
    alt: str
    caption: str = ""
    count: int = 0


@dataclass(frozen=True, slots=True)
class Passage:
    """One thing in a section: how it is set, its words, its pictures, its rows."""

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
    """A heading and what stands below it; the ornament that follows it, if any, is there to please the eye."""

    key: str
    heading: str
    colour: str
    blocks: tuple[Passage, ...]
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
    """The whole of it; the cover is the first page."""

    tag: str
    title: str
    cover: Cover
    pages: tuple[tuple[Section, ...], ...]
    furniture: Mapping[str, str]

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the sections, each once."""
        return tuple(dict.fromkeys(section.colour for page in self.pages for section in page))

    @property
    def pictures(self) -> Counter[str]:
        """How often each picture stands in the booklet, by name."""
        blocks = [block for page in self.pages for section in page for block in section.blocks]
        return Counter([self.cover.picture.name, *(picture.name for block in blocks for picture in block.pictures)])

    @property
    def ornaments(self) -> Counter[str]:
        """How often each ornament stands in the booklet if there is room for it everywhere, by name."""
        return Counter(section.ornament for page in self.pages for section in page if section.ornament)


class Wording:
    """The words of a language as running text, its numbers filled in."""

    def __init__(self, words: Words, facts: Mapping[str, int | str]) -> None:
        self.words = words
        self.filled = {name: number(fact, words.tag) if isinstance(fact, int) else fact for name, fact in facts.items()}

    def one(self, key: str) -> str:
        return bound(self.words.say(key, **self.filled))

    def many(self, key: str) -> tuple[str, ...]:
        """The texts of a list; a single text is a list of one."""
        if isinstance(self.words.entries.get(key), str):
            return (self.one(key),)
        return tuple(bound(text) for text in self.words.list(key, **self.filled))

    def picture(self, name: str) -> Picture:
        caption = f"figure.{name}.caption"
        return Picture(name, self.one(f"figure.{name}.alt"), self.one(caption) if caption in self.words.entries else "")


def booklet(text: Wording, plan: Mapping[str, Any], galleries: Mapping[str, tuple[Picture, ...]]) -> Booklet:
    """The booklet of a language by its outline; `galleries` are the rows of small pictures that the outline names."""
    pages = tuple(
        tuple(_section(text, key, plan["section"][key], galleries) for key in page["sections"])
        for page in plan["page"]
        if not page.get("cover")
    )
    furniture = {key: text.one(f"booklet.{key}") for key in ("contents", "skip", "top")}
    return Booklet(text.words.tag, text.one("booklet.title"), _cover(text), pages, furniture)


@cache
def outline(room: str) -> dict[str, Any]:
    """What stands on which page, as a game's folder in templates/ says."""
    return tomllib.loads((folder("templates") / room / "layout/outline.toml").read_text(encoding="utf-8"))


def _cover(text: Wording) -> Cover:
    def said(key: str) -> str:
        return text.one(f"cover.{key}")

    facts, lines = (said("players"), said("age"), said("minutes")), (said("designer"), said("fan"))
    return Cover(said("name"), said("subtitle"), said("tagline"), facts, lines, text.picture("cover"))


def _section(text: Wording, key: str, plan: Mapping[str, Any], galleries: Mapping[str, tuple[Picture, ...]]) -> Section:
    blocks = tuple(_block(text, key, *block.split(), galleries=galleries) for block in plan["blocks"])
    return Section(key, text.one(f"{key}.heading"), plan["colour"], blocks, plan.get("ornament", ""))


def _block(
    text: Wording, section: str, kind: str, name: str, *rows: str, galleries: Mapping[str, tuple[Picture, ...]]
) -> Passage:
    key = f"{section}.{name}"
    match kind:
        case "figure":
            return Passage(kind, pictures=(text.picture(name),))
        case "picture":
            return Passage(kind, pictures=(text.picture(name),), height=float(rows[0]))
        case "gallery":
            columns, width = rows
            return Passage(kind, text.many(key), pictures=galleries[name], columns=int(columns), width=float(width))
        case "tip" | "answers":
            return Passage(kind, text.many(key), heading=text.one(f"{key}_heading"))
        case "table":
            heads = tuple(text.one(f"{section}.{column}") for column in TABLE)
            body = (tuple(text.one(f"{section}.{row}.{column}") for column in TABLE) for row in (name, *rows))
            return Passage(kind, rows=(heads, *body))
        case _:
            return Passage(kind, text.many(key))
