"""The page on which one plays: one HTML file that needs nothing else, neither network nor server.

policy: what the browser may load and run; each script and the style are allowed by the hash of their text
data: words, levels and cards, which the scripts read as JSON
"""

from __future__ import annotations

import base64
import hashlib
import json
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.challenges.challenge import VERSIONS, Challenge
from ttprint.games.turbo_taxi.challenges.profanity import rude_pattern
from ttprint.games.turbo_taxi.play.levels import packed
from ttprint.games.turbo_taxi.play.symbols import symbols
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.render import template, webfonts
from ttprint.resources import folder
from ttprint.words.catalog import languages, words

GAME_BOOK, BOOK = "turbo_taxi/words", "turbo_taxi/play/words"
SHARED = ("names.", "fault.", "level.", "card.")  # of the words that are printed, those that the page says too
PARTS = "turbo_taxi/play"
# each in the order in which they need one another
_PUZZLE = ("rules", "cardcodes", "levels", "game", "doubt", "hints")
_PAGE = (
    *("kept", "words", "dom", "table", "tray", "drag", "address", "cards", "verdict", "play", "helps", "race", "home"),
    *("sharing", "main"),
)
SCRIPTS = (*(f"puzzle/{name}.js" for name in _PUZZLE), *(f"page/{name}.js" for name in _PAGE))
STYLES = ("looks/page.css", "looks/table.css", "looks/room.css")
FONTS = {"text": ("Text", 400), "text-bold": ("Text", 700), "display": ("Display", 600)}


@dataclass(frozen=True, slots=True)
class PageOrder:
    """What a page is made for; without cards it offers all challenges, without a language it takes the browser's."""

    cards: Sequence[Challenge] = ()
    crossing: Crossing = Crossing.CROSSROADS
    language: str | None = None
    theme: Theme = Theme.CITY


def page(order: PageOrder) -> bytes:
    """The whole page, the same bytes for the same order."""
    style = "\n".join([_font_faces(), *map(_part, STYLES)])
    scripts = [_part(name) for name in SCRIPTS]
    filled = template.fill(
        f"{PARTS}/page.html.j2",
        language=order.language or "en",
        policy=policy(style, scripts),
        style=style,
        symbols=symbols(order.theme),
        icons=_part("looks/icons.svg"),
        noscript={tag: words(tag, BOOK).say("noscript") for tag in _spoken(order)},
        data=_safe(json.dumps(_data(order), ensure_ascii=False, separators=(",", ":"))),
        scripts=scripts,
    )
    return filled.encode()


def policy(style: str, scripts: Sequence[str]) -> str:
    """What the browser may do: run these scripts, use this style and fonts within the file, and nothing else."""
    hashes = " ".join(f"'{_hash(script)}'" for script in scripts)
    return (
        f"default-src 'none'; script-src {hashes}; style-src '{_hash(style)}'; font-src data:; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def _data(order: PageOrder) -> Mapping[str, object]:
    return {
        "language": order.language,
        "crossing": order.crossing.value,
        "levels": packed(),
        "rude": rude_pattern().pattern,
        "pack": [_card(one, order.cards) for one in order.cards] or None,
        "words": {tag: page_words(tag) for tag in languages(BOOK)},
    }


def _spoken(order: PageOrder) -> Sequence[str]:
    """The languages in which the page speaks before a script can choose one."""
    return [order.language] if order.language else languages(BOOK)


def page_words(tag: str) -> Mapping[str, str | tuple[str, ...]]:
    """What the page says in a language: words of its own, and those that it shares with what is printed."""
    printed = {key: entry for key, entry in words(tag, GAME_BOOK).entries.items() if key.startswith(SHARED)}
    entries = printed | dict(words(tag, BOOK).entries)
    return {key: entry if isinstance(entry, str) else tuple(entry) for key, entry in entries.items()}


def _card(one: Challenge, pack: Sequence[Challenge]) -> Mapping[str, object]:
    versions = any(other.version != VERSIONS[0] for other in pack)
    label = f"{one.number}{one.version}" if versions else f"{one.number}"
    wrong = {"wrong": str(one.wrong)} if one.wrong else {}
    return {"code": one.code, "level": one.level.value, "kind": one.kind.value, "label": label, **wrong}


@cache
def _font_faces() -> str:
    return "\n".join(_font_face(font, *look) for font, look in FONTS.items())


def _font_face(font: str, family: str, weight: int) -> str:
    # people type what they like; headings hold nothing but words of the page, codes and numbers
    typed = string.ascii_letters + string.digits if font == "display" else string.printable
    letters = "".join(sorted({*typed, *(letter for text in _texts() for letter in text)}))
    data = webfonts.data_url(font, letters)
    return f"@font-face {{ font-family: {family}; font-weight: {weight}; src: url({data}); }}"


def _texts() -> Sequence[str]:
    entries = [entry for tag in languages(BOOK) for entry in page_words(tag).values()]
    return [text for entry in entries for text in ([entry] if isinstance(entry, str) else entry)]


def _hash(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _safe(data: str) -> str:
    # inside a script element, only this could end it early
    return data.replace("</", "<\\/")


@cache
def _part(name: str) -> str:
    return (folder("templates") / PARTS / name).read_text(encoding="utf-8")
