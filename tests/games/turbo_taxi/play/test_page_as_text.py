"""The playable page and its drawings as text: what stands in the file, without fonts, scripts and outlines.

`pytest --update` writes the texts in tests/goldens anew; whoever does so reads the diff.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator

import pytest

from tests import golden
from tests.games.turbo_taxi.challenges.test_cards_as_text import flyover, pack
from tests.games.turbo_taxi.play.test_page import data_of
from tests.page_text import number, summary_of
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group
from ttprint.games.turbo_taxi.grading.grades import Level, grades
from ttprint.games.turbo_taxi.play import levels, symbols
from ttprint.games.turbo_taxi.play import page as playable
from ttprint.games.turbo_taxi.play.ground import hour_point
from ttprint.games.turbo_taxi.play.page import PageOrder, page
from ttprint.games.turbo_taxi.puzzle.card_codes import CardKind
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.render import webfonts


def pages(order: PageOrder) -> Iterator[str]:
    made = page(order)
    data = data_of(made)
    assert b"\\u00e" not in made  # letters are written as they are, which takes fewer bytes
    text = re.sub(r"(?s)(<script[^>]*>).*?(</script>)", r"\1\2", made.decode())
    style = re.search(r"(?s)<style>(.*?)</style>", text)
    assert style
    yield from (line for line in style[1].splitlines() if line.startswith("@font-face"))
    shown = text.replace(style[1], "").replace(symbols.symbols(order.theme), "symbols\n")
    shown = shown.replace(symbols.road_symbols(order.theme), "road symbols\n")
    shown = re.sub(r"sha256-[\w+/=]+", "sha256", shown)
    yield from (line for line in shown.splitlines() if line.strip())
    sets = {"words": sorted(data.pop("words")), "levels": sorted(data.pop("levels"))}  # type: ignore[call-overload]
    yield from (f"{name}: {json.dumps(value)}" for name, value in {**data, **sets}.items())


def test_the_page_holds_what_it_held(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webfonts, "data_url", lambda font, letters: f"{font} {len(letters)} {letters[:40]!r}")
    playable._font_faces.cache_clear()
    orders = PageOrder(), PageOrder((*pack(CardKind.MISTAKES), *flyover()), Crossing.FLYOVER, "nl", Theme.INK)
    lines = [line for order in orders for line in pages(order)]
    playable._font_faces.cache_clear()
    golden.check_text("play-page", lines, request.config.getoption("--update"))


def drawings() -> Iterator[str]:
    for theme in Theme:
        for name, art in symbols._art(theme).items():
            yield f"{theme.value} {name}"
            yield from summary_of([symbols._scaled(art)])
        for name, art in symbols._roads(theme).items():
            yield f"{theme.value} roads {name}"
            yield from summary_of([symbols._scaled(art)])
    yield symbols._drawn("cab", symbols._art(Theme.INK)["cab"])
    yield from (f"hour {hour} at {number(hour_point(hour).x)} {number(hour_point(hour).y)}" for hour in range(1, 13))


def test_the_drawings_of_the_page_are_what_they_were(request: pytest.FixtureRequest) -> None:
    golden.check_text("play-drawings", list(drawings()), request.config.getoption("--update"))


def test_definitions_have_their_own_names_and_nothing_of_a_file_around_them() -> None:
    whole = symbols.symbols(Theme.CITY)
    ids = re.findall(r'id="([^"]+)"', whole)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', whole)) <= set(ids)
    assert not re.search(r"<svg|</svg|<\?xml|aria-label|<defs />| />", whole)
    assert symbols._scaled(Group(())).clip is None


def test_grades_are_packed_in_steps_that_keep_their_level() -> None:
    digits = [levels._step(percentile / 10, level) for level, low, high in _thirds() for percentile in range(low, high)]
    numbers = [levels.DIGITS.index(digit) for digit in digits]
    assert numbers == sorted(numbers)
    assert sorted(set(numbers)) == list(range(63))
    assert {levels._gap(gap) for gap in (0, 1, 62)} == {levels.DIGITS[gap] for gap in (0, 1, 62)}
    assert levels._gap(63) == "_A"
    assert levels._gap(130) == "__E"


def _thirds() -> list[tuple[Level, int, int]]:
    return [(Level.EASY, 0, 333), (Level.MEDIUM, 334, 666), (Level.HARD, 667, 1001)]


def test_the_packed_grades_are_frozen_as_the_table_is(request: pytest.FixtureRequest) -> None:
    """How long each text is and what it begins with; its digest stands for the rest."""
    lines = [f"{name} {len(text)} {text[:60]} {hashlib.sha256(text.encode()).hexdigest()}"
             for name, text in levels.packed().items()]  # fmt: skip
    assert len(levels._class_codes()) == len(grades(Crossing.CROSSROADS))
    golden.check_text("play-grades", lines, request.config.getoption("--update"))
