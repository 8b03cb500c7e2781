from __future__ import annotations

import pytest

from ttprint.errors import TtprintError
from ttprint.geometry import Box, Margins
from ttprint.press.paper import PAPERS, parse_edge, parse_margins, parse_paper


def test_named_papers_have_their_sizes_and_ten_millimetres_of_margin() -> None:
    sizes = {name: (paper.width, paper.height) for name, paper in PAPERS.items()}
    assert sizes == {
        "a4": (210, 297),
        "letter": (215.9, 279.4),
        "a3": (297, 420),
        "legal": (215.9, 355.6),
        "tabloid": (279.4, 431.8),
        "a5": (148, 210),
        "sra3": (320, 450),
        "13x19": (330.2, 482.6),
        "a2": (420, 594),
    }
    assert parse_paper("A4").printable == Box(10, 10, 190, 277)


@pytest.mark.parametrize("text", ["210x148.5", "210×148.5", "210 X 148,5 mm"])
def test_a_size_in_millimetres_is_a_paper(text: str) -> None:
    paper = parse_paper(text, Margins(1, 2, 3, 4))
    assert (paper.width, paper.height, paper.margins) == (210, 148.5, Margins(1, 2, 3, 4))
    assert paper.landscape


def test_turning_keeps_the_margins_of_the_page_as_read() -> None:
    turned = parse_paper("a4", Margins(1, 2, 3, 4)).turned()
    assert turned.printable == Box(4, 1, 297 - 6, 210 - 4)


@pytest.mark.parametrize(
    ("text", "margins"),
    [
        ("10", Margins.all(10)),
        ("tight", Margins.all(5)),
        ("7, 14,19,9.5", Margins(7, 14, 19, 9.5)),
        ("0", Margins.all(0)),
        ("7,5", Margins.all(7.5)),
        ("7,5;10;15;0,5in", Margins(7.5, 10, 15, 12.7)),
        ("7,5,10,0,15,0,7,5", Margins(7.5, 10, 15, 7.5)),
    ],
)
def test_margins(text: str, margins: Margins) -> None:
    assert parse_margins(text) == margins


@pytest.mark.parametrize("text", ["lettr", "a44", "10x", "x", "0x0", "nan x 3", "99999x10"])
def test_no_such_paper(text: str) -> None:
    with pytest.raises(TtprintError) as error:
        parse_paper(text)
    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)


def test_the_nearest_paper_is_offered() -> None:
    with pytest.raises(
        TtprintError, match=r"did you mean letter\? Choose from a4, letter, a3, legal, .* or give a size in mm"
    ):
        parse_paper("lettr")


@pytest.mark.parametrize("text", ["-1", "wide", "1;2", "1,2,3,-4", "nan", "inf", ""])
def test_no_such_margin(text: str) -> None:
    with pytest.raises(TtprintError, match="is not a margin: give"):
        parse_margins(text)


@pytest.mark.parametrize("text", ["7,5,10", "1,2,3,4,5"])
def test_margins_that_cannot_be_told_apart_are_refused(text: str) -> None:
    with pytest.raises(TtprintError, match=r"write 7.5,10,15,7.5, or 7,5;10;15;7,5 with semicolons"):
        parse_margins(text)


@pytest.mark.parametrize("text", ["8.5x11in", "8,5 × 11 inches", '8.5"x11"', "8.5in x 279.4mm"])
def test_a_size_in_inches_is_a_paper(text: str) -> None:
    paper = parse_paper(text)
    assert (paper.width, paper.height) == (215.9, 279.4)


def test_titles_of_papers() -> None:
    titles = [parse_paper(text).title for text in ("a4", "sra3", "13x19", "8.5x11in", "200x250", "tabloid")]
    assert titles == ["A4", "SRA3", "13 × 19 in", "8.5x11 in", "200x250 mm", "Tabloid"]


def test_a_margin_in_inches_and_what_it_binds() -> None:
    assert parse_margins("0.5in") == Margins.all(12.7)
    assert parse_edge("0.5in") == Margins.all(12.7)
    assert parse_edge("normal") is parse_edge("tight") is None
    assert parse_paper("a4").safe == Box(4, 4, 202, 289)
    assert parse_paper("a4", Margins.all(2)).safe == Box(2, 2, 206, 293)
    assert parse_paper("a4", Margins.all(15), Margins.all(15)).safe == Box(15, 15, 180, 267)
