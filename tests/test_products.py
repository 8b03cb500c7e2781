"""Every option of every product: it is accepted alone, it changes what is made, and its range is true."""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.cases import few
from tests.cli.typed import Captured, ordered
from ttprint.cli.main import run
from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.files import check_windows_name
from ttprint.games import GAMES
from ttprint.option import LocalFile, Option, OptionKind, Values, parse_values
from ttprint.order.context import Context
from ttprint.order.options import FORMATS, FORMS
from ttprint.order.order import Order, Printed
from ttprint.press.plan import Plan
from ttprint.press.printers.printer import TRUE, PrinterProfile
from ttprint.product import Product, Report
from ttprint.render import pdf
from ttprint.shared_products import CALIBRATE
from ttprint.words.message import say

Texts = Mapping[str, str]

PRODUCTS = {
    " ".join(product.command[1:]): product
    for product in (CALIBRATE, *(game.product(name) for game in GAMES.values() for name in game.products))
}
# values that keep a product small, so that it is made quickly
SMALL: dict[str, Texts] = {
    "kit": {"sets": "cab"},
    "deck": {"sets": "medal", "only": "*-1"},
    "markers": {"style": "both"},
    "tuckbox": {"count": "5"},
    "poster": {"words": "1-7 3-10 NESW"},
    "challenges": {"count": "1", "answers": "backs"},
    "classpack": {"pupils": "2", "levels": "easy"},
    "play": {"level": "easy", "count": "1"},
    "tournament": {"players": "4", "rounds": "2"},
    "solve": {"setup": "7KQ2"},
    "grade": {"setup": "7KQ2"},
    "check": {"words": "1-7 3-10 NES SW ES NSW / NS NES NESW / NES NW N"},
    "vite-taxi cards": {"only": "voie-*"},
    "vite-taxi money": {"only": "note-100-*"},
    "vite-taxi tuckbox": {"count": "5"},
    "vite-taxi simulate": {"games": "2"},
}
# a valid value of each option that is neither a flag nor a choice
VALID: Texts = {
    "dpi": "31",
    "tile": "45",
    "bleed": "0.1",
    "only": "*[2d]*",
    "corners": "5",
    "start-slot": "2",
    "paper": "letter",
    "margin": "10,10,30,10",
    "sets": "rickshaw",
    "thickness": "1",
    "copies": "2",
    "count": "2",
    "seed": "2",
    "versions": "2",
    "centre": "tee",
    "link": "https://school.example/play.html",
    "lesson": "2",
    "pupils": "3",
    "groups": "2",
    "levels": "hard",
    "players": "5",
    "rounds": "3",
    "won": "1",
    "words": "3D3E",
    "setup": "3D3E",
    "codes": "3D3E",
    "unused": "tee tee straight",
    "games": "3",
    "seats": "ahead,random",
    "preset": "poker-bleed",
    "lang": "fr",
    "tts-base": "https://example.com/taxi",
}
VALID_FOR: dict[tuple[str, str], str] = {
    ("markers", "tile"): "70",
    ("markers", "only"): "yellow-*",
    ("deck", "preset"): "square-2in",
    ("tuckbox", "count"): "30",
    ("tuckbox", "thickness"): "4",
    ("tuckbox", "card"): "a6",
    ("challenges", "kind"): "mistakes",
    ("play", "level"): "hard",
    ("play", "count"): "3",
    ("calibrate", "duplex"): "short",
    ("vite-taxi trays", "only"): "tray-course",
    ("vite-taxi taxis", "board"): "letter",
    ("vite-taxi tuckbox", "count"): "30",
    ("vite-taxi tuckbox", "thickness"): "4",
    ("check", "words"): "1-7 3-10 NES N N N / N NES N / N N N",
}
# other options without which an option is refused or changes nothing
TOGETHER: dict[str, Texts] = {
    "png": {"dpi": "30"},
    "dpi": {"png": "", "dpi": "30"},
    "pieces": {"dpi": "30"},
    "preset": {"dpi": "30"},
    "reverse": {"duplex": "manual"},
    "tts-base": {"tts": ""},
    "corners": {"cut": ""},
    "registration": {"cut": ""},
    "any-places": {"count": "9"},
}
TOGETHER_FOR: dict[tuple[str, str], Texts] = {
    ("tuckbox", "card"): {"holds": "cards", "paper": "a2"},
    ("kit", "corners"): {},
    ("kit", "reverse"): {"duplex": "manual", "sets": "2"},
    ("deck", "reverse"): {"duplex": "manual", "sets": "2", "only": "*"},
    ("challenges", "reverse"): {"duplex": "manual", "count": "10"},
    ("vite-taxi board", "cut"): {"single": ""},
    ("vite-taxi money", "reverse"): {"duplex": "manual", "copies": "3"},
    ("vite-taxi cards", "reverse"): {"duplex": "manual", "copies": "3"},
}
# options that leave out others of SMALL
INSTEAD = {
    ("challenges", "codes"): {"count"},
    ("play", "codes"): {"level", "count"},
    ("play", "pack"): {"level", "count"},
}
NOT_IN_THE_RESULT = {"out"}  # the caller writes the files
EVERY = [(name, option.name) for name, product in PRODUCTS.items() for option in product.options]
FILES = {option.name for option in (*FORMATS, *FORMS)}


def is_quick(name: str, key: str) -> bool:
    """True for cases of `make test`: a whole box has the options of its parts, and all write files in the same way."""
    if name.endswith("kit"):
        return key in ("sets", "theme", "lang", "duplex")
    return key not in FILES or name in ("markers", "vite-taxi board")


RANGES = [
    (name, option.name, end)
    for name, product in PRODUCTS.items()
    for option in product.options
    for end in ("least", "most")
    if getattr(option, end) is not None
]
QUICK_RANGES = [case for case in RANGES if case[1] != "dpi" or is_quick(*case[:2])]
SLOW_ENDS = {("vite-taxi simulate", "games", "most"), ("tournament", "players", "most")}


@pytest.fixture(autouse=True)
def empty_booklets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the rule booklets of the boxes empty: they take most of the time, and have a test of their own."""
    for module in ("turbo_taxi.kit", "vite_taxi.box.kit"):
        monkeypatch.setattr(f"ttprint.games.{module}.boxed_rules", empty_booklet)


def empty_booklet(order: Order, *arguments: object) -> Printed:
    file = f"rules-{order.words.tag}.pdf"
    return Printed({file: six_pages()}, Plan(3, 6, folds=3), file, say("print.short"))


@cache
def six_pages() -> bytes:
    return pdf.write([Page(210, 297, ())] * 6, title="", author="", lang="en", flip=None)


@cache
def earlier_pack(name: str) -> LocalFile:
    """The manifest of a product's cards; of the challenge cards, for a product that has none."""
    product = PRODUCTS[name if name in ("classpack", "tournament") else "challenges"]
    made = product.make(values_of(product, SMALL[product.name]), Context())
    assert isinstance(made, Printed)
    return LocalFile("pack.json", next(data for file, data in made.files.items() if file.endswith(".json")).decode())


def values_of(product: Product, texts: Texts) -> Values:
    """The values that texts stand for; an option that names a file gets an earlier pack."""
    words = {name: shlex.split(text) if _splits(product, name) else [text] for name, text in texts.items()}
    paths = {one.key: one for one in product.options if one.value_type is Path and one.name in texts}
    values = parse_values(product.options, {name: text for name, text in words.items() if name not in paths})
    files = {
        key: (pack,) if option.many else pack for key, option in paths.items() for pack in [earlier_pack(product.name)]
    }
    return Values(product.options, {**{key: values[key] for key in values.given}, **files})


def _splits(product: Product, name: str) -> bool:
    option = product.option(name)
    return option is not None and option.positional


def digest(name: str, texts: Texts) -> str:
    """What a product makes, as one digest; a manifest of cards has the command, which differs anyway."""
    profile = PrinterProfile(scale_x=0.99, shift_x=1.0) if "printer" in texts else TRUE
    made = PRODUCTS[name].make(values_of(PRODUCTS[name], texts), Context(profile=profile))
    if isinstance(made, Report):
        return made.text
    check_names(made.files)
    manifests = {file for file in made.files if file.endswith(".json") and not file.endswith("-tts.json")}
    files = sorted((file, data) for file, data in made.files.items() if file not in manifests)
    return hashlib.sha256(b"".join(file.encode() + data for file, data in files)).hexdigest()


def check_names(files: Iterable[str]) -> None:
    """No two names may differ only in case, and every system must take each of them."""
    names = [*files]
    assert len({name.casefold() for name in names}) == len(names)
    for part in (part for name in names for part in name.split("/")):
        check_windows_name(part)


@cache
def digest_of(name: str, texts: tuple[tuple[str, str], ...]) -> str:
    return digest(name, dict(texts))


def valid(name: str, option: Option) -> str:
    if (name, option.name) in VALID_FOR:
        return VALID_FOR[name, option.name]
    if option.name in VALID or option.kind is not OptionKind.CHOICE:
        return VALID.get(option.name, "")
    before = SMALL.get(name, {}).get(option.name, option.default_text)
    return next(value for value in reversed(option.allowed) if value != before)


def base(name: str, option: str) -> dict[str, str]:
    """The values beside an option."""
    without = INSTEAD.get((name, option), set())
    small = {key: text for key, text in SMALL.get(name, {}).items() if key not in without}
    together = TOGETHER_FOR.get((name, option), TOGETHER.get(option, {}))
    return {**small, **together}


@pytest.mark.parametrize(("name", "key"), few(EVERY, [case for case in EVERY if is_quick(*case)]))
def test_every_option_is_accepted_and_changes_what_is_made(name: str, key: str) -> None:
    option = PRODUCTS[name].option(key)
    assert option
    texts = base(name, key)
    changed = digest(name, {**texts, key: valid(name, option)})
    if key == "pdf":  # the default
        assert changed == digest_of(name, tuple(texts.items()))
    elif key not in NOT_IN_THE_RESULT:
        assert changed != digest_of(name, tuple(texts.items()))


@pytest.mark.parametrize("name", PRODUCTS)
def test_an_option_that_names_a_file_is_local(name: str) -> None:
    for option in PRODUCTS[name].options:
        assert option.value_type is not Path or option.local, option.name


@pytest.mark.parametrize(("name", "key", "end"), few(RANGES, QUICK_RANGES))
def test_the_range_of_an_option_is_true(name: str, key: str, end: str) -> None:
    option = PRODUCTS[name].option(key)
    assert option
    product, texts = PRODUCTS[name], SMALL.get(name, {})
    last = getattr(option, end)
    step = (1 if option.value_type is int else 0.01) * (1 if end == "most" else -1)
    if (name, key, end) not in SLOW_ENDS:
        product.make(values_of(product, {**texts, key: option.format(option.value_type(last))}), Context())
    with pytest.raises(TtprintError):
        product.make(values_of(product, {**texts, key: str(last + step)}), Context())


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("board --only x", "No such option"),
        ("board --duplex long", "No such option"),
        ("board --crossing flyover", "No such option"),
        ("board --registration", "No such option"),
        ("kit --only cab-tee-1", "No such option"),
        ("markers --duplex long", "No such option"),
        ("markers --crossing flyover", "No such option"),
        ("poster 3D3E --margin 5", "No such option"),
        ("calibrate --margin 5", "No such option"),
        ("calibrate --theme ink", "No such option"),
        ("calibrate --duplex fold", "choose from long, short, manual"),
        ("calibrate --duplex none", "Choose from long, short, manual"),
        ("challenges --count 2 --hints --pieces", "leave out --pieces"),
    ],
)
@pytest.mark.usefixtures("at_home")
def test_an_option_that_would_change_nothing_is_refused(line: str, sentence: str, capsys: Captured) -> None:
    assert run(line.split()) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "file"),
    [
        ("classpack --pupils 2 --levels easy,hard", "4-cards.json"),
        ("challenges --count 2 --centre 'dead end' --hints", "challenges.json"),
    ],
)
def test_what_a_manifest_says_was_ordered_makes_the_same_files(line: str, file: str, tmp_path: Path) -> None:
    one, two = tmp_path / "1", tmp_path / "2"
    assert run([*shlex.split(line), "--out", str(one)]) == 0
    again = shlex.split(ordered(json.loads((one / file).read_text())))
    assert run([*again, "--out", str(two)]) == 0
    assert {path.name: path.read_bytes() for path in one.iterdir()} == {
        path.name: path.read_bytes() for path in two.iterdir()
    }
