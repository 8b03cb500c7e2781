"""Every sentence is in the language of the page: whatever is typed on any page, no English is on the other five.

A text of a page counts as English if it has four words in a row that the same page has in English.
"""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from urllib.parse import urlencode

import pytest
from werkzeug.test import Client

from tests.cases import few
from tests.studio.conftest import InProcessPool
from ttprint.games import GAMES
from ttprint.option import OptionKind
from ttprint.studio.forms import StudioProduct, products
from ttprint.studio.routes import Studio
from ttprint.studio.service import Service
from ttprint.words.catalog import languages

QUICK = "nl"
OTHERS = [tag for tag in languages() if tag != "en"]
LONGEST = 4  # as many words in a row are English
ODD = ("zzz", "-7", "999999", "1,5,6,7,8", "a" * 501, "\x07")
NEEDED = {"pupils": "2", "words": "7KQ2", "setup": "7KQ2"}
REPORTS = (
    "/turbo-taxi/solve?setup=7KQ2", "/turbo-taxi/solve?setup=7KQ3", "/turbo-taxi/grade?setup=3D3E",
    "/turbo-taxi/check?words=1-7+3-10+NES+SW+ES+NSW+/+NS+NES+NESW+/+NES+NW+N",
    "/turbo-taxi/check?words=1-7+3-10+NES+SW+ES+NSW+/+NS+NES+NESW+/+NES+NW+W", "/turbo-taxi/census?",
    "/vite-taxi/simulate?games=20&players=3",
)  # fmt: skip
CLASHES = (
    "/turbo-taxi/challenges?codes=7KQ2&level=easy", "/turbo-taxi/challenges?kind=mistakes&hints=1&count=2",
    "/turbo-taxi/challenges?hints=1&pieces=1&count=2", "/turbo-taxi/deck?pieces=1&cut=1", "/turbo-taxi/deck?reverse=1",
    "/turbo-taxi/deck?backs-only=1&duplex=none", "/turbo-taxi/deck?start-slot=99", "/turbo-taxi/deck?paper=20x20",
    "/turbo-taxi/deck?measured=50x50", "/turbo-taxi/deck?sets=taxy", "/turbo-taxi/deck?only=zzz",
    "/turbo-taxi/board?cut=1&tile=80", "/turbo-taxi/classpack?pupils=2&groups=9", "/turbo-taxi/classpack",
    "/turbo-taxi/tournament?players=4&rounds=1&won=9", "/turbo-taxi/play?codes=7KQ2&level=easy",
    "/turbo-taxi/tuckbox?count=9999", "/turbo-taxi/look?code=7KQ3", "/turbo-taxi/look?code=zzzz",
    "/turbo-taxi/look?code=7KQ2&check=SW", "/turbo-taxi/lesson?pupils=x&step=2", "/vite-taxi/board?cut=1",
    "/printer?across=50", "/printer?x=zzz", "/calibrate?duplex=none", "/calibrate?duplex=zzz", "/nowhere",
    "/turbo-taxi/deck?out=x", "/turbo-taxi/deck?colour=x", "/turbo-taxi/deck/preview?file=9", "/printer/part?what=z",
)  # fmt: skip


@cache
def first_products() -> dict[str, str]:
    """The path of the first product that has a field: many products share the fields of printing."""
    return {repr(field): path for path, product in reversed([*products().items()]) for field in product.fields}


def asked(product: StudioProduct, tag: str) -> list[str]:
    """Addresses of a product with each of its fields filled in wrongly; in the quick language, each field once."""
    needed = {field.name: NEEDED[field.name] for field in product.fields if field.name in NEEDED and field.required}
    found = []
    for field in product.fields:
        if tag == QUICK and first_products()[repr(field)] != product.path:
            continue
        odd = ODD if field.kind is not OptionKind.FLAG else ("zzz",)
        found += [f"{product.path}?{urlencode({**needed, field.name: word})}" for word in odd]
    return found


def texts(page: str) -> list[str]:
    """The texts that a page shows, and those for screen readers."""
    shown = re.sub(r"<(script|style|pre|option|select|textarea)\b.*?</\1>", "\n", page, flags=re.DOTALL)
    spoken = re.findall(r'\b(?:alt|aria-label|title|placeholder)="([^"]*)"', shown)
    return [unescape(text) for text in (*re.split(r"<[^>]*>", shown), *spoken)]


def runs(page: str) -> dict[tuple[str, ...], str]:
    """Every few words in a row of each text of a page."""
    found: dict[tuple[str, ...], str] = {}
    for text in texts(page):
        words = [word.casefold() for word in re.findall(r"[^\W\d_]{2,}", text) if not word.isupper()]
        words = [word for word in words if word not in typed_words()]
        found |= {tuple(words[at : at + LONGEST]): text for at in range(len(words) - LONGEST + 1)}
    return found


@cache
def typed_words() -> set[str]:
    """Options and their values, which are the same in every language."""
    fields = [field for product in products().values() for field in product.fields]
    sets = [
        key.removeprefix("set.") for game in GAMES.values() for key in game.words("en").entries if key[:4] == "set."
    ]
    typed = [name for field in fields for name in (field.name, *field.choices, *field.suggestions)]
    return {word for name in (*typed, *sets, "all") for word in name.split("-")}


@cache
def visitor() -> Client:
    return Client(Studio(Service(InProcessPool()), ()))


def english_on(address: str, tag: str, *, shown: bool = True) -> list[str]:
    """The texts of a page that are English, in its other language."""
    joint = "&" if "?" in address else "?"
    ours, theirs = (visitor().get(f"{address}{joint}ui={one}{'&show=1' if shown else ''}").text for one in (tag, "en"))
    same = runs(theirs)
    return sorted({text.strip() for words, text in runs(ours).items() if words in same})


@pytest.mark.slow
@pytest.mark.parametrize("tag", few(OTHERS, [QUICK]))
@pytest.mark.parametrize("path", products())
def test_whatever_is_typed_is_answered_in_the_language_of_the_page(path: str, tag: str) -> None:
    for address in (path, *asked(products()[path], tag)):
        assert not english_on(address, tag, shown=False), address


@pytest.mark.slow
@pytest.mark.parametrize("tag", few(OTHERS, ["de", "fr"]))
@pytest.mark.parametrize("address", [*REPORTS, *CLASHES])
def test_answers_and_clashes_are_told_in_the_language_of_the_page(address: str, tag: str) -> None:
    assert not english_on(address, tag)


@pytest.mark.slow
@pytest.mark.parametrize("tag", few(languages(), ["es"]))
@pytest.mark.parametrize("address", CLASHES)
def test_errors_of_the_studio_name_fields_and_no_options(address: str, tag: str) -> None:
    page = visitor().get(f"{address}{'&' if '?' in address else '?'}ui={tag}&show=1").text
    for text in texts(re.sub(r'<details class="command">.*?</details>', "", page, flags=re.DOTALL)):
        assert not re.search(r"(?<![\w-])--[a-z]|\bttprint [a-z]+ --", text), text


def test_the_pages_of_all_games_are_tried() -> None:
    assert {path.split("/")[1] for path in products() if path.count("/") == 2} == set(GAMES)
