from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from fontTools.ttLib import TTFont

from tools import font_metrics
from ttprint import resources
from ttprint.draw import fonts
from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Close, Text
from ttprint.geometry import Point
from ttprint.render.webfonts import subset, whole
from ttprint.resources import folder

LANGUAGES = {
    "de": "„Straße“ ÄÖÜ – Größe",
    "en": "“Don’t” … it’s 3×4 — $£€",
    "es": "¿Qué? ¡Año! «niño»",
    "fr": "Où ? « Élève » : œuf, ça\u00a0!\u202f;",
    "it": "È perché «città»",
    "nl": "’s Morgens IJs, coördinatie\u2011punt",
}


def width_without_kerning(words: str, font: str) -> float:
    return sum(fonts.run(letter, font).width for letter in words)


@pytest.mark.parametrize("font", fonts.FILES)
@pytest.mark.parametrize("words", LANGUAGES.values(), ids=LANGUAGES)
def test_every_language_can_be_set(words: str, font: str) -> None:
    assert fonts.measure(words, font, 5) > 0


def test_widths_grow_with_the_size() -> None:
    assert fonts.measure("Taxi", "text", 8) == pytest.approx(2 * fonts.measure("Taxi", "text", 4))
    assert fonts.measure("", "text", 8) == 0


@pytest.mark.parametrize("font", fonts.FILES)
def test_letters_that_lean_are_kerned(font: str) -> None:
    assert fonts.run("AV", font).kerns[0] < 0
    assert fonts.run("AV", font).width < width_without_kerning("AV", font)
    assert fonts.run("HH", font).kerns == (0, 0)


@pytest.mark.parametrize("font", fonts.FILES)
def test_no_letter_moves_far_into_the_space_before_it(font: str) -> None:
    # Fredoka had -150 before V: "The Voie" looked like one word; browsers and Typst read the kerns in the file
    letters = font_metrics.metrics(font)["advances"]
    assert min(fonts.run(f" {letter}", font).kerns[0] for letter in letters) >= -30
    assert min(fonts.run(f"{letter} ", font).kerns[0] for letter in letters) >= -30


def test_only_codes_have_a_slashed_zero() -> None:
    def contours(font: str) -> int:
        return sum(isinstance(step, Close) for step in fonts.outline(Text("0", Point(0, 0), font, 10, BLACK)))

    assert {font: contours(font) for font in fonts.FILES} == {"text": 2, "text-bold": 2, "code": 3, "display": 2}


@pytest.mark.parametrize("font", fonts.FILES)
def test_a_narrow_space_is_half_a_full_one(font: str) -> None:
    none, narrow, full = (fonts.measure(f"n{space}n", font, 1) for space in ("", "\u202f", " "))
    assert (narrow - none) / (full - none) == pytest.approx(0.5, abs=0.01)


@pytest.mark.slow
@pytest.mark.parametrize("font", fonts.FILES)
@pytest.mark.parametrize("made", [subset, whole])
def test_web_fonts_have_the_narrow_space_of_the_paper_and_no_new_time(made: Callable[[str], bytes], font: str) -> None:
    face = TTFont(io.BytesIO(made(font)))
    em, name = face["head"].unitsPerEm, face.getBestCmap()[0x202F]
    drawn = fonts.measure("n\u202fn", font, 1) - fonts.measure("nn", font, 1)
    assert face["hmtx"][name][0] / em == pytest.approx(drawn, abs=0.002)
    stored = TTFont(folder("fonts") / fonts.file_name(font))
    assert face["head"].modified == stored["head"].modified  # not the time at which it was made: same font, same bytes


def test_bold_is_wider_than_regular() -> None:
    assert fonts.measure("hamburger", "text-bold", 5) > fonts.measure("hamburger", "text", 5)


def test_the_anchor_says_which_point_is_given() -> None:
    width = fonts.measure("Taxi", "text", 4)
    starts = [
        fonts.text_start(Text("Taxi", Point(50, 9), "text", 4, BLACK, anchor)) for anchor in ("start", "middle", "end")
    ]
    assert starts == [Point(50, 9), Point(50 - width / 2, 9), Point(50 - width, 9)]


def test_a_missing_character_is_named() -> None:
    with pytest.raises(fonts.MissingGlyph, match=r"Fredoka-SemiBold.ttf.*'ĳ' \(U\+0133, LATIN SMALL LIGATURE IJ\)"):
        fonts.run("ĳs", "display")
    with pytest.raises(fonts.MissingGlyph, match=r"U\+000A"):
        fonts.run("two\nlines", "text")


def test_an_unknown_font_is_named() -> None:
    with pytest.raises(ValueError, match="did you mean display"):
        fonts.measure("a", "displai", 4)


def test_narrow_spaces_and_hard_hyphens_have_stand_ins() -> None:
    assert fonts.run("a\u202fb", "text").letters == "a\u2009b"
    assert fonts.run("a\u202fb\u00a0c", "display").letters == "a b c"
    assert fonts.run("a\u2011b", "text").letters == "a-b"
    assert fonts.run("a\u202fb", "text").width < fonts.run("a b", "text").width


def test_an_accent_typed_apart_is_the_same_letter() -> None:
    assert fonts.run("e\u0301", "text") == fonts.run("é", "text")


def test_outlines_stand_on_the_baseline_at_their_size() -> None:
    steps = fonts.outline(Text("HE", Point(20, 30), "text", 10, BLACK))
    ys = [step.to.y for step in steps if not isinstance(step, Close)]
    xs = [step.to.x for step in steps if not isinstance(step, Close)]
    assert max(ys) == pytest.approx(30, abs=0.01)
    assert min(ys) == pytest.approx(30 - 10 * fonts.heights("text").capital, abs=0.05)
    assert 20 < min(xs) < max(xs) < 20 + fonts.measure("HE", "text", 10)


def test_outlines_are_kerned_like_the_measure() -> None:
    def right(words: str) -> float:
        text = Text(words, Point(0, 0), "display", 10, BLACK)
        return max(step.to.x for step in fonts.outline(text) if not isinstance(step, Close))

    apart = width_without_kerning("A", "display") / 100 + right("V") - right("AV")
    assert apart == pytest.approx(-fonts.run("AV", "display").kerns[0] / 100)


@pytest.mark.parametrize("font", fonts.FILES)
def test_heights_make_sense(font: str) -> None:
    heights = fonts.heights(font)
    assert 0.4 < heights.x < heights.capital < heights.ascent < 1.2
    assert 0.1 < heights.descent < 0.5


def test_every_font_has_its_licence_beside_it() -> None:
    folder = resources.folder("fonts")
    licences = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("OFL-*.txt"))]
    assert len(licences) == 2
    for licence in licences:
        assert licence.startswith("Copyright ")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert {file.name for file in folder.glob("*.ttf")} == set(fonts.FILES.values())


@pytest.mark.slow
def test_the_stored_metrics_are_those_of_the_fonts() -> None:
    stored = (resources.folder("fonts") / fonts.METRICS).read_text(encoding="utf-8")
    assert stored == font_metrics.text()
