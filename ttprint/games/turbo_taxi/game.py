"""Turbo Taxi as one value: what the command line needs to know of it before anything is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ttprint.shell.game import Game

if TYPE_CHECKING:
    from ttprint.games.turbo_taxi.look import Look
    from ttprint.order.booklets import Rulebook


def _look() -> type[Look]:
    from ttprint.games.turbo_taxi.look import Look  # the list of commands is there without it

    return Look


def _rulebook() -> Rulebook:
    from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK  # its pictures are costly, and few commands need them

    return RULEBOOK


GAME = Game(
    name="turbo-taxi",
    title="Turbo Taxi",
    about="Print and play Turbo Taxi, a tile game by Friedemann Friese: solve it, count it, put it on paper.",
    tries="Try: ttprint kit    or: ttprint solve 1-7 3-10 NES",
    room="turbo_taxi",
    look=_look,
    rulebook=_rulebook,
    looks_up="challenges.lookup",
    doors={
        "box": "deck?sets=cab&file=1",
        "lesson": "challenges?level=mixed&count=9&answers=none&file=2",
        "play": "board?file=1",
    },
    commands={
        "kit": "Print the whole box into one folder.",
        "deck": "Print the road tiles with their backs.",
        "board": "Print the office board.",
        "markers": "Print the markers: two taxis and two houses.",
        "tuckbox": "Print a tuck box for the tiles or the cards.",
        "rules": "Write the rule booklet, to read or to fold.",
        "challenges": "Print challenge cards with answers, easy to hard.",
        "poster": "Print one challenge for the wall or the projector.",
        "worksheet": "Print worksheets for pupils.",
        "classpack": "Print everything for one lesson into one folder.",
        "play": "Write the page on which one plays, one file for any browser.",
        "tournament": "Print a tournament: rounds for a whole group.",
        "solve": "Find every correct city of a setup.",
        "check": "Judge a city against a setup.",
        "grade": "Tell how hard a setup is, and why.",
        "census": "Count the whole space of setups.",
    },
)
