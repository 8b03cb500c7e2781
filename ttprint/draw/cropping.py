"""Cropping: a part of a large picture without what lies outside it, so that a file holds no more than it shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ttprint.draw.fonts import heights, measure, text_start
from ttprint.draw.scene import Group, Move, Node, Path, Place, Step, Text
from ttprint.draw.shapes import Outline, points_of
from ttprint.geometry import Affine, Box, Point, bounding_box


def cropped(art: Group, area: Box) -> Group:
    """Return the art without the outlines and texts that lie outside the area; the others are unchanged."""
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
                if _meets(_box(node).corners, area, at, node.size):
                    yield node


def _near(path: Path, area: Box, at: Affine) -> Outline:
    """The runs of a path, each from a move to the next, that touch the area. A hole is a run too."""
    runs: list[list[Step]] = []
    for step in path.steps:
        if isinstance(step, Move):
            runs.append([])
        runs[-1].append(step)
    kept = (run for run in runs if _meets(points_of(run), area, at, path.width))
    return tuple(step for run in kept for step in run)


def _box(text: Text) -> Box:
    at, high = text_start(text), heights(text.font)
    width = measure(text.words, text.font, text.size)
    return Box(at.x, at.y - high.ascent * text.size, width, (high.ascent + high.descent) * text.size)


def _meets(points: Iterable[Point], area: Box, at: Affine, slack: float) -> bool:
    """True if the bounding box of the points, grown by the slack, touches the area."""
    slack *= max(abs(at.a) + abs(at.c), abs(at.b) + abs(at.d))
    return bounding_box(map(at, points)).grow(slack).touches(area)
