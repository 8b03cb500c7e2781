"""What a plan comes to, in words."""

from __future__ import annotations

from ttprint.order.order import Order
from ttprint.press.plan import Plan


def plan_told(order: Order, plan: Plan) -> list[str]:
    """The plan in words, as far as there is anything to tell."""
    words, paper = order.words, order.paper.title
    told = [words.count("plan.sheets", plan.sheets, paper=paper)] if plan.sheets else []
    for key in ("pages", "pieces", "cuts", "outlines", "folds"):
        number = getattr(plan, key)
        if number:
            told.append(words.count(f"plan.{key}", number))
    return told
