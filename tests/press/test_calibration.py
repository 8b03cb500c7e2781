"""The calibration page against the light: front and back composited, for every possible shift."""

from __future__ import annotations

import math

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.pictures import Pixels, leaves, lightest, raster
from tests.press.press_samples import hull, lines, overlap, points, rings
from ttprint.draw.scene import Group, Page, Path, Place, Text
from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.order.calibration import calibration_words
from ttprint.press.duplex import Face, Flip
from ttprint.press.paper import PAPERS, parse_paper
from ttprint.press.printers.calibration import (
    APART,
    EXAMPLE,
    LEAST_WIDTH,
    calibration_sides,
    ladders,
    rings_at,
)
from ttprint.press.printers.ladders import BACK_INK, FINE_RUNGS, HALF, RUNGS, SIZE, Ladder, signed
from ttprint.press.printers.printer import PrinterProfile, simulated
from ttprint.words.catalog import languages, words
from ttprint.words.typography import untied

WORDS = calibration_words(words("en"), "Print two-sided, flip on the long edge.")
PER_MM = 20.0
A4 = parse_paper("a4")
BIG = [paper for paper in PAPERS.values() if min(paper.width, paper.height) >= LEAST_WIDTH]


def both(paper: str, flip: Flip = Flip.LONG) -> tuple[Page, Page]:
    (_, front), (_, back) = calibration_sides(parse_paper(paper), WORDS, flip)
    return front, back


def through(back: Page, profile: PrinterProfile, flip: Flip) -> Group:
    """The back as this printer puts it, seen from the front."""
    seen = simulated(profile, back, Face.BACK, flip)
    return Group(tuple(Place(node.group, seen @ node.at) for node in back.art if isinstance(node, Place)))


WIDE, HIGH = 13.0, ladders(A4)[0].long + 1  # half of what is looked at of a ladder


def upright(drawn: Group, ladder: Ladder) -> Pixels:
    """The pixels about a ladder, its rungs from top to bottom."""
    wide, high = (WIDE, HIGH) if ladder.across else (HIGH, WIDE)
    pixels = raster(drawn, Box(ladder.at.x - wide, ladder.at.y - high, 2 * wide, 2 * high), PER_MM)
    # turned clockwise on the page: its rows run from right to left
    return pixels if ladder.across else np.rot90(pixels)


def reading(black: NDArray[np.bool_], red: NDArray[np.bool_]) -> list[tuple[float, float]]:
    """Each rung with a line in it, and how far from its middle, read from the pixels of both sides."""
    seen = []
    for rung in RUNGS:
        row = int((ladders(A4)[0].row_of(rung) + HIGH) * PER_MM)
        middle = int((rung + WIDE) * PER_MM)
        inside = slice(middle - int((HALF + 0.2) * PER_MM), middle + int((HALF + 0.2) * PER_MM) + 1)
        assert black[row, inside].any()
        line = np.nonzero(red[row])[0]
        off = (line.mean() + 0.5) / PER_MM - WIDE - rung
        if len(line) and abs(off) < HALF:
            seen.append((rung, off))
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("flip", Flip)
def test_every_shift_in_the_range_has_one_reading(flip: Flip) -> None:
    paper, back = both("a4", flip)
    front = Group(tuple(node for node in paper.art if isinstance(node, Place)))
    both_ways = {ladder: lightest(upright(front, ladder)) < 128 for ladder in ladders(A4)[:2]}
    assert [ladder.name for ladder in both_ways] == ["X", "Y"]
    for quarter in range(-40, 41):
        shift = quarter / 4
        light = through(back, PrinterProfile(shift_x=shift, shift_y=-shift), flip)
        for (ladder, black), true in zip(both_ways.items(), (shift, -shift), strict=True):
            red = upright(light, ladder)[:, :, 1] < 128
            best = sorted(reading(black, red), key=lambda one: abs(one[1]))
            # where no rung has the line in its middle, two neighbours have it off by the same: the number between
            middles = [rung for rung, off in best if abs(off) <= abs(best[0][1]) + 0.06]
            slack = 0.03 if abs(true) <= 5 else 0.26  # rungs are a whole millimetre apart beyond 5 mm
            assert abs(sum(middles) / len(middles) - true) <= slack, (ladder.name, true, best)
            assert max(middles) - min(middles) <= 1


def test_a_turn_is_read_as_the_difference_of_the_far_scales() -> None:
    paper = parse_paper("letter")
    _, back = both("letter")
    middle = {ladder.name: ladder.at for ladder in ladders(paper)[:4]}
    off = simulated(PrinterProfile(turn=0.8), back, Face.BACK) @ simulated(PrinterProfile(), back, Face.BACK)
    read = {name: off(at).x - at.x for name, at in middle.items()}
    assert (read["A"] - read["B"]) * 0.25 == pytest.approx(0.8, rel=1e-3)
    assert read["X"] == pytest.approx(0, abs=0.01)
    assert off(middle["Y"]).y == pytest.approx(middle["Y"].y, abs=0.01)
    assert math.degrees(math.atan(1 / APART)) == pytest.approx(0.25)


@pytest.mark.parametrize("flip", Flip)
def test_the_dot_tells_the_right_edge_from_the_wrong_one(flip: Flip) -> None:
    front, back = both("a4", flip)
    right, wrong = rings_at(A4)
    circles = rings(front.art)
    for printed_on, expected in ((flip, right), (Flip.SHORT if flip is Flip.LONG else Flip.LONG, wrong)):
        seen = simulated(PrinterProfile(), back, Face.BACK, printed_on)
        (dot,) = (
            hull(points(leaf, seen @ at))
            for leaf, at in leaves(back.art)
            if isinstance(leaf, Path) and leaf.fill == BACK_INK
        )
        assert math.hypot(dot.centre.x - expected.x, dot.centre.y - expected.y) < 0.01
        assert any(ring.contains(dot) for ring in circles)


def test_the_page_says_on_which_edge_and_shows_an_example() -> None:
    front, _ = both("a4")
    text = " ".join(leaf.words for leaf, _ in leaves(front.art) if isinstance(leaf, Text))
    assert "flip on the long edge" in text
    assert f"X {EXAMPLE} · Y −0.5 · A 1 · B 0" in untied(text)
    assert "ttprint calibrate" not in text
    assert signed(EXAMPLE, ".") in text
    lines_of_back = [leaf for leaf, _ in leaves(both("a4")[1].art) if isinstance(leaf, Path) and leaf.stroke]
    assert all(leaf.width >= 0.5 for leaf in lines_of_back)  # thinner ones are not seen through card


def test_rulers_on_both_axes_are_a_hundred_millimetres_with_a_tick_each() -> None:
    front, _ = both("a4")
    long = [
        line for leaf, at in leaves(front.art) if isinstance(leaf, Path) and leaf.stroke for line in lines(leaf, at)
    ]
    assert any(line.width == pytest.approx(100.2) and line.height < 1e-9 for line in long)
    assert any(line.height == pytest.approx(100.2) and line.width < 1e-9 for line in long)


@pytest.mark.slow
@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("flip", Flip)
def test_everything_is_on_the_paper_and_no_words_touch(tag: str, flip: Flip) -> None:
    text = calibration_words(words(tag), words(tag).say(f"print.{flip.value}"))
    for paper in BIG:
        for _, page in calibration_sides(paper, text, flip):
            assert page.width <= page.height
            every = [(leaf, hull(points(leaf, at))) for leaf, at in leaves(page.art)]
            assert all(Box(0, 0, page.width, page.height).grow(-7).contains(box) for _, box in every)
            # the example's ladder is a picture of one: the line lies on its numbers
            texts = [box for leaf, box in every if isinstance(leaf, Text) and box.height > 0.9 * SIZE]
            assert not any(overlap(a, b) for i, a in enumerate(texts) for b in texts[:i])
            strokes = [
                line.grow(0.05) for leaf, at in leaves(page.art) if isinstance(leaf, Path) and leaf.stroke
                for line in lines(leaf, at)
            ]  # fmt: skip
            assert not any(overlap(text, stroke) for text in texts for stroke in strokes)
            assert all(leaf.width >= 0.1 for leaf, _ in every if isinstance(leaf, Path) and leaf.stroke)


@pytest.mark.parametrize("flip", Flip)
def test_nothing_on_the_back_shines_through_the_words_of_the_front(flip: Flip) -> None:
    front, back = both("letter", flip)
    seen = simulated(PrinterProfile(), back, Face.BACK, flip)
    behind = [hull(points(leaf, seen @ at)) for leaf, at in leaves(back.art) if isinstance(leaf, Text)]
    ours = [hull(points(leaf, at)) for leaf, at in leaves(front.art)]
    assert not any(overlap(a, b) for a in behind for b in ours)


def test_small_paper_is_refused() -> None:
    for paper in ("194x300", "200x274"):
        with pytest.raises(TtprintError, match=f"and {paper} is smaller"):
            both(paper)
    with pytest.raises(TtprintError, match=r"needs paper of 195 × 275 mm or more, and 148x210 is smaller"):
        both("148x210")


def test_rungs_rise_one_by_one() -> None:
    assert list(RUNGS) == sorted(set(RUNGS))
    assert RUNGS[0] == -11
    assert RUNGS[-1] == 11
    assert set(FINE_RUNGS) < set(RUNGS)
    assert [signed(n, ",") for n in (-0.25, 0.0, 4.5, 10.0)] == ["−0,25", "0", "+4,5", "+10"]
