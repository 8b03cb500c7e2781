"""What gets printed: the game's things to cut out, as pieces for the press.

set: twelve tiles with one back; the four classic player sets, the medal deck, or as many as a class needs
name: what a piece is called on the command line, such as cab-tee-2; a pattern such as *-tee-* names several
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fnmatch import fnmatchcase
from itertools import product

from ttprint.draw.inks import Theme
from ttprint.draw.scene import circle, group
from ttprint.errors import TtprintError, nearest, unknown
from ttprint.geometry import Point
from ttprint.press.piece import Piece
from ttprint.turbo_taxi.art.backs import tile_back
from ttprint.turbo_taxi.art.faces import tile_face
from ttprint.turbo_taxi.art.liveries import CLASSIC, MEDAL, Figure, Livery, liveries
from ttprint.turbo_taxi.art.markers import disc, standee
from ttprint.turbo_taxi.tiles import SET, Crossing, Kind, directions
from ttprint.words.catalog import Words

SMALLEST_TILE, LARGEST_TILE = 30.0, 90.0
MOST_SETS = 512  # with more, a figure in its colour on its pattern would come back
DISC = 16.0
MARKER_BLEED = 1.5


@dataclass(frozen=True, slots=True)
class Look:
    """How the pieces are to look: the tile's side in mm, theme, crossing, and the bleed their art runs to."""

    tile: float = 50.0
    theme: Theme = Theme.CITY
    crossing: Crossing = Crossing.CROSSROADS
    bleed: float = 3.0

    def __post_init__(self) -> None:
        if not SMALLEST_TILE <= self.tile <= LARGEST_TILE:
            raise TtprintError(
                f"A tile of {self.tile:g} mm cannot be drawn well: give {SMALLEST_TILE:g} to {LARGEST_TILE:g} mm."
            )


class MarkerStyle(Enum):
    """Markers that stand, flat ones, or both."""

    STANDEES = "standees"
    DISCS = "discs"
    BOTH = "both"


def parse_sets(text: str) -> tuple[Livery, ...]:
    """The sets that a person asked for: names, `medal`, `all`, a number of player sets, or several of these."""
    named = {livery.name: replace(livery, number=None) for livery in liveries(len(Figure) - 1)} | {"medal": MEDAL}
    found: dict[str, Livery] = {}
    for word in text.casefold().replace(",", " ").split():
        if word == "all":
            chosen: Sequence[Livery] = (*liveries(CLASSIC), MEDAL)
        elif word.lstrip("-").isdecimal():
            chosen = _so_many(int(word))
        elif word in named:
            chosen = (named[word],)
        else:
            raise TtprintError(f"{unknown('set', word, [*named, 'all'])[:-1]}, or a number of player sets such as 30.")
        found |= {livery.name: livery for livery in chosen}
    if not found:
        raise TtprintError(f"No set is named: give {', '.join(named)}, all, or a number of player sets such as 30.")
    return tuple(found.values())


def _so_many(count: int) -> tuple[Livery, ...]:
    if count > MOST_SETS:
        raise TtprintError(f"{count} player sets are too many to be told apart: ask for {MOST_SETS} at most.")
    return liveries(count)


def set_label(livery: Livery, words: Words) -> str:
    """What a set is called on the edge of its sheets."""
    figure = words.say(f"set.{livery.figure.value}")
    return words.say("set.numbered", number=livery.number, figure=figure) if livery.number else figure


def tile_pieces(sets: Sequence[Livery], look: Look, words: Words) -> Iterator[Piece]:
    """The tiles of the sets, twelve for each."""
    for livery in sets:
        back = tile_back(livery, size=look.tile, theme=look.theme, bleed=look.bleed)
        for kind, copies in SET.items():
            for copy in range(copies):
                face = tile_face(
                    directions(kind)[0],
                    size=look.tile,
                    theme=look.theme,
                    crossing=look.crossing,
                    copy=copy,
                    bleed=look.bleed,
                )
                name = tile_name(livery, kind, copy)
                label = set_label(livery, words)
                yield Piece(name, face, look.tile, look.tile, back, group=livery.name, label=label)


def tile_name(livery: Livery, kind: Kind, copy: int) -> str:
    """What a tile is called on the command line."""
    return f"{livery.name}-{kind.value.replace(' ', '-')}-{copy + 1}"


def marker_pieces(style: MarkerStyle, look: Look, words: Words) -> Iterator[Piece]:
    """The two taxis and the two houses, to fold or flat."""
    label = words.say("set.markers")
    for colour, figure in product(("yellow", "red"), ("taxi", "house")):
        if style is not MarkerStyle.DISCS:
            net = standee(figure, colour, theme=look.theme)
            front = group(net.front, net.folds)
            yield Piece(f"{colour}-{figure}-standee", front, net.width, net.height, label=label, outline=net.outline)
    for colour, figure in product(("yellow", "red"), ("taxi", "house")):
        if style is not MarkerStyle.STANDEES:
            front = disc(figure, colour, theme=look.theme, diameter=DISC)
            edge = circle(Point(DISC / 2, DISC / 2), DISC / 2)
            yield Piece(f"{colour}-{figure}-disc", front, DISC, DISC, label=label, outline=edge)


def chosen(pieces: Sequence[Piece], only: Sequence[str]) -> list[Piece]:
    """The pieces whose names fit one of the patterns; all of them when there is none."""
    if not only:
        return list(pieces)
    for pattern in only:
        if not any(fnmatchcase(piece.name, pattern) for piece in pieces):
            names = [piece.name for piece in pieces]
            hint = f"the nearest is {close}" if (close := nearest(pattern, names)) else f"names are such as {names[0]}"
            raise TtprintError(f"No piece here is called {pattern!r}: {hint}, and * stands for any letters.")
    return [piece for piece in pieces if any(fnmatchcase(piece.name, pattern) for pattern in only)]
