"""Vite, Taxi! as one value: what the command line needs to know of it before anything is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttprint.shell.game import Game

if TYPE_CHECKING:
    from ttprint.games.vite_taxi.look import TownLook
    from ttprint.order.booklets import Rulebook


def _look() -> type[TownLook]:
    from ttprint.games.vite_taxi.look import TownLook  # the list of commands is there without it

    return TownLook


def _rulebook() -> Rulebook:
    from ttprint.games.vite_taxi.rulebook.book import RULEBOOK  # its pictures are costly, and few commands need them

    return RULEBOOK


GAME = Game(
    name="vite-taxi",
    title="Vite, Taxi!",
    about="Print and play Vite, Taxi!, a French game about Paris cabs: the whole box, and games by the thousand.",
    tries="Try: ttprint vite-taxi kit --lang fr    or: ttprint vite-taxi simulate --players 4",
    room="vite_taxi",
    look=_look,
    rulebook=_rulebook,
    doors={"box": "board?single=1&file=1"},
    commands={
        "kit": "Print the whole box into one folder.",
        "board": "Print the map of Paris, on four sheets or on one.",
        "cards": "Print the COURSE cards and the BONUS or STOP cards.",
        "money": "Print the notes of 25, 50 and 100 F.",
        "taxis": "Print the six taxis, to fold.",
        "die": "Print the die, to fold.",
        "trays": "Print the two card holders, to fold.",
        "rules": "Write the rule booklet, to read or to fold.",
        "simulate": "Play thousands of games and tell how they went.",
    },
)
