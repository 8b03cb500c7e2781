"""The joints across the pavement between its slabs, evenly spaced so that the cut lies in the middle of a slab."""

from __future__ import annotations

import cmath
import math

from ttprint.games.turbo_taxi.art.tiles.town.contours import Contour, line
from ttprint.games.turbo_taxi.art.tiles.town.roads import (
    BEND_DASHES,
    CIRCLE,
    CIRCLE_WIDER,
    CORNER,
    MID,
    PAVED,
    PERIOD,
    Deck,
    turned,
)

_INNER = 6.9
_PITCH = PERIOD / 2
_JUNCTION = 16.0  # where the round kerb of a junction begins
_THROAT = 12.5  # where the turning circle begins to open


def joints(deck: Deck, bleed: float) -> list[Contour]:
    """Return every joint along a deck."""
    if deck.bend:
        return turned([*_bent(), *_beyond(bleed), *turned(_beyond(bleed), 1)], deck.arms[0])
    if deck.circle:
        angles = [math.radians(angle) for angle in range(-36, 217, 14)]
        inner, outer = (CIRCLE_WIDER + half for half in (_INNER, PAVED))
        rays = [line(CIRCLE + cmath.rect(inner, a), CIRCLE + cmath.rect(outer, a)) for a in angles]
        return [*_down(bleed, _THROAT, (-1, 1)), *rays]
    end = _JUNCTION if deck.zebra else MID
    lines = [outline for arm in deck.arms for outline in turned(_down(bleed, end, (-1, 1)), arm)]
    if deck.zebra:
        # on a side without an arm the pavement goes right through: its slabs reach the middle from both ends
        for arm in set(range(4)) - set(deck.arms):
            lines += turned(_between(_JUNCTION, (1,)), arm - 1) + turned(_between(_JUNCTION, (-1,)), arm + 1)
    return lines


def _down(bleed: float, end: float, sides: tuple[int, ...]) -> list[Contour]:
    """Joints of an arm from the bleed at the top downward."""
    first = -math.ceil(bleed / _PITCH)
    heights = [(k + 0.5) * _PITCH for k in range(first, round(end / _PITCH))]
    return [_across(side, y) for y in heights if y > -bleed for side in sides]


def _between(start: float, sides: tuple[int, ...]) -> list[Contour]:
    heights = [(k + 0.5) * _PITCH for k in range(round(start / _PITCH), round(MID / _PITCH))]
    return [_across(side, y) for y in heights for side in sides]


def _beyond(bleed: float) -> list[Contour]:
    return _down(bleed, 0.0, (-1, 1))


def _across(side: int, y: float) -> Contour:
    return line(complex(MID + side * _INNER, y), complex(MID + side * PAVED, y))


def _bent() -> list[Contour]:
    """Joints round a bend; the outer pavement is longer and has more of them."""
    lines = []
    for half, count in ((-1, 2 * BEND_DASHES - 5), (1, 2 * BEND_DASHES + 5)):
        for k in range(count):
            ray = cmath.rect(1.0, math.radians(90 + (k + 0.5) * 90 / count))
            lines.append(line(CORNER + ray * (MID + half * _INNER), CORNER + ray * (MID + half * PAVED)))
    return lines
