"""What a plan comes to, in words; and what would save paper.

saving: a smaller bleed or margin with which the same pieces take fewer sheets
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ttprint.geometry import Margins
from ttprint.order.order import Order
from ttprint.press.impose import Layout, count_sheets
from ttprint.press.paper import NORMAL, TIGHT, Paper
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan

_BLEEDS = (2.0, 1.5, 1.0)
_MOST_TRIED = 100  # sheets: beyond, trying costs more time than it saves paper


def plan_told(order: Order, plan: Plan, *, briefly: bool = False) -> list[str]:
    """The plan in words, as far as there is anything to tell; briefly, without the passes of a knife."""
    words, paper = order.words, order.paper.title
    told = [words.count("plan.sheets", plan.sheets, paper=paper)] if plan.sheets else []
    for key in ("pages", "pieces", "cuts", "passes", "outlines", "folds"):
        number = getattr(plan, key)
        if number and not (key == "passes" and (briefly or number == plan.cuts)):
            told.append(words.count(f"plan.{key}", number))
    return told


def bleed_told(order: Order, bleed: float) -> str:
    """That there is less bleed than was asked for, if so."""
    if bleed > order.bleed - 0.01:
        return ""
    have, asked = (f"{number:.2f}".rstrip("0").rstrip(".") for number in (bleed, order.bleed))
    point = order.words.say("calibrate.point")
    return order.words.say("plan.bleed", have=have.replace(".", point), asked=asked.replace(".", point))


def saving(order: Order, pieces: Sequence[Piece], layout: Layout, sheets: int) -> str:
    """What to say on the command line for fewer sheets, and how many it would be; nothing when nothing helps."""
    if not 1 < sheets <= _MOST_TRIED:
        return ""
    for option, other in _alternatives(order, layout):
        fewer = count_sheets(pieces, other)
        if fewer < sheets:
            told = order.words.count("plan.sheets", fewer, paper=order.paper.title)
            return order.words.say("plan.fewer", option=option, sheets=told)
    return ""


def _alternatives(order: Order, layout: Layout) -> Iterator[tuple[str, Layout]]:
    """What asks for the least first: a little less bleed, narrower margins, both."""
    bleeds = [bleed for bleed in _BLEEDS if bleed < layout.bleed] if layout.gutter is None else []
    tight = [replace(layout, paper=_tight(layout.paper))] if order.paper.margins == NORMAL else []
    yield from ((f"--bleed {bleed:g}", replace(layout, bleed=bleed)) for bleed in bleeds)
    yield from (("--margin tight", other) for other in tight)
    for other in tight:
        yield from ((f"--bleed {bleed:g} --margin tight", replace(other, bleed=bleed)) for bleed in bleeds)


def _tight(paper: Paper) -> Paper:
    kept, less = paper.margins, NORMAL.top - TIGHT.top
    sides = (kept.top, kept.right, kept.bottom, kept.left)
    return replace(paper, margins=Margins(*(max(0.0, side - less) for side in sides)))
