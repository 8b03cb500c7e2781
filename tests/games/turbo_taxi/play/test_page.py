"""The page as a file: its size, its policy, the same bytes each time; and its words in every language."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import string

import pytest

from ttprint.draw.fonts import measure
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Close, Line, Move
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.play.bundle import bundle
from ttprint.games.turbo_taxi.play.page import BOOK, ENTRY, PARTS, STYLES, WORKER, PageOrder, page, page_words, scripts
from ttprint.games.turbo_taxi.play.squeeze import squeezed_style
from ttprint.games.turbo_taxi.play.symbols import shorter, whole
from ttprint.games.turbo_taxi.puzzle.card_codes import CardKind
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Point
from ttprint.resources import folder
from ttprint.words.catalog import languages
from ttprint.words.typography import NARROW, NO_BREAK, SOFT_HYPHEN

FOLDER = folder("templates") / PARTS


def data_of(whole: bytes) -> dict[str, object]:
    found = re.search(r'id="data">(.*?)</script>', whole.decode(), re.DOTALL)
    assert found
    return dict(json.loads(found[1]))


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_the_page_is_small(theme: Theme) -> None:
    whole = page(PageOrder(theme=theme))
    assert len(whole) <= 550_000
    assert len(gzip.compress(whole, 9)) <= 180_000


def test_the_same_order_gives_the_same_bytes(whole_page: bytes) -> None:
    assert whole_page == page(PageOrder())


def test_nothing_runs_that_the_policy_does_not_name(whole_page: bytes) -> None:
    text = whole_page.decode()
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert found
    policy = found[1].replace("&#39;", "'")
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy
    assert "worker-src blob:" in policy
    inline = re.findall(r"<script(?: id=\"reader\")?>(.*?)</script>", text, re.DOTALL)
    assert len(inline) == 2  # that of the worker, and the rest
    for part in (*inline, *re.findall(r"<style>(.*?)</style>", text, re.DOTALL)):
        digest = base64.b64encode(hashlib.sha256(part.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy
    assert not re.search(r'\s(style|on\w+)="', text)


def test_the_page_has_no_links_to_other_files(whole_page: bytes) -> None:
    links = re.findall(r"""(?:(?:src|href|action)=["']|url\()(?!#|data:)[\w/:.]""", whole_page.decode())
    assert not links
    addresses = set(re.findall(r"https?://[^\s\"']+", whole_page.decode()))
    assert addresses <= {"http://www.w3.org/2000/svg"}


def test_every_script_and_style_is_small_and_in_the_page() -> None:
    joined = bundle(scripts(), WORKER, ENTRY)
    assert [path for path in scripts() if f'modules["{path}"]=' not in joined] == []
    assert {file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.css")} == set(STYLES)
    for path, source in scripts().items():
        assert len(source.splitlines()) <= 230, path
        assert max(map(len, source.splitlines())) <= 120, path


@pytest.mark.slow
def test_a_pack_is_in_the_page_in_its_order_with_what_its_cards_ask() -> None:
    pack = choose(9, Level.EXPERT, 7, PackOptions(Crossing.FLYOVER, kind=CardKind.MIXED), versions=2)
    data = data_of(page(PageOrder(cards=pack, crossing=Crossing.FLYOVER, language="nl")))
    assert data["crossing"] == "flyover"
    assert data["language"] == "nl"
    cards = data["pack"]
    assert isinstance(cards, list)
    assert [card["code"] for card in cards] == [one.code for one in pack]
    assert [card["label"] for card in cards[:3]] == ["1A", "1B", "2A"]
    assert [card["kind"] for card in cards] == [one.kind.value for one in pack]
    assert [card.get("wrong") for card in cards] == [one.wrong and str(one.wrong) for one in pack]


def test_outlines_keep_to_whole_units() -> None:
    steps = (Move(Point(0.52, 0.5)), Line(Point(1, 0.5)), Line(Point(1, 1.53)), Line(Point(1.01, 1.53)), Close())
    assert whole(steps) == (Move(Point(10, 10)), Line(Point(20, 10)), Line(Point(20, 31)), Close())


def test_outlines_are_written_in_few_bytes_and_stay_the_same() -> None:
    assert shorter("M340 -10l320 0 0 269c0 22 8 43 23 59Z") == "M340-10h320v269c0 22 8 43 23 59Z"
    assert shorter("M1 2l0-5 3 4-5 6") == "M1 2l0-5 3 4-5 6"
    assert shorter("M340 0c0 333 0 667 0 1000l-320-7c-107 0-213 0-320 0Z") == "M340 0v1000l-320-7h-320Z"
    assert shorter("M0 0c0 365 296 660 660 660c0 1 0 2 0 3") == "M0 0c0 365 296 660 660 660c0 1 0 2 0 3"


def test_a_style_means_the_same_on_one_line() -> None:
    style = "/* a\n b */ a:hover > b, c { margin: -1px auto ; width: calc(1px + 2px) }\n"
    style += "@media (min-width: 3rem) and (x) { d { e: f } }"
    short = "a:hover > b,c{margin:-1px auto;width:calc(1px + 2px)}@media (min-width:3rem) and (x){d{e:f}}"
    assert squeezed_style(style) == short


# ---- words


def texts(tag: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, entry in page_words(tag).items():
        found |= {key: entry} if isinstance(entry, str) else {f"{key}.{i}": text for i, text in enumerate(entry)}
    return found


def placeholders(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_six_languages_with_the_same_keys_and_placeholders() -> None:
    assert languages(BOOK) == ("de", "en", "es", "fr", "it", "nl")
    english = texts("en")
    for tag in languages(BOOK):
        here = texts(tag)
        assert here.keys() == english.keys()
        for key, text in here.items():
            # a form for one thing may do without its number
            assert placeholders(text) <= placeholders(english[key]) | {"n"}, (tag, key)
            assert placeholders(english[key]) - {"n"} <= placeholders(text), (tag, key)


@pytest.mark.parametrize("tag", languages(BOOK))
def test_punctuation_is_typographic(tag: str) -> None:
    for key, text in texts(tag).items():
        assert not re.search(r"[\"'`]|\.\.\.|  | $|^ ", text), key
        lines = text.replace(SOFT_HYPHEN, "").split("\n")  # a browser shows a hyphen in its place, or nothing
        assert all(measure(line, font, 3) > 0 for font in ("text", "text-bold") for line in lines)
    every = " ".join(texts(tag).values())
    quotes = {"fr": "«»", "it": "«»", "es": "«»", "de": "„“", "nl": "‘’", "en": "“”"}[tag]
    assert not (set("«»„“”‘") - set(quotes)) & set(every)


def test_french_spaces_and_spanish_signs() -> None:
    for key, text in texts("fr").items():
        assert not re.search(rf"[^{NARROW}][;!?]", text), key
        assert not re.search(rf"[^{NO_BREAK}\d]:", text), key
    for key, text in texts("es").items():
        assert text.count("?") == text.count("¿"), key
        assert text.count("!") == text.count("¡"), key
