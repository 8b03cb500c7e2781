"""The rule booklet of the game: its figures by name, and its words with the facts filled in."""

from __future__ import annotations

from ttprint.turbo_taxi.art import lessons, scenery
from ttprint.turbo_taxi.art.lessons import Figure
from ttprint.turbo_taxi.art.liveries import CLASSIC, MEDAL, liveries
from ttprint.turbo_taxi.example import EXAMPLE, RIGHT, WRONG
from ttprint.turbo_taxi.facts import facts
from ttprint.turbo_taxi.tiles import SET, Kind
from ttprint.words import catalog
from ttprint.words.booklet import Booklet, Picture, Text, booklet

BOOK = "rules"
SETS = (*liveries(CLASSIC), MEDAL)


def languages() -> tuple[str, ...]:
    """The languages that there is a booklet in."""
    return catalog.languages(BOOK)


def figures() -> dict[str, Figure]:
    """Every figure of the booklet by its name; no words are in them, so that all languages share them."""
    return {
        "cover": scenery.town_figure(scenery.COVER, scenery.ON_COVER),
        "table": scenery.table_figure(),
        "markers": lessons.markers_figure(),
        "board": lessons.board_figure(),
        "setup": lessons.setup_figure(EXAMPLE),
        "right": lessons.right_figure(EXAMPLE, RIGHT),
        "wrong": lessons.wrong_figure(EXAMPLE, WRONG),
        **{name: scenery.town_figure(rows, markers) for name, (rows, markers) in scenery.TOWNS.items()},
        **{f"kind-{_key(kind)}": lessons.kind_figure(kind) for kind in Kind},
        **{f"back-{livery.name}": lessons.back_figure(livery) for livery in SETS},
    }


def told(tag: str) -> Booklet:
    """The booklet of a language, before it has a layout."""
    text, small = Text(catalog.words(tag, BOOK), facts()), catalog.words(tag)
    kinds = tuple(
        Picture(
            f"kind-{_key(kind)}", text.one(f"kind.{_key(kind)}.alt"), text.one(f"kind.{_key(kind)}.name"), SET[kind]
        )
        for kind in Kind
    )
    names = [(livery.name, small.say(f"set.{livery.figure.value}")) for livery in SETS]
    return booklet(text, {"kinds": kinds, "backs": tuple(Picture(f"back-{name}", said, said) for name, said in names)})


def _key(kind: Kind) -> str:
    return kind.name.casefold()
