"""Every option of every product is a field with words in six languages, or is local and not offered."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html import unescape

import pytest
from werkzeug.test import Client

from ttprint.cli.main import SHARED_COMMANDS
from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.option import OptionKind
from ttprint.studio import forms
from ttprint.studio.forms import Field, StudioProduct, products, words_key
from ttprint.studio.inputs import inputs
from ttprint.studio.jobs import MakeJob, do_job
from ttprint.studio.locale import Locale
from ttprint.studio.requests import ALL, OWN, parse_request
from ttprint.words.catalog import languages

PRODUCTS = list(products().values())
every_product = pytest.mark.parametrize("product", PRODUCTS, ids=lambda product: product.path)


def test_every_command_is_a_product() -> None:
    typed = {(game.name, name) for game in GAMES.values() for name in game.products}
    assert {(product.game.name, product.name) for product in PRODUCTS if product.game} == typed
    assert {product.name for product in PRODUCTS if not product.game} == set(SHARED_COMMANDS) - {"studio", "site"}


@every_product
def test_every_option_is_a_field_unless_it_is_local(product: StudioProduct) -> None:
    options = product.load().options
    names = {field.name for field in product.fields}
    assert {option.name for option in options if not option.local} <= names
    assert not names & {*OWN, *(option.name for option in options if option.local)}


@every_product
def test_a_fresh_form_asks_for_the_defaults(product: StudioProduct) -> None:
    for field in product.fields:
        if field.kind is OptionKind.CHOICE and field.default:
            assert field.default in field.choices, field.name
        if field.kind is OptionKind.SEVERAL:
            assert field.default == ALL or {*field.default.split(",")} - {""} <= {*field.choices}
    used = {
        input_.field.name: list(input_.values)
        for input_ in inputs(product, {}, Locale("en", False, product.words("en")))
    }
    given = {name: values for name, values in used.items() if values}
    assert parse_request(product, given, "en") == parse_request(product, {}, "en")


def test_several_are_ticked_or_typed_with_commas() -> None:
    product = next(product for product in PRODUCTS if product.field("levels"))
    ticked = parse_request(product, {"levels": ["easy", "hard"]}, "en")
    assert ticked == parse_request(product, {"levels": ["Easy, hard"]}, "en")
    assert ticked.texts["levels"] == ("easy,hard",)
    assert parse_request(product, {"levels": ["easy", "medium"]}, "en") == parse_request(product, {}, "en")


def test_local_options_name_a_file_or_a_printer() -> None:
    local = {name for product in PRODUCTS for name in product.form.local}
    assert local == {"out", "one-file", "printer", "without", "pack"}


@pytest.mark.slow
@every_product
@pytest.mark.parametrize("tag", languages())
def test_every_field_and_every_choice_has_words(product: StudioProduct, tag: str) -> None:
    words = product.words(tag)
    for input_ in inputs(product, {}, Locale(tag, False, words)):
        assert input_.label
        assert input_.help.endswith((".", "?", "!"))
        assert all(choice.name and "studio." not in choice.name for choice in input_.choices)
        assert all(part.label for part in input_.parts)
        assert all(group.name for group in input_.groups)
        assert words_key(product, input_.field, words) in words.entries
    assert words.say(f"studio.product.{product.name}")
    assert words.say(f"studio.told.{product.name}")


def free_texts() -> Iterator[tuple[StudioProduct, Field]]:
    for product in PRODUCTS:
        for field in product.fields:
            if field.kind is OptionKind.TEXT and field.name not in forms.READINGS:
                yield product, field


@pytest.mark.slow
@pytest.mark.parametrize(("product", "field"), [*free_texts()], ids=lambda one: getattr(one, "name", ""))
def test_no_text_opens_a_file(product: StudioProduct, field: Field, tmp_path_factory: pytest.TempPathFactory) -> None:
    """An option that reads a file must be marked as local: here it would be caught reading."""
    bait = tmp_path_factory.mktemp("bait") / "bait.json"
    bait.write_text("{}")
    opened: list[str] = []
    watching = True

    def watch(event: str, arguments: tuple[object, ...]) -> None:
        if watching and event in ("open", "os.listdir", "os.scandir") and str(arguments[0]) == str(bait):
            opened.append(event)

    sys.addaudithook(watch)
    request = parse_request(product, {field.name: [str(bait)]}, "en")
    do_job(MakeJob(product.path, request.texts, profile=request.profile))
    watching = False
    assert not opened


DECK = next(product for product in PRODUCTS if product.name == "deck")


def test_defaults_are_left_out_and_the_same_is_the_same() -> None:
    plain = parse_request(DECK, {}, "en")
    same = parse_request(
        DECK, {"sets": ["all"], "tile": ["50.0"], "theme": ["CITY"], "png": ["0"], "lang": ["en"]}, "fr"
    )
    assert plain == same
    assert plain.key == f"{DECK.path}?paper=a4&lang=en"


def test_a_value_is_never_taken_for_an_option() -> None:
    request = parse_request(DECK, {"sets": ["--out=/tmp/x"], "only": ["-h"]}, "en")
    assert request.texts["sets"] == ("--out=/tmp/x",)
    assert "--sets=--out=/tmp/x --only=-h" in request.command_lines[0]
    with_codes = next(product for product in PRODUCTS if product.field("codes"))
    (line,) = parse_request(with_codes, {"codes": ["--out=/tmp/x --help"]}, "en").command_lines
    assert line.endswith(" -- --out=/tmp/x --help")


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ({"out": ["x"]}, "out names something on a disk"),
        ({"printer": ["school"]}, "printer names something on a disk"),
        ({"thme": ["ink"]}, "did you mean theme"),
        ({"sets": ["x" * 501]}, "longer than 500"),
        ({"sets": ["a\x00b"]}, "cannot be printed"),
        ({"paper": ["a4", "a3"]}, "2 times"),
        ({"only": ["x"] * 61}, "more than 60"),
        ({"dpi": ["601"]}, "30 to 600"),
        ({"png": ["perhaps"]}, "neither yes nor no"),
    ],
)
def test_what_is_refused(query: dict[str, list[str]], sentence: str) -> None:
    with pytest.raises(TtprintError, match=sentence):
        parse_request(DECK, query, "en")


def test_readings_stand_in_for_a_stored_printer() -> None:
    request = parse_request(DECK, {"measured": ["99x98"], "shift": ["-1,0.5"]}, "en")
    assert request.profile is not None
    assert (request.profile.scale_x, request.profile.shift_x) == (0.99, -1.0)
    assert "measured" not in request.texts
    assert request.command_lines[0] == "ttprint calibrate --printer mine --measured 99x98 --shift=-1,0.5"
    assert "--printer mine" in request.command_lines[1]


def test_every_entry_of_the_start_page_has_a_picture(visitor: Client) -> None:
    page = visitor.get("/", base_url="http://localhost/").text
    pictures = [unescape(found) for found in re.findall(r'<img src="([^"]+)"', page)]
    looked_up = [game for game in GAMES.values() if game.lookup]
    assert len(pictures) == len(GAMES) + len(PRODUCTS) + len(looked_up) + 1  # a round of each game; the printer
    for picture in pictures:
        answer = visitor.get(picture, base_url="http://localhost/", headers={"Sec-Fetch-Site": "same-origin"})
        assert answer.status_code == 200, picture
        assert answer.content_type.startswith("image/"), picture
