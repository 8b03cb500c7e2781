"""The same cards and answers drawn with fpdf2: `fpdf_cards.py COUNT FILE THEME`.

Groups that cards share become graphics contexts of fpdf2 once and are reused, which is the quickest way.
"""

from __future__ import annotations

import sys
from functools import cache

from fpdf import FPDF
from fpdf.drawing import ClippingPath, DeviceRGB, GraphicsContext, PaintedPath, Transform
from fpdf.enums import PathPaintRule

from ttprint import resources
from ttprint.draw.fonts import FILES, text_start
from ttprint.draw.inks import Ink, Theme
from ttprint.draw.scene import Close, Curve, Group, Line, Move, Node, Path, Place, Text
from ttprint.games.turbo_taxi.challenges.cards.answers import answer
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.choosing import choose
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.geometry import Affine

COLUMNS, ROWS, WIDTH, HEIGHT = 3, 3, 63.0, 88.0
LEFT, TOP = 10.5, 16.5
contexts: dict[int, tuple[Group, GraphicsContext]] = {}


@cache
def colour(ink: Ink) -> DeviceRGB:
    return DeviceRGB(ink.red / 255, ink.green / 255, ink.blue / 255)


def traced(path: Path, outline: PaintedPath | ClippingPath) -> None:
    for step in path.steps:
        match step:
            case Move(to):
                outline.move_to(to.x, to.y)
            case Line(to):
                outline.line_to(to.x, to.y)
            case Curve(a, b, to):
                outline.curve_to(a.x, a.y, b.x, b.y, to.x, to.y)
            case Close():
                outline.close()


def painted(path: Path) -> PaintedPath:
    drawn = PaintedPath()
    traced(path, drawn)
    style = drawn.style
    style.auto_close = False
    style.fill_color = colour(path.fill) if path.fill else None
    style.stroke_color = colour(path.stroke) if path.stroke and path.width > 0 else None
    style.stroke_width = path.width or None
    style.stroke_cap_style, style.stroke_join_style = path.cap, path.join
    if path.dash:
        style.stroke_dash_pattern, style.stroke_dash_phase = list(path.dash), path.dash_start
    filled, stroked = path.fill is not None, style.stroke_color is not None
    style.paint_rule = {
        (True, True): PathPaintRule.STROKE_FILL_NONZERO,
        (True, False): PathPaintRule.FILL_NONZERO,
        (False, True): PathPaintRule.STROKE,
    }.get((filled, stroked), PathPaintRule.DONT_PAINT)
    return drawn


def context(group: Group) -> GraphicsContext:
    """Return the paths of a group as a context, created once."""
    if id(group) not in contexts:
        made = GraphicsContext()
        if group.clip:
            made.clipping_path = ClippingPath()
            traced(group.clip, made.clipping_path)
        for node in group.children:
            if isinstance(node, Path):
                made.add_item(painted(node), clone=False)
            elif isinstance(node, Group):
                made.add_item(context(node), clone=False)
            elif isinstance(node, Place):
                made.add_item(placed(node.group, node.at), clone=False)
        contexts[id(group)] = group, made
    return contexts[id(group)][1]


def placed(group: Group, at: Affine) -> GraphicsContext:
    outer = GraphicsContext()
    outer.transform = Transform(at.a, at.b, at.c, at.d, at.e, at.f)
    outer.add_item(context(group), clone=False)
    return outer


def texts(nodes: tuple[Node, ...], at: Affine) -> list[tuple[Text, Affine]]:
    found: list[tuple[Text, Affine]] = []
    for node in nodes:
        if isinstance(node, Text):
            found.append((node, at))
        elif isinstance(node, Place) and len(node.group.children) < 40:  # faces have no words
            found += texts(node.group.children, at @ node.at)
    return found


def show(pdf: FPDF, art: Group, at: Affine) -> None:
    with pdf.drawing_context() as page:
        for node in art.children:
            if isinstance(node, Place):
                page.add_item(placed(node.group, at @ node.at), clone=False)
            elif isinstance(node, Path):
                page.add_item(placed(Group((node,)), at), clone=False)
    for text, where in texts(art.children, at):
        place = where(text_start(text))
        pdf.set_font(text.font, size=text.size * 72 / 25.4)
        pdf.set_text_color(text.ink.red, text.ink.green, text.ink.blue)
        pdf.text(place.x, place.y, text.words)


def main(count: int, file: str, theme: Theme) -> None:
    pack = choose(count, Level.MIXED, 1)
    style = CardStyle(GAME.words("en"), theme, 1.0, seed=1).sized(WIDTH, HEIGHT)
    pdf = FPDF(unit="mm", format="A4")
    for name, font in FILES.items():
        pdf.add_font(name, fname=str(resources.folder("fonts") / font))
    for first in range(0, len(pack), COLUMNS * ROWS):
        for draw in (card_front, answer):
            pdf.add_page()
            for place, challenge in enumerate(pack[first : first + COLUMNS * ROWS]):
                row, column = divmod(place, COLUMNS)
                show(pdf, draw(challenge, style), Affine.move(LEFT + column * WIDTH, TOP + row * HEIGHT))
    pdf.output(file)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], Theme(sys.argv[3]))
