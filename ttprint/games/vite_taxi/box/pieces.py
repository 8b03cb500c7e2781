"""The things to cut out as pieces.

name: what the command line calls a piece, such as course-etoile, green-lights-3, note-100-7 or taxi-blue
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ttprint.draw.nets import Net
from ttprint.draw.scene import group
from ttprint.draw.shapes import circle
from ttprint.games.vite_taxi.art.cards.backs import course_back, event_back
from ttprint.games.vite_taxi.art.cards.course_cards import course_card
from ttprint.games.vite_taxi.art.cards.event_cards import event_card
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.money.notes import DESIGNS, note_back, note_front
from ttprint.games.vite_taxi.art.nets.die import die_net
from ttprint.games.vite_taxi.art.nets.trays import Holder, tray_net
from ttprint.games.vite_taxi.art.taxis.counters import ACROSS, counter
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import standee
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import kinds
from ttprint.geometry import Point
from ttprint.order.order import Style
from ttprint.press.piece import Piece

# In 99.9 of 100 games with six players 23 notes of 25 F, 15 of 50 F and 20 of 100 F are enough (`ttprint vite-taxi
# simulate --players 6`). These numbers fill whole sheets.
NOTE_COUNTS: Mapping[int, int] = {25: 26, 50: 16, 100: 24}


def card_pieces(style: Style) -> Iterator[Piece]:
    """Yield the forty COURSE cards, then the seventy BONUS and STOP cards."""
    words, theme, bleed = style.words, style.theme, style.bleed
    back, label = course_back(theme, bleed), words.say("sheet.course")
    for course in courses():
        front = course_card(course, words, theme, bleed)
        yield Piece(f"course-{course.id}", front, WIDTH, HEIGHT, back, group="course", label=label)
    back, label = event_back(theme, bleed), words.say("sheet.event")
    for kind in kinds():
        front = event_card(kind, words, theme, bleed)
        for copy in range(1, kind.copies + 1):
            yield Piece(f"{kind.id}-{copy}", front, WIDTH, HEIGHT, back, group="bonus-stop", label=label)


def note_pieces(style: Style) -> Iterator[Piece]:
    """Yield the notes, the largest first. Their edge is white and needs no bleed."""
    for value, count in sorted(NOTE_COUNTS.items(), reverse=True):
        design, label = DESIGNS[value], style.words.say("sheet.note", value=value)
        front, back = note_front(value, style.words, style.theme), note_back(value, style.theme)
        sides = (front, design.width, design.height, back)
        for copy in range(1, count + 1):
            yield Piece(f"note-{value}-{copy}", *sides, group=f"note-{value}", label=label, marked_edge=True)


@dataclass(frozen=True, slots=True)
class Taxis:
    """The taxis for a board of this scale: flat counters, or cars to fold."""

    scale: float
    flat: bool = False


FOLDED = Taxis(1.0)


def taxi_pieces(style: Style, taxis: Taxis = FOLDED) -> Iterator[Piece]:
    """Yield the six taxis."""
    label, across = style.words.say("part.taxis"), ACROSS * taxis.scale
    for livery in Livery:
        name = f"taxi-{livery.value}"
        if taxis.flat:
            art, cut = counter(livery, style.theme, taxis.scale), circle(Point(across / 2, across / 2), across / 2)
            yield Piece(name, art, across, across, label=label, outline=cut)
        else:
            yield _to_fold(name, standee(livery, style.theme, taxis.scale), label)


def die_pieces(style: Style) -> Iterator[Piece]:
    """Yield the die."""
    yield _to_fold("die", die_net(style.theme), style.words.say("part.die"))


def tray_pieces(style: Style) -> Iterator[Piece]:
    """Yield the two card holders."""
    for holder in Holder:
        yield _to_fold(f"tray-{holder.value}", tray_net(holder, style.theme), style.words.say("part.trays"))


def _to_fold(name: str, net: Net, label: str) -> Piece:
    front = group(net.front, net.folds)
    return Piece(name, front, net.width, net.height, label=label, outline=net.outline, folds=net.creases)
