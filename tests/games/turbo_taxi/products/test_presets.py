"""Presets: pictures have the number of pixels that the templates of print services have."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tests.cli.typed import Captured, refused, typed

pytestmark = pytest.mark.usefixtures("at_home")

DECK, CARDS = "deck --sets cab --only cab-tee-1", "challenges --count 1"
PIXELS = {
    f"{DECK} --preset square-2in": (675, 675),
    f"{DECK} --preset square-2.5in": (825, 825),
    f"{DECK} --preset square-3.5in": (1125, 1125),
    f"{CARDS} --preset poker-bleed": (825, 1125),
    f"{CARDS} --preset poker-mpc": (822, 1122),
    f"{CARDS} --preset poker-3mm": (815, 1110),
    f"{CARDS} --preset a6-3mm": (1311, 1819),
}


@pytest.mark.slow
@pytest.mark.parametrize(("line", "pixels"), PIXELS.items())
def test_pictures_have_the_pixels_of_the_template(
    capsys: Captured, at_home: Path, line: str, pixels: tuple[int, int]
) -> None:
    typed(capsys, f"{line} --out shop")
    files = sorted(Path("shop").glob("*.png"))
    assert len(files) > 1
    assert {struct.unpack(">II", file.read_bytes()[16:24]) for file in files} == {pixels}


def test_the_documented_table_is_what_is_tested() -> None:
    text = (Path(__file__).parents[4] / "docs" / "print-services.md").read_text(encoding="utf-8")
    for line, (width, height) in PIXELS.items():
        preset = line.rpartition(" ")[2]
        row = next(row for row in text.splitlines() if f"`{preset}`" in row and row.startswith("|"))
        assert f"| {width} × {height} |" in row


def test_presets_are_only_where_the_command_takes_them(capsys: Captured, at_home: Path) -> None:
    assert "choose from square-2in" in refused(capsys, "deck --preset poker-mpc", at_home)
    assert "choose from poker-bleed" in refused(capsys, "challenges --preset square-2in", at_home)
