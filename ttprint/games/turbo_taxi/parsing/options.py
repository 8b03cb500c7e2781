"""The options that recur in the commands of Turbo Taxi."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.manifest import classes_in_manifest
from ttprint.games.turbo_taxi.look import LARGEST_TILE, SMALLEST_TILE
from ttprint.games.turbo_taxi.parsing.reading import CROSSING
from ttprint.shell.choices import Option
from ttprint.shell.options import (
    BLEED,
    COPIES,
    DUPLEX,
    FORMATS,
    FORMS,
    ONLY,
    PAPER,
    PRINTER,
    REVERSE,
    SHEET,
    SIZE,
    SLOTS,
    THEME,
    WORDS,
)

_SIDE = f"The side of a tile, {SMALLEST_TILE:g} to {LARGEST_TILE:g} mm"

TILE = Option("tile", 50.0, f"{_SIDE}.", "MM")
SETS = Option("sets", "all", "Names such as cab,medal, `all`, or a number of player sets.", "SETS")
SMALL_TILE = Option("tile", 40.0, f"{_SIDE}; up to 40, two sets share a sheet.", "MM")
NO_BLEED = Option("bleed", 0.0, "How far the frame runs beyond the cut; without, one cut parts two cards.", "MM")

LINK = Option("link", None, "Where the page of ttprint play lies: a QR code leads there.", "URL")

GAME_OPTIONS = (*FORMATS, TILE, BLEED, DUPLEX, REVERSE, CROSSING, ONLY, *SLOTS, *FORMS, *PAPER, PRINTER)
CARD_OPTIONS = (*FORMATS, NO_BLEED, DUPLEX, REVERSE, CROSSING, *SLOTS, *FORMS, *PAPER, PRINTER)
BOARD_OPTIONS = (*FORMATS, TILE, BLEED, *FORMS, *PAPER, PRINTER)
MARKER_OPTIONS = (*FORMATS, TILE, BLEED, ONLY, COPIES, *FORMS, *PAPER, PRINTER)  # discs fit the board of that tile
BOX_OPTIONS = (*FORMATS, TILE, BLEED, FORMS[1], FORMS[2], *PAPER, PRINTER)
SHEET_OPTIONS = (*FORMATS, CROSSING, *PAPER, PRINTER)
POSTER_OPTIONS = (*FORMATS, CROSSING, SHEET, THEME, *WORDS, PRINTER)
CLASS_OPTIONS = (*FORMATS, SMALL_TILE, DUPLEX, CROSSING, *SIZE, *WORDS, PRINTER)
TOURNAMENT_OPTIONS = (*FORMATS, DUPLEX, CROSSING, *PAPER, PRINTER)


WITHOUT = click.option(
    "--without", multiple=True, metavar="MANIFEST", help="Nothing that is in this earlier pack; may be repeated."
)


def had_before(manifests: Sequence[str]) -> frozenset[str]:
    """The classes of setups that earlier packs held."""
    found: frozenset[str] = frozenset()
    for name in manifests:
        found |= classes_in_manifest(manifest_text(Path(name)), name)
    return found


def manifest_text(file: Path) -> str:
    """What stands in the manifest of an earlier pack."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TtprintError(f"{file} cannot be read: give the .json file that lies beside the cards.") from error


def checked_link(link: str | None) -> str:
    """The address of a page, as it goes into a QR code; none is empty."""
    if link is None:
        return ""
    if not re.fullmatch(r"https?://[^\s#]+", link):
        raise TtprintError(f"{link!r} is not the address of a page: it begins with https:// and has no # in it.")
    return link
