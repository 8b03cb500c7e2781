"""Trees, people and animals, each about a point, in tile units."""

from __future__ import annotations

from random import Random

from ttprint.games.turbo_taxi.art.tiles.town.contours import arc, cloud, disc, line, oval, polygon, rounded_box
from ttprint.games.turbo_taxi.art.tiles.town.marks import Layer, Mark, Marks, fill, put, shade, stroke
from ttprint.games.turbo_taxi.art.tiles.town.palette import Role

COATS = (Role.RED, Role.BLUE, Role.YELLOW, Role.WHITE, Role.PLUM)


def tree(at: complex, radius: float, turn: float = 0.0) -> Marks:
    """A tree from above: a crown of lobes with the sun on it."""
    crown = cloud(at, radius, 7 if radius > 1.9 else 6, turn)
    return [
        shade(radius * 0.3, crown),
        fill(Layer.CROWN, Role.TREE, crown),
        Mark(Layer.SPARK, Role.LEAF, (cloud(at, radius * 0.6, 5, turn),), lean=-radius * 0.2),
    ]


def blossom(at: complex, radius: float, turn: float = 0.0) -> Marks:
    """A fruit tree in flower."""
    crown = cloud(at, radius, 6, turn)
    return [
        shade(radius * 0.3, crown),
        fill(Layer.CROWN, Role.ROSE, crown),
        Mark(Layer.SPARK, Role.BLOSSOM, (cloud(at, radius * 0.62, 5, turn),), lean=-radius * 0.18),
    ]


def bush(at: complex, radius: float) -> Marks:
    """A round shrub."""
    return [fill(Layer.LOW, Role.HEDGE, disc(at, radius))]


def grove(rng: Random, spots: tuple[tuple[complex, float], ...]) -> Marks:
    """Trees at the given points, each turned at random."""
    return [mark for at, radius in spots for mark in tree(at, radius, rng.randrange(60))]


def tufts(*spots: complex) -> Marks:
    """A few blades of grass here and there."""
    blades = [line(at + tip, at) for at in spots for tip in (-0.55 - 0.7j, -0.95j, 0.55 - 0.7j)]
    return [stroke(Layer.FLOOR, Role.MEADOW, 0.35, *blades)]


_HAIR = {Role.BLUE: Role.WOOD, Role.WHITE: Role.FOX, Role.PLUM: Role.OCHRE, Role.RED: Role.OCHRE}


def person(at: complex, coat: Role, turn: float = 0.0, hair: Role | None = None) -> Marks:
    """A person from above: shoulders and a head."""
    hair = hair or _HAIR.get(coat, Role.DARK)
    return [fill(Layer.TOP, coat, oval(at, 0.85, 0.5, turn)), fill(Layer.TIP, hair, disc(at, 0.45))]


def duck(at: complex, turn: float, role: Role = Role.WHITE) -> Marks:
    """A duck, swimming the way it is turned."""
    shape = [
        fill(Layer.TOP, role, polygon(-1.15 + 0j, -0.5 - 0.45j, -0.5 + 0.45j), oval(0j, 0.8, 0.5)),
        fill(Layer.TIP, role, disc(0.75 + 0j, 0.36)),
        fill(Layer.TIP, Role.FOX, polygon(1.0 - 0.18j, 1.0 + 0.18j, 1.5 + 0j)),
    ]
    return put(shape, at, turn)


def cat(at: complex, turn: float, role: Role = Role.DARK) -> Marks:
    """A cat asleep on a roof, its tail round itself."""
    shape = [
        fill(Layer.TOP, role, oval(0j, 1.0, 0.6), disc(0.95 - 0.15j, 0.48)),
        fill(
            Layer.TOP,
            role,
            polygon(0.62 - 0.5j, 0.95 - 0.95j, 1.0 - 0.45j),
            polygon(1.02 - 0.5j, 1.4 - 0.85j, 1.38 - 0.2j),
        ),
        stroke(Layer.TOP, role, 0.32, arc(-0.7 + 0.1j, 0.75, 170, 60)),
    ]
    return put(shape, at, turn)


def fox(at: complex, turn: float) -> Marks:
    """A fox on its way."""
    shape = [
        shade(0.3, oval(0j, 1.2, 0.55)),
        fill(Layer.TOP, Role.FOX, oval(0j, 1.2, 0.5), oval(-1.9 + 0.25j, 0.95, 0.4, -15)),
        fill(Layer.TOP, Role.FOX, polygon(0.9 - 0.65j, 0.9 + 0.65j, 2.2 + 0j)),
        fill(Layer.TIP, Role.WHITE, oval(-2.55 + 0.42j, 0.38, 0.28, -15)),
        fill(
            Layer.TIP,
            Role.DARK,
            polygon(0.75 - 0.7j, 1.2 - 0.72j, 1.05 - 0.3j),
            polygon(0.75 + 0.7j, 1.2 + 0.72j, 1.05 + 0.3j),
        ),
        fill(Layer.TIP, Role.DARK, disc(2.12 + 0j, 0.18)),
    ]
    return put(shape, at, turn)


def sheep(at: complex, turn: float) -> Marks:
    """A sheep: all wool and a dark head."""
    shape = [
        shade(0.3, cloud(0j, 1.0, 7)),
        fill(Layer.TOP, Role.WHITE, cloud(0j, 1.0, 7)),
        fill(Layer.TIP, Role.DARK, oval(1.15 + 0j, 0.42, 0.32)),
    ]
    return put(shape, at, turn)


def musician(at: complex, turn: float = 0.0) -> Marks:
    """A person with a guitar, and a hat for coins."""
    shape = [
        *person(0j, Role.RED),
        fill(Layer.TIP, Role.WOOD, disc(-0.55 + 0.95j, 0.6), disc(0.2 + 0.75j, 0.45)),
        stroke(Layer.TIP, Role.WOOD, 0.3, line(0.2 + 0.75j, 2.0 + 0.2j)),
        fill(Layer.TOP, Role.DARK, disc(0.2 + 2.7j, 0.7)),
        fill(Layer.TIP, Role.YELLOW, disc(0.0 + 2.6j, 0.2), disc(0.45 + 2.8j, 0.2)),
    ]
    return put(shape, at, turn)


def crocodile(at: complex, turn: float) -> Marks:
    """A crocodile, mostly under water: snout, eyes, back and tail."""
    shape = [
        fill(Layer.TOP, Role.HEDGE, oval(0j, 1.3, 0.55), polygon(-0.9 - 0.45j, -0.9 + 0.45j, -3.0 + 0.3j)),
        fill(Layer.TOP, Role.HEDGE, rounded_box(0.7, -0.38, 1.7, 0.76, 0.36)),
        fill(Layer.TIP, Role.WHITE, disc(0.95 - 0.38j, 0.26), disc(0.95 + 0.38j, 0.26)),
        stroke(Layer.TIP, Role.BUD, 0.25, line(-0.8 + 0j, 0.4 + 0j)),
    ]
    return put(shape, at, turn)
