"""The playable page: one HTML file that needs neither network nor server.

policy: what the browser may load and run; the script and the style are allowed by the hash of their text
data: words, levels and cards, which the script reads as JSON
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
from ttprint.games.turbo_taxi.play.bundle import bundles
from ttprint.games.turbo_taxi.play.levels import packed
from ttprint.games.turbo_taxi.play.squeeze import squeezed_style
from ttprint.games.turbo_taxi.play.symbols import road_symbols, symbols
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.render import template, webfonts
from ttprint.resources import folder
from ttprint.words.catalog import languages, words

GAME_BOOK, BOOK = "turbo_taxi/words", "turbo_taxi/play/words"
SHARED = ("names.", "fault.", "level.", "card.")  # words of the printed game that the page uses too
PARTS = "turbo_taxi/play"
ENTRY = "views/main.js"
WORKER = "camera/worker.js"  # reads photos beside the page
STYLES = ("looks/page.css", "looks/table.css", "looks/photo.css", "looks/layout.css")
FONTS = {"text": ("Text", 400), "text-bold": ("Text", 700), "display": ("Display", 600)}


@dataclass(frozen=True, slots=True)
class PageOrder:
    """Settings of a page. Without cards it offers all challenges; without a language it takes the browser's."""

    cards: Sequence[Challenge] = ()
    crossing: Crossing = Crossing.CROSSROADS
    language: str | None = None
    theme: Theme = Theme.CITY


def page(order: PageOrder) -> bytes:
    """The bytes of the page; the same order gives the same bytes."""
    style = "\n".join([_font_faces(), *(squeezed_style(_part(name)) for name in STYLES)])
    reader, script = bundles(scripts(), [WORKER], [ENTRY])
    filled = template.fill(
        f"{PARTS}/page.html.j2",
        language=order.language or "en",
        policy=policy(style, reader, script),
        style=style,
        symbols=symbols(order.theme) + road_symbols(order.theme),
        icons=_part("looks/icons.svg"),
        noscript={tag: words(tag, BOOK).say("noscript") for tag in _noscript_languages(order)},
        data=_safe(json.dumps(page_data(order), ensure_ascii=False, separators=(",", ":"))),
        reader=reader,
        script=script,
    )
    return filled.encode()


def scripts() -> Mapping[str, str]:
    """The modules of the page's script by their paths."""
    home = folder("templates") / PARTS
    paths = sorted(file.relative_to(home).as_posix() for file in home.rglob("*.js"))
    return {path: _part(path) for path in paths}


def policy(style: str, *scripts: str) -> str:
    """The Content-Security-Policy: only these scripts, this style and what the page itself makes are allowed.

    A photo that was chosen is a blob, and so is the script of the worker that reads it.
    """
    allowed = " ".join(f"'{_hash(script)}'" for script in scripts)
    return (
        f"default-src 'none'; script-src {allowed}; style-src '{_hash(style)}'; font-src data:; img-src data: blob:; "
        "worker-src blob:; base-uri 'none'; form-action 'none'"
    )


def page_data(order: PageOrder) -> Mapping[str, object]:
    """What the script reads as JSON: language, crossing, levels, the cards of a pack, and words by language."""
    keys = list(page_words("en"))
    return {
        "language": order.language,
        "crossing": order.crossing.value,
        "levels": packed(),
        "rude": rude_pattern().pattern,
        "pack": [_card(one, order.cards) for one in order.cards] or None,
        "keys": keys,
        "words": {tag: [page_words(tag)[key] for key in keys] for tag in languages(BOOK)},
    }


def _noscript_languages(order: PageOrder) -> Sequence[str]:
    """The languages of the text that is shown where scripts are off."""
    return [order.language] if order.language else languages(BOOK)


def page_words(tag: str) -> Mapping[str, str | tuple[str, ...]]:
    """The words of the page in a language: its own, and those that it shares with the printed game."""
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
    # typed text may hold any character; headings hold only words of the page, codes and numbers
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
    # this alone could end a script element early
    return data.replace("</", "<\\/")


@cache
def _part(name: str) -> str:
    return (folder("templates") / PARTS / name).read_text(encoding="utf-8")
