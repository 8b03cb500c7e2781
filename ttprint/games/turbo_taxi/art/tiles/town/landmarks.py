"""Blocks round one building: library, church, bakery, town hall, school; plots as in greens.py."""

from __future__ import annotations

from random import Random

from ttprint.games.turbo_taxi.art.tiles.town.contours import (
    arc_segments,
    box,
    disc,
    from_segments,
    line,
    polygon,
    rounded_box,
)
from ttprint.games.turbo_taxi.art.tiles.town.houses import gable, hip, ring, skylight
from ttprint.games.turbo_taxi.art.tiles.town.living import bush, cat, person, tree
from ttprint.games.turbo_taxi.art.tiles.town.marks import Layer, Mark, Marks, fill, shade, stroke
from ttprint.games.turbo_taxi.art.tiles.town.palette import Role
from ttprint.games.turbo_taxi.art.tiles.town.squares import awning, paved
from ttprint.games.turbo_taxi.art.tiles.town.things import parasol, pretzel, umbrella


def school(rng: Random) -> Marks:
    """A school with its yard: hopscotch, a ball, children."""
    squares = [(14.2, 9), (15.6, 9), (17, 8.3), (17, 9.7), (18.4, 9), (19.8, 8.3), (19.8, 9.7), (21.2, 9)]
    return [
        *paved(23),
        *gable(1, 1.2, 21, 4.6, Role.BRICK),
        *gable(1, 5.8, 5, 6.6, Role.BRICK, across=True),
        *hip(9.7, 0.9, 3.6, 5.2, Role.SLATE, Layer.SPIRE),
        stroke(Layer.LOW, Role.RED, 0.3, *(box(x, y, 1.4, 1.4) for x, y in squares)),
        *person(14.8 + 9.6j, Role.YELLOW, 90),
        *person(10 + 10.8j, Role.BLUE, 30),
        *person(8 + 8.1j, Role.RED, -40),
        fill(Layer.TIP, Role.FOX, disc(9.7 + 8.6j, 0.42)),
        *skylight(17 + 4.4j),
        *skylight(20 + 4.4j),
        *tree(12.1 + 8.3j, 1.15, rng.randrange(60)),
    ]


def library(rng: Random) -> Marks:
    """A corner library round a courtyard with a reading tree."""
    return [
        *paved(13.2),
        *ring(0.9, 1.0, 11.4, 3.5, Role.SLATE),
        fill(Layer.LOW, Role.PLAZA, box(4.4, 4.5, 4.4, 4.4)),
        *tree(6.6 + 6.4j, 1.35, rng.randrange(60)),
        fill(
            Layer.SPIRE, Role.WHITE, polygon(4.9 + 10j, 6.6 + 10.3j, 8.3 + 10j, 8.3 + 11.6j, 6.6 + 11.9j, 4.9 + 11.6j)
        ),
        stroke(Layer.CROWN, Role.DARK, 0.25, line(6.6 + 10.3j, 6.6 + 11.9j)),
        *person(5.4 + 8.1j, Role.RED, 30),
    ]


def church(rng: Random) -> Marks:
    """A corner church: a nave with aisles, a round apse, a tower with a golden ball."""
    first, apse = arc_segments(12 + 7j, 1.7, -90, 90)
    return [
        fill(Layer.BASE, Role.LAWN, rounded_box(0, 0.2, 13.2, 13, 1.2)),
        fill(Layer.FLOOR, Role.PLAZA, box(5.8, 11.2, 1.8, 2.8)),
        shade(0.6, box(4.4, 2.9, 7, 8.2), from_segments(first, apse)),
        Mark(Layer.ROOF, Role.STONE, (box(4.4, 2.9, 7, 1.7),), facing=-1j),
        Mark(Layer.ROOF, Role.STONE, (box(4.4, 9.4, 7, 1.7),), facing=1j),
        fill(Layer.ROOF, Role.BRICK, from_segments(first, apse)),
        *gable(2.6, 4.4, 9.4, 5.2, Role.ROSE),
        *hip(1.0, 5.0, 4, 4, Role.SLATE, Layer.SPIRE),
        fill(Layer.TIP, Role.YELLOW, disc(3 + 7j, 0.45)),
        *tree(2.3 + 2.2j, 1.6, rng.randrange(60)),
        *tree(2.3 + 11.6j, 1.4, rng.randrange(60)),
        *bush(10.4 + 12.2j, 0.7),
        *bush(12 + 11.4j, 0.7),
        *bush(12 + 1.6j, 0.7),
    ]


def bakery(rng: Random) -> Marks:
    """A corner bakery with a pretzel on its roof and tables outside."""
    return [
        *paved(13.2),
        *gable(1, 1.2, 11.6, 4.2, Role.OCHRE),
        fill(Layer.RIDGE, Role.TRIM, rounded_box(4.7, 1.5, 4.4, 3.6, 1.8)),
        *pretzel(6.9 + 3.25j, 1.5),
        *awning(1.4 + 5.2j, 6.8, Role.RED),
        *parasol(3.1 + 10.8j, Role.RED, 1.6),
        *parasol(7.6 + 10.8j, Role.BLUE, 1.6),
        *person(5.4 + 9.2j, rng.choice((Role.RED, Role.BLUE)), 70),
        *umbrella(11.3 + 8.2j, Role.PLUM),
        *person(11.2 + 11.6j, Role.YELLOW, 20),
        *cat(10.9 + 2.3j, 180),
    ]


def town_hall(rng: Random) -> Marks:
    """A corner town hall: a big hipped roof, a tower with a golden ball, steps to the square."""
    return [
        *paved(13.2),
        *hip(0.9, 1.2, 11.4, 7.4, Role.BRICK),
        *hip(4.6, 2.9, 4, 4, Role.SLATE, Layer.SPIRE),
        fill(Layer.TIP, Role.YELLOW, disc(6.6 + 4.9j, 0.55)),
        fill(Layer.LOW, Role.WHITE, box(4.2, 8.6, 4.8, 1.2)),
        stroke(Layer.DETAIL, Role.STONE, 0.3, line(4.2 + 9.2j, 9 + 9.2j), line(4.2 + 9.8j, 9 + 9.8j)),
        *person(9.6 + 11.4j, Role.WHITE, 0, Role.OCHRE),
        *person(11.5 + 11.5j, Role.DARK, 0, Role.WOOD),
        fill(
            Layer.DETAIL, Role.BLOSSOM, *(disc(complex(8.6 + 0.9 * k, 10.3 + 0.25 * (k % 3)), 0.16) for k in range(5))
        ),
        *bush(2 + 10.6j, 0.9),
        *bush(4.2 + 11.8j, 0.9),
    ]
