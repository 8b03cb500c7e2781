"""Orders that differ in a few values, for tests of every game."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from ttprint.order.order import Order

PARTS = ("style", "selection", "output", "context")


def changed(order: Order, **changes: Any) -> Order:
    """The order with other values, of its own or of one of its parts: changed(order, theme=…, dpi=…, duplex=…)."""
    for part in PARTS:
        before = getattr(order, part)
        inside = {field.name: changes.pop(field.name) for field in fields(before) if field.name in changes}
        if inside:
            changes[part] = replace(before, **inside)
    return replace(order, **changes)
