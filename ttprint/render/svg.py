"""A page as an SVG drawing that looks the same in every program: text is outlines, the unit is the millimetre.

definition: a group that is placed more than once, or a frequent letter, written once with an id and referred to by it
id: shared-1, letter-1, clip-1 and so on; not g1, path2 or use3, which Inkscape gives to elements itself
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never

from ttprint.draw import fonts
from ttprint.draw.scene import Close, Curve, Group, Line, Move, Node, Page, Path, Place, Step, Text
from ttprint.geometry import Affine, Point, ticks
from ttprint.render.numbers import KEPT, factors, lengths

MARKS = "cut-marks"
OFTEN = 4  # uses of a letter from which on a definition makes the file shorter
NAMED = re.compile(r'(id="|#)((?:shared|letter|clip)-\d+)\b')  # ids and references to them
# the miter limit of PDF, which is lower in SVG by default, and the most frequent line join
SHARED = {"fill": "none", "stroke_linejoin": "round", "stroke_miterlimit": "10"}


def write(page: Page, *, title: str = "") -> bytes:
    """Return the page as an SVG file; the same page gives the same bytes."""
    import svgwrite

    size = f"{lengths[page.width]}mm", f"{lengths[page.height]}mm"
    view = f"0 0 {lengths[page.width]} {lengths[page.height]}"
    drawing = svgwrite.Drawing(size=size, viewBox=view, debug=False, **SHARED)
    if title:
        drawing.set_desc(title=title)
    writer = _SvgWriter(drawing)
    writer.count(page.art)
    writer.count(page.marks)
    writer.add(drawing, page.art)
    if page.marks:
        marks = drawing.g(id=MARKS)
        writer.add(marks, page.marks)
        drawing.add(marks)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{drawing.tostring()}\n'.encode()


def write_layers(layers: Mapping[str, Iterable[Path]], width: float, height: float, *, title: str = "") -> bytes:
    """Return an SVG file of that size with paths in layers, which drawing programs and cutters show by name."""
    import svgwrite

    size = f"{lengths[width]}mm", f"{lengths[height]}mm"
    drawing = svgwrite.Drawing(size=size, viewBox=f"0 0 {lengths[width]} {lengths[height]}", debug=False, **SHARED)
    drawing.attribs["xmlns:inkscape"] = "http://www.inkscape.org/namespaces/inkscape"
    if title:
        drawing.set_desc(title=title)
    writer = _SvgWriter(drawing)
    for name, paths in layers.items():
        layer = drawing.g(id=name)
        layer.attribs |= {"inkscape:groupmode": "layer", "inkscape:label": name}
        writer.add(layer, paths)
        drawing.add(layer)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{drawing.tostring()}\n'.encode()


@dataclass(slots=True)
class _SvgWriter:
    """Writes nodes as elements; groups share a definition if what is written of them is equal."""

    drawing: Any
    same: dict[Hashable, Group] = field(default_factory=dict)
    by_id: dict[int, Group] = field(default_factory=dict)
    uses: Counter[int] = field(default_factory=Counter)
    names: dict[int, str] = field(default_factory=dict)
    looks: dict[int, dict[str, str]] = field(default_factory=dict)  # of paths, by their id
    clips: dict[tuple[str, str], str] = field(default_factory=dict)
    letters: Counter[tuple[str, str]] = field(default_factory=Counter)
    glyphs: dict[tuple[str, str], str] = field(default_factory=dict)

    def count(self, nodes: Iterable[Node]) -> None:
        """Count how often each group is placed and each letter is used."""
        for node in nodes:
            match node:
                case Place(group):
                    known = self._canonical(group)
                    self.uses[id(known)] += 1
                    if self.uses[id(known)] == 1:
                        self.count(known.children)
                case Group(children):
                    self.count(children)
                case Text():
                    self.letters.update((node.font, letter) for letter, _ in fonts.spelled(node))
                case Path():
                    pass
                case _:
                    assert_never(node)

    def add(self, parent: Any, nodes: Iterable[Node]) -> None:
        """Add the nodes to the parent element, from bottom to top."""
        for node in nodes:
            match node:
                case Path():
                    if look := self._look(node):
                        parent.add(self.drawing.path(**look))
                case Text():
                    self._text(parent, node)
                case Group(children, clip):
                    self.add(parent if clip is None else self._child(parent, self._clip(clip)), children)
                case Place(group, at):
                    self._place(parent, self._canonical(group), at)
                case _:
                    assert_never(node)

    def _text(self, parent: Any, text: Text) -> None:
        look = {"fill": str(text.ink), "aria_label": text.words}
        places = [(letter, at) for letter, at in fonts.spelled(text) if not letter.isspace()]
        if not any(self.letters[text.font, letter] >= OFTEN for letter, _ in places):
            if places:
                parent.add(self.drawing.path(d=path_data(fonts.outline(text)), **look))
            return
        words = self._child(parent, look)
        small = text.size / fonts.EM
        for letter, at in places:
            move = transform(Affine.move(at.x, at.y) @ Affine.scale(small))
            words.add(self.drawing.use(f"#{self._glyph(text.font, letter)}", transform=move))

    def _glyph(self, font: str, letter: str) -> str:
        if (font, letter) not in self.glyphs:
            name = self.glyphs[font, letter] = f"letter-{len(self.glyphs) + 1}"
            self.drawing.defs.add(self.drawing.path(d=path_data(fonts.glyph(letter, font)), id=name))
        return self.glyphs[font, letter]

    def _look(self, path: Path) -> dict[str, str]:
        """Return the attributes of a path, none if nothing of it is seen."""
        if id(path) in self.looks:
            return self.looks[id(path)]
        look: dict[str, str] = {}
        if path.fill is not None:
            look["fill"] = str(path.fill)
            if path.even_odd:
                look["fill_rule"] = "evenodd"
        if path.stroke is not None and path.width > 0:
            look |= {"stroke": str(path.stroke), "stroke_width": lengths[path.width]}
            if path.dash:
                look["stroke_dasharray"] = " ".join(lengths[part] for part in path.dash)
                look["stroke_dashoffset"] = lengths[path.dash_start]
            if path.cap != "butt":
                look["stroke_linecap"] = path.cap
            if path.join != "round":
                look["stroke_linejoin"] = path.join
        if look:
            look = {"d": path_data(path.steps), **look}
        self.looks[id(path)] = look
        return look

    def _place(self, parent: Any, group: Group, at: Affine) -> None:
        matrix = transform(at)
        move = {} if matrix == IDENTITY else {"transform": matrix}
        if self.uses[id(group)] > 1:
            parent.add(self.drawing.use(f"#{self._define(group)}", **move))
        else:
            self.add(self._child(parent, move), (group,))

    def _define(self, group: Group) -> str:
        if id(group) not in self.names:
            inner = self.drawing.g()
            self.add(inner, (group,))  # its inner definitions come before it
            name = self.names[id(group)] = f"shared-{len(self.names) + 1}"
            inner["id"] = name
            self.drawing.defs.add(inner)
        return self.names[id(group)]

    def _clip(self, clip: Path) -> dict[str, str]:
        key = path_data(clip.steps), "evenodd" if clip.even_odd else ""
        if key not in self.clips:
            self.clips[key] = f"clip-{len(self.clips) + 1}"
            shape = self.drawing.defs.add(self.drawing.clipPath(id=self.clips[key]))
            shape.add(self.drawing.path(d=key[0], **({"clip_rule": key[1]} if key[1] else {})))
        return {"clip_path": f"url(#{self.clips[key]})"}

    def _child(self, parent: Any, look: dict[str, str]) -> Any:
        return parent.add(self.drawing.g(**look))

    def _canonical(self, group: Group) -> Group:
        if id(group) not in self.by_id:  # a key takes the whole tree, so it is computed once for each object
            self.by_id[id(group)] = self.same.setdefault(self._key(group), group)
        return self.by_id[id(group)]

    def _key(self, node: Node) -> Hashable:
        """Return what is written of a node: numbers that differ only in digits that no file has are equal."""
        match node:
            case Path():
                return tuple(self._look(node).items())
            case Text(words, at, font, size, ink, anchor):
                return words, lengths[at.x], lengths[at.y], font, factors[size], ink, anchor
            case Place(group, at):
                return id(self._canonical(group)), transform(at)
            case Group(children, clip):
                return tuple([self._key(child) for child in children]), clip and (path_data(clip.steps), clip.even_odd)
            case _:
                assert_never(node)


def transform(at: Affine) -> str:
    """Return an affine map in the syntax of SVG."""
    n = factors
    return f"matrix({n[at.a]} {n[at.b]} {n[at.c]} {n[at.d]} {lengths[at.e]} {lengths[at.f]})"


def path_data(steps: Iterable[Step]) -> str:
    """Return outlines in the syntax of SVG, each step relative to the end of the one before, which is much shorter.

    Distances are computed in whole micrometres, so that rounding errors do not add up.
    """
    out: list[str] = []
    here = (0, 0)
    last = ""
    for step in steps:
        match step:
            case Move(to):
                here = _micrometres(to)
                out.append(f"M{lengths[to.x]} {lengths[to.y]}")
                last = "M"
            case Line(to):
                out.append(_relative("l", last, here, (to,)))
                here, last = _micrometres(to), "l"
            case Curve(a, b, to):
                out.append(_relative("c", last, here, (a, b, to)))
                here, last = _micrometres(to), "c"
            case Close():
                out.append("Z")
                last = "Z"
            case _:
                assert_never(step)
    return "".join(out)


def _micrometres(point: Point) -> tuple[int, int]:
    return ticks(point.x, 1000), ticks(point.y, 1000)


def _relative(letter: str, last: str, here: tuple[int, int], points: Iterable[Point]) -> str:
    """Return a step: its letter, unless it is that of the last step, and the distances of its points from here."""
    text = "" if letter == last else letter
    for point in points:
        x, y = _micrometres(point)
        for distance in (x - here[0], y - here[1]):
            number = _short[distance]
            text += number if number[0] == "-" or text[-1:] in ("l", "c") else f" {number}"
    return text


class _Short(dict[int, str]):
    """Micrometres as text in millimetres, as short as SVG allows: -.25 for -0.250."""

    def __missing__(self, distance: int) -> str:
        if len(self) >= KEPT:
            self.clear()
        text = f"{distance / 1000:.3f}".rstrip("0").rstrip(".")
        self[distance] = text = text.replace("0.", ".", 1) if abs(distance) < 1000 else text
        return text


_short = _Short()
IDENTITY = transform(Affine())
