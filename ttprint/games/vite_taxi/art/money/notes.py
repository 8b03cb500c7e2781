"""The notes of 25, 50 and 100 F: each has a landmark, higher values are larger, and none looks like a real one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, ByTheme, Ink, Theme
from ttprint.draw.painting import PartInks, paint
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import ellipse, rect
from ttprint.games.vite_taxi.art.cards.sizes import fitted
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark, landmark_box
from ttprint.games.vite_taxi.art.money.guilloche import ribbon, rosette
from ttprint.games.vite_taxi.art.taxis.car import CAR
from ttprint.geometry import Affine, Box, Point
from ttprint.words.catalog import Words

EDGE = 2.8  # mm, the white edge
FINE = 0.15  # mm, an engraved line
GAME = "Vite, Taxi !"
PHASES = ByTheme(6, 3, 0)  # how many lines are interlaced


@dataclass(frozen=True, slots=True)
class NoteDesign:
    """The design of a note: size, landmark, value in French, number of petals in its rosettes, ink and paper."""

    width: float
    height: float
    place: str
    spelled: str
    petals: int
    ink: str
    pale: str


DESIGNS: Mapping[int, NoteDesign] = {
    25: NoteDesign(80, 42, "moulin-rouge", "vingt-cinq francs", 8, "#1f6b6f", "#e3f1ec"),
    50: NoteDesign(87, 46, "notre-dame", "cinquante francs", 11, "#5a3f88", "#efe8f5"),
    100: NoteDesign(94, 50, "tour-eiffel", "cent francs", 14, "#8c3b24", "#faeadd"),
}


@dataclass(frozen=True, slots=True)
class Engraving:
    """The inks of a note in a theme: strong lines, fine lines, paper of the plate, and the tags in its corners."""

    loud: Ink
    fine: Ink
    paper: Ink
    tag: Ink
    on_tag: Ink


def engraving(value: int, theme: Theme) -> Engraving:
    """Return the inks of a note."""
    design = DESIGNS[value]
    loud, pale = Ink.hex(design.ink), Ink.hex(design.pale)
    return ByTheme(
        Engraving(loud, _between(loud, pale), pale, loud, pale),
        Engraving(BLACK, Ink.hex("#9c9c9c"), WHITE, WHITE, BLACK),
        Engraving(BLACK, Ink.hex("#d0d0d0"), WHITE, BLACK, WHITE),
    )[theme]


def note_front(value: int, words: Words | None, theme: Theme, *, lines: int | None = None) -> Group:
    """Return the front of a note; without words no language shows. `lines` replaces the theme's number of lines."""
    design, inks, lines = DESIGNS[value], engraving(value, theme), PHASES[theme] if lines is None else lines
    return group(
        _plate(design, inks),
        _ribbons(design, inks, lines),
        _rosettes(_value_at(design), design, inks, lines),
        _vignette(design, inks),
        _value(value, design, inks),
        _words(design, words, inks),
        _corners(value, design, inks),
    )


def note_back(value: int, theme: Theme, *, lines: int | None = None) -> Group:
    """Return the back of a note: a taxi between two rosettes."""
    design, inks, lines = DESIGNS[value], engraving(value, theme), PHASES[theme] if lines is None else lines
    sides = [Point(design.width * (0.5 + s * 0.19), design.height / 2) for s in (-1, 1)]
    name = _label(GAME, Point(design.width / 2, design.height * 0.865), "display", design.height * 0.1, inks)
    return group(
        _plate(design, inks),
        _ribbons(design, inks, lines),
        *(_rosettes(at, design, inks, lines) for at in sides),
        _cab(design, inks),
        name,
        _corners(value, design, inks),
    )


def _field(design: NoteDesign) -> Box:
    return Box(EDGE, EDGE, design.width - 2 * EDGE, design.height - 2 * EDGE)


def _plate(design: NoteDesign, inks: Engraving) -> Iterator[Node]:
    field = _field(design)
    yield Path(rect(field, 1.6), fill=inks.paper)
    yield Path(rect(field, 1.6), stroke=inks.loud, width=0.5)
    yield Path(rect(field.grow(-1.0), 1.0), stroke=inks.loud, width=FINE)


def _ribbons(design: NoteDesign, inks: Engraving, lines: int) -> Iterator[Node]:
    """Waves along the whole note."""
    if not lines:
        return
    field = _field(design).grow(-1.2)
    band = Box(field.x, field.y + 0.06 * field.height, field.width, field.height * 0.88)
    waves = ribbon(band, 5.5, lines, 1.6) + ribbon(band, 8.5, lines, -1.6)
    yield Place(group(Path(waves, stroke=inks.fine, width=FINE), clip=Path(rect(field, 0.8))))


def _rosettes(at: Point, design: NoteDesign, inks: Engraving, lines: int) -> Iterator[Node]:
    """Two rosettes, one inside the other."""
    if not lines:
        return
    radius, middle = 0.30 * design.height, Point(0, 0)
    ground = Path(ellipse(middle, radius * 1.6, radius * 1.16), fill=inks.paper)
    woven = (
        Path(
            rosette(middle, radius * reach, radius * swing, design.petals, lines, stretch), stroke=inks.fine, width=FINE
        )
        for reach, swing, stretch in ((0.80, 0.30, 1.42), (0.46, 0.34, 1.5))
    )
    yield Place(group(ground, woven), Affine.move(at.x, at.y))


def _value_at(design: NoteDesign) -> Point:
    return Point(design.width * 0.675, design.height * 0.5)


def _vignette(design: NoteDesign, inks: Engraving) -> Iterator[Node]:
    at, high = Point(design.width * 0.285, design.height * 0.5), design.height * 0.39
    wide = high * 0.80
    yield Path(ellipse(at, wide, high), fill=WHITE, stroke=inks.loud, width=0.5)
    yield Path(ellipse(at, wide - 0.9, high - 0.9), stroke=inks.fine, width=FINE)
    box = landmark_box(design.place, 1.0)
    size = min(1.34 * wide / box.width, 1.36 * high / box.height)
    drawn = _recoloured(landmark(design.place, size, Theme.INK), {BLACK: inks.loud})
    foot = at.y + size * box.height / 2
    yield Path(ellipse(Point(at.x, foot), wide * 0.7, 0.9), fill=inks.fine)
    yield Place(drawn, Affine.move(at.x, foot))


def _value(value: int, design: NoteDesign, inks: Engraving) -> Iterator[Node]:
    at, text = _value_at(design), f"{value} F"
    size = fitted(text, "display", design.height * 0.36, design.width * 0.40)
    base = Point(at.x, at.y + 0.34 * size)
    yield Text(text, Point(base.x + 0.35, base.y + 0.35), "display", size, inks.paper, "middle")
    yield Text(text, base, "display", size, inks.loud, "middle")


def _words(design: NoteDesign, words: Words | None, inks: Engraving) -> Iterator[Node]:
    x, high = _value_at(design).x, design.height
    yield from _label(GAME, Point(x, EDGE + 0.15 * high), "display", high * 0.092, inks)
    yield from _label(design.spelled.upper(), Point(x, high * 0.79), "text-bold", high * 0.056, inks)
    if words:
        play = words.say("money.play").upper()
        yield from _label(play, Point(x, high - EDGE - 2.6), "text-bold", high * 0.05, inks)


def _label(text: str, at: Point, font: str, size: float, inks: Engraving) -> Iterator[Node]:
    """Centred words on a plate that covers the lines behind them."""
    wide = measure(text, font, size) + 2.4
    plate = Box(at.x - wide / 2, at.y - 0.86 * size, wide, 1.16 * size)
    yield Path(rect(plate, plate.height / 2), fill=inks.paper)
    yield Text(text, at, font, size, inks.loud, "middle")


def _corners(value: int, design: NoteDesign, inks: Engraving) -> Iterator[Node]:
    """The value in two corners, and upside down in the other two."""
    wide, high = design.height * 0.17, design.height * 0.13
    tag = group(
        Path(rect(Box(0, 0, wide, high), 1.0), fill=inks.tag, stroke=inks.loud, width=0.3),
        Text(str(value), Point(wide / 2, 0.74 * high), "display", 0.7 * high, inks.on_tag, "middle"),
    )
    inset = EDGE + 1.6
    whole = Affine.rotate(180, Point(design.width / 2, design.height / 2))
    for at in (Affine.move(inset, inset), Affine.move(inset, design.height - inset - high)):
        yield Place(tag, at)
        yield Place(tag, whole @ at)


def _cab(design: NoteDesign, inks: Engraving) -> Iterator[Node]:
    middle = Point(design.width / 2, design.height * 0.46)
    unit = design.width * 0.36 / 40
    at = Affine.move(middle.x, middle.y + 8 * unit) @ Affine.scale(unit)
    yield Path(ellipse(middle, design.width * 0.26, design.height * 0.27), fill=WHITE, stroke=inks.loud, width=0.5)
    palette = PartInks(WHITE, inks.paper, WHITE, inks.paper, inks.loud, inks.loud, 0.6)
    yield from paint(CAR, palette, at, unit)
    yield Text("TAXI", Point(middle.x, at.f - 16.4 * unit), "display", 3.3 * unit, inks.loud, "middle")


def _between(dark: Ink, pale: Ink) -> Ink:
    """The ink half way between two."""
    channels = ((dark.red, pale.red), (dark.green, pale.green), (dark.blue, pale.blue))
    return Ink(*(round(a + (b - a) * 0.5) for a, b in channels))


def _recoloured(art: Group, inks: Mapping[Ink, Ink]) -> Group:
    """The art with some inks replaced by others."""
    return Group(tuple(_with_inks(node, inks) for node in art.children), art.clip)


def _with_inks(node: Node, inks: Mapping[Ink, Ink]) -> Node:
    match node:
        case Path(fill=fill, stroke=stroke):
            return replace(node, fill=fill and inks.get(fill, fill), stroke=stroke and inks.get(stroke, stroke))
        case Text(ink=ink):
            return replace(node, ink=inks.get(ink, ink))
        case Place(group=inner, at=at):
            return Place(_recoloured(inner, inks), at)
        case Group():
            return _recoloured(node, inks)
