"""The rule booklet of Turbo Taxi: its figures by name, and its text with the facts filled in."""

from __future__ import annotations

from ttprint.draw.scene import Page
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, liveries
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Kind, directions
from ttprint.games.turbo_taxi.rulebook import figures as pictures
from ttprint.games.turbo_taxi.rulebook import scenery
from ttprint.games.turbo_taxi.rulebook.facts import EXAMPLE, RIGHT, WRONG, facts
from ttprint.order.booklets import Rulebook
from ttprint.words.booklet import Booklet, Picture, Wording, booklet, read_outline
from ttprint.words.catalog import SHARED, words

ROOM = "turbo_taxi"
SETS = (*liveries(CLASSIC), MEDAL)


def figures() -> dict[str, Page]:
    """Every figure of the booklet by its name. They contain no words, so that all languages share them."""
    return {
        "cover": scenery.town_figure(scenery.COVER, scenery.ON_COVER),
        "table": scenery.table_figure(),
        "markers": pictures.markers_figure(),
        "board": pictures.board_figure(),
        "setup": pictures.setup_figure(EXAMPLE),
        "right": pictures.right_figure(EXAMPLE, RIGHT),
        "wrong": pictures.city_figure(EXAMPLE, WRONG),
        **{name: scenery.town_figure(rows, markers) for name, (rows, markers) in scenery.TOWNS.items()},
        **{f"kind-{_key(kind)}": pictures.tile_figure(pictures.face(directions(kind)[0], 0)) for kind in Kind},
        **{f"back-{livery.name}": pictures.tile_figure(pictures.back(livery)) for livery in SETS},
    }


def rule_booklet(tag: str) -> Booklet:
    """The booklet in a language, before it has a layout."""
    text, small = Wording(words(tag, SHARED, f"{ROOM}/rules"), facts()), words(tag, f"{ROOM}/words")
    kinds = tuple(
        Picture(
            f"kind-{_key(kind)}", text.one(f"kind.{_key(kind)}.alt"), text.one(f"kind.{_key(kind)}.name"), SET[kind]
        )
        for kind in Kind
    )
    names = [(livery.name, small.say(f"set.{livery.figure.value}")) for livery in SETS]
    backs = tuple(Picture(f"back-{name}", title, title) for name, title in names)
    return booklet(text, read_outline(ROOM), {"kinds": kinds, "backs": backs})


def _key(kind: Kind) -> str:
    return kind.name.casefold()


RULEBOOK = Rulebook(ROOM, figures, rule_booklet)
