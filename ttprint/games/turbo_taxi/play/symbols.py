"""The page's drawings: the art of the box, written once each and small enough for a page that travels.

symbol: a drawing under an id, used as often as needed      unit: a twentieth of a millimetre, so a tile is 1,000 wide
tight: an outline in whole units, each step told from the one before; it takes a third of the room
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Node, Page, Path, Place, Text, moved
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.art.tiles.miniatures import marker
from ttprint.games.turbo_taxi.challenges.cards.level_marks import level_mark
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.play.ground import SIDE, ground
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind, directions
from ttprint.geometry import Affine, Point
from ttprint.render import svg

UNIT = 20  # to the millimetre
TILE, MARKER, CAB_UNIT = 50.0, 16.0, 3.0  # a cab is seven of its units wide, and half as high
_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")
_DATA = re.compile(r'(?<= d=")[^"]*')
_OUTSIDE = re.compile(r"^.*?<svg[^>]*>|</svg>\s*$", re.DOTALL)
_NAMED = re.compile(r'(id="|#)([cg]\d+)\b')
_SPOKEN = re.compile(r' aria-label="[^"]*"')


def symbols(theme: Theme) -> str:
    """All drawings of a theme as definitions for the page."""
    return "".join(f'<g id="{name}">{_drawn(name, art)}</g>' for name, art in _art(theme).items())


def _art(theme: Theme) -> Mapping[str, Group]:
    faces = {
        f"{kind.value.replace(' ', '-')}-{copy}": tile_face(
            directions(kind)[0], size=TILE, theme=theme, crossing=Crossing.CROSSROADS, copy=copy, bleed=0.5
        )
        for kind in Kind
        for copy in range(SET[kind])
    }
    crossing = directions(Kind.CROSSING)[0]
    flyover = tile_face(crossing, size=TILE, theme=theme, crossing=Crossing.FLYOVER, copy=0, bleed=0.5)
    markers = {
        f"{colour}-{figure}": marker(figure, colour, diameter=MARKER, theme=theme)
        for colour in ("yellow", "red")
        for figure in ("taxi", "house")
    }
    return {
        **faces,
        "flyover-0": flyover,
        **markers,
        "cab": level_mark(Level.EASY, "", unit=CAB_UNIT, theme=theme, anchor="start"),
        "ground": ground(theme),
    }


def _drawn(name: str, art: Group) -> str:
    """The drawing as the renderer writes it, without what stands around it and with ids of its own."""
    page = Page(SIDE * UNIT, SIDE * UNIT, (_scaled(art),))
    inside = _OUTSIDE.sub("", svg.write(page).decode())
    inside = _NAMED.sub(rf"\1{name}-\2", _SPOKEN.sub("", inside)).replace("<defs />", "").replace(" />", "/>")
    return _DATA.sub(lambda found: tight(found.group()), inside)


def _scaled(node: Group) -> Group:
    clip = node.clip and replace(node.clip, steps=moved(node.clip.steps, Affine.scale(UNIT)))
    return Group(tuple(_scaled_node(child) for child in node.children), clip)


def _scaled_node(node: Node) -> Node:
    match node:
        case Path():
            return replace(
                node,
                steps=moved(node.steps, Affine.scale(UNIT)),
                width=round(node.width * UNIT, 1),
                dash=tuple(round(part * UNIT, 1) for part in node.dash),
                dash_start=round(node.dash_start * UNIT, 1),
            )
        case Text():
            return replace(node, at=Point(node.at.x * UNIT, node.at.y * UNIT), size=node.size * UNIT)
        case Group():
            return _scaled(node)
        case Place(group, at):
            return Place(_scaled(group), replace(at, e=at.e * UNIT, f=at.f * UNIT))


def tight(data: str) -> str:
    """An outline's data in whole units, relative to the point before, with no sign that can be spared."""
    return "".join(_tight_steps(data)).replace(" -", "-")


def _tight_steps(data: str) -> Iterator[str]:
    here = start = (0, 0)
    for letter, numbers in _STEP.findall(data):
        if letter == "Z":
            here = start
            yield "z"
            continue
        values = [round(float(number)) for number in numbers.split()]
        points = list(zip(values[::2], values[1::2], strict=True))
        if letter == "L" and points[0] == here:
            continue
        # the step is told from where the rounded outline is, so that roundings do not add up
        yield _told(letter, [(x - here[0], y - here[1]) for x, y in points])
        here = points[-1]
        start = here if letter == "M" else start


def _told(letter: str, points: Iterable[tuple[int, int]]) -> str:
    steps = list(points)
    if letter == "L" and not steps[0][0]:
        return f"v{steps[0][1]}"
    if letter == "L" and not steps[0][1]:
        return f"h{steps[0][0]}"
    return letter.lower() + " ".join(f"{x} {y}" for x, y in steps)
