"""Tuck boxes for the cards: a taxi among the sights of Paris on the front, the backs of the cards on the back."""

from __future__ import annotations

from enum import Enum

from ttprint.draw.inks import WHITE, Theme
from ttprint.draw.scene import Group, Path, Place, group
from ttprint.draw.shapes import rect
from ttprint.draw.tuckbox_art import PICTURE, BoxArt
from ttprint.games.vite_taxi.art.cards.backs import course_back, event_back
from ttprint.games.vite_taxi.art.cards.inks import GOLD, NIGHT, course_inks
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.landmarks.drawing import landmark
from ttprint.games.vite_taxi.art.nets.trays import EVENT_GROUND
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import car
from ttprint.games.vite_taxi.cards.courses import CourseKind, courses
from ttprint.games.vite_taxi.cards.deck import deck
from ttprint.geometry import Affine, Box
from ttprint.order.order import Order, Printed, Style
from ttprint.order.tuckboxes import print_tuckboxes

PLATE = rect(Box(0, 0, PICTURE, PICTURE), 4)
PAVEMENT = 40.0  # mm from the top of the picture
SIGHTS = {"tour-eiffel": (35.5, 36.0), "sacre-coeur": (14.5, 23.0)}  # x and size


class Holds(Enum):
    """The content of a tuck box: all cards, or one of the decks."""

    ALL = "all"
    COURSE = "course"
    EVENTS = "bonus-stop"

    @property
    def usual(self) -> int:
        """The number of cards in the game."""
        numbers = {Holds.COURSE: len(courses()), Holds.EVENTS: len(deck())}
        return numbers.get(self, sum(numbers.values()))


def print_tuckbox(order: Order, holds: Holds, count: int, thickness: float, name: str = "tuckbox") -> Printed:
    """Print a box for `count` cards of this thickness in mm, or several boxes if one would be too deep."""
    return print_tuckboxes(order, name, (WIDTH, HEIGHT), count, thickness, lambda each: _art(order.style, holds, each))


def _art(style: Style, holds: Holds, count: int) -> BoxArt:
    words, ground = style.words, EVENT_GROUND if holds is Holds.EVENTS else GOLD
    return BoxArt(
        _street(style.theme),
        _backs(style.theme, holds),
        words.say("start.title"),
        words.count("tuckbox.cards", count),
        words.say("tuckbox.glue"),
        ground if style.theme is Theme.CITY else WHITE,
        NIGHT,
    )


def _street(theme: Theme) -> Group:
    """A taxi that drives past two sights."""
    inks = course_inks(CourseKind.ONE, theme)
    sights = [Place(landmark(place, size, theme), Affine.move(x, PAVEMENT)) for place, (x, size) in SIGHTS.items()]
    drawn = group(
        Path(PLATE, fill=inks.sky),
        Path(rect(Box(0, PAVEMENT, PICTURE, PICTURE - PAVEMENT)), fill=inks.pavement, stroke=inks.line, width=0.4),
        sights,
        Place(group(car(Livery.YELLOW, theme, 26.0)), Affine.move(PICTURE / 2, PICTURE - 3.0)),
        clip=Path(PLATE),
    )
    return group(drawn, Path(PLATE, stroke=inks.line, width=0.5))


def _backs(theme: Theme, holds: Holds) -> Group:
    """The back of the deck, or those of both."""
    backs = {Holds.COURSE: course_back(theme, 0.0), Holds.EVENTS: event_back(theme, 0.0)}
    shown = [backs[holds]] if holds in backs else [*backs.values()]
    scale = PICTURE / HEIGHT if len(shown) == 1 else (PICTURE / 2 - 1) / WIDTH
    edge = rect(Box(0, 0, WIDTH, HEIGHT), 4.0)
    left, down = (PICTURE - len(shown) * WIDTH * scale - 2.0 * (len(shown) - 1)) / 2, (PICTURE - HEIGHT * scale) / 2
    return group(
        Place(
            group(group(back, clip=Path(edge)), Path(edge, stroke=NIGHT, width=0.8)),
            Affine.move(left + i * (WIDTH * scale + 2.0), down) @ Affine.scale(scale),
        )
        for i, back in enumerate(shown)
    )
