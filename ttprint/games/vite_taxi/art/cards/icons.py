"""Which icon each BONUS or STOP card has, and what its badge says: signs and numbers, in no language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ttprint.draw.painting import PartInks, Shape, paint
from ttprint.draw.scene import Group, Text, group
from ttprint.errors import TtprintError, unknown
from ttprint.games.vite_taxi.art.cards import bad_news, good_news
from ttprint.games.vite_taxi.cards.deck import Card
from ttprint.games.vite_taxi.play.state import GOAL
from ttprint.geometry import Affine, Point

FIELD = 40.0  # units: the side of an icon's field
MINUS = "\u2212"

ICONS: Mapping[str, tuple[Shape, ...]] = MappingProxyType(
    {
        "green-lights": good_news.GREEN_LIGHTS,
        "bus-lane": good_news.BUS_LANE,
        "escort": good_news.ESCORT,
        "shortcut": good_news.SHORTCUT,
        "clear-road": good_news.CLEAR_ROAD,
        "voie": good_news.VOIE,
        "tip": good_news.TIP,
        "rain": good_news.RAIN,
        "roadworks": bad_news.ROADWORKS,
        "jam": bad_news.JAM,
        "ten-taxis": bad_news.TEN_TAXIS,
        "demonstration": bad_news.DEMONSTRATION,
        "burglars": bad_news.BURGLARS,
        "fine": bad_news.FINE,
        "no-fares": bad_news.NO_FARES,
        "tour-de-france": bad_news.TOUR_DE_FRANCE,
    }
)


def icon(card: Card, size: float, kit: PartInks) -> Group:
    """The icon of a card about the origin, in a field of that size."""
    if card.id not in ICONS:
        raise TtprintError(unknown("card with an icon", card.id, ICONS))
    unit = size / FIELD
    sign = Text("TAXI", Point(0, -9.4 * unit), "display", 8.6 * unit, kit.pale, "middle")
    if kit.dark.lightness > 90:
        sign = Text("TAXI", Point(0, -9.4 * unit), "display", 8.6 * unit, kit.line, "middle")
    return group(paint(ICONS[card.id], kit, Affine.scale(unit), unit), (sign,) if card.id == "ten-taxis" else ())


def badge(card: Card) -> str:
    """What the card does as a number: squares more, the most that counts, francs."""
    if card.extra:
        return f"+{card.extra}"
    if card.limit is not None:
        return str(card.limit)
    if card.pays:
        return f"+{card.pays} F"
    return f"{MINUS}{card.takes} F" if 0 < card.takes < GOAL else ""
