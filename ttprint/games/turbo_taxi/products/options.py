"""The options that several products of Turbo Taxi share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.look import LARGEST_TILE, SMALLEST_TILE, Look
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.option import HelpSection, LocalFile, Option, Values

_EIGHTH = 3.175  # mm: an eighth of an inch, the bleed that American print services ask for (docs/print-services.md)
_MPC = 36 / 300 * 25.4  # mm: the bleed of 36 pixels in the templates of MakePlayingCards
_SERVICE = {"dpi": 300, "pieces": True}  # print services take one picture of 300 dpi for each piece

CROSSING = Option(
    "crossing",
    Crossing.CROSSROADS,
    "Four roads meet at a crossing, or two pass over each other.",
    common=True,
    section=HelpSection.LOOK,
)
_SIDE = f"Side of a tile, {SMALLEST_TILE:g} to {LARGEST_TILE:g} mm"
TILE = Option(
    "tile",
    50.0,
    f"{_SIDE}.",
    metavar="MM",
    unit="mm",
    least=SMALLEST_TILE,
    most=LARGEST_TILE,
    section=HelpSection.LOOK,
)
SMALL_TILE = replace(TILE, default=40.0, help=f"{_SIDE}; up to 40, two sets share a sheet.")
# one or more words without an option before them; codes may be left out
CODES = Option("codes", (), "Codes of cards.", metavar="[CODE]...", many=True, positional=True, common=True)
SETUP = replace(CODES, name="setup", help="A setup, or its code.", metavar="SETUP|CODE", required=True)
SEED = Option("seed", 1, "Random seed. The same seed gives the same cards.")
VERSIONS = Option("versions", 1, "Turned and mirrored versions of each card, 1 to 8.", least=1, most=8, rare=True)
WITHOUT = Option(
    "without",
    (),
    "Leave out the cards of an earlier pack (its challenges.json); repeatable.",
    Path,
    "FILE",
    many=True,
    local=True,
    rare=True,
)
LINK = Option(
    "link",
    None,
    "Print a QR code on each card that opens it in your ttprint play page at this address.",
    metavar="URL",
    rare=True,
)
PRESET = Option(
    "preset",
    None,
    "Pieces as a print service takes them.",
    metavar="NAME",
    unless=("cut", "tts", "hints"),
    section=HelpSection.MACHINES,
)
_SQUARES = {"square-2in": 50.8, "square-2.5in": 63.5, "square-3.5in": 88.9}
TILE_PRESET = replace(
    PRESET, presets={name: {"tile": side, "bleed": _EIGHTH, **_SERVICE} for name, side in _SQUARES.items()}
)


def card_preset(poker: object, poker_us: object, a6: object) -> Option:
    """The presets for cards, given the values of the option `card` for its sizes."""
    presets = {
        "poker-bleed": {"card": poker_us, "bleed": _EIGHTH, **_SERVICE},
        "poker-mpc": {"card": poker_us, "bleed": _MPC, **_SERVICE},
        "poker-3mm": {"card": poker, "bleed": 3.0, **_SERVICE},
        "a6-3mm": {"card": a6, "bleed": 3.0, **_SERVICE},
    }
    return replace(PRESET, presets=presets)


def look_from(values: Values) -> Look:
    """The look that the values describe; an option that the product does not have keeps its default."""
    return Look(**{key: values[key] for key in ("tile", "crossing") if key in values})


def classes_in(manifests: Sequence[LocalFile]) -> frozenset[str]:
    """The classes of setups in earlier packs."""
    from ttprint.games.turbo_taxi.challenges.manifest import classes_in_manifest  # most orders name no earlier pack

    return frozenset(code for file in manifests for code in classes_in_manifest(file.text, file.name))


def parse_link(link: str | None) -> str:
    """The address of a page for a QR code; empty if there is none."""
    if link is None:
        return ""
    if not re.fullmatch(r"https?://[^\s#]+", link):
        raise TtprintError("link.address", link=link, start="https://")
    return link
