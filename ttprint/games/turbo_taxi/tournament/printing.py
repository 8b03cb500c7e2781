"""Print a tournament: a page for the referee, a score sheet or a bracket, a card for each player of each round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from operator import add
from typing import Any

from ttprint.draw.scene import Page
from ttprint.games.turbo_taxi.challenges.printing import PackJob
from ttprint.games.turbo_taxi.tournament.event import Event
from ttprint.games.turbo_taxi.tournament.pairing import Played
from ttprint.games.turbo_taxi.tournament.referee import referee_page
from ttprint.games.turbo_taxi.tournament.scores import score_pages
from ttprint.order.files import printed
from ttprint.order.order import Order, Printed
from ttprint.order.summary import plan_messages
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan
from ttprint.words.message import MessageLine, say


def print_tournament(order: Order, event: Event, ordered: Mapping[str, Any] | None = None) -> Printed:
    """Everything for a tournament before it begins."""
    order = order.with_style(bleed=0.0)
    challenges = event.challenges()
    every = tuple(one for versions in challenges for one in versions)
    job = PackJob(order, tuple(event.cards(challenges)), seed=event.seed, ordered=ordered or {})
    answers = replace(job, pack=every).answers("3-cards-answers")
    cards = job.cards("3-cards")
    page = referee_page(order.paper, order.words, event, challenges)
    parts = [_pages(order, "1-referee", "referee", [page]), print_scores(order, event, ()), cards, answers]
    whole = reduce(add, parts)
    lines = [say("print.size"), *filter(None, [cards.how])]
    for part, key in zip(parts, ("referee", "scores", "cards", "answers"), strict=True):
        what = MessageLine((say(f"part.{key}"), *plan_messages(Plan(part.plan.sheets), order.paper.title)), ", ")
        lines.append(say("plan.file", file=part.main, what=what))
    return replace(whole, advice=tuple(lines), hints=())


def print_scores(order: Order, event: Event, played: Sequence[Played]) -> Printed:
    """Print the score sheet with the results so far and the pairs of the next round."""
    return _pages(order, "2-scores", "scores", score_pages(order.paper, order.words, event, played))


def _pages(order: Order, name: str, part: str, pages: Sequence[Page]) -> Printed:
    true = [order.corrected(page) for page in pages]
    return printed(order, name, order.title(part), lambda: true, Duplex.NONE, Plan(len(true), len(true)))
