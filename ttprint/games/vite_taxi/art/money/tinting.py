"""Line art in other inks than black and white: what is drawn for the ink theme becomes an engraving."""

from __future__ import annotations

from dataclasses import replace

from ttprint.draw.inks import BLACK, WHITE, Ink
from ttprint.draw.scene import Group, Node, Path, Place, Text


def tinted(art: Group, dark: Ink, pale: Ink) -> Group:
    """The art with its black and its white exchanged for other inks."""
    inks = {BLACK: dark, WHITE: pale}
    return Group(tuple(_tinted(node, inks) for node in art.children), art.clip)


def _tinted(node: Node, inks: dict[Ink, Ink]) -> Node:
    match node:
        case Path(fill=fill, stroke=stroke):
            return replace(
                node,
                fill=inks.get(fill, fill) if fill else None,
                stroke=inks.get(stroke, stroke) if stroke else None,
            )
        case Text(ink=ink):
            return replace(node, ink=inks.get(ink, ink))
        case Place(group=inner, at=at):
            return Place(Group(tuple(_tinted(child, inks) for child in inner.children), inner.clip), at)
        case Group(children=children, clip=clip):
            return Group(tuple(_tinted(child, inks) for child in children), clip)
