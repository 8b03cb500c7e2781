"""Pages as text: a line for each text and path, so that a moved mark or a wrong word is one changed line in a diff."""

from __future__ import annotations

from collections.abc import Iterable

from tests.pictures import leaves, stretch
from tests.press.press_samples import hull, points
from ttprint.draw.scene import Close, Node, Page, Path, Text
from ttprint.geometry import Affine, Point

MANY = 12  # points of a path that are written down one by one; of more, their box and their middle


def number(value: float) -> str:
    return f"{round(value, 2) + 0.0:g}"


def described(nodes: Iterable[Node]) -> list[str]:
    """A line for each leaf: what it is, how it is drawn, and where."""
    found = []
    for leaf, at in leaves(nodes):
        if isinstance(leaf, Text):
            place = at(leaf.at)
            turned = "" if at.b == 0 else f" turned {number(at.b)}"
            size = f"{leaf.font} {number(leaf.size)} {leaf.anchor}"
            found.append(f"text {leaf.words!r} {size} at {number(place.x)} {number(place.y)}{turned}")
            continue
        spots = points(leaf, at)
        style = f"fill {leaf.fill} stroke {leaf.stroke} {number(leaf.width)} {leaf.dash} {leaf.cap}"
        style = style.replace(" ()", "") + " closed" * any(isinstance(step, Close) for step in leaf.steps)
        if len(spots) <= MANY:
            where = " ".join(f"{number(spot.x)},{number(spot.y)}" for spot in spots)
        else:
            box = hull(spots)
            middle = sum(spot.x for spot in spots) / len(spots), sum(spot.y for spot in spots) / len(spots)
            corners = (box.x, box.y, box.right, box.bottom, *middle)
            where = f"{len(spots)} points {' '.join(map(number, corners))}"
        found.append(f"path {style}: {where}")
    return found


def text_of(page: Page) -> list[str]:
    boxes = [
        " ".join(map(number, (box.x, box.y, box.width, box.height))) if box else "none"
        for box in (page.trim, page.bleed)
    ]
    head = f"page {page.label!r} {number(page.width)} × {number(page.height)}, trim {boxes[0]}, bleed {boxes[1]}"
    return [head, *described(page.art), "marks", *described(page.marks)]


def summary_of(nodes: Iterable[Node]) -> list[str]:
    """The same for a page full of pictures: of paths that follow each other, how many, where and how."""
    found: list[str] = []
    paths: list[tuple[Path, Affine]] = []
    for leaf, at in [*leaves(nodes), (None, Affine())]:
        if leaf is not None and not isinstance(leaf, Text):
            paths.append((leaf, at))
            continue
        if paths:
            found.append(_together(paths))
            paths = []
        if isinstance(leaf, Text):
            place = at(leaf.at)
            look = f"{leaf.font} {number(leaf.size * at.a)} {leaf.ink} {leaf.anchor}"
            found.append(f"{leaf.words!r} {look} at {number(place.x)} {number(place.y)}")
    return found


def _together(paths: Iterable[tuple[Path, Affine]]) -> str:
    drawn = list(paths)
    spots = [spot for path, at in drawn for spot in points(path, at)]
    box = hull(spots)
    middle = Point(sum(spot.x for spot in spots) / len(spots), sum(spot.y for spot in spots) / len(spots))
    # a picture and the same turned have one middle, but lie nearer to it or farther from it
    away = [sum(abs(spot.x - middle.x) for spot in spots), sum(abs(spot.y - middle.y) for spot in spots)]
    spread = (total / len(spots) for total in away)
    where = " ".join(map(number, (box.x, box.y, box.right, box.bottom, middle.x, middle.y, *spread)))
    fills = sorted({str(path.fill) for path, _ in drawn if path.fill})
    lines = sorted({f"{path.stroke} {number(path.width * stretch(at))}" for path, at in drawn if path.stroke})
    return f"{len(drawn)} paths of {len(spots)} points {where}, filled {' '.join(fills)}, drawn {', '.join(lines)}"
