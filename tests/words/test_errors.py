"""Errors: every key has a sentence, every sentence gets its values, and it is said in the user's language."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.words.test_catalog import placeholders
from ttprint.cli.main import run
from ttprint.errors import Amount, TtprintError, Unknown
from ttprint.files import _REASONS
from ttprint.games import GAMES
from ttprint.option import OptionKind
from ttprint.resources import PACKAGE
from ttprint.shared_products import SHARED_PRODUCTS
from ttprint.words.catalog import Plural, words
from ttprint.words.errors import _all_words
from ttprint.words.message import count

Captured = pytest.CaptureFixture[str]
ENGLISH = _all_words("en").entries
BY_UNKNOWN = {"word", "near", "noun", "allowed"}  # the values that Unknown gives


def sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def error_classes() -> set[str]:
    """The names of all classes of errors, in whatever order they inherit."""
    classes = [node for _, tree in sources() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"TtprintError"}
    while (
        more := {
            one.name for one in classes if any(isinstance(base, ast.Name) and base.id in found for base in one.bases)
        }
        - found
    ):
        found |= more
    return found


def keys(node: ast.expr) -> list[str] | None:
    """The keys that an argument may be; None for a sentence or a variable."""
    if isinstance(node, ast.IfExp):
        return [*(keys(node.body) or ()), *(keys(node.orelse) or ())]
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
        return [node.value]
    return None


def raised() -> Iterator[tuple[str, list[str], set[str] | None]]:
    """Where an error is made, its keys, and its values; None for values that are not in the source."""
    classes = error_classes()
    named = classes - own_init()
    for path, tree in sources():
        inits = {
            call
            for one in ast.walk(tree)
            if isinstance(one, ast.ClassDef) and one.name in classes - {"Unknown"}
            for call in ast.walk(one)
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if node in inits or (isinstance(node.func, ast.Name) and node.func.id in named):
                found = keys(node.args[0])
                values = {word.arg for word in node.keywords if word.arg}
                if found is not None:
                    whole = all(word.arg for word in node.keywords)
                    yield f"{path}:{node.lineno}", found, values if whole else None


def own_init() -> set[str]:
    """The classes that take other arguments than a key."""
    classes = [node for _, tree in sources() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {one.name for one in classes for part in one.body if getattr(part, "name", "") == "__init__"}
    return found - {"TtprintError"}


RAISED = list(raised())


def test_errors_are_found_in_the_source() -> None:
    assert len(RAISED) > 90
    assert {"Refused", "CannotWrite", "PoolBusy", "MissingGlyph", "Unknown"} <= error_classes()


@pytest.mark.parametrize(("where", "found", "values"), RAISED, ids=[where.rpartition("/")[2] for where, *_ in RAISED])
def test_every_key_has_a_sentence_and_its_values(where: str, found: list[str], values: set[str] | None) -> None:
    wanted: set[str | None] = set()
    for key in found:
        sentence = ENGLISH[f"error.{key}"]
        assert isinstance(sentence, str), where
        wanted |= placeholders(sentence)
    assert values is None or values == wanted, where


def test_every_message_in_an_error_has_a_text() -> None:
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("say", "count"):
                for key in keys(node.args[0]) or ():
                    if key.startswith(("error.", "warning.")):
                        assert isinstance(ENGLISH[key], str if node.func.id == "say" else Plural), path


def test_every_kind_of_unknown_word_has_a_noun() -> None:
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Unknown":
                for key in keys(node.args[0]) or ():
                    assert f"error.noun.{key}" in ENGLISH, path
    assert placeholders(str(ENGLISH["error.unknown"])) <= BY_UNKNOWN
    assert placeholders(str(ENGLISH["error.unknown_near"])) <= BY_UNKNOWN


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_noun(game: str) -> None:
    products = [*map(GAMES[game].product, GAMES[game].products), *SHARED_PRODUCTS.values()]
    for option in (option for product in products for option in product.options):
        if option.kind is OptionKind.CHOICE:
            assert f"error.noun.{option.noun}" in ENGLISH, option.name


def test_every_sentence_is_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py")))
    assert {f"error.reason.{name}" for name in _REASONS.values()} <= ENGLISH.keys()
    for key in words("en").entries:
        if key.startswith("error.") and not key.startswith(("error.noun.", "error.reason.")):
            assert re.search(rf"""["'](?:error\.)?{re.escape(key.removeprefix("error."))}["']""", source), key


def test_an_error_survives_pickling_with_its_values() -> None:
    inner = Unknown("paper", "a44", ["a4", "a3"])
    error = TtprintError("file.table", file="x", table="y", why=inner)
    restored = pickle.loads(pickle.dumps(error))
    assert type(restored) is TtprintError
    assert restored.text("de") == error.text("de")
    assert "„a44“ ist kein Papierformat: Meintest du a4?" in restored.text("de")


def test_an_inner_error_keeps_its_full_stop_only_at_the_end() -> None:
    inner = TtprintError("studio.page")
    outer = TtprintError("file.table", file="f", table="t", why=inner)
    assert str(outer) == "f has a table [t]: This page does not exist."
    assert str(TtprintError("file.read", file="f", why=inner)) == "f cannot be read: This page does not exist."


def test_numbers_are_written_as_in_the_language() -> None:
    error = TtprintError("print.drawings", drawings=Amount(12345), most=1.5)
    assert "12.345 Zeichnungen" in error.text("de")
    assert "die 1,5," in error.text("de")
    assert "12,345 drawings are more than the 1.5 " in str(error)
    sheets = count("plan.sheets", 2, paper="A4")
    assert "2 Blatt A4" in TtprintError("file.read", file="f", why=sheets).text("de")


BAD = {
    "deck --paper a44": ("„a44“ ist kein Papierformat: Meintest du a4?", "« a44 » n’est pas un format de papier"),
    "deck --margin wide": ("„wide“ ist kein Rand", "« wide » n’est pas une marge"),
    "deck --theme pink": ("„pink“ ist kein Aussehen", "« pink » n’est pas un aspect"),
    "deck --bleed 12.5": ("Ein Beschnitt von 12,5 mm ist nicht möglich", "Un fond perdu de 12,5 mm n’est pas possible"),
    "deck --copies many": (
        "„many“ ist keine ganze Zahl: Möglich ist bei --copies 1 bis 100.",
        "n’est pas un nombre entier",
    ),
    "deck --start-slot x": (
        "Möglich ist bei --start-slot eine ganze Zahl ab 1.",
        "accepte un nombre entier à partir de 1.",
    ),
    "deck --tile 1e999": ("„1e999“ ist kein Maß", "n’est pas une mesure"),
    "deck --only zzz": ("Kein Teil heißt hier „zzz“", "Aucune pièce ne s’appelle « zzz » ici"),
    "deck --cut --tts": ("--cut und --tts verlangen zwei verschiedene Dinge", "demandent deux choses différentes"),
    "deck --themee ink": (
        "Die Option „--themee“ gibt es nicht. Meintest du „--theme“?",
        "Vouliez-vous dire « --theme » ?",
    ),
    "deck --papre a4": ("gibt es nicht. Meintest du „--paper“?", "L’option « --papre » n’existe pas."),
    "deck --zzz": ("Die Option „--zzz“ gibt es nicht. Siehe ttprint deck --help.", "L’option « --zzz » n’existe pas."),
    "deck --paper": ("Die Option „--paper“ braucht einen Wert.", "L’option « --paper » demande une valeur."),
    "deck --cut=1": ("Die Option „--cut“ nimmt keinen Wert.", "L’option « --cut » ne prend pas de valeur."),
    "deck here": ("Das steht zu viel da: (here).", "Argument en trop : here."),
    "classpack": ("Die Option „--pupils“ fehlt.", "Il manque l’option « --pupils »."),
    "poster": ("Das Argument „SETUP|CODE“ fehlt.", "Il manque l’argument « SETUP|CODE »."),
    "dekc": ("Einen Befehl „dekc“ gibt es nicht: Meintest du deck?", "La commande « dekc » n’existe pas"),
    "deck --printer nowhere": ("Der Drucker „nowhere“ ist nicht gespeichert", "L’imprimante « nowhere » n’est pas"),
    "deck --out none.html": ("Die Datei wird PDF: Lass none.html auf .pdf enden.", "Le fichier sera en PDF"),
    "calibrate --show": ("Welcher Drucker? Nenne ihn", "Quelle imprimante ? Nommez-la"),
    "studio --port high": ("Falscher Wert für „--port“", "Valeur incorrecte pour « --port »"),
}


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.fixture
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TTPRINT_PRINTERS", str(tmp_path / "printers"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("away")
@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_answered_in_the_language_of_the_environment(
    line: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, sentence in zip(("de_DE.UTF-8", "fr_FR.UTF-8"), BAD[line], strict=True):
        monkeypatch.setenv("LANG", variable)
        assert run(line.split()) == 2
        err = plain(capsys.readouterr().err)
        assert err.startswith("ttprint: ")
        assert sentence in err


@pytest.mark.usefixtures("away")
@pytest.mark.parametrize("line", [line for line in BAD if line.startswith(("deck --", "classpack", "poster"))])
def test_bad_input_is_answered_in_the_language_of_the_line(
    line: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    command, _, rest = line.partition(" ")
    assert run([command, "--lang", "de", *rest.split()]) == 2
    assert BAD[line][0] in plain(capsys.readouterr().err)
    assert run([command, "--lang=DE", *rest.split()]) == 2
    assert BAD[line][0] in plain(capsys.readouterr().err)


@pytest.mark.usefixtures("away")
def test_a_language_that_is_not_known_leaves_that_of_the_environment(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run(["deck", "--lang", "pt"]) == 2
    err = plain(capsys.readouterr().err)
    assert "« pt » n’est pas une langue" in err
    assert err.endswith("Voir ttprint deck --help.\n")


@pytest.mark.usefixtures("away")
def test_a_warning_is_in_the_language_of_the_cards(capsys: Captured) -> None:
    assert run(["challenges", "7KQ2", "7KQ2", "--lang", "de", "--answers", "none", "--out", "x.pdf"]) == 0
    assert "ttprint: 7KQ2 ist dieselbe Karte wie 7KQ2; beide werden gedruckt.\n" in capsys.readouterr().err
