"""A tournament on paper: equal but mirrored cards for all, sheets that hold their words, answers for the referee."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pypdfium2
import pytest

from tests.games.turbo_taxi.orders import ORDER
from tests.pictures import leaves
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Text
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level, class_code
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.tournament.event import MINUTES, Event, System, checked_numbers
from ttprint.games.turbo_taxi.tournament.pairing import standings, swiss_round
from ttprint.games.turbo_taxi.tournament.printing import print_scores, print_tournament
from ttprint.games.turbo_taxi.tournament.referee import referee_page
from ttprint.games.turbo_taxi.tournament.scores import score_pages
from ttprint.geometry import Turn
from ttprint.press.paper import PAPERS
from ttprint.words.catalog import languages
from ttprint.words.typography import untied

pytestmark = pytest.mark.slow
EVENTS = [
    Event(2, 1, System.SWISS),
    Event(11, 5, System.SWISS, Level.EXPERT),
    Event(60, 12, System.SWISS),
    Event(2, 1, System.KNOCKOUT),
    Event(11, 4, System.KNOCKOUT),
    Event(32, 5, System.KNOCKOUT, Level.EXPERT),
]


@pytest.mark.parametrize("event", EVENTS)
def test_equal_but_mirrored_cards_for_everybody_who_plays(event: Event) -> None:
    challenges = event.challenges()
    cards = list(event.cards(challenges))
    at = 0
    for number, versions in enumerate(challenges, 1):
        playing = cards[at : at + 2 * event.tables(number)]
        at += len(playing)
        assert {one.number for one in playing} == {number}
        assert len({class_code(one.setup) for one in playing}) == 1
        assert len({(one.level, one.percentile, one.solutions) for one in playing}) == 1
        for one, other in zip(playing[::2], playing[1::2], strict=True):
            assert other.setup not in {one.setup.turned(Turn(quarters)) for quarters in range(4)}
        for one, other in zip(playing[:-2], playing[2:], strict=True):
            assert one.setup != other.setup  # nor does the next table show the same
        assert len(versions) == min(4, 2 * max(event.tables(n) for n in range(1, event.rounds + 1)))
    assert at == len(cards)
    hard = [(one.level is Level.HARD, one.level is Level.MEDIUM, one.percentile) for (one, *_) in challenges]
    assert hard == sorted(hard, key=lambda one: (one[0], not one[0] and one[1], one[2]))


@pytest.mark.parametrize(("players", "cards"), [(8, [8, 4, 2]), (11, [6, 8, 4, 2]), (2, [2]), (5, [2, 4, 2])])
def test_a_knock_out_prints_cards_for_those_who_are_left(players: int, cards: list[int]) -> None:
    _, rounds = checked_numbers(players, None, System.KNOCKOUT)
    event = Event(players, rounds, System.KNOCKOUT)
    assert [2 * event.tables(number) for number in range(1, rounds + 1)] == cards
    assert Counter(one.number for one in event.cards(event.challenges())) == dict(enumerate(cards, 1))


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("event", EVENTS)
def test_text_fits_the_sheets(event: Event, paper: str, tag: str) -> None:
    words = GAME.words(tag)
    won = [[match.first for match in event.first_round()]] if event.system is System.SWISS and event.rounds > 1 else []
    pages = [referee_page(PAPERS[paper], words, event, event.challenges())]
    pages += score_pages(PAPERS[paper], words, event, event.results(won))
    for page in pages:
        boxes = [(leaf, hull(points(leaf, at))) for leaf, at in leaves(page.art) if isinstance(leaf, Text)]
        for i, (text, box) in enumerate(boxes):
            assert PAPERS[paper].printable.grow(0.3).contains(box), text.words
            assert not any(overlap(box, other, 0.2 * box.height) for _, other in boxes[i + 1 :]), text.words
            assert text.size * 72 / 25.4 >= 7


def test_the_files_of_a_tournament() -> None:
    event = Event(5, 3, System.SWISS, Level.EASY, seed=4)
    made = print_tournament(ORDER, event)
    assert list(made.files) == ["1-referee.pdf", "2-scores.pdf", "3-cards.pdf", "3-cards.json", "3-cards-answers.pdf"]
    manifest = json.loads(made.files["3-cards.json"])
    assert [card["number"] for card in manifest["cards"]] == [1] * 4 + [2] * 4 + [3] * 4
    assert [card["version"] for card in manifest["cards"][:4]] == ["A", "B", "C", "D"]
    answers = pypdfium2.PdfDocument(made.files["3-cards-answers.pdf"])
    text = " ".join(page.get_textpage().get_text_range() for page in answers)
    assert all(card["code"] in text for card in manifest["cards"])
    sheet = " ".join(pypdfium2.PdfDocument(made.files["2-scores.pdf"])[0].get_textpage().get_text_range().split())
    assert "Round 1 1 – 2 3 – 4 5 sits out" in sheet
    assert made.files == print_tournament(ORDER, event).files
    for theme in Theme:
        assert print_tournament(ORDER.with_style(theme=theme), event).plan == made.plan


def test_the_score_sheet_is_filled_in_and_pairs_the_next_round() -> None:
    event = Event(5, 3, System.SWISS)
    played = event.results([[2, 3]])
    text = (
        pypdfium2.PdfDocument(print_scores(ORDER, event, played).files["2-scores.pdf"])[0]
        .get_textpage()
        .get_text_range()
    )
    # 2, 3 and 5, who sat out, have a point each; 4 is the last who has not sat out
    assert "Round 2 2 – 3 5 – 1 4 sits out" in " ".join(text.split())
    assert [one.player for one in standings(5, played)][:3] == [2, 3, 5]


def won_by_the_larger(event: Event, rounds: int) -> list[list[int]]:
    """Winners of so many rounds: in each match the one with the larger number, every third match a draw."""
    won: list[list[int]] = []
    for _ in range(rounds):
        matches = swiss_round(event.players, event.results(won))
        won.append([match.second for place, match in enumerate(matches) if match.second and place % 3])
    return won


def test_after_the_last_round_there_is_a_final_ranking_that_says_how_ties_are_broken() -> None:
    event = Event(35, 3, System.SWISS)
    played = event.results(won_by_the_larger(event, 3))
    made = pypdfium2.PdfDocument(print_scores(ORDER, event, played).files["2-scores.pdf"])
    texts = [" ".join(page.get_textpage().get_text_range().split()) for page in made]
    words = GAME.words("en")
    assert [words.say("tournament.ranking") in text for text in texts] == [True, True, False, False]
    assert all(untied(words.say("tournament.ties")) in untied(text) for text in texts[:2])
    assert not any("Round 4" in text for text in texts)


@pytest.mark.parametrize("tag", languages())
def test_the_final_ranking_lists_everybody_and_fits(tag: str) -> None:
    event = Event(33, 2, System.SWISS)
    played = event.results(won_by_the_larger(event, 2))
    first, second, *_ = score_pages(PAPERS["letter"], GAME.words(tag), event, played)
    rows: dict[float, list[str]] = {}
    for page in (first, second):
        boxes = [(leaf, hull(points(leaf, at))) for leaf, at in leaves(page.art) if isinstance(leaf, Text)]
        for i, (text, box) in enumerate(boxes):
            assert PAPERS["letter"].printable.grow(0.3).contains(box), text.words
            assert not any(overlap(box, other, 0.2 * box.height) for _, other in boxes[i + 1 :]), text.words
            if text.size == 4.2:
                rows.setdefault(round(text.at.y, 3) + 1000 * int(page.label), []).append(text.words)
    found = [tuple(map(int, cells[:2])) for _, cells in sorted(rows.items())]
    assert found == [(one.place, one.player) for one in standings(33, played)]


def test_given_classes_of_setups_are_left_out() -> None:
    event = Event(4, 3, System.SWISS, Level.EASY)
    had = frozenset(class_code(versions[0].setup) for versions in event.challenges())
    again = replace(event, without=had).challenges()
    assert not had & {class_code(Setup.parse(str(versions[0].setup))) for versions in again}


@pytest.mark.parametrize(
    ("players", "rounds", "system", "sentence"),
    [
        (1, None, System.SWISS, "A Swiss tournament is for 2 to 60 players, not 1."),
        (61, None, System.SWISS, "2 to 60 players, not 61"),
        (33, None, System.KNOCKOUT, "2 to 32 players, not 33"),
        (8, 4, System.KNOCKOUT, "A knock-out of 8 players takes 3 rounds, not 4: leave out --rounds."),
        (8, 0, System.SWISS, "A tournament has 1 to 12 rounds, not 0."),
        (8, 13, System.SWISS, "A tournament has 1 to 12 rounds, not 13."),
    ],
)
def test_invalid_numbers_are_refused(players: int, rounds: int | None, system: System, sentence: str) -> None:
    with pytest.raises(TtprintError, match=sentence.replace(".", r"\.")):
        checked_numbers(players, rounds, system)


@pytest.mark.parametrize("tag", languages())
def test_a_knock_out_has_a_bracket_and_no_draw(tag: str) -> None:
    words = GAME.words(tag)
    for event, minutes in ((Event(8, 3, System.SWISS), True), (Event(8, 3, System.KNOCKOUT), False)):
        page = referee_page(PAPERS["a4"], words, event, event.challenges())
        text = " ".join(leaf.words for leaf, _ in leaves(page.art) if isinstance(leaf, Text))
        assert (f" {MINUTES}" in text.replace("\u00a0", " ")) is minutes
        (sheet,) = score_pages(PAPERS["a4"], words, event, [])
        key = "tournament.scores" if minutes else "tournament.bracket"
        assert words.say(key) in {leaf.words for leaf, _ in leaves(sheet.art) if isinstance(leaf, Text)}
