from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from tests.cases import few
from tests.games.turbo_taxi.strategies import setups, turns
from tools.grading.measuring import measure
from tools.grading.ranking import kendall_w, ranks, spearman
from tools.grading.space import Case, agreement, experts, table_line
from ttprint.games.turbo_taxi.grading import grades as grades_module
from ttprint.games.turbo_taxi.grading.grades import (
    LEVELS,
    VERSION,
    Grade,
    Level,
    Unsolvable,
    WrongTable,
    grade,
    grades,
    head,
    table_file,
)
from ttprint.games.turbo_taxi.grading.scale import Percentiles, Scale, level
from ttprint.games.turbo_taxi.puzzle.atlas import Entry, classes
from ttprint.games.turbo_taxi.puzzle.codes import decode, encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import SINGLE
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import fillings, solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.geometry import Turn

pytestmark = pytest.mark.slow

PARTS, SAMPLE = 4, 8  # of the table are rebuilt here; `make grades` rebuilds the whole


def scale(crossing: Crossing) -> Scale:
    return Scale((one.efforts, one.images) for one in grades(crossing))


@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("part", few(range(PARTS), (1,)))
def test_a_sample_of_the_table_can_be_rebuilt(crossing: Crossing, part: int) -> None:
    lines = table_file(crossing).read_text().splitlines()[2:]
    every = list(zip(classes(), lines, strict=True))
    for (setup, images), line in Random(part).sample(every, SAMPLE):
        case = Case(setup, len(images), measure(setup, crossing))
        assert table_line(case, crossing, scale(crossing)) == line


@pytest.mark.parametrize("crossing", Crossing)
def test_percentiles_levels_and_core_follow_from_the_efforts(crossing: Crossing) -> None:
    whole = scale(crossing)
    for one in grades(crossing):
        percentile = whole.percentile(one.efforts)
        assert one.percentile == round(percentile, 1)
        assert one.level is level(percentile)
        assert one.core == (set(whole.levels(one.efforts)) == {one.level})
        for expert in one.experts:
            assert set(whole.levels(expert.efforts)) == {Level.HARD}
            assert expert.percentile == round(whole.percentile(expert.efforts), 1)
        assert (one.solutions == 1 and one.core and one.level is Level.HARD) == (
            SINGLE in [expert.rule for expert in one.experts]
        )


@pytest.mark.parametrize("crossing", Crossing)
def test_the_table_counts_what_the_atlas_and_the_solver_count(
    atlases: dict[Crossing, tuple[Entry, ...]], crossing: Crossing
) -> None:
    known = {one.class_code: one for one in grades(crossing)}
    solvable = {entry.class_code: entry.solutions for entry in atlases[crossing] if entry.solutions}
    assert {code: one.solutions for code, one in known.items()} == solvable
    assert sum(one.images for one in known.values()) == sum(entry.solutions > 0 for entry in atlases[crossing])
    for one in Random(1).sample(sorted(known.values(), key=lambda one: one.class_code), 60):
        setup = decode(one.class_code)
        assert one.fillings == len(fillings(setup, crossing))
        for expert in one.experts:
            assert next(solutions(setup, crossing, expert.rule))


@given(setups, turns)
def test_grades_are_equal_for_all_images(setup: Setup, turn: Turn) -> None:
    def graded(one: Setup) -> Grade | None:
        try:
            return grade(one)
        except Unsolvable:
            return None

    assert graded(setup) == graded(setup.turned(turn))
    assert (graded(setup) is None) == (next(solutions(setup), None) is None)


@pytest.mark.parametrize("crossing", Crossing)
def test_the_three_solvers_agree_well_enough(crossing: Crossing) -> None:
    found = agreement(grades(crossing))
    assert found.w >= 0.7
    assert all(value > 0.3 for value in found.correlations.values())
    assert found.core > 0.4
    for easier, harder in pairwise(LEVELS):
        # clearly: each solver alone lays at least a seventh more tiles, on average, than a level below
        assert all(b - a > 0.2 for a, b in zip(found.means[easier], found.means[harder], strict=True))


@pytest.mark.parametrize("crossing", Crossing)
def test_each_level_is_a_third_of_the_solvable_setups(crossing: Crossing) -> None:
    every = grades(crossing)
    whole = sum(one.images for one in every)
    for each in LEVELS:
        assert sum(one.images for one in every if one.level is each) == pytest.approx(whole / 3, rel=0.01)


@pytest.mark.parametrize("crossing", Crossing)
def test_the_document_about_grading_has_the_measured_figures(crossing: Crossing) -> None:
    page = (Path(__file__).parents[4] / "docs" / "grading.md").read_text(encoding="utf-8")
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line[:1] == "|"]
    every, found = grades(crossing), agreement(grades(crossing))
    place = list(Crossing).index(crossing)
    numbers = [f"{found.classes:,}", f"{found.setups:,}", f"{found.w:.3f}"]
    numbers += [f"{value:.3f}" for value in found.correlations.values()]
    numbers += [f"{found.core:.1%}", *(f"{value:+.3f}" for value in found.solutions.values())]
    head = next(row for row, cell in enumerate(cells) if cell[1:] == ["crossroads", "flyover"])
    assert [row[1 + place] for row in cells[head + 2 : head + 12]] == numbers
    for each in LEVELS:
        row = next(row for row in cells if row[0] == each.value)[1 + 5 * place : 6 + 5 * place]
        those = [one for one in every if one.level is each]
        means = [f"{effort:.2f}" for effort in found.means[each]]
        assert row == [f"{len(those):,}", f"{sum(one.core for one in those):,}", *means]
    assert f"{sum(bool(one.experts) for one in every)}" in page


def test_how_agreement_is_measured() -> None:
    assert ranks([3, 1, 3, 2]) == [3.5, 1, 3.5, 2]
    assert spearman([1, 2, 3, 4], [10, 20, 30, 40]) == pytest.approx(1)
    assert spearman([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1)
    # Kendall's W is tied to the mean of the rank correlations: (m·W - 1) / (m - 1), for m rankings without ties
    rng = Random(2)
    three = [rng.sample(range(50), 50) for _ in range(3)]
    mean = (spearman(three[0], three[1]) + spearman(three[0], three[2]) + spearman(three[1], three[2])) / 3
    assert kendall_w(three) == pytest.approx((2 * mean + 1) / 3)
    assert kendall_w([[1, 1, 2], [5, 5, 9]]) == pytest.approx(1)
    standings = Percentiles([(1.0, 8), (2.0, 4), (2.0, 4)])
    assert [standings.of(value) for value in (0, 1, 1.5, 2, 3)] == [0, 25, 50, 75, 100]
    assert [level(percentile) for percentile in (0, 33.3, 33.4, 66.7, 100)] == [
        *LEVELS[:1],
        *LEVELS[:2],
        *LEVELS[2:] * 2,
    ]


def test_an_unsolvable_setup_raises() -> None:
    with pytest.raises(Unsolvable) as caught:
        grade(Setup.parse("3-6 9-12 NE"))
    assert str(caught.value).startswith(f"{encode(Setup.parse('3-6 9-12 NE'))} (3-6 9-12 NE) has no correct city")


def test_the_table_is_read_quickly() -> None:
    grades.cache_clear()
    grades_module._lines.cache_clear()
    began = time.process_time()
    grade(Setup.parse("1-7 3-10 NES"))
    assert time.process_time() - began < 0.3  # about 0.03; a slow machine may take its time


def test_a_table_of_another_version_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "grades_flyover.csv").write_text(head(Crossing.FLYOVER).replace(f"version {VERSION}", "version 0"))
    grades_module._lines.cache_clear()
    monkeypatch.setattr(grades_module, "FOLDER", tmp_path)
    with pytest.raises(WrongTable, match=f"not version {VERSION}"):
        grade(Setup.parse("1-7 3-10 NES"), Crossing.FLYOVER)
    grades_module._lines.cache_clear()


def test_an_expert_rule_is_found_again() -> None:
    one = next(one for one in grades() if len(one.experts) > 1 and one.solutions > 1)
    setup = decode(one.class_code)
    case = Case(setup, one.images, measure(setup, Crossing.CROSSROADS))
    assert [found.rule for found in experts(case, Crossing.CROSSROADS, scale(Crossing.CROSSROADS))] == [
        expert.rule for expert in one.experts
    ]
