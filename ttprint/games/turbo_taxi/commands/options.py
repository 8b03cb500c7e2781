"""What the commands of Turbo Taxi take: the words for a setup or a code, and the options that recur."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ttprint.games.turbo_taxi.look import LARGEST_TILE, SMALLEST_TILE
from ttprint.games.turbo_taxi.puzzle.codes import decode, tidy
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.shell.options import BLEED, DUPLEX, FORMATS, FORMS, ONLY, PAPER, PRINTER, SIZE, WORDS, Option

PAIR_FIRST = re.compile(r"\d+\s*[-–—]|\d{1,2}\b")
_SIDE = f"The side of a tile, {SMALLEST_TILE:g} to {LARGEST_TILE:g} mm"

CROSSING = Option(
    "crossing",
    Crossing.CROSSROADS,
    "How the crossing is read: its four roads meet, or two roads pass without touching.",
)
TILE = Option("tile", 50.0, f"{_SIDE}.", "MM")
SETS = Option("sets", "all", "Names such as cab,medal, `all`, or a number of player sets.", "SETS")
SMALL_TILE = Option("tile", 40.0, f"{_SIDE}; up to 40, two sets share a sheet.", "MM")
NO_BLEED = Option("bleed", 0.0, "White beyond the cut, as print shops want it; one cut parts two cards without.", "MM")

GAME_OPTIONS = (*FORMATS, TILE, BLEED, DUPLEX, CROSSING, ONLY, *FORMS, *PAPER, PRINTER)
CARD_OPTIONS = (*FORMATS, NO_BLEED, DUPLEX, CROSSING, *FORMS, *PAPER, PRINTER)
SHEET_OPTIONS = (*FORMATS, CROSSING, *PAPER, PRINTER)
CLASS_OPTIONS = (*FORMATS, SMALL_TILE, DUPLEX, CROSSING, *SIZE, *WORDS, PRINTER)


def read_setup(words: Sequence[str]) -> Setup:
    """The setup that the words spell, as a code or in full."""
    text = " ".join(words)
    if PAIR_FIRST.match(text) and len(tidy(text)) != 4:
        return Setup.parse(text)
    return decode(text)


def read_setup_and_city(words: Sequence[str]) -> tuple[Setup, str]:
    """The setup at the head of the words, and the words left over for a city; quotes are not needed."""
    first, rest = words[0], words[1:]
    if " " in first.strip():
        return read_setup([first]), " ".join(rest)
    in_full = rest and rest[0][:1].isdigit() and PAIR_FIRST.match(first)
    if in_full or (PAIR_FIRST.match(first) and len(tidy(first)) != 4):
        end = next((i for i, word in enumerate(words) if not word[:1].isdigit()), len(words)) + 1
    else:
        end = next((i for i in range(1, len(words)) if len(tidy("".join(words[:i]))) >= 4), len(words))
    return read_setup(words[:end]), " ".join(words[end:])
