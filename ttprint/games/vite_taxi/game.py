"""Vite, Taxi! as one value: its names and the list of its products."""

from __future__ import annotations

from ttprint.game import Game, StartEntry

GAME = Game(
    name="vite-taxi",
    title="Vite, Taxi!",
    summary="Print and play Vite, Taxi!, a French game about Paris cabs: the whole box, and games by the thousand.",
    examples=("ttprint vite-taxi kit --lang fr", "ttprint vite-taxi simulate --players 4"),
    package="vite_taxi",
    entries=(StartEntry("box", "kit"),),
    groups={
        "print": ("kit", "board", "cards", "money", "taxis", "die", "trays", "tuckbox", "rules"),
        "screen": ("simulate",),
    },
    products={
        "kit": ("box", "Print the whole box into one folder."),
        "board": ("box", "Print the map of Paris, on four sheets or on one."),
        "cards": ("box", "Print the COURSE cards and the BONUS or STOP cards."),
        "money": ("box", "Print the notes of 25, 50 and 100 F."),
        "taxis": ("box", "Print the six taxis, to fold."),
        "die": ("box", "Print the die, to fold."),
        "trays": ("box", "Print the two card holders, to fold."),
        "tuckbox": ("tuckbox", "Print a tuck box for the cards."),
        "rules": ("rules", "Write the rule booklet, to read or to fold."),
        "simulate": ("simulate", "Play thousands of games and show how they went."),
    },
)
