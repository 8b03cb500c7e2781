"""The tables in docs/vite-taxi.md: they belong to the present map and cards, and meet the goals."""

from __future__ import annotations

from pathlib import Path

import pytest

from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import kinds
from ttprint.games.vite_taxi.rulebook.facts import MINUTES

DOCS = (Path(__file__).parents[3] / "docs" / "vite-taxi.md").read_text(encoding="utf-8")


def rows(name: str) -> list[list[str]]:
    """Return the cells of a table without its header."""
    _, _, rest = DOCS.partition(f"<!-- {name}: -->\n")
    table, found, _ = rest.partition(f"\n<!-- :{name} -->")
    assert found, name
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_every_course_is_listed_with_its_fare_and_is_worth_a_turn() -> None:
    table = rows("courses")
    assert [(row[0], row[1], row[2].split(" + ")[0]) for row in table] == [
        (course.id, course.kind.value, str(course.fare)) for course in courses()
    ]
    assert all(-50 < float(row[6].rstrip("%")) < 50 for row in table)


def test_every_card_is_listed_with_its_copies_and_has_an_effect() -> None:
    table = rows("cards")
    assert [(row[0], row[1], row[2]) for row in table] == [
        (kind.id, kind.side.value, str(kind.copies)) for kind in kinds()
    ]
    for name, _, _, _, played, without, _ in table:
        assert float(played.rstrip("%")) > 5, name
        assert float(without.rstrip(" %")) < 51.5, name  # 50, and what chance adds


@pytest.mark.parametrize("who", ["2 players", "3 players", "4 players", "5 players", "6 players"])
def test_no_seat_is_far_above_its_share(who: str) -> None:
    found = {row[0]: row for row in rows("seats")}[who]
    shares = [float(share) for share in found[1].split(" · ")]
    assert len(shares) == int(who[0])
    assert max(shares) - 100 / len(shares) < 2
    assert int(found[4].replace(",", "")) >= 10_000


def test_the_minutes_in_the_booklet_are_those_of_the_figures() -> None:
    minutes = [row for row in rows("goals") if "minutes" in row[0] or (row[1:2] == [""] and " players" in row[0])]
    median = {players: int(row[2].split()[0]) for players, row in zip(MINUTES, minutes, strict=False)}
    assert {players: 5 * round(found / 5) for players, found in median.items()} == MINUTES


def test_the_documentation_is_complete() -> None:
    assert len(rows("goals")) > 10
    assert "not yet" not in DOCS
    assert "still to be" not in DOCS
