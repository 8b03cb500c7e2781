"""A part of a large picture, without what lies outside it: so that a detail does not carry the whole along.

run: one outline of a path, from a move to the next
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ttprint.draw.fonts import heights, measure, start
from ttprint.draw.scene import Close, Curve, Group, Move, Node, Path, Place, Step, Text
from ttprint.geometry import Affine, Box, Point


def cropped(art: Group, area: Box) -> Group:
    """The art with every outline and text left out that does not come near the area; nothing that stays is changed."""
    return Group(tuple(_kept(art.children, area, Affine())), art.clip)


def _kept(nodes: tuple[Node, ...], area: Box, at: Affine) -> Iterator[Node]:
    for node in nodes:
        match node:
            case Place(group=inner, at=by):
                if inside := tuple(_kept(inner.children, area, at @ by)):
                    yield Place(Group(inside, inner.clip), by)
            case Group(children=children, clip=clip):
                if inside := tuple(_kept(children, area, at)):
                    yield Group(inside, clip)
            case Path():
                if steps := _near(node, area, at):
                    yield replace(node, steps=steps)
            case Text():
                if _meets(_corners(node), area, at, node.size):
                    yield node


def _near(path: Path, area: Box, at: Affine) -> tuple[Step, ...]:
    """The runs of a path that come near; one that lies inside another, as a hole does, stays with it when both do."""
    runs: list[list[Step]] = []
    for step in path.steps:
        if isinstance(step, Move):
            runs.append([])
        runs[-1].append(step)
    kept = (run for run in runs if _meets(list(_points(run)), area, at, path.width))
    return tuple(step for run in kept for step in run)


def _points(run: list[Step]) -> Iterator[Point]:
    for step in run:
        match step:
            case Curve(out, into, to):
                yield from (out, into, to)
            case Close():
                continue
            case _:
                yield step.to


def _corners(text: Text) -> list[Point]:
    at, tall = start(text), heights(text.font)
    right = at.x + measure(text.words, text.font, text.size)
    top, low = at.y - tall.ascent * text.size, at.y + tall.descent * text.size
    return [Point(at.x, top), Point(right, top), Point(right, low), Point(at.x, low)]


def _meets(points: list[Point], area: Box, at: Affine, slack: float) -> bool:
    """Whether the box around the points, a little grown, touches the area."""
    laid = [at(point) for point in points]
    grow = slack * max(abs(at.a) + abs(at.c), abs(at.b) + abs(at.d))
    return (
        min(p.x for p in laid) - grow <= area.right
        and max(p.x for p in laid) + grow >= area.x
        and min(p.y for p in laid) - grow <= area.bottom
        and max(p.y for p in laid) + grow >= area.y
    )
