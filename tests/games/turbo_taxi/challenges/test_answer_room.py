"""Answers of every kind of card fit: nothing overlaps, and no text is too small to read."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.turbo_taxi.challenges.packs import ORDER
from tests.games.turbo_taxi.reading import opened
from tests.pictures import leaves, stretch
from tests.press.press_samples import hull, overlap, path_box, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Path, Text
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.cards.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards.answers import answer
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front, picture_boxes
from ttprint.games.turbo_taxi.challenges.cards.hint_sheets import HintSheets
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardSize
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardKind
from ttprint.geometry import Box
from ttprint.press.paper import parse_paper
from ttprint.words.catalog import languages

SEVEN_POINTS = 7 / 72 * 25.4
CELL = (60.0, 84.0)  # about as large as on a sheet of nine answers


def style(tag: str) -> CardStyle:
    return CardStyle(GAME.words(tag), Theme.CITY, 1.0, seed=2026).sized(*CELL)


@cache
def of_every_kind() -> tuple[Challenge, ...]:
    packs = (choose(9, level, 4, PackOptions(kind=kind)) for kind in CardKind for level in (Level.EASY, Level.EXPERT))
    found = tuple(one for pack in packs for one in pack)
    assert max(len(one.cities) for one in found) > 6
    return found


@pytest.mark.parametrize("count", range(1, 9))
def test_pictures_of_cities_do_not_overlap(count: int) -> None:
    room = Box(4, 15, 54, 48)
    boxes = picture_boxes(count, room)
    for i, box in enumerate(boxes):
        assert room.grow(1e-6).contains(box)
        assert not any(overlap(box, other, -1.0) for other in boxes[i + 1 :])


@pytest.mark.slow
@pytest.mark.parametrize("tag", languages())
def test_no_word_of_an_answer_touches_another_or_a_drawing(tag: str) -> None:
    for one in of_every_kind()[languages().index(tag) % 3 :: 3]:  # three of each kind and level: all take turns
        drawn = list(leaves([answer(one, style(tag), framed=False)]))
        words = [hull(points(leaf, at)) for leaf, at in drawn if isinstance(leaf, Text) and len(leaf.words) > 2]
        lines = [box for box in words if box.y > 0.7 * CELL[1]]
        shapes = [path_box(leaf, at) for leaf, at in drawn if isinstance(leaf, Path) and leaf.fill]
        tables = [box for box in shapes if box.y < 0.7 * CELL[1]]
        assert lines
        for i, box in enumerate(lines):
            assert box.right < CELL[0]
            # text boxes include room for accents and descenders that few letters have
            assert not any(overlap(box, other, 0.25 * box.height) for other in lines[i + 1 :]), one.code
            assert not any(overlap(box, other, 0.25 * box.height) for other in tables), one.code
            assert not any(overlap(box, other, 0.15 * box.height) for other in shapes), one.code


@pytest.mark.slow
@pytest.mark.parametrize("tag", languages())
def test_nothing_is_set_smaller_than_seven_points(tag: str) -> None:
    paper, cards = parse_paper("a4"), of_every_kind()[languages().index(tag) % 3 :: 3]
    trims = tuple(Box(10 + 63 * column, 16 + 88 * row, 63, 88) for row in range(3) for column in range(3))
    poker = CardStyle(GAME.words(tag), Theme.CITY, 1.0, seed=2026).sized(*CardSize.POKER.trim)
    sheets = AnswerSheets(paper, trims, poker)
    art = [Group(sheets.page(cards[at : at + 9], "1").art) for at in range(0, len(cards), 9)]
    art += [Group(HintSheets(paper, poker).page([one for one in cards if not one.wrong], "1").art)]
    art += [card_front(one, poker) for one in cards]
    for leaf, at in leaves(art):
        if isinstance(leaf, Text):
            assert leaf.size * stretch(at) > SEVEN_POINTS, leaf.words


@pytest.mark.slow
def test_cities_with_mistakes_have_answers_and_no_hints() -> None:
    mixed = choose(8, Level.MIXED, 4, PackOptions(kind=CardKind.MIXED))
    made = print_challenges(PackJob(ORDER, mixed, answers_on=Answers.NONE), hints=True)
    with opened(made.files["challenges-hints.pdf"]) as document:
        text = " ".join(page.get_textpage().get_text_range() for page in document)
    assert {one.code for one in mixed if one.code in text} == {one.code for one in mixed if not one.wrong}
    wrong = choose(3, Level.EASY, 4, PackOptions(kind=CardKind.MISTAKES))
    with pytest.raises(TtprintError, match="have no hints: leave out --hints"):
        print_challenges(PackJob(ORDER, wrong), hints=True)
