"""Packs, hints and looked-up codes as text: what is printed, what is shown, what is told.

`pytest --update` writes the texts in tests/goldens anew; whoever does so reads the diff.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest

from tests import golden
from tests.games.turbo_taxi.challenges.test_cards_as_text import flyover, pack
from tests.games.turbo_taxi.orders import ENGLISH, ORDER
from tests.orders import changed
from tests.page_text import number, summary_of
from tests.printed_text import told
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.art.backs.liveries import Figure
from ttprint.games.turbo_taxi.challenges.cards.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards.frames import card_back, frame
from ttprint.games.turbo_taxi.challenges.cards.hint_sheets import HintSheets
from ttprint.games.turbo_taxi.challenges.cards.level_marks import level_mark, mark_width, pack_figure, pack_mark
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardSize, card_paper
from ttprint.games.turbo_taxi.challenges.cards.style import LINKED, PORTRAIT, SCREEN, CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import all_versions
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, challenges_of, choose, twins
from ttprint.games.turbo_taxi.challenges.hints import Step, TileStep, UnusedStep, hints
from ttprint.games.turbo_taxi.challenges.lookup import look_up
from ttprint.games.turbo_taxi.challenges.manifest import manifest
from ttprint.games.turbo_taxi.challenges.mistakes import with_mistakes
from ttprint.games.turbo_taxi.challenges.poster import print_poster
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.grading.grades import LEVELS, Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind
from ttprint.geometry import Box, Margins
from ttprint.lookup import Question
from ttprint.order.order import Form, Format
from ttprint.press.duplex import Duplex
from ttprint.press.paper import Paper, parse_paper
from ttprint.press.text.flow import PageTooSmall

CITY = "EW SW NS / S NES NESW / NES NEW NW"


def printing() -> Iterator[str]:
    cards = pack(CardKind.BUILD)
    for job, hinted in (
        (PackJob(ORDER, cards, CardSize.A6, Answers.BACKS, 7, {"product": "challenges"}), True),
        (PackJob(changed(ORDER, bleed=0.0, start_slot=7), cards, page="https://example.org/"), False),
        (PackJob(changed(ORDER, duplex=Duplex.NONE), flyover(), CardSize.A5, Answers.NONE), True),
        (PackJob(changed(ORDER, form=Form.CUT), cards), True),
        (
            PackJob(ORDER, pack(CardKind.MISTAKES), CardSize.A6, more=(PackJob(ORDER, cards, CardSize.A6)._pieces[0],)),
            False,
        ),
    ):
        yield f"cards of {job.size.value}, answers {job.answers_on.value}"
        yield from told(print_challenges(job, hints=hinted), ENGLISH)
    yield "poster"
    yield from told(print_poster(changed(ORDER, formats=frozenset(Format), dpi=30), cards[0]), ENGLISH)
    yield from (
        manifest((*pack(CardKind.ONLY)[:1], *pack(CardKind.MISTAKES)[:1]), None, {"product": "x"}).decode().splitlines()
    )


def looked_up() -> Iterator[str]:
    for question in (
        Question("3d3e", "en", 1, 3),
        Question("7YQZ-F0", "fr", 2, 2),
        Question("18W7-SCXP", "en", 1, 9, "SW"),
        Question("3D3E", "en", 0, 0, CITY),
        Question("N6WN", "en", 0, 0, CITY),
        Question("18W7-SCXP", "en", 0, 0, CITY),
        Question("3D3E", "en", 15),
    ):
        try:
            found = look_up(question)
        except Exception as error:
            yield f"{question}: {error}"
            continue
        yield f"{found.code}: {found.facts}, {found.answers} answers, {found.verdict} {found.right}"
        for one in (found.setup, *([found.shown] if found.shown else []), *found.hints):
            shape = one.drawing.decode()
            elements = " ".join(f"{shape.count(f'<{name}')} {name}" for name in ("path", "use", "g "))
            view = shape.partition('viewBox="')[2].partition('"')[0]
            yield f"  {one.title} · {one.alt} · {view} · {elements} · {len(shape) // 100}"


def steps() -> Iterator[str]:
    for one in (*pack(CardKind.BUILD), *flyover()[:2], *pack(CardKind.ONLY)):
        found = hints(one)
        yield f"{one.code} to {found.city}, left {found.left}"
        yield from (f"  {_step(step)}" for step in found.steps)


def _step(step: Step) -> str:
    if isinstance(step, UnusedStep):
        return f"unused {' '.join(kind.value for kind in step.kinds)}"
    if isinstance(step, TileStep):
        return f"{step.tile} on {step.square}"
    return f"{step.colour.value} by {' '.join(str(leg.square) for leg in step.legs)}"


def marks() -> Iterator[str]:
    for theme in Theme:
        for level in LEVELS:
            yield f"{theme.value} {level.value}"
            yield from summary_of([frame(level, 63, 88, 1.0, 2.0, theme), card_back(level, 70, 90, 1.1, 2.0, theme)])
            yield from summary_of([level_mark(level, "word", unit=1.5, theme=theme)])
    yield from summary_of([level_mark(Level.HARD, "word", unit=1.0, theme=Theme.INK, anchor="start")])
    for seed in (None, *range(8)):
        yield f"pack {seed}: {pack_figure(seed).value}, {number(mark_width(seed, 'pack'))} wide"
        yield from summary_of([pack_mark(seed, "pack", unit=1.0, theme=Theme.CITY)])
    yield from summary_of([pack_mark(3, "pack", unit=2.0, theme=Theme.INK, others=frozenset(Figure))])
    for layout in (PORTRAIT, LINKED, SCREEN):
        for width, height in ((63, 88), (100, 100), (210, 148)):
            style = CardStyle(ENGLISH, Theme.INK, 1.0, layout=layout).sized(width, height)
            yield f"{width} × {height}: unit {number(style.unit)}, from {style.origin}, {style.point(1, 2)}"
    for size in CardSize:
        yield f"{size.value} {size.trim} {number(size.border)}: {card_paper(parse_paper('a4'), size).margins}"


def chosen() -> Iterator[str]:
    """Small packs of every level, kind and reading: the same seed gives the same pack."""
    for level, crossing, kind, versions in (
        (Level.EASY, Crossing.CROSSROADS, CardKind.BUILD, 2),
        (Level.EXPERT, Crossing.CROSSROADS, CardKind.MIXED, 1),
        (Level.MIXED, Crossing.CROSSROADS, CardKind.ONLY, 1),
        (Level.HARD, Crossing.CROSSROADS, CardKind.COUNT, 8),
        (Level.EXPERT, Crossing.CROSSROADS, CardKind.COUNT, 1),
        (Level.MEDIUM, Crossing.CROSSROADS, CardKind.MISTAKES, 1),
    ):
        cards = choose(5, level, 7, PackOptions(crossing, kind=kind), versions=versions)
        yield f"{level.value} {kind.value} × {versions}"
        for one in cards:
            told = f"{one.number}{one.version} {one.code} {one.kind.value} {one.level.value} {number(one.percentile)}"
            yield f"  {told} {one.rule} {one.solutions} {len(one.cities)} {one.wrong or ''}"


TEXTS: dict[str, Callable[[], Iterator[str]]] = {
    "packs-printed": printing,
    "packs-looked-up": looked_up,
    "packs-hints": steps,
    "packs-marks": marks,
    "packs-chosen": chosen,
}


@pytest.mark.parametrize("name", TEXTS)
def test_packs_are_what_they_were(name: str, request: pytest.FixtureRequest) -> None:
    golden.check_text(name, list(TEXTS[name]()), request.config.getoption("--update"))


def test_versions_show_no_image_twice_and_are_counted() -> None:
    (one,) = challenges_of([CardCode.parse("3D3E")])
    for count in (1, 2, 4):
        found = all_versions(one, count)
        assert [version.version for version in found] == list("ABCDEFGH"[:count])
        assert len({version.setup for version in found}) == count
        assert found[0] == one


def test_twins_are_pairs_with_the_first_of_them() -> None:
    a, b = CardCode.parse("3D3E"), CardCode.parse("7KQ2")
    assert twins([a, b, a, b, a]) == ((a, a), (b, b), (a, a))
    assert twins([a, b]) == ()


@pytest.mark.parametrize("level", LEVELS)
def test_mistakes_leave_the_centre_and_the_tiles_of_the_set(level: Level) -> None:
    for one in pack(CardKind.BUILD):
        wrong = with_mistakes(one.setup, one.cities[0], one.crossing, level)
        assert wrong != one.cities[0]
        assert wrong.tiles[4] == one.cities[0].tiles[4]
        kinds = [sorted(Kind(tile.kind).value for tile in city.tiles) for city in (wrong, one.cities[0])]
        assert kinds[0] == kinds[1]


def test_a_pack_of_one_answer_sheet_has_as_many_answers_as_cards_fit() -> None:
    cards = pack(CardKind.BUILD)
    for count, sheets in ((1, 1), (9, 1), (10, 2), (18, 2), (19, 3)):
        many = tuple(replace(cards[0], number=n) for n in range(1, count + 1))
        assert PackJob(ORDER.with_style(bleed=0.0), many).answers("a").plan.sheets == sheets


def test_a_page_that_is_too_narrow_or_too_low_is_refused_with_the_size_that_is_needed() -> None:
    """Each direction counts by itself; with the size in the sentence, and some height to spare, it is taken."""
    trims = (Box(10, 15, 63, 88), Box(80, 15, 63, 88))
    style = CardStyle(ENGLISH, Theme.INK, 1.0, seed=12).sized(63, 88)
    makers = (partial(HintSheets, style=style), partial(AnswerSheets, trims=trims, style=style))
    for make in makers:
        with pytest.raises(PageTooSmall) as refused:
            make(paper_of(20, 20))
        width, height = (float(str(refused.value.values[key])) for key in ("width", "height"))
        make(paper_of(width, height + 40))
        for small in (paper_of(width - 2, 900), paper_of(900, 40)):
            with pytest.raises(PageTooSmall):
                make(small)


def paper_of(width: float, height: float) -> Paper:
    """A paper with room for that much inside its margins."""
    return Paper("paper", width + 20, height + 20, Margins.all(10))
