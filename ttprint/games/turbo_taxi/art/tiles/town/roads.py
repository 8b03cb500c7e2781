"""The roads of a tile of 50 units: asphalt, kerbs, dashes and zebra crossings.

deck: one connected road; the double curve and the flyover have two, drawn one after the other
half: half the width of a band of road; widening it by w moves every kerb outward by w, round corners included
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterable
from dataclasses import dataclass

from ttprint.games.turbo_taxi.art.tiles.town.contours import (
    Contour,
    arc,
    arc_segments,
    box,
    from_segments,
    line,
)
from ttprint.games.turbo_taxi.puzzle.tiles import Kind

UNITS = 50.0
MID = UNITS / 2
ASPHALT = 6.5
PAVED = 8.0
PAINT = 0.75
PERIOD = UNITS / 9  # nine dashes on a straight, seven on a bend: 5.56 and 5.61 units, which look the same
BEND_DASHES = 7
CORNER = complex(UNITS, 0)  # the corner that a bend goes round
CIRCLE = complex(MID, 24.0)
CIRCLE_WIDER = 4.2  # the radius of the turning circle less half the width of the road
ISLAND = 3.7

_CENTRE = complex(MID, MID)
_DASH = 3.0
_ZEBRA_FROM, _ZEBRA_TO = 13.7, 16.1
_KERB_ROUND = 2.4  # radius of a kerb at a junction's corner
_THROAT_ROUND = 6.0  # radius of the kerb where the turning circle opens


@dataclass(frozen=True, slots=True)
class Deck:
    """One road: the sides it reaches as quarter turns from the top, and whether it bends, has zebras or ends."""

    arms: tuple[int, ...]
    bend: bool = False
    zebra: bool = False
    circle: bool = False


def decks(kind: Kind, flyover: bool) -> tuple[Deck, ...]:
    """Return the roads of a kind in its first direction, the lower before the upper."""
    match kind:
        case Kind.STRAIGHT:
            return (Deck((0, 2)),)
        case Kind.CURVE:
            return (Deck((0,), bend=True),)
        case Kind.TEE:
            return (Deck((0, 1, 2), zebra=True),)
        case Kind.CROSSING:
            return (Deck((1, 3)), Deck((0, 2))) if flyover else (Deck((0, 1, 2, 3), zebra=True),)
        case Kind.DOUBLE_CURVE:
            return (Deck((0,), bend=True), Deck((2,), bend=True))
        case Kind.DEAD_END:
            return (Deck((0,), circle=True),)


def turned(outlines: Iterable[Contour], quarters: int) -> list[Contour]:
    """Return the contours turned clockwise by quarters about the middle of the tile."""
    by = 1j**quarters

    def at(spot: complex) -> complex:
        return _CENTRE + (spot - _CENTRE) * by

    return [Contour(tuple([at(spot) for spot in o.spots]), o.counts, o.closed) for o in outlines]


def area(deck: Deck, half: float, bleed: float) -> list[Contour]:
    """Return the band of a deck with that half width, continued straight into the bleed."""
    if deck.bend:
        return turned([_bend(half, bleed)], deck.arms[0])
    if deck.circle:
        return [_keyhole(half, bleed)]
    return [_junction(deck, half, bleed)] if deck.zebra else turned([_through(half, bleed)], deck.arms[0])


def _through(half: float, bleed: float) -> Contour:
    """A road from the top to the bottom."""
    # a curve for each kerb, although straight, keeps it from being a rectangle, which some renderers snap to pixels
    left, right = complex(MID - half, -bleed), complex(MID + half, -bleed)
    down = complex(0, UNITS + 2 * bleed)
    kerb = right + down / 3, right + down * 2 / 3, right + down
    other = left + down * 2 / 3, left + down / 3, left
    return from_segments(left, ((right,), kerb, (left + down,), other))


def _bend(half: float, bleed: float) -> Contour:
    far, outer = arc_segments(CORNER, MID + half, 180, 90)
    near, inner = arc_segments(CORNER, MID - half, 90, 180)
    ends = [complex(UNITS + bleed, MID + half), complex(UNITS + bleed, MID - half), near]
    segments = ((far,), *outer, *((end,) for end in ends), *inner, (complex(MID + half, -bleed),))
    return from_segments(complex(MID - half, -bleed), segments)


def _junction(deck: Deck, half: float, bleed: float) -> Contour:
    """Arms that meet, with round corners between neighbours; one contour, since shared edges would show."""
    r = _KERB_ROUND - (half - ASPHALT)
    reach = MID + bleed
    segments: list[tuple[complex, ...]] = []
    for arm in deck.arms:
        by = 1j**arm
        segments += [(_CENTRE + complex(-half, -reach) * by,), (_CENTRE + complex(half, -reach) * by,)]
        if (arm + 1) % 4 in deck.arms:
            first, curve = arc_segments(_CENTRE + complex(half + r, -half - r) * by, r, 180 + 90 * arm, 90 + 90 * arm)
            segments += [(first,), *curve]
    return from_segments(segments[0][0], tuple(segments[1:]))


def _keyhole(half: float, bleed: float) -> Contour:
    """An arm from the top into the turning circle, with round corners where it opens."""
    r = _THROAT_ROUND - (half - ASPHALT)
    wide = half + CIRCLE_WIDER
    pivot = complex(half + r, -math.sqrt((wide + r) ** 2 - (half + r) ** 2))  # as seen from the circle's centre
    touch = math.degrees(cmath.phase(pivot))
    right, opening = arc_segments(CIRCLE + pivot, r, 180, 180 + touch)
    around = arc_segments(CIRCLE, wide, touch, 180 - touch)[1]
    closing = arc_segments(CIRCLE - pivot.conjugate(), r, -touch, 0)[1]
    ends = ((complex(MID - half, -bleed),), (complex(MID + half, -bleed),))
    return from_segments(ends[0][0], (ends[1], (right,), *opening, *around, *closing))


def dashes(deck: Deck, bleed: float) -> list[Contour]:
    """Return the dashes of the centre line; the cut lies in the middle of a dash on every side."""
    if deck.bend:
        return turned(_bent_dashes(bleed), deck.arms[0])
    if deck.zebra or deck.circle:
        stub = _dashes_down(bleed, 3)
        return [outline for arm in deck.arms for outline in turned(stub, arm)]
    # down from the top to the middle, and the same from the other end
    stub = _dashes_down(bleed, 5)
    return [outline for arm in deck.arms for outline in turned(stub, arm)]


def _dashes_down(bleed: float, count: int) -> list[Contour]:
    """Dashes from the bleed at the top downward, `count` of them on the tile."""
    before = math.ceil(bleed / PERIOD)
    spans = [(k * PERIOD - _DASH / 2, k * PERIOD + _DASH / 2) for k in range(-before, count)]
    return [line(complex(MID, max(a, -bleed)), complex(MID, b)) for a, b in spans if b > -bleed]


def _bent_dashes(bleed: float) -> list[Contour]:
    """Dashes round the bend from the top to the right; those on the cut go straight on into the bleed."""
    lead = min(_DASH / 2, bleed)
    turn, half = 90 / BEND_DASHES, math.degrees(_DASH / 2 / MID)
    inside = [arc(CORNER, MID, 90 + k * turn - half, 90 + k * turn + half) for k in range(1, BEND_DASHES)]
    top, right = arc_segments(CORNER, MID, 180, 180 - half), arc_segments(CORNER, MID, 90 + half, 90)
    ends = [from_segments(complex(MID, -lead), ((top[0],), *top[1]), False)]
    ends.append(from_segments(right[0], (*right[1], (complex(UNITS + lead, MID),)), False))
    beyond = _dashes_down(bleed, 0)
    return [*inside, *ends, *beyond, *turned(beyond, 1)]


def zebras(deck: Deck) -> list[Contour]:
    """Return the stripes of the zebra crossings, one row on each arm of a junction."""
    if not deck.zebra:
        return []
    stripes, width = 6, 1.25
    pitch = (2 * ASPHALT - 0.5) / stripes
    left = MID - pitch * (stripes - 1) / 2 - width / 2
    row = [box(left + i * pitch, _ZEBRA_FROM, width, _ZEBRA_TO - _ZEBRA_FROM) for i in range(stripes)]
    return [outline for arm in deck.arms for outline in turned(row, arm)]
