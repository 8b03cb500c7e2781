"""Packs on real pages: the words and the tiles on paper are those of the manifest."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from tests.games.turbo_taxi.challenges.packs import (
    COUNT,
    DPI,
    MM,
    ONE_LEVEL,
    ORDER,
    SEED,
    THEMES,
    answer_sheets,
    blanks,
    lots,
    pack,
    printed,
)
from tests.games.turbo_taxi.orders import ENGLISH
from tests.games.turbo_taxi.reading import Words, opened, sides_seen, squares
from tests.pictures import Pixels
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.challenges.cards.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards.fronts import SIGNS
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardSize, card_paper
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, HOURS, City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.geometry import Affine, Box, Margins, Point, Side
from ttprint.press.paper import parse_paper
from ttprint.render import png

pytestmark = pytest.mark.slow


def words_on_card(card: dict[str, object], one: Challenge) -> list[str]:
    """Every word of a card: nothing else may be on it."""
    rule = [*SIGNS[one.rule.extra], *ENGLISH.say(f"card.{one.rule.extra.value}").split()] if one.rule else []
    hours = [str(hour) for hour in HOURS if hour not in one.setup.hours]
    return sorted([str(card["number"]), str(card["code"]), str(card["level"]), "pack", str(SEED), *rule, *hours])


@pytest.mark.parametrize("level", ONE_LEVEL)
def test_the_words_and_the_tiles_on_paper_are_those_of_the_manifest(level: Level) -> None:
    """Each page is opened once: both its words and its pixels are read."""
    files = printed(level).files
    cards = iter(json.loads(files["challenges.json"])["cards"])
    sheets = blanks(ORDER, CardSize.POKER, COUNT)
    layout = answer_sheets(sheets[0])
    with opened(files["challenges.pdf"]) as fronts, opened(files["challenges-answers.pdf"]) as answers:
        assert len(fronts) == 2 * len(answers) == 2 * len(sheets)
        for number, (sheet, lot) in enumerate(lots(pack(level), sheets)):
            front, answer = Read(fronts[2 * number]), Read(answers[number])
            for one, place in zip(lot, sheet.placements, strict=True):
                card = next(cards)
                assert sorted(front.words.inside(place.trim)) == words_on_card(card, one)
                words = answer.words.inside(moved(place.trim, layout.lay))
                count = ENGLISH.count("answer.count", card["solutions"]).split()
                assert {str(card["number"]), card["code"], card["level"], str(SEED), *count} <= set(words)
                tiles_are_shown(card, place.trim, layout, THEMES[level], front.picture, answer.picture)


class Read:
    """The words and pixels of a page."""

    def __init__(self, page: Any) -> None:
        self.words, self.picture = Words(page), np.asarray(png.page_pixels(page, DPI))


def tiles_are_shown(
    card: dict[str, Any], trim: Box, layout: AnswerSheets, theme: Theme, front: Pixels, answer: Pixels
) -> None:
    card_style, lay = layout.style, layout.lay
    (setup,) = squares(card_style, Point(trim.x, trim.y), 1, band=card["rule"] is not None)
    seen = [sides_seen(front, square, MM, theme) for square in setup]
    centre = Setup.parse(card["setup"]).centre
    assert seen == [set(centre.sides) if n == CENTRE else set() for n in range(9)]
    shown = squares(card_style.sized(63 * lay.a, 88 * lay.a), lay(Point(trim.x, trim.y)), len(card["cities"]))
    for city, nine in zip(card["cities"], shown, strict=True):
        seen = [inner(sides_seen(answer, square, MM, theme), n) for n, square in enumerate(nine)]
        assert seen == [inner(one.sides, n) for n, one in enumerate(City.parse(city).tiles)]


def moved(box: Box, by: Affine) -> Box:
    corner = by(Point(box.x, box.y))
    return Box(corner.x, corner.y, box.width * by.a, box.height * by.d)


def inner(sides: Iterable[Side], square: int) -> set[Side]:
    """The sides towards other squares: at the rim, markers stand on the roads."""
    row, column = divmod(square, 3)
    rim = {Side(0): row == 0, Side(1): column == 2, Side(2): row == 2, Side(3): column == 0}
    return {side for side in sides if not rim[side]}


def test_answer_sheets_explain_checking_and_grading() -> None:
    with opened(printed(Level.MEDIUM).files["challenges-answers.pdf"]) as document:
        for page in document:
            text = " ".join(page.get_textpage().get_text_range().split())
            assert ENGLISH.say("answer.honest") in text
            for step in ENGLISH.list("answer.checks"):
                assert all(word in text for word in step.split())


def test_a_margin_in_millimetres_holds_for_the_frames_of_cards_too() -> None:
    edge = Margins(12, 15, 12, 13)
    asked = parse_paper("a5", edge, edge)
    assert card_paper(asked, CardSize.POKER) == asked
    usual = parse_paper("a4")
    assert card_paper(usual, CardSize.A6).margins == Margins.all(0)
