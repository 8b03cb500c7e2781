"""Tiles and markers as pieces to print.

set: twelve tiles with the same back; the four classic player sets, the medal deck, or more sets for a class
name: the name of a piece on the command line, such as cab-tee-2; a pattern such as *-tee-* selects several
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial

from ttprint.draw.scene import group
from ttprint.draw.shapes import circle
from ttprint.errors import TtprintError, nearest
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, Figure, Livery, liveries
from ttprint.games.turbo_taxi.art.board.board import marker_radius
from ttprint.games.turbo_taxi.art.markers.markers import MARKERS, disc, standee
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.tiles import SET, directions
from ttprint.geometry import Point
from ttprint.order.order import Style
from ttprint.press.piece import Piece
from ttprint.words.catalog import Words

MOST_SETS = 512  # the number of different combinations of figure, colour and pattern
DISC_SLACK = 0.4  # mm by which a disc is narrower than its circle on the board, so that it drops in
MARKER_BLEED = 1.5
_DIGITS = 9  # int() refuses more than a few thousand
_NUMBER = re.compile(rf"-?[0-9]{{1,{_DIGITS - 1}}}|[0-9]+")


class MarkerStyle(Enum):
    """Standing markers, flat ones, or both."""

    STANDEES = "standees"
    DISCS = "discs"
    BOTH = "both"


def parse_sets(text: str) -> tuple[Livery, ...]:
    """The sets in a text: names, `medal`, `all`, a number of player sets, or several of these."""
    named = {livery.name: replace(livery, number=None) for livery in liveries(len(Figure) - 1)} | {"medal": MEDAL}
    allowed = ", ".join([*named, "all"])
    found: dict[str, Livery] = {}
    for word in text.casefold().replace(",", " ").split():
        if word == "all":
            chosen: Sequence[Livery] = (*liveries(CLASSIC), MEDAL)
        elif _NUMBER.fullmatch(word):
            chosen = _numbered_sets(word)
        elif word in named:
            chosen = (named[word],)
        else:
            close = nearest(word, [*named, "all"])
            raise TtprintError("set.unknown_near" if close else "set.unknown", word=word, near=close, allowed=allowed)
        found |= {livery.name: livery for livery in chosen}
    if not found:
        raise TtprintError("set.missing", allowed=allowed)
    return tuple(found.values())


def _numbered_sets(number: str) -> tuple[Livery, ...]:
    if len(number) > _DIGITS or int(number) > MOST_SETS:
        raise TtprintError("set.most", count=number, most=MOST_SETS)
    return liveries(int(number))


def set_label(livery: Livery, words: Words) -> str:
    """The name of a set on the edge of its sheets."""
    figure = words.say(f"set.{livery.figure.value}")
    return words.say("set.numbered", number=livery.number, figure=figure) if livery.number else figure


def tile_pieces(sets: Sequence[Livery], style: Style, look: Look) -> Iterator[Piece]:
    """The tiles of the sets, twelve for each."""
    for livery in sets:
        back = tile_back(livery, size=look.tile, theme=style.theme, bleed=style.bleed)
        face = partial(tile_face, size=look.tile, theme=style.theme, crossing=look.crossing, bleed=style.bleed)
        for kind, copies in SET.items():
            for copy in range(copies):
                front = face(directions(kind)[0], copy=copy)
                name = f"{livery.name}-{kind.value.replace(' ', '-')}-{copy + 1}"
                label = set_label(livery, style.words)
                yield Piece(name, front, look.tile, look.tile, back, group=livery.name, label=label)


def disc_width(look: Look) -> float:
    """How wide a flat marker is: it lies in the circles of the board that goes with the tiles."""
    return 2 * marker_radius(look.tile) - DISC_SLACK


def marker_pieces(shape: MarkerStyle, style: Style, look: Look) -> Iterator[Piece]:
    """The two taxis and the two houses, to fold or flat."""
    label = style.words.say("part.markers")
    for colour, figure in MARKERS:
        if shape is not MarkerStyle.DISCS:
            net = standee(figure, colour, theme=style.theme)
            front = group(net.front, net.folds)
            name, cut = f"{colour}-{figure}-standee", net.outline
            yield Piece(name, front, net.width, net.height, label=label, outline=cut, folds=net.creases)
    for colour, figure in MARKERS:
        if shape is not MarkerStyle.STANDEES:
            wide = disc_width(look)
            front = disc(figure, colour, theme=style.theme, diameter=wide)
            edge = circle(Point(wide / 2, wide / 2), wide / 2)
            yield Piece(f"{colour}-{figure}-disc", front, wide, wide, label=label, outline=edge)
