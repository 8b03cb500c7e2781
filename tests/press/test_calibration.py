from __future__ import annotations

import math

import pytest

from tests.pictures import leaves
from tests.press.press_samples import hull, lines, overlap, points
from ttprint.draw.scene import Page, Path, Place, Text
from ttprint.errors import TtprintError
from ttprint.geometry import Affine, Box, Point
from ttprint.press.duplex import Face, Flip
from ttprint.press.paper import PAPERS, parse_paper
from ttprint.press.printers.calibration import (
    APART,
    BACK_INK,
    BACK_PITCH,
    PITCH,
    STEP,
    TEETH,
    TURN_FACTOR,
    CalibrationWords,
    calibration_sides,
    combs,
)
from ttprint.press.printers.printer import PrinterProfile, lands

WORDS = CalibrationWords(
    title="Is your printer true?",
    front="front",
    back="back",
    across="across",
    down="down",
    steps=(
        "Print both sides at actual size (100 %).",
        "Measure the two rulers, from tip to tip, as exactly as you can: each should be 100 mm long. "
        "What you measure is the number before the x, and the one after it.",
        "Hold the sheet against the light, this side towards you, and find the black line that meets a red line in "
        "the combs X and Y; their numbers are the shift.",
        "When no lines meet, read where the red cross lies on the black one; right and down are +.",
        "Read A and B in the same way; (A − B) × 0.25 is the turn in degrees. Then type:",
    ),
    command="calibrate --measured ____x____ --shift ____,____ --turn ____",
)


def both(paper: str, flip: Flip = Flip.LONG) -> tuple[Page, Page]:
    (_, front), (_, back) = calibration_sides(parse_paper(paper), WORDS, flip)
    return front, back


def teeth(page: Page, at: Affine, back: bool, flat: bool, near: Point) -> list[float]:
    """Where along a comb its teeth stand, as seen from the front."""
    found = []
    for leaf, by in leaves(page.art):
        if isinstance(leaf, Path) and leaf.stroke and (leaf.stroke == BACK_INK) == back:
            for line in lines(leaf, at @ by):
                thin = line.width if flat else line.height
                if thin < 0.2 and line.width + line.height > 3:
                    along, across = (line.centre.x, line.centre.y) if flat else (line.centre.y, line.centre.x)
                    home, level = (near.x, near.y) if flat else (near.y, near.x)
                    if abs(across - level) < 7 and abs(along - home) < TEETH * PITCH + 3:
                        found.append(along - home)
    return sorted(found)


@pytest.mark.parametrize("flip", Flip)
@pytest.mark.parametrize("k", [-8, -3, 0, 1, 6])
def test_the_teeth_that_meet_tell_the_shift(flip: Flip, k: int) -> None:
    front, back = both("a4", flip)
    profile = PrinterProfile(shift_x=k * STEP, shift_y=-k * STEP)
    seen = lands(profile, back, Face.BACK, flip)
    for comb in combs(parse_paper("a4"))[:2]:
        ours = teeth(front, Affine(), False, comb.flat, comb.at)
        theirs = teeth(back, seen, True, comb.flat, comb.at)
        assert len(ours) == len(theirs) == 2 * TEETH + 1
        read = k if comb.flat else -k
        meeting = [i - TEETH for i, place in enumerate(ours) if min(abs(place - other) for other in theirs) < 0.01]
        assert read in meeting
        assert abs(read) == TEETH or meeting == [read]  # at the very end a stranger meets too


def test_a_turn_is_read_as_the_difference_of_the_far_combs() -> None:
    paper = parse_paper("letter")
    _, back = both("letter")
    middle = {comb.name: comb.at for comb in combs(paper)}
    off = lands(PrinterProfile(turn=0.8), back, Face.BACK) @ lands(PrinterProfile(), back, Face.BACK)
    read = {name: off(at).x - at.x for name, at in middle.items()}
    assert (read["A"] - read["B"]) * TURN_FACTOR == pytest.approx(0.8, rel=1e-3)
    assert read["X"] == pytest.approx(0, abs=0.01)
    assert off(middle["Y"]).y == pytest.approx(middle["Y"].y)
    assert math.degrees(math.atan(1 / APART)) == pytest.approx(TURN_FACTOR)


def test_rulers_on_both_axes_are_a_hundred_millimetres_with_a_tick_each() -> None:
    front, _ = both("a4")
    long = [
        line for leaf, at in leaves(front.art) if isinstance(leaf, Path) and leaf.stroke for line in lines(leaf, at)
    ]
    assert any(line.width == pytest.approx(100.2) and line.height < 1e-9 for line in long)
    assert any(line.height == pytest.approx(100.2) and line.width < 1e-9 for line in long)


@pytest.mark.parametrize("paper", [*PAPERS, "297x210"])
@pytest.mark.parametrize("flip", Flip)
def test_everything_is_on_the_paper_and_no_words_touch(paper: str, flip: Flip) -> None:
    for page in both(paper, flip):
        assert page.width <= page.height
        every = [(leaf, hull(points(leaf, at))) for leaf, at in leaves(page.art)]
        assert all(Box(0, 0, page.width, page.height).grow(-7).contains(box) for _, box in every)
        words = [box for leaf, box in every if isinstance(leaf, Text)]
        assert not any(overlap(a, b) for i, a in enumerate(words) for b in words[:i])
        strokes = [
            line for leaf, at in leaves(page.art) if isinstance(leaf, Path) and leaf.stroke for line in lines(leaf, at)
        ]
        assert not any(overlap(word, stroke.grow(0.05)) for word in words for stroke in strokes)
        assert all(leaf.width >= 0.1 for leaf, _ in every if isinstance(leaf, Path) and leaf.stroke)


@pytest.mark.parametrize("flip", Flip)
def test_nothing_on_the_back_shines_through_the_words_of_the_front(flip: Flip) -> None:
    front, back = both("letter", flip)
    seen = lands(PrinterProfile(), back, Face.BACK, flip)
    behind = [hull(points(leaf, seen @ at)) for leaf, at in leaves(back.art) if isinstance(leaf, Text)]
    ours = [hull(points(leaf, at)) for leaf, at in leaves(front.art)]
    assert not any(overlap(a, b) for a in behind for b in ours)


def test_small_paper_is_refused() -> None:
    with pytest.raises(TtprintError, match=r"needs paper of 195 × 260 mm or more, and 148x210 is smaller"):
        both("148x210")


def test_pitches_differ_by_one_step() -> None:
    assert pytest.approx(STEP) == PITCH - BACK_PITCH == 0.25
    assert isinstance(both("a4")[1].art[0], Place)
