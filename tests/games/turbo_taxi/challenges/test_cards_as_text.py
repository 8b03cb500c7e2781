"""Cards, answers and hints of every kind as text, and what their numbers mean.

The texts in tests/goldens show what stands where; `pytest --update` writes them anew, and whoever does so reads the
diff. The other tests say what has to be right whatever the cards look like.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache, partial

import pytest

from tests import golden
from tests.page_text import summary_of
from tests.pictures import leaves
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Node, Text
from ttprint.games.turbo_taxi.challenges.cards.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards.answers import answer
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front, check_card, picture_boxes
from ttprint.games.turbo_taxi.challenges.cards.hint_sheets import HintSheets
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardPieces, CardSize
from ttprint.games.turbo_taxi.challenges.cards.style import LINKED, SCREEN, CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import COUNTABLE, Challenge, cities_to_show
from ttprint.games.turbo_taxi.challenges.choosing import challenges_of
from ttprint.games.turbo_taxi.challenges.hints import hints
from ttprint.games.turbo_taxi.challenges.mistakes import with_mistakes
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.geometry import Box
from ttprint.order.order import Order, Style
from ttprint.press.paper import parse_paper

A4 = parse_paper("a4")
ENGLISH = GAME.words("en")


CODES = {
    CardKind.BUILD: "N6WN 75Z4 08V3 NFK7",
    CardKind.COUNT: "N6WN 75Z4 08V3 NFK7",
    CardKind.ONLY: "18W7-SCXP 585A-SCXQ",
    CardKind.MISTAKES: "N8GZ 05GV Q4VX",
}


@cache
def pack(kind: CardKind) -> tuple[Challenge, ...]:
    """Cards of a kind, easy to hard; of those to count, all cities are shown."""
    cards = challenges_of(map(CardCode.parse, CODES[kind].split()))
    if kind is CardKind.COUNT:
        shown = [cities_to_show(one.setup, one.crossing, one.rule, COUNTABLE[-1])[1] for one in cards]
        return tuple(replace(one, kind=kind, cities=cities) for one, cities in zip(cards, shown, strict=True))
    if kind is CardKind.MISTAKES:
        wrong = [with_mistakes(one.setup, one.cities[0], one.crossing, one.level) for one in cards]
        return tuple(replace(one, kind=kind, wrong=city) for one, city in zip(cards, wrong, strict=True))
    return tuple(replace(one, kind=kind) for one in cards)


@cache
def flyover() -> tuple[Challenge, ...]:
    return challenges_of(map(CardCode.parse, ("7YQZ-F0", "HG6V-FS")), versions=2)


def style(theme: Theme = Theme.CITY, size: CardSize = CardSize.POKER, versions: bool = False) -> CardStyle:
    return CardStyle(ENGLISH, theme, 1.0, seed=12, versions=versions).sized(*size.trim)


def texts(nodes: Iterable[Node]) -> list[str]:
    return [leaf.words for leaf, _ in leaves(nodes) if isinstance(leaf, Text)]


def of_kind(kind: CardKind) -> Iterator[str]:
    for one in (pack(kind)[0], pack(kind)[-1]):
        yield f"card {one.code}"
        yield from summary_of([card_front(one, style(Theme.INK))])
        yield f"answer {one.code}"
        yield from summary_of([answer(one, style(Theme.INK))])


def other_looks() -> Iterator[str]:
    first, *_ = pack(CardKind.COUNT)
    for look in (
        style(Theme.CONTRAST, CardSize.A6),
        replace(style(), layout=LINKED, page="https://example.org/play.html").sized(*CardSize.A6.trim),
        CardStyle(ENGLISH, Theme.INK, 1.0, title="Challenge", layout=SCREEN).sized(320, 180),
    ):
        yield "look"
        yield from summary_of([card_front(first, look)])
    for one in flyover()[1:2]:
        yield f"version {one.version}"
        yield from summary_of([card_front(one, style(versions=True)), answer(one, style(versions=True), framed=False)])
    yield "check card"
    yield from summary_of([check_card(style())])


def sheets() -> Iterator[str]:
    trims = tuple(Box(10 + 70 * column, 15 + 95 * row, 63, 88) for row in range(2) for column in range(2))
    yield from summary_of(AnswerSheets(A4, trims, style(Theme.INK)).page(pack(CardKind.BUILD)[:3], "1").art)
    yield "hints"
    hinted = (*flyover()[1:3], *pack(CardKind.ONLY)[:1])
    yield from summary_of(HintSheets(A4, style(Theme.INK, versions=True)).page(hinted, "1").art)


TEXTS: dict[str, Callable[[], Iterator[str]]] = {
    **{f"cards-{kind.value}": partial(of_kind, kind) for kind in CardKind if kind is not CardKind.MIXED},
    "cards-other-looks": other_looks,
    "cards-sheets": sheets,
}


@pytest.mark.parametrize("name", TEXTS)
def test_cards_say_what_they_said(name: str, request: pytest.FixtureRequest) -> None:
    golden.check_text(name, list(TEXTS[name]()), request.config.getoption("--update"))


def test_the_four_checks_are_numbered_from_one_in_their_order() -> None:
    looks = ENGLISH.list("answer.checks")
    found = texts([check_card(style())])
    starts = [found.index(next(line for line in found if look.startswith(line))) for look in looks]
    assert [found[start - 1] for start in starts] == ["1", "2", "3", "4"]
    assert starts == sorted(starts)


def test_an_answer_sheet_numbers_the_checks_and_names_its_cards() -> None:
    trims = (Box(10, 15, 63, 88), Box(80, 15, 63, 88), Box(10, 110, 63, 88), Box(80, 110, 63, 88))
    sheet = AnswerSheets(A4, trims, style())
    found = texts(sheet.page(pack(CardKind.BUILD), "1").art)
    assert found[1] == "1–4"
    foot = found[found.index(ENGLISH.say("answer.other")) :]
    assert [text for text in foot if text in "1234"] == ["1", "2", "3", "4"]
    assert texts(sheet.page(pack(CardKind.BUILD)[:1], "1").art)[1] == "1"


def test_hints_are_numbered_and_tell_how_many_cities_are_left() -> None:
    found = texts(HintSheets(A4, style()).page(pack(CardKind.BUILD)[:2], "1").art)
    assert [text[0] for text in found if text[:2] in ("1 ", "2 ", "3 ") and not text[2:3].isdigit()].count("1") >= 2
    for one in pack(CardKind.BUILD)[:2]:
        for left in hints(one).left:
            assert ENGLISH.count("hint.left", left) in found


def test_hints_leave_fewer_and_fewer_cities_and_at_last_the_one_they_lead_to() -> None:
    for one in pack(CardKind.BUILD):
        found = hints(one)
        every = list(solutions(one.setup, one.crossing, one.rule))
        for count in range(1, 4):
            kept = [city for city in every if all(step.keeps(city, one.crossing) for step in found.steps[:count])]
            assert len(kept) == found.left[count - 1]
            assert found.city in kept


@pytest.mark.parametrize("count", range(1, 9))
def test_pictures_of_cities_are_equal_squares_that_keep_apart(count: int) -> None:
    room = Box(3, 5, 57, 48)
    boxes = picture_boxes(count, room)
    assert len(boxes) == count
    if count > 1:
        assert len({(round(box.width, 6), round(box.height, 6)) for box in boxes}) == 1
    for one in boxes:
        assert room.grow(1e-6).contains(one)
        for other in boxes:
            apart = one is other or one.right < other.x or other.right < one.x
            assert apart or one.bottom < other.y or other.bottom < one.y
    left, right = min(box.x for box in boxes), max(box.right for box in boxes)
    assert left - room.x == pytest.approx(room.right - right)
    last = [box for box in boxes if box.y == boxes[-1].y]
    assert (last[0].x + last[-1].right) / 2 == pytest.approx(room.centre.x)


def test_the_check_card_is_there_only_with_answers_on_the_backs() -> None:
    cards = pack(CardKind.BUILD)
    with_answers, without = (CardPieces(cards, style(), CardSize.POKER, on) for on in (True, False))
    assert [piece.name for piece in with_answers][-1] == "card-check"
    assert len(with_answers) == len(without) + 1 == len(cards) + 1
    assert [piece.name for piece in without[1:3]] == [f"card-{n}-{cards[n - 1].code}" for n in (2, 3)]
    assert texts([with_answers[0].back or without[0].front]) == texts([answer(cards[0], style())])


@pytest.mark.parametrize("hinted", [False, True])
@pytest.mark.parametrize("where", Answers)
def test_a_pack_has_answers_and_hints_where_they_are_wanted(where: Answers, hinted: bool) -> None:
    order = Order(A4, Style(ENGLISH, Theme.INK, bleed=0.0))
    done = print_challenges(PackJob(order, pack(CardKind.BUILD), answers_on=where, seed=3), hints=hinted)
    wanted = {"challenges.pdf", "challenges.json"}
    wanted |= {"challenges-answers.pdf"} if where is Answers.SHEETS else set()
    wanted |= {"challenges-hints.pdf"} if hinted else set()
    assert set(done.files) == wanted
    assert done.plan.sheets == 1 + (where is Answers.SHEETS) + hinted
    assert done.plan.pieces == 4 + (where is Answers.BACKS)
