"""Every option of every command is a field with words in six languages, or is kept back because it names a file."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html import unescape

import pytest
from werkzeug.test import Client

from ttprint.cli import SHARED
from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.studio import forms
from ttprint.studio.forms import Field, FieldKind, Product, command_of, key_of, products
from ttprint.studio.jobs import Job, carry_out
from ttprint.studio.locale import Visit
from ttprint.studio.pages import blanks
from ttprint.studio.requests import OWN, errand_of
from ttprint.words.catalog import languages

PRODUCTS = list(products().values())
every_product = pytest.mark.parametrize("product", PRODUCTS, ids=lambda product: product.path)


def test_every_command_is_a_product() -> None:
    typed = {(game.name, name) for game in GAMES.values() for name in game.commands}
    assert {(product.game.name, product.name) for product in PRODUCTS if product.game} == typed
    assert {product.name for product in PRODUCTS if not product.game} == set(SHARED) - {"studio"}


@every_product
def test_every_option_is_a_field_or_kept_back(product: Product) -> None:
    params = command_of(product.game, product.name).params
    names = {param.opts[0].lstrip("-") for param in params}
    assert names <= {field.name for field in product.fields} | set(product.kept_back)
    assert not {field.name for field in product.fields} & {*OWN, *product.kept_back}


@every_product
def test_what_stands_in_a_fresh_form_is_what_the_command_takes_anyway(product: Product) -> None:
    """Otherwise a form that nobody touched would ask for something else than the command by itself."""
    for field in product.fields:
        if field.kind is FieldKind.CHOICE and field.default:
            assert field.default in field.choices, field.name
        if field.kind is FieldKind.SEVERAL:
            assert {*field.default.split(",")} <= {*field.choices}
    filled = {
        blank.field.name: list(blank.values) for blank in blanks(product, {}, Visit("en", False, product.words("en")))
    }
    given = {name: values for name, values in filled.items() if values}
    assert errand_of(product, given, "en") == errand_of(product, {}, "en")


def test_several_are_ticked_or_typed_with_commas() -> None:
    product = next(product for product in PRODUCTS if product.field("levels"))
    ticked = errand_of(product, {"levels": ["easy", "hard"]}, "en")
    assert ticked == errand_of(product, {"levels": ["Easy, hard"]}, "en")
    assert "--levels=easy,hard" in ticked.arguments
    assert errand_of(product, {"levels": ["easy", "medium"]}, "en").said == errand_of(product, {}, "en").said


def test_what_is_kept_back_names_a_file_or_a_printer() -> None:
    kept = {name for product in PRODUCTS for name in product.kept_back}
    assert {"out", "printer"} <= kept
    assert kept <= {"out", "without", "pack"} | forms.STORED


@pytest.mark.slow
@every_product
@pytest.mark.parametrize("tag", languages())
def test_every_field_and_every_choice_has_words(product: Product, tag: str) -> None:
    words = product.words(tag)
    for blank in blanks(product, {}, Visit(tag, False, words)):
        assert blank.label
        assert blank.told.endswith((".", "?", "!"))
        assert all(name for _, name in blank.choices)
        assert key_of(product, blank.field, words) in words.entries
    assert words.say(f"studio.product.{product.name}")
    assert words.say(f"studio.told.{product.name}")


def free_texts() -> Iterator[tuple[Product, Field]]:
    for product in PRODUCTS:
        for field in product.fields:
            if field.kind is FieldKind.TEXT and field.name not in forms.READINGS:
                yield product, field


@pytest.mark.slow
@pytest.mark.parametrize(("product", "field"), [*free_texts()], ids=lambda one: getattr(one, "name", ""))
def test_no_text_opens_a_file(product: Product, field: Field, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A new option that reads a file must be kept back: here it would be caught reading."""
    bait = tmp_path_factory.mktemp("bait") / "bait.json"
    bait.write_text("{}")
    opened: list[str] = []
    watching = True

    def watch(event: str, arguments: tuple[object, ...]) -> None:
        if watching and event in ("open", "os.listdir", "os.scandir") and str(arguments[0]) == str(bait):
            opened.append(event)

    sys.addaudithook(watch)
    errand = errand_of(product, {field.name: [str(bait)]}, "en")
    game = product.game.name if product.game else None
    carry_out(Job(game, product.name, errand.arguments, errand.profile, product.writes))
    watching = False
    assert not opened


DECK = next(product for product in PRODUCTS if product.field("sets"))


def test_defaults_are_left_out_and_the_same_is_the_same() -> None:
    plain = errand_of(DECK, {}, "en")
    same = errand_of(DECK, {"sets": ["all"], "tile": ["50.0"], "theme": ["CITY"], "png": ["0"], "lang": ["en"]}, "fr")
    assert plain == same
    assert plain.key == f"{DECK.path}?lang=en"


def test_a_value_is_never_taken_for_an_option() -> None:
    errand = errand_of(DECK, {"sets": ["--out=/tmp/x"], "only": ["-h"]}, "en")
    assert "--sets=--out=/tmp/x" in errand.arguments
    assert "--only=-h" in errand.arguments
    with_codes = next(product for product in PRODUCTS if product.field("codes"))
    arguments = errand_of(with_codes, {"codes": ["--out=/tmp/x --help"]}, "en").arguments
    assert arguments[-3:] == ("--", "--out=/tmp/x", "--help")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"out": ["x"]}, "--out names something on a disk"),
        ({"printer": ["school"]}, "--printer names something on a disk"),
        ({"thme": ["ink"]}, "did you mean theme"),
        ({"sets": ["x" * 501]}, "longer than 500"),
        ({"sets": ["a\x00b"]}, "cannot be printed"),
        ({"sets": ["cab", "medal"]}, "2 times"),
        ({"only": ["x"] * 61}, "more than 60"),
        ({"dpi": ["601"]}, "up to 600"),
        ({"png": ["perhaps"]}, "neither yes nor no"),
    ],
)
def test_what_is_refused(said: dict[str, list[str]], sentence: str) -> None:
    with pytest.raises(TtprintError, match=sentence):
        errand_of(DECK, said, "en")


def test_readings_stand_in_for_a_stored_printer() -> None:
    errand = errand_of(DECK, {"measured": ["99x98"], "shift": ["-1,0.5"]}, "en")
    assert errand.profile is not None
    assert "scale_x = 0.99" in errand.profile
    assert errand.arguments[-1] == "--printer=mine"
    assert errand.typed[0] == "ttprint calibrate --printer mine --measured 99x98 --shift=-1,0.5"
    assert errand.typed[1].endswith("--printer mine")


@pytest.mark.slow
def test_every_door_shows_what_is_behind_it(visitor: Client) -> None:
    page = visitor.get("/", base_url="http://localhost/").text
    pictures = [unescape(found) for found in re.findall(r'<img src="([^"]+)"', page)]
    assert len(pictures) == page.count('class="door ')
    for picture in pictures:
        answer = visitor.get(picture, base_url="http://localhost/", headers={"Sec-Fetch-Site": "same-origin"})
        assert answer.status_code == 200, picture
        assert answer.content_type.startswith("image/"), picture
