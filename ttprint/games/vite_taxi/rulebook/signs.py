"""Pictures of the kinds of spaces on the map: each one large, on a piece of street."""

from __future__ import annotations

from collections.abc import Iterable

from ttprint.draw.inks import Ink
from ttprint.draw.scene import Node, Page, Path, Place, group
from ttprint.draw.shapes import joined, line, polyline, rect
from ttprint.games.vite_taxi.art.board.plates import bank_plate, great_plate, named_plate, rank_plate
from ttprint.games.vite_taxi.art.cards.inks import NIGHT
from ttprint.games.vite_taxi.rulebook.elements import INKS, KERB, SPACE
from ttprint.geometry import Affine, Box, Point

SIDE = 26.0
FIELDS = {"great": "#f0d0bb", "named": "#f6dcb4", "rank": "#ebe0b0", "bank": "#d9e1bc"}


def signs() -> dict[str, Page]:
    """Return every sign by its name."""
    plates: dict[str, Iterable[Node]] = {
        "great": great_plate(9.4, INKS, (0, 90, 180, 270)),
        "named": named_plate(SPACE, INKS),
        "rank": rank_plate(SPACE, INKS),
        "bank": bank_plate(SPACE, INKS),
    }
    found = {}
    for name, plate in plates.items():
        # at a great square streets cross; elsewhere one street passes
        across = [(Point(-2, SIDE / 2), Point(SIDE + 2, SIDE / 2))]
        across += [(Point(SIDE / 2, -2), Point(SIDE / 2, SIDE + 2))] if name == "great" else []
        beds = [
            Path(polyline(ends), stroke=ink, width=width)
            for ink, width in ((INKS.kerb, KERB + 0.6), (INKS.bed, KERB))
            for ends in across
        ]
        scale = 1.0 if name == "great" else 1.3
        drawn = Place(group(plate), Affine.move(SIDE / 2, SIDE / 2) @ Affine.scale(scale))
        found[name] = _tile(Ink.hex(FIELDS[name]), [*beds, drawn])
    return found | {"voie": _voie()}


def _tile(ground: Ink, art: list[Node]) -> Page:
    edge = rect(Box(0, 0, SIDE, SIDE), 3.0)
    inside = group(Path(edge, fill=ground), art, clip=Path(edge))
    return Page(SIDE, SIDE, (inside, Path(edge, stroke=NIGHT, width=0.5)))


def _voie() -> Page:
    """A space of the Voie between the quay and the water."""
    half, low = SPACE * 0.6, 11.0
    xs = (SIDE / 2 - 4.4, SIDE / 2 + 4.4)
    chevrons = joined(line((x - 1.2, low - 2.4), (x + 1.2, low), (x - 1.2, low + 2.4)) for x in xs)
    return _tile(
        Ink.hex("#d0dddb"),
        [
            Path(rect(Box(-2, low + 9, SIDE + 4, SIDE)), fill=INKS.water),
            Path(rect(Box(-2, low - 9, SIDE + 4, 18)), fill=INKS.voie),
            Path(rect(Box(SIDE / 2 - half, low - 6.6, 2 * half, 13.2), 2.4), fill=INKS.voie_square,
                 stroke=INKS.voie_edge, width=0.4),
            Path(chevrons, stroke=INKS.arrow, width=0.9, cap="round"),
        ],
    )  # fmt: skip
