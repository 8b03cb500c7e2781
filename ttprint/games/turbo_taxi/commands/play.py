"""ttprint play: the page on which one plays, as one file for a browser."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import click
from click.core import ParameterSource

from ttprint.draw.inks import Theme
from ttprint.errors import TtprintError, unknown
from ttprint.files import write_all
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, challenges_of, choose
from ttprint.games.turbo_taxi.challenges.manifest import read_manifest
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.parsing.options import manifest_text
from ttprint.games.turbo_taxi.parsing.reading import CROSSING, with_reading
from ttprint.games.turbo_taxi.play.page import BOOK, PageOrder, page
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.shell.choices import OneOf
from ttprint.shell.options import THEME
from ttprint.words.catalog import languages

ALL = "all"
NAME = "turbo-taxi.html"
CHOOSING = ("level", "count", "seed")


@click.command(epilog="Try: ttprint play    or: ttprint play --level easy --count 24 --lang nl")
@click.argument("codes", nargs=-1, metavar="[CODE]...")
@click.option("--pack", type=Path, metavar="MANIFEST", help="The cards of a printed pack: its challenges.json.")
@click.option("--level", type=OneOf(Level), default=Level.MIXED.value, show_default=True, help="A new pack: how hard.")
@click.option("--count", type=int, default=24, show_default=True, help="A new pack: how many different cards.")
@click.option("--seed", type=int, default=1, show_default=True, help="A new pack: another number, other cards.")
@click.option(
    "--versions", type=int, default=1, show_default=True, help="Turned and mirrored versions of each, 1 to 8."
)
@CROSSING
@click.option(
    "--lang", default=ALL, show_default=True, metavar="LANGUAGE", help="The first language; all: the browser's."
)
@THEME
@click.option("--out", default=f"out/{NAME}", show_default=True, metavar="FILE", help="Where the page goes.")
def command(
    codes: tuple[str, ...],
    pack: Path | None,
    level: Level,
    count: int,
    seed: int,
    versions: int,
    crossing: Crossing,
    lang: str,
    theme: Theme,
    out: str,
) -> None:
    """Write the page on which one plays, one file for any browser.

    It needs no network and holds all six languages. Without codes, a level or a pack, all challenges are in it.
    """
    way = _one_way(codes, pack)
    cards: tuple[Challenge, ...] = ()
    if pack is not None:
        cards = read_manifest(manifest_text(pack), str(pack))
        crossing = cards[0].crossing
    elif codes:
        cards = challenges_of([with_reading(CardCode.parse(code), crossing) for code in codes], versions)
    elif way is not None:
        cards = choose(count, level, seed, PackOptions(crossing), versions=versions)
    target = _target(out)
    data = page(PageOrder(cards, crossing, _language(lang), theme))
    write_all({target: data})
    what = f"{len(cards)} card{'' if len(cards) == 1 else 's'}" if cards else "all challenges"
    click.echo(f"Wrote {target}: {what}, {len(data) / 1000:.0f} KB. Open it in any browser; no network is needed.")


def _target(out: str) -> Path:
    """The file that is meant; in a folder the page has a name of its own."""
    if Path(out).suffix in (".html", ".htm"):
        return Path(out)
    with suppress(OSError):  # a name so long that the system will not look for it is no folder's
        if Path(out).is_dir():
            return Path(out) / NAME
    raise TtprintError(f"The page is an HTML file: end {out} in .html, or name a folder that is there.")


def _one_way(codes: tuple[str, ...], pack: Path | None) -> str | None:
    """Which of the three ways to choose cards was taken, if any; two at a time are a contradiction."""
    chosen = [f"--{name}" for name in CHOOSING if _said(name)]
    ways = [*(["codes"] if codes else []), *(["--pack"] if pack else []), *chosen[:1]]
    if len(ways) > 1:
        raise TtprintError(f"{ways[0]} and {ways[1]} each say which cards are in the page: leave out one of them.")
    for name in ("versions", "crossing"):
        if pack and _said(name):
            raise TtprintError(f"The cards of a printed pack stay as they are: leave out --{name}.")
    if not ways and _said("versions"):
        raise TtprintError("All challenges are in the page as they are: leave out --versions, or say which by --level.")
    return ways[0] if ways else None


def _said(name: str) -> bool:
    return click.get_current_context().get_parameter_source(name) is ParameterSource.COMMANDLINE


def _language(lang: str) -> str | None:
    word = lang.strip().casefold()
    if word == ALL:
        return None
    if word not in languages(BOOK):
        raise TtprintError(unknown("language", lang, [*languages(BOOK), ALL]))
    return word
