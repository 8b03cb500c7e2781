"""Where the answers and hints of a pack go: behind their own cards, or on sheets of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.turbo_taxi.challenges.packs import ORDER, SEED, blanks, lots, pack
from tests.games.turbo_taxi.orders import ENGLISH
from tests.games.turbo_taxi.reading import Words, opened
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardSize
from ttprint.games.turbo_taxi.challenges.hints import hints
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.press.duplex import Duplex
from ttprint.words.typography import untied

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
def test_answers_are_on_the_backs_of_their_own_cards(duplex: Duplex) -> None:
    order = replace(ORDER, duplex=duplex)
    cards = pack(Level.EXPERT, 22)
    made = print_challenges(PackJob(order, cards, CardSize.POKER, Answers.BACKS, seed=SEED), hints=False)
    assert list(made.files) == ["challenges.pdf", "challenges.json"]
    sheets = blanks(order, CardSize.POKER, len(cards) + 1)
    with opened(made.files["challenges.pdf"]) as document:
        assert len(document) == 2 * len(sheets)
        pages = [Words(page) for page in document]
        for number, (sheet, lot) in enumerate(lots(cards, sheets)):
            front, back = (number, len(sheets) + number) if duplex is Duplex.MANUAL else (2 * number, 2 * number + 1)
            for one, place in zip(lot, sheet.placements, strict=False):
                assert one.code in pages[front].inside(place.trim)
                behind = pages[back].inside(sheet.mirror.box(place.trim))
                assert one.code in behind
                assert "cities" in behind or "city" in behind
        last = pages[len(sheets) - 1 if duplex is Duplex.MANUAL else 2 * len(sheets) - 2]
        check = last.inside(sheets[-1].placements[-1].trim)
        assert " ".join(check).startswith(ENGLISH.say("answer.check"))


def test_folded_sheets_have_answers_behind_cards() -> None:
    order = replace(ORDER, duplex=Duplex.FOLD)
    cards = pack(Level.EASY, 5)
    made = print_challenges(PackJob(order, cards, CardSize.POKER, Answers.BACKS), hints=False)
    sheets = blanks(order, CardSize.POKER, 6)
    with opened(made.files["challenges.pdf"]) as document:
        words_on = Words(document[0])
        for one, place in zip(cards, sheets[0].placements, strict=False):
            assert one.code in words_on.inside(place.trim)
            assert one.code in words_on.inside(sheets[0].mirror.box(place.trim))


def test_hints_give_the_number_of_correct_cities_left() -> None:
    cards = pack(Level.HARD, 9)
    made = print_challenges(PackJob(ORDER, cards, CardSize.POKER, Answers.NONE), hints=True)
    with opened(made.files["challenges-hints.pdf"]) as document:
        text = " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in document)
    at = 0
    for one in cards:
        at = text.index(one.code, at)
        for left in hints(one).left:
            assert untied(ENGLISH.count("hint.left", left)) in text
    assert text.count("left") == 3 * len(cards)
