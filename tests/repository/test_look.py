"""The comparing half of `make look`; the rendering half is the program itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tools import look

WHITE = Image.new("RGB", (20, 10), "white")


def dotted(*dots: tuple[int, int]) -> Image.Image:
    picture = WHITE.copy()
    for dot in dots:
        picture.putpixel(dot, (0, 0, 255))
    return picture


def test_equal_pictures_are_no_change() -> None:
    assert look.compare({"a": WHITE, "b": dotted((1, 1))}, {"a": WHITE.copy(), "b": dotted((1, 1))}) == []


def test_the_largest_difference_comes_first() -> None:
    after = {"none": WHITE, "little": dotted((3, 4)), "much": dotted((1, 1), (2, 2), (3, 3))}
    changes = look.compare(dict.fromkeys(after, WHITE), after)
    assert [change.name for change in changes] == ["much", "little"]
    assert [change.share for change in changes] == [3 / 200, 1 / 200]


def test_what_changed_is_red_on_pale() -> None:
    (change,) = look.compare({"a": dotted((5, 5))}, {"a": dotted((5, 5), (7, 2))})
    assert change.difference.getpixel((7, 2)) == (255, 0, 0)
    assert change.difference.getpixel((0, 0)) == (255, 255, 255)
    pale = change.difference.getpixel((5, 5))
    assert isinstance(pale, tuple)
    assert pale[2] == 255
    assert 100 < pale[0] < 255


@pytest.mark.parametrize(("before", "after"), [({}, {"a": WHITE}), ({"a": WHITE}, {})])
def test_new_and_missing_pictures_are_whole_changes(
    before: dict[str, Image.Image], after: dict[str, Image.Image], tmp_path: Path
) -> None:
    changes = look.compare(before, after)
    assert [change.share for change in changes] == [1.0]
    assert ">none<" in look.write(tmp_path / "look", changes, 1, "HEAD").read_text()


def test_another_size_is_a_whole_change() -> None:
    (change,) = look.compare({"a": WHITE}, {"a": Image.new("RGB", (10, 20), "white")})
    assert change.share == 1.0
    assert change.difference.size == (20, 20)


def test_the_page_shows_every_change(tmp_path: Path) -> None:
    changes = look.compare({"a <b>": WHITE, "c": WHITE}, {"a <b>": dotted((0, 0)), "c": dotted((1, 1), (2, 2))})
    file = look.write(tmp_path / "look", changes, 5, "v1&2")
    text = file.read_text()
    assert "Compared with v1&amp;2: 2 of 5 pictures changed" in text
    assert text.index("c: 1.00%") < text.index("a &lt;b&gt;: 0.50%")
    for name in ("001-before.png", "001-after.png", "001-difference.png", "002-difference.png"):
        assert f'src="{name}"' in text
        with Image.open(file.parent / name) as picture:
            assert picture.size == (20, 10)


def test_the_page_says_when_nothing_changed(tmp_path: Path) -> None:
    (tmp_path / "look").mkdir()
    (tmp_path / "look" / "001-before.png").write_bytes(b"of an earlier run")
    file = look.write(tmp_path / "look", [], 7, "HEAD")
    assert "nothing changed in 7 pictures" in file.read_text()
    assert [one.name for one in file.parent.iterdir()] == ["index.html"]
