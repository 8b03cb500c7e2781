"""The two card holders to fold: cards are drawn at the front, the low wall, and returned at the back, the high one."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache

from ttprint.draw.inks import BLACK, WHITE, Ink, Theme
from ttprint.draw.nets import Net
from ttprint.draw.scene import Group, Node, Path, Place, Text, group
from ttprint.draw.shapes import line, rect
from ttprint.games.vite_taxi.art.cards.event_cards import octagon
from ttprint.games.vite_taxi.art.cards.inks import EVENTS, GOLD, NIGHT
from ttprint.games.vite_taxi.art.cards.sizes import WIDTH, fitted
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark, landmark_box
from ttprint.games.vite_taxi.art.nets.die import BOTTOM, LEFT, RIGHT, TOP
from ttprint.games.vite_taxi.art.nets.templates import Panel, Template, dressed, hinge, square, tabbed
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import car
from ttprint.games.vite_taxi.cards.deck import CardSide
from ttprint.geometry import Affine, Box, Point, plain_sum

SLACK = 3.0  # mm that a holder is wider than a card
DEPTH = 34.0  # mm: seventy cards of stiff paper take 22; the rest is for fingers
HIGH, LOW = 58.0, 30.0
EVENT_GROUND = Ink.hex("#cfe0f2")
TAB, SLANT = 8.0, 4.0
SKYLINE = ("sacre-coeur", "tour-eiffel", "notre-dame")


class Holder(Enum):
    """A holder by its cards; the value is part of the names of pieces."""

    COURSE = "course"
    EVENTS = "bonus-stop"


@cache
def tray_template() -> Template:
    """Return the panels and creases of a holder, the same for both."""
    wide = WIDTH + SLACK
    base = square("base", HIGH, HIGH, wide, DEPTH)
    back, front = square("back", HIGH, 0, wide, HIGH), square("front", HIGH, HIGH + DEPTH, wide, LOW)
    edge, low = HIGH + wide, HIGH + DEPTH
    left = Panel("left", (Point(0, HIGH), Point(HIGH, HIGH), Point(HIGH, low), Point(HIGH - LOW, low)))
    right = Panel("right", (Point(edge, HIGH), Point(edge + HIGH, HIGH), Point(edge + LOW, low), Point(edge, low)))
    sides = ((back, TOP), (right, RIGHT), (front, BOTTOM), (left, LEFT))
    creases = [hinge(base, child, side) for child, side in sides]
    glued = ((left, TOP, back), (right, TOP, back), (left, BOTTOM, front), (right, BOTTOM, front))
    return tabbed((base, back, front, left, right), creases, glued, TAB, SLANT)


def tray_net(holder: Holder, theme: Theme) -> Net:
    """Return the net of a holder."""
    template = tray_template()
    ground, line_ink = _inks(holder, theme)
    art = group(
        _walls(template, line_ink),
        Place(_front(holder, theme, line_ink), _upright(template["front"], 180)),
        Place(_rear(template["back"].box, theme), _upright(template["back"], 0)),
        _flank(template["left"], theme, -90),
        _flank(template["right"], theme, 90),
    )
    return dressed(template, art, ground, line_ink)


def _inks(holder: Holder, theme: Theme) -> tuple[Ink, Ink]:
    if theme is not Theme.CITY:
        return WHITE, BLACK
    return GOLD if holder is Holder.COURSE else EVENT_GROUND, NIGHT


def _upright(panel: Panel, turn: int) -> Affine:
    """Return the transformation to the net from a panel with (0, 0) in the middle of its crease and y negative."""
    box = panel.box
    foot = {
        0: Point(box.centre.x, box.bottom),
        180: Point(box.centre.x, box.y),
        -90: Point(box.right, box.centre.y),
        90: Point(box.x, box.centre.y),
    }[turn]
    return Affine.move(foot.x, foot.y) @ Affine.rotate(turn)


def _walls(template: Template, ink: Ink) -> Iterator[Node]:
    """A fine line inside each wall."""
    for panel in template.faces:
        if panel.name in ("back", "front"):
            yield Path(rect(panel.box.grow(-2.0), 1.5), stroke=ink, width=0.3)


def _front(holder: Holder, theme: Theme, ink: Ink) -> Group:
    """The name on the low wall."""
    wide = WIDTH + SLACK - 10
    if holder is Holder.COURSE:
        size = fitted("COURSE", "display", 10.5, wide)
        return group(Text("COURSE", Point(0, -LOW / 2 + 0.35 * size), "display", size, ink, "middle"))
    boards: list[Node] = []
    for side, x in ((CardSide.BONUS, -13.4), (CardSide.STOP, 13.4)):
        field = Box(x - 12.2, -LOW / 2 - 5.4, 24.4, 10.8)
        frame = EVENTS[theme][side]
        outline = rect(field, 5.4) if side is CardSide.BONUS else octagon(field, 3.2)
        boards.append(Path(outline, fill=frame.ground, stroke=ink, width=0.5))
        boards.append(Text(side.name, Point(x, -LOW / 2 + 2.2), "display", 6.4, frame.head, "middle"))
    return group(boards)


def _rear(box: Box, theme: Theme) -> Group:
    """A skyline on the high wall."""
    widths = [landmark_box(name, 1.0).width for name in SKYLINE]
    size = min((box.width - 12) / plain_sum(widths), box.height - 14)
    art: list[Node] = []
    x = -(size * plain_sum(widths) + 2 * 2) / 2
    for name, wide in zip(SKYLINE, widths, strict=True):
        art.append(Place(landmark(name, size, theme), Affine.move(x + size * wide / 2, -6)))
        x += size * wide + 2
    ground = Path(line((-box.width / 2 + 4, -6), (box.width / 2 - 4, -6)), stroke=NIGHT, width=0.4)
    title = Text("Vite, Taxi !", Point(0, -box.height + 15), "display", 9.0, NIGHT, "middle")
    return group(art, ground, title)


def _flank(panel: Panel, theme: Theme, turn: int) -> Iterator[Node]:
    """A taxi on each side, driving to the front."""
    art = car(Livery.WHITE, theme, 24.0)
    yield Place(art, _upright(panel, turn) @ Affine.move(0, -6))
