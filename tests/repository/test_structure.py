"""The structure of the package as CONTRIBUTING.md shows it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ttprint.games import GAMES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "ttprint"


def pictured() -> Iterator[Path]:
    """Every folder and every module at the top of the package that the picture names."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    picture = re.search(r"```\n(ttprint/\n.*?)```", text, re.DOTALL)
    assert picture
    above: list[str] = []
    for line in picture[1].splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        name = line.split()[0]
        above = [*above[:depth], name.rstrip("/")]
        yield Path(*above)


def folders() -> list[Path]:
    return [path.parent.relative_to(ROOT) for path in PACKAGE.rglob("__init__.py")]


def test_the_picture_shows_every_folder_and_every_module_at_the_top() -> None:
    drawn = [path for path in pictured() if path.parts[0] == "ttprint"]
    assert not [path for path, times in Counter(drawn).items() if times > 1]
    modules = [path.relative_to(ROOT) for path in PACKAGE.glob("*.py") if not path.name.startswith("__")]
    assert {*drawn} == {*folders(), *modules}


@pytest.mark.parametrize("package", [game.package for game in GAMES.values()])
def test_one_name_one_thing(package: str) -> None:
    """Among all that one can meet in a game's rooms: those that all share, and its own."""
    games = PACKAGE / "games"
    seen = [path for path in PACKAGE.rglob("*.py") if games not in path.parents or games / package in path.parents]
    names = Counter(name for path in seen for name in re.findall(r"(?m)^class (\w+)", path.read_text("utf-8")))
    assert [name for name, times in names.items() if times > 1] == []


def test_nothing_outside_the_games_names_one() -> None:
    names = {word for game in GAMES.values() for word in (game.name, game.title, game.package)}
    shared = [*PACKAGE.rglob("*.py"), *(ROOT / "templates/shared").rglob("*.*")]
    shared = [path for path in shared if path.suffix != ".png"]
    for path in shared:
        if PACKAGE / "games" not in path.parents:
            text = path.read_text("utf-8").casefold()
            assert not [name for name in names if name.casefold() in text], path


def test_every_game_has_its_products_and_words() -> None:
    for game in GAMES.values():
        home = PACKAGE / "games" / game.package
        assert {path.stem for path in (home / "products").glob("*.py")} >= {
            module for module, _ in game.products.values()
        }
        assert (ROOT / "templates" / game.package / "words").is_dir()


def test_no_code_cuts_up_a_translated_sentence() -> None:
    """A part of a sentence that is needed has its own key."""
    cut = re.compile(r"(?:say|list|count)\([^)]*\)\.(?:removeprefix|removesuffix|partition|split|replace)")
    for path in PACKAGE.rglob("*.py"):
        assert not cut.search(path.read_text("utf-8")), path
