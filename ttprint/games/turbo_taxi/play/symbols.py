"""The page's drawings: the art of the printed game as SVG definitions, each written once, in few bytes.

symbol: a drawing under an id, used as often as needed      unit: a twentieth of a millimetre, so a tile is 1,000 wide
roads: those of a tile in another theme than the page's; by them the photo reader knows tiles of every theme
whole: an outline in whole units, which takes a third of the bytes
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Close, Group, Line, Node, Page, Path, Place, Step, Text, group
from ttprint.draw.shapes import moved
from ttprint.games.turbo_taxi.art.markers.markers import MARKERS
from ttprint.games.turbo_taxi.art.tiles.faces import roads_of, tile_face
from ttprint.games.turbo_taxi.art.tiles.miniatures import marker
from ttprint.games.turbo_taxi.art.tiles.town.palette import PALETTES
from ttprint.games.turbo_taxi.art.tiles.town.roads import UNITS
from ttprint.games.turbo_taxi.challenges.cards.level_marks import level_mark
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.play.ground import SIDE, ground
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind, directions
from ttprint.geometry import Point, round_to, ticks
from ttprint.render import svg

UNIT = 20  # to the millimetre
TILE, MARKER, CAB_UNIT = 50.0, 16.0, 3.0  # a cab is seven of its units wide, and half as high
_OUTSIDE = re.compile(r"^.*?<svg[^>]*>|</svg>\s*$", re.DOTALL)
# a curve that is a line across or down, as the only one behind its letter
_LEVEL_CURVE = re.compile(
    r"c-?\d+ 0[ ]?-?\d+ 0[ ]?(-?\d+) 0(?=[A-Za-z])|c0[ ]?-?\d+ 0[ ]?-?\d+ 0[ ]?(-?\d+)(?=[A-Za-z])"
)
_LABEL = re.compile(r' aria-label="[^"]*"')


@cache
def symbols(theme: Theme) -> str:
    """All drawings of a theme as definitions for the page."""
    return "".join(f'<g id="{name}">{_drawn(name, art)}</g>' for name, art in _art(theme).items())


@cache
def road_symbols(theme: Theme) -> str:
    """The roads of the tiles of all other themes as definitions for the page, such as ink-straight."""
    others = [other for other in Theme if other is not theme]
    return "".join(
        f'<g id="{other.value}-{name}">{_drawn(name, art)}</g>'
        for other in others
        for name, art in _roads(other).items()
    )


def _roads(theme: Theme) -> Mapping[str, Group]:
    palette = replace(PALETTES[theme], joint=None)
    kinds = {kind.value.replace(" ", "-"): (kind, False) for kind in Kind} | {"flyover": (Kind.CROSSING, True)}
    return {name: group(roads_of(*kind, palette, TILE / UNITS, 0)) for name, kind in kinds.items()}


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
    markers = {f"{colour}-{figure}": marker(figure, colour, diameter=MARKER, theme=theme) for colour, figure in MARKERS}
    return {
        **faces,
        "flyover-0": flyover,
        **markers,
        "cab": level_mark(Level.EASY, "", unit=CAB_UNIT, theme=theme, anchor="start"),
        "ground": ground(theme),
    }


def _drawn(name: str, art: Group) -> str:
    """The SVG of a drawing, without the svg element around it and with the name as a prefix of its ids."""
    page = Page(SIDE * UNIT, SIDE * UNIT, (_scaled(art),))
    inside = _OUTSIDE.sub("", svg.write(page).decode())
    inside = svg.NAMED.sub(rf"\1{name}-\2", _LABEL.sub("", inside)).replace("<defs />", "").replace(" />", "/>")
    # these prefixes occur hundreds of times
    inside = re.sub(r'(?<=[-"#])(shared|clip)-', lambda found: found[1][0], inside)
    return re.sub(r'(?<= d=")[^"]*', lambda outline: shorter(outline[0]), inside)


def shorter(outline: str) -> str:
    """The same outline with lines across and down written as such, where that takes fewer bytes."""
    outline = _LEVEL_CURVE.sub(lambda curve: f"l{curve[1]} 0" if curve[1] else f"l0 {curve[2]}", outline)
    outline = re.sub(r"l([-\d. ]+)", lambda lines: min(lines[0], _across_and_down(lines[1]), key=len), outline)
    return re.sub(r" (?=-)", "", outline)


def _across_and_down(lines: str) -> str:
    numbers = re.findall(r"-?[\d.]+", lines)
    found = last = ""
    for right, down in zip(numbers[::2], numbers[1::2], strict=True):
        command, text = ("h", right) if down == "0" else ("v", down) if right == "0" else ("l", f"{right} {down}")
        found += (command if command != last or command != "l" else " ") + text
        last = command
    return found


def _scaled(node: Group) -> Group:
    clip = node.clip and replace(node.clip, steps=whole(node.clip.steps))
    return Group(tuple(_scaled_node(child) for child in node.children), clip)


def _scaled_node(node: Node) -> Node:
    match node:
        case Path():
            return replace(
                node,
                steps=whole(node.steps),
                width=round_to(node.width * UNIT, 1),
                dash=tuple(round_to(part * UNIT, 1) for part in node.dash),
                dash_start=round_to(node.dash_start * UNIT, 1),
            )
        case Text():
            return replace(node, at=Point(node.at.x * UNIT, node.at.y * UNIT), size=node.size * UNIT)
        case Group():
            return _scaled(node)
        case Place(group, at):
            return Place(_scaled(group), replace(at, e=at.e * UNIT, f=at.f * UNIT))


def whole(steps: Iterable[Step]) -> tuple[Step, ...]:
    """The outline in whole units: each point is rounded by itself, and lines of no length are left out."""
    found: list[Step] = []
    here: Point | None = None
    for step in moved(steps, lambda point: Point(ticks(point.x, UNIT), ticks(point.y, UNIT))):
        if not isinstance(step, Line) or step.to != here:
            found.append(step)
        here = None if isinstance(step, Close) else step.to
    return tuple(found)
