"""Turbo Taxi as one value: its names and the list of its products."""

from __future__ import annotations

from ttprint.game import Game, StartEntry

GAME = Game(
    name="turbo-taxi",
    title="Turbo Taxi",
    summary="Print-and-play Turbo Taxi, a tile game by Friedemann Friese: PDFs to print, cut and play.",
    examples=(
        "ttprint kit",
        "ttprint classpack --pupils 28",
        "ttprint challenges --level easy --count 12",
        "ttprint play",
    ),
    package="turbo_taxi",
    lookup="challenges.lookup",
    default=True,
    entries=(
        StartEntry("box", "kit"),
        StartEntry(
            "lesson", "classpack", (("pupils", "groups"), ("levels", "lang", "seed")), series="lesson", graded="levels"
        ),
        StartEntry("play", "play"),
    ),
    groups={
        "print": ("kit", "deck", "board", "markers", "tuckbox", "rules"),
        "class": ("classpack", "challenges", "worksheet", "poster", "tournament"),
        "screen": ("play",),
        "puzzle": ("solve", "check", "grade", "census"),
    },
    products={
        "kit": ("box", "Print the whole box into one folder."),
        "deck": ("box", "Print the road tiles with their backs."),
        "board": ("box", "Print the board."),
        "markers": ("box", "Print the markers: two taxis and two houses."),
        "tuckbox": ("tuckbox", "Print a tuck box for the tiles or the cards."),
        "rules": ("rules", "Write the rule booklet, to read or to fold."),
        "challenges": ("cards", "Print challenge cards with answers, easy to hard."),
        "poster": ("cards", "Print one challenge for the wall or the projector."),
        "worksheet": ("lesson", "Print worksheets for pupils."),
        "classpack": ("lesson", "Print everything for one lesson into one folder."),
        "play": ("play", "Write the game as one web page that works offline."),
        "tournament": ("tournament", "Print a tournament: rounds for a whole group."),
        "solve": ("answers", "Find every correct city of a setup."),
        "check": ("answers", "Judge a city against a setup."),
        "grade": ("grade", "Show how hard a setup is, and why."),
        "census": ("census", "Count and solve all 25,245 setups."),
    },
)
