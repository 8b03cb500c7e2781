"""The skeleton as one value: its names and the list of its products."""

from __future__ import annotations

from ttprint.game import Game, StartEntry

GAME = Game(
    name="skeleton",
    title="Skeleton",
    summary="Print a game of one card.",
    examples=("ttprint skeleton card",),
    package="skeleton",
    entries=(StartEntry("box", "card"),),
    groups={"print": ("card",)},
    products={"card": ("card", "Print the card.")},
)
