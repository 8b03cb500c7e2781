"""Where --out leads: a file, a folder, or nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typed import Captured, refused, typed

pytestmark = pytest.mark.usefixtures("at_home")
DISCS = "markers --style discs"


@pytest.mark.parametrize("name", ["a.txt", "cards.jpeg", "sub/a.JSON", "x.htm", "x.mp4"])
def test_a_name_like_that_of_another_file_is_no_folder(capsys: Captured, at_home: Path, name: str) -> None:
    told = refused(capsys, f"{DISCS} --out {name}", at_home)
    assert f"'{name}' ends in {Path(name).suffix}, which is not written here: use .pdf, .svg, " in told
    assert f"in a slash as in {name}/." in told


@pytest.mark.parametrize("name", ["a.txt/", "v1.2", "St.Petersburg", ".hidden", "there.txt"])
def test_a_folder_may_be_called_anything(capsys: Captured, at_home: Path, name: str) -> None:
    (at_home / "there.txt").mkdir()
    typed(capsys, f"{DISCS} --out {name}")
    assert (at_home / name / "markers.pdf").is_file()


def test_the_ending_of_a_file_may_be_in_capitals(capsys: Captured, at_home: Path) -> None:
    typed(capsys, f"{DISCS} --out A.PDF")
    assert (at_home / "A.PDF").read_bytes().startswith(b"%PDF")


def test_nothing_is_written_to_the_null_device(capsys: Captured, at_home: Path) -> None:
    for line in (f"{DISCS} --out /dev/null", "deck --only cab-tee-* --pieces --png --dpi 50 --out /dev/null"):
        assert "/dev/null" in typed(capsys, line)
    assert list(at_home.iterdir()) == []


def test_backslashes_in_a_path_are_no_line_breaks(capsys: Captured, at_home: Path) -> None:
    told = refused(capsys, "markers --out C:\\nuts\\rice\\tea.txt", at_home)
    assert "'C:\\nuts\\rice\\tea.txt' ends in .txt" in told
