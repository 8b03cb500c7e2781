"""Drawings as PDF operators: text in the language of content streams, in millimetres with y down.

stream: the operators of one page or form      form: a group's stream, stored once and drawn by its number
pen: the settings that the operators so far have made, so that none is made twice
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Protocol, assert_never

from ttprint.draw import fonts
from ttprint.draw.inks import Ink
from ttprint.draw.scene import Close, Curve, Group, Line, Move, Node, Path, Place, Step, Text
from ttprint.draw.shapes import points_of, rect
from ttprint.geometry import Affine, Box, Point, bounding_box
from ttprint.render.numbers import factors, lengths

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}
MITER_LIMIT = 10  # PDF's default; SVG has another one, which svg.py overrides

# Bytes of streams whose groups are recognized by their id; the groups themselves take twenty times as much memory. Two
# generations are kept, so that a group drawn on every page is not dropped for those that are drawn once.
REMEMBERED = 1_000_000


class Letters(Protocol):
    """Codes of letters in the fonts of a file."""

    def __call__(self, font: str, letter: str) -> tuple[str, str]:
        """Return the name of the font's subset that holds the letter, and the letter's code there, in hex."""


@dataclass(frozen=True, slots=True)
class Stream:
    """Operators in ASCII, and the numbers of the forms they place (a number twice if placed twice)."""

    operators: bytes
    places: tuple[int, ...]


@dataclass(slots=True)
class Forms:
    """All groups placed so far; equal groups share a form."""

    letters: Letters | None  # None: letters are outlines, each a form that is filled with the current ink
    streams: list[Stream] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    _by_value: dict[bytes, int] = field(default_factory=dict)
    _by_id: dict[int, tuple[Group, int]] = field(default_factory=dict)
    _older: dict[int, tuple[Group, int]] = field(default_factory=dict)
    _remembered: int = 0

    def number(self, group: Group) -> int:
        """Return the number of the form that draws the group."""
        known = self._by_id.get(id(group))
        if known is not None:
            return known[1]
        if (known := self._older.get(id(group))) is not None:
            self._remember(*known)
            return known[1]
        drawing = Drawing(self)
        drawing.add((group,))
        # drawing takes no longer than hashing the tree, so equal groups are recognized by their operators
        number = self._store(drawing)
        self._remember(group, number)
        return number

    def letter(self, font: str, letter: str) -> int:
        """Return the number of the form that fills the letter's outline with the current ink."""
        drawing = Drawing(self)
        drawing.outline(fonts.glyph(letter, font))
        drawing.out.append("f")
        return self._store(drawing)

    def _store(self, drawing: Drawing) -> int:
        stream = drawing.stream()
        key = hashlib.blake2b(stream.operators, digest_size=16).digest()
        number = self._by_value.setdefault(key, len(self.streams))
        if number == len(self.streams):
            self.streams.append(stream)
            self.boxes.append(drawing.box())
        return number

    def _remember(self, group: Group, number: int) -> None:
        if self._remembered > REMEMBERED:
            self._older, self._by_id = self._by_id, {}
            self._remembered = 0
        self._by_id[id(group)] = group, number  # keeps the group alive: its id could go to another one otherwise
        self._remembered += len(self.streams[number].operators)


@dataclass(slots=True)
class Pen:
    """The current settings; None for unknown ones, as at the start of a form."""

    fill: Ink | None = None
    stroke: Ink | None = None
    line: tuple[str, ...] = ()
    font: str = ""


class Drawing:
    """Collects the operators of a stream."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.out: list[str] = []
        self.places: list[int] = []
        self.pen = Pen()
        self.outlines: list[tuple[Step, ...]] = []  # the drawing's box encloses them
        self.reach = 0.0  # how far strokes extend beyond the outlines

    def add(self, nodes: Iterable[Node]) -> None:
        """Draw the nodes from bottom to top."""
        for node in nodes:
            if isinstance(node, Path):
                self._path(node)
            elif isinstance(node, Text):
                self._text(node)
            elif isinstance(node, Place):
                self._place(node)
            elif isinstance(node, Group):
                self._group(node)
            else:
                assert_never(node)

    def stream(self) -> Stream:
        """Return what has been drawn."""
        return Stream("\n".join(self.out).encode("ascii"), tuple(self.places))

    def box(self) -> Box:
        """Return a box around everything drawn, with a margin."""
        return _bounds(self.outlines).grow(self.reach + 1)  # an edge on the form's own edge would be antialiased twice

    def _group(self, group: Group) -> None:
        if group.clip is None:
            self.add(group.children)
            return
        before = replace(self.pen)
        self.out.append("q")
        self.outline(group.clip.steps)
        self.out.append("W* n" if group.clip.even_odd else "W n")
        count = len(self.outlines)
        self.add(group.children)
        del self.outlines[count:]  # nothing is drawn outside the clip
        self.out.append("Q")
        self.pen = before

    def _place(self, place: Place) -> None:
        number = self.forms.number(place.group)
        self.outlines.append(_corners(self.forms.boxes[number], place.at))
        self.places.append(number)
        self.out.append(f"q {matrix(place.at)} cm /X{number} Do Q")

    def _path(self, path: Path) -> None:
        stroke = path.stroke if path.width > 0 else None
        if path.fill is None and stroke is None:
            return
        if path.fill is not None:
            self._fill(path.fill)
        if stroke is not None:
            self._stroke(path, stroke)
        self.outline(path.steps)
        rule = "*" if path.even_odd and path.fill is not None else ""
        self.out.append(("S" if path.fill is None else "f" if stroke is None else "B") + rule)

    def _fill(self, ink: Ink) -> None:
        if ink is not self.pen.fill and ink != self.pen.fill:
            self.out.append(colour(ink, "g", "rg"))
        self.pen.fill = ink

    def _stroke(self, path: Path, ink: Ink) -> None:
        if ink is not self.pen.stroke and ink != self.pen.stroke:
            self.out.append(colour(ink, "G", "RG"))
        self.pen.stroke = ink
        self._line(path)
        self.reach = max(self.reach, path.width * (MITER_LIMIT / 2 if path.join == "miter" else 0.75))

    def _line(self, path: Path) -> None:
        dash = " ".join([lengths[part] for part in path.dash])
        line = (
            f"{lengths[path.width]} w",
            f"[{dash}] {lengths[path.dash_start]} d",
            f"{CAPS[path.cap]} J",
            f"{JOINS[path.join]} j",
        )
        if line != self.pen.line:
            self.out += [one for one in line if one not in self.pen.line]
        self.pen.line = line

    def outline(self, steps: tuple[Step, ...]) -> None:
        """Add the outline, to be filled, stroked or used as a clip by the next operator."""
        write, n = self.out.append, lengths
        self.outlines.append(steps)
        box = _rectangle(steps) if len(steps) == 5 else None
        if box is not None:
            write(f"{n[box.x]} {n[box.y]} {n[box.width]} {n[box.height]} re")
            return
        for step in steps:
            if isinstance(step, Line):
                write(f"{n[step.to.x]} {n[step.to.y]} l")
            elif isinstance(step, Curve):
                a, b, to = step.out, step.into, step.to
                write(f"{n[a.x]} {n[a.y]} {n[b.x]} {n[b.y]} {n[to.x]} {n[to.y]} c")
            elif isinstance(step, Move):
                write(f"{n[step.to.x]} {n[step.to.y]} m")
            elif isinstance(step, Close):
                write("h")
            else:
                assert_never(step)

    def _text(self, text: Text) -> None:
        run, at = fonts.run(text.words, text.font), fonts.text_start(text)
        if not run.letters:
            return
        self._fill(text.ink)
        # letters may reach beyond their widths
        width = run.width * text.size / 1000
        self.outlines.append(rect(Box(at.x, at.y - text.size, width, text.size).grow(text.size / 2)))
        if self.forms.letters is None:
            self._letters(text)
            return
        # glyphs stand upright only when y is up
        self.out.append(f"BT 1 0 0 -1 {lengths[at.x]} {lengths[at.y]} Tm")
        shown: list[str] = []
        for letter, kern in zip(run.letters, run.kerns, strict=True):
            subset, code = self.forms.letters(text.font, letter)
            if self.pen.font != (font := f"/{subset} {factors[text.size]} Tf"):
                self._show(shown)
                self.out.append(font)
                self.pen.font = font
            shown.append(f"<{code}>{-kern}" if kern else f"<{code}>")
        self._show(shown)
        self.out.append("ET")

    def _letters(self, text: Text) -> None:
        scale = factors[text.size / fonts.EM]
        for letter, at in fonts.spelled(text):
            if not letter.isspace():
                number = self.forms.letter(text.font, letter)
                self.places.append(number)
                self.out.append(f"q {scale} 0 0 {scale} {lengths[at.x]} {lengths[at.y]} cm /X{number} Do Q")

    def _show(self, shown: list[str]) -> None:
        if shown:
            self.out.append(f"[{''.join(shown).replace('><', '')}] TJ")
            shown.clear()


def matrix(at: Affine) -> str:
    """Return the six numbers of a matrix."""
    n = factors
    return f"{n[at.a]} {n[at.b]} {n[at.c]} {n[at.d]} {lengths[at.e]} {lengths[at.f]}"


def colour(ink: Ink, grey: str, rgb: str) -> str:
    """Return the operator that selects an ink; greys are written as such, and printed with black ink alone."""
    red, green, blue = (lengths[channel / 255] for channel in (ink.red, ink.green, ink.blue))
    return f"{red} {grey}" if red == green == blue else f"{red} {green} {blue} {rgb}"


def _rectangle(steps: tuple[Step, ...]) -> Box | None:
    """Return the upright rectangle that the steps draw from its first corner, None if they draw something else."""
    n = lengths
    match steps:
        case (Move(a), Line(b), Line(c), Line(d), Close()):
            upright = n[a.y] == n[b.y] and n[b.x] == n[c.x] and n[c.y] == n[d.y] and n[d.x] == n[a.x]
            return Box(a.x, a.y, c.x - a.x, c.y - a.y) if upright else None
        case _:
            return None


def _corners(box: Box, at: Affine) -> tuple[Step, ...]:
    """Return an outline with the bounds of the transformed box; two corners are enough unless it is turned askew."""
    first, last = at(Point(box.x, box.y)), at(Point(box.right, box.bottom))
    if at.b == at.c == 0 or at.a == at.d == 0:
        return Move(first), Line(last)
    return Move(first), Line(at(Point(box.right, box.y))), Line(last), Line(at(Point(box.x, box.bottom)))


def _bounds(outlines: Iterable[Iterable[Step]]) -> Box:
    """Return the smallest upright box around all points of the outlines, control points of curves included."""
    points = [point for steps in outlines for point in points_of(steps)]
    return bounding_box(points) if points else Box(0, 0, 0, 0)
