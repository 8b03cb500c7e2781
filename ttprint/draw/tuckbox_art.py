"""What is printed on a tuck box: a title and a picture on front and back, its content, checks, folds, glue."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ttprint.draw.bold import bolder
from ttprint.draw.fonts import measure
from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.nets import fold_line
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import box as square
from ttprint.draw.shapes import joined, rect
from ttprint.draw.tuckbox import GLUE, THUMB, TuckBox
from ttprint.geometry import Affine, Box, Point

BLEED = 2.0
PICTURE = 50.0  # mm, the side of the pictures, which are made to fit
CHECK = 3.0  # mm: the side of a check


@dataclass(frozen=True, slots=True)
class BoxArt:
    """The pictures of a box, each a square of 50 mm, its words, the ink of its ground and that of its folds."""

    front: Group
    back: Group
    title: str
    inside: str
    glue: str
    ground: Ink
    fold: Ink

    @property
    def ink(self) -> Ink:
        """The ink that shows on the ground."""
        return BLACK if self.ground.lightness > 55 else WHITE


def tuckbox_art(box: TuckBox, art: BoxArt) -> Group:
    """Return the printed net of a box."""
    _, front, _, back = box.panels
    return group(
        Path(box.outline, fill=art.ground, stroke=art.ground, width=2 * BLEED),
        Path(box.outline, stroke=art.ink, width=0.5),  # the thin cut line would not show on a dark ground
        _chequer(box, art),
        _face(art, front, art.front, THUMB),
        _face(art, back, art.back, 3.0),
        _spines(box, art),
        _glue(box, art.glue),
        [path for across in box.folds for path in fold_line(across, art.fold)],
    )


def _chequer(box: TuckBox, art: BoxArt) -> Path:
    """Two rows of checks along the foot of all panels, as on the side of a cab."""
    left, _, _, back = box.panels
    low, count = back.bottom, int((back.right - left.x) / CHECK)
    side = (back.right - left.x) / count
    checks = (
        square(left.x + i * side, low - (2 - row) * side, side, side)
        for i in range(count)
        for row in (0, 1)
        if (i + row) % 2
    )
    return Path(joined(checks), fill=art.ink)


def _glue(box: TuckBox, word: str) -> Node:
    """The two places for glue, the tab and the lower flap of the front, bare since glue does not hold on ink."""
    _, front, _, _ = box.panels
    flap = Box(front.x + 3, front.bottom + 2, front.width - 6, max(2.0, box.depth - 5))
    size = 4.0 * min(1.0, flap.height / 6, 0.6 * (box.height - 2 * GLUE) / measure(word, "text-bold", 4.0))
    text = group(Text(word, Point(0, size * 0.34), "text-bold", size, BLACK, "middle"))
    tab = Affine.move(GLUE / 2, box.top + box.height / 2) @ Affine.rotate(90)
    return group(
        Path(box.glue, fill=WHITE, stroke=WHITE, width=0.2),
        Path(rect(flap, 1.5), fill=WHITE),
        Place(text, tab),
        Place(text, Affine.move(flap.centre.x, flap.centre.y)),
    )


def _face(art: BoxArt, panel: Box, picture: Group, above: float) -> Node:
    """The name of the game, a picture made to fit, and the content of the box above the chequer."""
    middle = panel.width / 2
    size = 7.6 * min(1.0, (panel.width - 5) / measure(art.title, "display", 7.6))
    small = 3.6 * min(1.0, (panel.width - 5) / measure(art.inside, "text-bold", 3.6))
    line = above + 1.2 + 0.72 * size
    foot = 2 * CHECK + 2.4 + small
    side = min(panel.width - 6, panel.height - line - 2.0 - foot - 1.2)
    spare = (panel.height - line - 2.0 - side - foot) / 2
    at = Affine.move((panel.width - side) / 2, line + 2.0 + spare)
    drawn = group(
        bolder(group(Place(picture, at @ Affine.scale(side / PICTURE)))),
        Text(art.title, Point(middle, line + spare / 2), "display", size, art.ink, "middle"),
        Text(art.inside, Point(middle, panel.height - 2 * CHECK - 2.0), "text-bold", small, art.ink, "middle"),
    )
    return Place(drawn, Affine.move(panel.x, panel.y))


def _spines(box: TuckBox, art: BoxArt) -> Iterator[Node]:
    """The name of the game along both sides, if they are wide enough."""
    left, _, right, _ = box.panels
    for panel in (left, right):
        size = min(panel.width * 0.55, 6.0)
        if size < 2.4:
            yield group()
        else:
            text = Text(art.title, Point(0, size * 0.34), "display", size, art.ink, "middle")
            yield Place(group(text), Affine.move(panel.centre.x, panel.centre.y) @ Affine.rotate(90))
