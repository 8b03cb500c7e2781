"""The icon of each BONUS or STOP card, and its badge: signs and numbers that need no translation."""

from __future__ import annotations

from collections.abc import Mapping

from ttprint.draw.painting import PartInks, Shape, paint
from ttprint.draw.scene import Group, Text, group
from ttprint.games.vite_taxi.art.cards.bonus_icons import BONUS_ICONS
from ttprint.games.vite_taxi.art.cards.stop_icons import STOP_ICONS
from ttprint.games.vite_taxi.cards.deck import Card
from ttprint.games.vite_taxi.play.state import GOAL
from ttprint.geometry import Affine, Point

FIELD = 40.0  # units, the side of an icon's field
MINUS = "\u2212"

ICONS: Mapping[str, tuple[Shape, ...]] = {**BONUS_ICONS, **STOP_ICONS}


def icon(card: Card, size: float, palette: PartInks) -> Group:
    """Return the icon of a card about the origin, in a field of this size."""
    if card.id not in ICONS:
        raise ValueError(f"The card {card.id} has no icon.")
    unit = size / FIELD
    ink = palette.line if palette.dark.lightness > 90 else palette.pale
    sign = Text("TAXI", Point(0, -9.4 * unit), "display", 8.6 * unit, ink, "middle")
    return group(paint(ICONS[card.id], palette, Affine.scale(unit), unit), (sign,) if card.id == "ten-taxis" else ())


def badge(card: Card) -> str:
    """Return the effect of the card as a number: extra squares, the limit of the roll, francs."""
    if card.extra:
        return f"+{card.extra}"
    if card.limit is not None:
        return str(card.limit)
    if card.pays:
        return f"+{card.pays} F"
    return f"{MINUS}{card.takes} F" if 0 < card.takes < GOAL else ""
