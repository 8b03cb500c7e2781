"""The icon of each BONUS or STOP card, and its badge: signs and numbers that need no translation."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ttprint.draw.painting import PartInks, Shape, paint
from ttprint.draw.scene import Group, Text, group
from ttprint.games.vite_taxi.art.cards import bonus_icons, stop_icons
from ttprint.games.vite_taxi.cards.deck import Card
from ttprint.games.vite_taxi.play.state import GOAL
from ttprint.geometry import Affine, Point

FIELD = 40.0  # units, the side of an icon's field
MINUS = "\u2212"

ICONS: Mapping[str, tuple[Shape, ...]] = MappingProxyType(
    {
        "green-lights": bonus_icons.GREEN_LIGHTS,
        "bus-lane": bonus_icons.BUS_LANE,
        "escort": bonus_icons.ESCORT,
        "shortcut": bonus_icons.SHORTCUT,
        "clear-road": bonus_icons.CLEAR_ROAD,
        "voie": bonus_icons.VOIE,
        "tip": bonus_icons.TIP,
        "rain": bonus_icons.RAIN,
        "roadworks": stop_icons.ROADWORKS,
        "jam": stop_icons.JAM,
        "ten-taxis": stop_icons.TEN_TAXIS,
        "demonstration": stop_icons.DEMONSTRATION,
        "burglars": stop_icons.BURGLARS,
        "fine": stop_icons.FINE,
        "no-fares": stop_icons.NO_FARES,
        "tour-de-france": stop_icons.TOUR_DE_FRANCE,
    }
)


def icon(card: Card, size: float, palette: PartInks) -> Group:
    """Return the icon of a card about the origin, in a field of this size."""
    if card.id not in ICONS:
        raise ValueError(f"The card {card.id} has no icon.")
    unit = size / FIELD
    sign = Text("TAXI", Point(0, -9.4 * unit), "display", 8.6 * unit, palette.pale, "middle")
    if palette.dark.lightness > 90:
        sign = Text("TAXI", Point(0, -9.4 * unit), "display", 8.6 * unit, palette.line, "middle")
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
