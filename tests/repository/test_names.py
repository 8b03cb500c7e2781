"""What texts name exists: files, make targets, commands and options, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ttprint.cli.main import all_options
from ttprint.words.catalog import languages, words

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"(?m)^([a-z][a-z-]*):", MAKEFILE))
FOLDERS = "benchmarks|docs|fonts|templates|tests|tools|ttprint"
BOOKS = [f"{path.parent.parent.name}/words" for path in ROOT.glob("templates/*/words/en.toml")]
# words after the name of the program: those that stand for any command, and "itself"
NO_COMMANDS = {"GAME", "COMMAND", "COMMANDE", "OPDRACHT", "COMANDO", "BEFEHL", "même", "selbst", "zelf"}


def documents() -> Iterator[tuple[str, str]]:
    """Every document and script, by its path; the changelog also names what was removed."""
    for pattern in ("*.md", "docs/*.md", "Makefile", "benchmarks/*.py", "tools/**/*.py", "ttprint/**/*.py"):
        for path in ROOT.glob(pattern):
            if path.name != "CHANGELOG.md":
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def test_every_target_is_declared_to_be_no_file() -> None:
    declared = re.search(r"(?m)^\.PHONY: (.*)$", MAKEFILE)
    assert declared
    assert set(declared[1].split()) == TARGETS


def test_make_targets_that_are_named_exist() -> None:
    named = [(path, name) for path, text in documents() for name in re.findall(r"[`'\"]make ([a-z][a-z-]*)", text)]
    assert {name for _, name in named} >= {"test", "look", "town"}
    assert [one for one in named if one[1] not in TARGETS] == []


def test_files_that_are_named_exist() -> None:
    """Paths such as tools/look.py, and modules after -m; capitals and stars stand for any name."""
    path_of = re.compile(rf"(?<![\w/.}}-])(?:{FOLDERS})/[\w./-]*[\w/]")
    module_of = re.compile(rf"-m ((?:{FOLDERS})[\w.]*)")
    missing = []
    for document, text in documents():
        for found in path_of.finditer(text):
            stands_for_any = re.search(r"[A-Z]{2}", found[0]) or text[found.end() : found.end() + 1] in ("*", "{", "<")
            if not stands_for_any and not _exists(found[0]):
                missing.append((document, found[0]))
        missing += [(document, name) for name in module_of.findall(text) if not _exists(name.replace(".", "/"))]
    assert missing == []


def _exists(path: str) -> bool:
    there = (ROOT / path).exists() or (ROOT / f"{path}.py").exists()
    return there or path.startswith("tools/js/node_modules")  # made by npm


@pytest.mark.parametrize("tag", languages())
def test_errors_name_commands_and_options_that_exist(tag: str) -> None:
    commands = {word for path in all_options() for word in path}
    options = {key.replace("_", "-") for keys in all_options().values() for key in keys} | {"help"}
    for book in BOOKS:
        for key, text in words(tag, book).entries.items():
            if key.startswith("error.") and isinstance(text, str):
                assert set(re.findall(r"--([a-z][a-z-]*[a-z])", text)) <= options, key
                assert set(re.findall(r"\bttprint ([\w-]+)", text)) <= commands | NO_COMMANDS, key
