"""The summary of what was printed, as messages; and hints that would save paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ttprint.geometry import Margins, ticks
from ttprint.order.order import Order, Printed
from ttprint.press.impose import Layout, count_sheets
from ttprint.press.paper import NORMAL, TIGHT, Paper
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan
from ttprint.render.png import InkCover
from ttprint.words.message import Message, MessageLine, count, say

_BLEEDS = (2.0, 1.5, 1.0)
_MOST_TRIED = 100  # sheets: for more, trying other layouts takes too long


def summary(printed: Printed, cover: InkCover | None) -> list[Message | MessageLine]:
    """What there is to print and to cut, and with how much ink, in one line; then advice and hints."""
    parts = plan_messages(printed.plan, printed.paper)
    if cover is not None:
        parts += [colour_message(cover), _cover_message(cover)]
    first = [MessageLine(tuple(parts), " · ")] if parts else []
    return [*first, *printed.advice, *printed.hints]


def plan_messages(plan: Plan, paper: str) -> list[Message]:
    """The numbers of a plan that are not zero: sheets, pieces, sheets to fold, minutes."""
    messages = [count("plan.sheets", plan.sheets, paper=paper)] if plan.sheets else []
    return messages + [count(f"plan.{key}", n) for key in ("pieces", "folds", "minutes") if (n := getattr(plan, key))]


def colour_message(cover: InkCover) -> Message:
    """Whether there is colour: a booklet has some even where everything else is line art."""
    if cover.partly:
        return say("plan.partly")
    return say("plan.colour" if cover.coloured else "plan.black")


def _cover_message(cover: InkCover) -> Message:
    percent = ticks(cover.dark, 100)
    if cover.sampled == cover.pages:
        return say("plan.cover", percent=percent)
    return say("plan.cover_of_some", percent=percent, seen=cover.sampled, pages=cover.pages)


def bleed_hints(order: Order, bleed: float) -> tuple[Message, ...]:
    """A hint that there is less bleed than the order asks for, if so."""
    if bleed > order.bleed - 0.01:
        return ()
    return (say("plan.bleed", have=round(bleed, 2), asked=round(order.bleed, 2)),)


def saving_hints(order: Order, pieces: Sequence[Piece], layout: Layout, sheets: int) -> tuple[Message, ...]:
    """A hint which smaller bleed or margin would take fewer sheets, and how many, if any does."""
    if not 1 < sheets <= _MOST_TRIED:
        return ()
    for option, other in _alternatives(order, layout):
        fewer = count_sheets(pieces, other)
        if fewer < sheets:
            return (say("plan.fewer", option=option, sheets=count("plan.sheets", fewer, paper=order.paper.title)),)
    return ()


def _alternatives(order: Order, layout: Layout) -> Iterator[tuple[str, Layout]]:
    """Other layouts with the options that ask for them, the smallest change first."""
    bleeds = [bleed for bleed in _BLEEDS if bleed < layout.bleed] if layout.gutter is None else []
    tight = [replace(layout, paper=_tight(layout.paper))] if order.paper.margins == NORMAL else []
    yield from ((f"--bleed {bleed:g}", replace(layout, bleed=bleed)) for bleed in bleeds)
    yield from (("--margin tight", other) for other in tight)
    for other in tight:
        yield from ((f"--bleed {bleed:g} --margin tight", replace(other, bleed=bleed)) for bleed in bleeds)


def _tight(paper: Paper) -> Paper:
    margins, less = paper.margins, NORMAL.top - TIGHT.top
    sides = (margins.top, margins.right, margins.bottom, margins.left)
    return replace(paper, margins=Margins(*(max(0.0, side - less) for side in sides)))
