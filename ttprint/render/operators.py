"""Drawings as PDF operators: text in the language of content streams, in millimetres with y down.

stream: the operators of one page or form      form: a group's stream, stored once and drawn by number
pen: what the operators so far have set, so that nothing is set twice
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol, assert_never

from ttprint.draw import fonts
from ttprint.draw.inks import Ink
from ttprint.draw.scene import Close, Curve, Group, Line, Move, Node, Path, Place, Step, Text
from ttprint.draw.shapes import rect
from ttprint.geometry import Affine, Box
from ttprint.render.numbers import factors, lengths
from ttprint.render.shapes import bounds, corners, upright

CAPS = {"butt": 0, "round": 1, "square": 2}
JOINS = {"miter": 0, "round": 1, "bevel": 2}
MITER_LIMIT = 10  # PDF's own; SVG's differs and is told this one

# Bytes of streams whose groups are known by sight; their trees take twenty times as much. Two such lots are kept, the
# younger and the older, so that what is drawn on every page is never forgotten for the sake of what is drawn once.
REMEMBERED = 1_000_000


class Letters(Protocol):
    """How the letters of a font are named in the file."""

    def __call__(self, font: str, letter: str) -> tuple[str, str]:
        """The name of the font's subset that holds the letter, and the letter's code there, in hex."""


@dataclass(frozen=True, slots=True)
class Stream:
    """Operators as text in ASCII, and the forms they place (a form twice if placed twice)."""

    operators: bytes
    places: tuple[int, ...]


@dataclass(slots=True)
class Forms:
    """Every group placed so far, each distinct one drawn once."""

    letters: Letters | None  # None: letters are outlines, each a form that takes up the ink of its place
    streams: list[Stream] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    _by_value: dict[bytes, int] = field(default_factory=dict)
    _by_id: dict[int, tuple[Group, int]] = field(default_factory=dict)
    _older: dict[int, tuple[Group, int]] = field(default_factory=dict)
    _remembered: int = 0

    def number(self, group: Group) -> int:
        """The number of the form that draws the group."""
        known = self._by_id.get(id(group))
        if known is not None:
            return known[1]
        if (known := self._older.get(id(group))) is not None:
            self._remember(*known)
            return known[1]
        drawing = Drawing(self)
        drawing.add((group,))
        # Drawing costs no more than hashing the tree would, so equal groups are found by what they draw.
        number = self._stored(drawing)
        self._remember(group, number)
        return number

    def letter(self, font: str, letter: str) -> int:
        """The number of the form that fills the letter's outline in the ink of its place."""
        drawing = Drawing(self)
        drawing.outline(fonts.glyph(letter, font))
        drawing.out.append("f")
        return self._stored(drawing)

    def _stored(self, drawing: Drawing) -> int:
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
        self._by_id[id(group)] = group, number  # the group itself is kept, or its id could be given to another
        self._remembered += len(self.streams[number].operators)


@dataclass(slots=True)
class Pen:
    """What is set; None where nothing is known, as at the start of a form."""

    fill: Ink | None = None
    stroke: Ink | None = None
    line: tuple[float, tuple[float, ...], float, str, str] | None = None
    font: tuple[str, float] | None = None

    def copy(self) -> Pen:
        """The same settings, to come back to."""
        return Pen(self.fill, self.stroke, self.line, self.font)


class Drawing:
    """Nodes on their way to becoming a stream."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.out: list[str] = []
        self.places: list[int] = []
        self.pen = Pen()
        self.seen: list[tuple[Step, ...]] = []  # outlines that the drawing's box must hold
        self.reach = 0.0  # how far strokes go beyond them

    def add(self, nodes: Iterable[Node]) -> None:
        """Draw the nodes, from bottom to top."""
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
        """What has been drawn."""
        return Stream("\n".join(self.out).encode("ascii"), tuple(self.places))

    def box(self) -> Box:
        """A box that holds all that has been drawn, with room to spare."""
        return bounds(self.seen).grow(self.reach + 1)  # an edge on the form's own edge would be smoothed twice

    def _group(self, group: Group) -> None:
        if group.clip is None:
            self.add(group.children)
            return
        before = self.pen.copy()
        self.out.append("q")
        self.outline(group.clip.steps)
        self.out.append("W* n" if group.clip.even_odd else "W n")
        seen = len(self.seen)
        self.add(group.children)
        del self.seen[seen:]  # nothing is drawn outside the clip
        self.out.append("Q")
        self.pen = before

    def _place(self, place: Place) -> None:
        number = self.forms.number(place.group)
        self.seen.append(corners(self.forms.boxes[number], place.at))
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
        line = path.width, path.dash, path.dash_start, path.cap, path.join
        if line != self.pen.line:
            self._line(path)
        self.pen.line = line
        self.reach = max(self.reach, path.width * (MITER_LIMIT / 2 if path.join == "miter" else 0.75))

    def _line(self, path: Path) -> None:
        width, dash, shift, cap, join = self.pen.line or (None, None, None, None, None)
        if path.width != width:
            self.out.append(f"{lengths[path.width]} w")
        if (path.dash, path.dash_start) != (dash, shift):
            self.out.append(f"[{' '.join(lengths[part] for part in path.dash)}] {lengths[path.dash_start]} d")
        if path.cap != cap:
            self.out.append(f"{CAPS[path.cap]} J")
        if path.join != join:
            self.out.append(f"{JOINS[path.join]} j")

    def outline(self, steps: tuple[Step, ...]) -> None:
        """The outline, to be filled, drawn or cut along."""
        write, n = self.out.append, lengths
        self.seen.append(steps)
        box = upright(steps) if len(steps) == 5 else None
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
        # letters may lean out of their widths
        width = run.width * text.size / 1000
        self.seen.append(rect(Box(at.x, at.y - text.size, width, text.size).grow(text.size / 2)))
        if self.forms.letters is None:
            self._letters(text)
            return
        # glyphs stand upright only when y is up
        self.out.append(f"BT 1 0 0 -1 {lengths[at.x]} {lengths[at.y]} Tm")
        shown: list[str] = []
        for letter, kern in zip(run.letters, run.kerns, strict=True):
            subset, code = self.forms.letters(text.font, letter)
            if self.pen.font != (subset, text.size):
                self._show(shown)
                self.out.append(f"/{subset} {factors[text.size]} Tf")
                self.pen.font = subset, text.size
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
    """The six numbers of a matrix."""
    n = factors
    return f"{n[at.a]} {n[at.b]} {n[at.c]} {n[at.d]} {lengths[at.e]} {lengths[at.f]}"


def colour(ink: Ink, grey: str, rgb: str) -> str:
    """The operator that takes up an ink; pure greys are told as greys, which printers make of black alone."""
    red, green, blue = (lengths[channel / 255] for channel in (ink.red, ink.green, ink.blue))
    return f"{red} {grey}" if red == green == blue else f"{red} {green} {blue} {rgb}"
