"""The documents stay true: the commands they show run, and what they promise is there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from ttprint.cli import calibrate, commands
from ttprint.cli.main import SHARED_COMMANDS, run
from ttprint.games import DEFAULT_GAME, GAMES
from ttprint.option import LocalFile
from ttprint.product import Product

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PACKAGE = (ROOT / "docs" / "package.md").read_text(encoding="utf-8")  # what the package index shows
GUIDES = "\n".join((ROOT / f"docs/{name}.md").read_text() for name in ("printing", "printers", "classroom", "puzzle"))
CODE = re.compile(r"```sh\n(.*?)```", re.DOTALL)
BLOCKS = CODE.findall(README + GUIDES)  # what is typed one after the other
SHELL = "\n".join(BLOCKS)


def shown(program: str, text: str = SHELL) -> list[str]:
    return [line.split("  #")[0].strip() for line in text.splitlines() if line.startswith(f"{program} ")]


def test_every_command_is_in_the_readme_or_a_guide() -> None:
    typed = [line.split()[1:] for line in shown("ttprint")]
    for name in (*DEFAULT_GAME.products, *SHARED_COMMANDS):
        assert any(line[0] == name for line in typed), name
    for game in GAMES.values():
        if not game.default:
            assert {line[1] for line in typed if line[0] == game.name} >= set(game.products), game.name


@pytest.mark.usefixtures("at_home", "closed_studio", "small_site")
def test_every_command_of_the_documents_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each line is parsed, with the values of its options, but nothing is made; the long test below makes it."""
    understood = []

    def parse_only(product: Product, ctx: click.Context) -> int:
        understood.append(commands._values(product, ctx))
        return 0

    for module in (commands, calibrate):
        monkeypatch.setattr(module, "run_product", parse_only)
    monkeypatch.setattr(commands, "read_local", lambda path: LocalFile(str(path), "{}"))
    lines = [line for line in shown("ttprint") if line.split()[1] != "studio"]
    assert [line for line in lines if run(shlex.split(line)[1:]) != 0] == []
    assert len(understood) > 40


@pytest.mark.long
@pytest.mark.usefixtures("at_home", "closed_studio", "small_site")
@pytest.mark.parametrize("block", [block for block in BLOCKS if shown("ttprint", block)])
def test_every_command_of_the_documents_runs(block: str) -> None:
    for line in shown("ttprint", block):
        assert run(shlex.split(line)[1:]) == 0, line


def test_commands_on_the_package_index_exist() -> None:
    typed = shown("ttprint", *CODE.findall(PACKAGE))
    assert len(typed) > 3
    for line in typed:
        assert run([*shlex.split(line)[1:], "--help"]) == 0, line


def test_every_make_target_in_the_readme_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = re.findall(r"\bmake (\w+)", SHELL + " ".join(re.findall(r"`(make \w+)`", README)))
    assert {"kit", "test"} <= set(targets)
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_pictures_are_in_place() -> None:
    shown_pictures = re.findall(r"!\[[^\]]+\]\((docs/pictures/[^)]+)\)", README)
    assert len(shown_pictures) >= 4
    assert all((ROOT / picture).read_bytes().startswith(b"\x89PNG") for picture in shown_pictures)


def test_links_between_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_modules_stay_small() -> None:
    for module in (ROOT / "ttprint").rglob("*.py"):
        assert len(module.read_text(encoding="utf-8").splitlines()) <= 300, module.name


def test_every_font_has_its_licence_beside_it() -> None:
    licences = " ".join(path.name for path in (ROOT / "fonts").glob("OFL-*.txt"))
    fonts = [path for path in (ROOT / "fonts").iterdir() if path.suffix == ".ttf"]
    assert fonts
    for font in fonts:
        assert font.stem.split("-")[0] in licences


def test_every_test_file_is_collected(request: pytest.FixtureRequest) -> None:
    """A folder that pytest passes over would hide its tests: when all are asked for, all must be there."""
    skipped = set(request.config.getini("norecursedirs"))
    folders = {part for file in (ROOT / "tests").rglob("test_*.py") for part in file.relative_to(ROOT).parts[:-1]}
    assert folders
    assert not folders & skipped
