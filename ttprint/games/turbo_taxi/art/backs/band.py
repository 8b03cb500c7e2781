"""The band through the middle of a back, under the wheels of both figures: a street, water or snow, and the number."""

from __future__ import annotations

from dataclasses import dataclass

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.scene import Close, Group, Line, Move, Node, Path, Place, Text, group
from ttprint.draw.shapes import Outline, joined, line, moved, rect, trace
from ttprint.games.turbo_taxi.art.backs.liveries import Figure, Livery
from ttprint.games.turbo_taxi.art.inking import CREAM, NIGHT
from ttprint.geometry import Affine, Box, Point

_NUMBER_AT = 0.21  # of the tile's side, left of the centre: three digits keep clear of each other and of the cut
_EM = 0.19
_DIGIT = 0.56  # of the em: the width of a digit in the display font


@dataclass(frozen=True, slots=True)
class _BandInks:
    """The inks of the band, of the marks on it, and of its edge if it has one."""

    fill: Ink
    mark: Ink
    edge: Ink | None


def band_height(livery: Livery, size: float) -> float:
    """Return the height of the band."""
    return size * (0.07 if livery.number is None else 0.2)


def band(livery: Livery, size: float, reach: float, theme: Theme) -> tuple[Node, ...]:
    """Return the band about the centre, 0, 0."""
    height = band_height(livery, size)
    inks = _inks(livery.figure, theme)
    surface = Path(_surface(livery.figure, size, reach, height), fill=inks.fill, stroke=inks.edge, width=size * 0.006)
    marks = _marks(livery, size, reach, inks.mark)
    if livery.number is None:
        return (surface, marks)
    number = _number(livery.number, size, inks.mark)
    return (surface, marks, Place(number), Place(number, Affine.rotate(180)))


def _inks(figure: Figure, theme: Theme) -> _BandInks:
    city = _BandInks(CREAM, NIGHT, NIGHT) if figure is Figure.SLEDGE else _BandInks(NIGHT, CREAM, None)
    return ByTheme(city, _BandInks(WHITE, BLACK, BLACK), _BandInks(BLACK, WHITE, None))[theme]


def _surface(figure: Figure, size: float, reach: float, height: float) -> Outline:
    if figure is not Figure.BOAT:
        # the ends lie far outside, so that only the upper and the lower edge show
        return rect(Box(-reach - size, -height / 2, 2 * (reach + size), height))
    crest, top = size / 9, -height / 2
    high = top - crest * 0.24
    count = int(reach / crest) + 2
    up = joined(
        trace(
            f"C {x + crest * 0.2} {top} {x + crest * 0.3} {high} {x + crest * 0.5} {high} "
            f"C {x + crest * 0.7} {high} {x + crest * 0.8} {top} {x + crest} {top}"
        )
        for x in (i * crest for i in range(-count, count))
    )
    far = Point(count * crest, 0)
    upper: Outline = (Move(Point(-far.x, 0)), Line(Point(-far.x, top)), *up, Line(far))
    return (*upper, *moved(upper[1:], Affine.rotate(180)), Close())


def _marks(livery: Livery, size: float, reach: float, ink: Ink) -> Path:
    step = size / 10
    count = int(reach / step) + 1
    # one mark lies on the centre, so that the row is symmetric
    xs = [i * step for i in range(-count, count + 1) if _clear(i * step / size, livery.number)]
    if livery.figure is Figure.BOAT:
        ripple = trace("M -0.3 0 C -0.2 -0.22 -0.1 -0.22 0 0 C 0.1 0.22 0.2 0.22 0.3 0")
        outline = joined(moved(ripple, Affine.move(x, 0) @ Affine.scale(step)) for x in xs)
        return Path(outline, stroke=ink, width=size * 0.011, cap="round")
    outline = joined(line((x - step / 4, 0), (x + step / 4, 0)) for x in xs)
    return Path(outline, stroke=ink, width=size * 0.012)


def _clear(at: float, number: int | None) -> bool:
    if number is None:
        return True
    return abs(abs(at) - _NUMBER_AT) > len(str(number)) * _EM * _DIGIT / 2 + 0.06


def _number(number: int, size: float, ink: Ink) -> Group:
    digits, x = str(number), -size * _NUMBER_AT
    em = size * _EM * (0.85 if len(digits) > 2 else 1.0)
    raised = 0.014 if reads_upside_down(digits) else 0.0
    words = Text(digits, Point(x, em * 0.35 - size * raised), "display", em, ink, "middle")
    if not raised:
        return group(words)
    width = measure(digits, "display", em)
    return group(words, Path(rect(Box(x - width / 2, em * 0.35 + size * 0.002, width, size * 0.012)), fill=ink))


def reads_upside_down(digits: str) -> bool:
    """True if the digits upside down can be read as another number; such numbers are underlined."""
    return not set(digits) - set("01689") and (bool(set(digits) & set("69")) or digits != digits[::-1])
