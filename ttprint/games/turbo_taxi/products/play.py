"""Product: the playable page, one file for a browser."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, challenges_of, choose
from ttprint.games.turbo_taxi.challenges.manifest import read_manifest
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.play.page import BOOK, PageOrder, page
from ttprint.games.turbo_taxi.products.cards import COUNT, LEVEL
from ttprint.games.turbo_taxi.products.options import CODES, CROSSING, SEED, VERSIONS
from ttprint.games.turbo_taxi.products.reading import with_crossing
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.order.options import LANG, OUT, THEME
from ttprint.order.order import Printed
from ttprint.words import message
from ttprint.words.catalog import languages

ALL = "all"
FILE = "turbo-taxi.html"
_CHOOSING = ("level", "count", "seed")


def _play(values: Values, context: Context) -> Printed:
    crossing: Crossing = values["crossing"]
    way = _way_to_choose(values)
    cards: tuple[Challenge, ...] = ()
    if way == "--pack":
        cards = read_manifest(values["pack"].text, values["pack"].name)
        crossing = cards[0].crossing
    elif way == "codes":
        cards = challenges_of(
            [with_crossing(CardCode.parse(code), values) for code in values["codes"]], values["versions"]
        )
    elif way:
        options = PackOptions(crossing)
        count = COUNT.default if values["count"] is None else values["count"]
        level = values["level"] or LEVEL.default
        cards = choose(count, level, values["seed"], options, versions=values["versions"])
    language = None if values["lang"] == ALL else values["lang"]
    data = page(PageOrder(cards, crossing, language, values["theme"]))
    what = message.count("page.cards", len(cards)) if cards else message.say("page.all")
    advice = message.say("page.open", what=what, size=f"{len(data) / 1000:.0f}")
    return Printed({FILE: data}, main=FILE, advice=(advice,))


def _way_to_choose(values: Values) -> str:
    """Which of the ways to choose cards the user took; empty for none. Two at a time are an error."""
    chosen = [f"--{key}" for key in _CHOOSING if key in values.given]
    ways = [*(["codes"] if values["codes"] else []), *(["--pack"] if values["pack"] else []), *chosen[:1]]
    if len(ways) > 1:
        key = "play.codes" if values["codes"] else "play.ways"
        raise TtprintError(key, first=ways[0], second=ways[1])
    for key in ("versions", "crossing"):
        if values["pack"] and key in values.given:
            raise TtprintError("play.pack", option=f"--{key}")
    if not ways and "versions" in values.given:
        raise TtprintError("play.all")
    return ways[0] if ways else ""


PRODUCTS = {
    "play": GAME.define(
        "play",
        (
            replace(CODES, unless=("level", "count")),
            Option(
                "pack",
                None,
                "The cards of a printed pack: its challenges.json.",
                takes=Path,
                metavar="FILE",
                local=True,
            ),
            replace(
                LEVEL,
                default=None,
                takes=LEVEL.value_type,
                help=f"{LEVEL.help} Without one, all challenges.",
                unless=("codes",),
            ),
            replace(COUNT, default=None, takes=int, unless=("codes",)),
            replace(SEED, unless=("codes",)),
            replace(VERSIONS, when=("codes", "level", "count")),
            CROSSING,
            replace(
                LANG,
                default=ALL,
                help="The first language; all: the browser's language.",
                choices=(ALL, *languages(BOOK)),
            ),
            *(THEME, OUT),
        ),
        _play,
        details="It needs no network and holds all six languages. Without codes, a level or a pack, all challenges "
        "are in it.",
        examples=("ttprint play", "ttprint play --level easy --count 24 --lang nl"),
    )
}
