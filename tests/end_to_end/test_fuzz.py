"""Four hundred odd command lines, each answered or refused with one sentence; the guard at the edge is switched off."""

from __future__ import annotations

import re

import pytest

from tests.cases import few
from tests.end_to_end.fuzz import Fuzz, aside, fuzz, tried
from ttprint.cli import main as cli
from ttprint.games.turbo_taxi.box import pieces

LOTS = 4  # side by side where there are several cores
LINES = 100


@pytest.mark.slow
@pytest.mark.parametrize("lot", few(range(LOTS), range(2)))
def test_odd_command_lines_get_an_answer_or_a_sentence(lot: int) -> None:
    faults, codes = fuzz(LINES, 1000 + lot)
    assert faults == []
    assert codes[0] > LINES / 10
    assert codes[2] > LINES / 10


def test_the_same_seed_gives_the_same_lines() -> None:
    one, other = Fuzz(7), Fuzz(7)
    assert [one.line() for _ in range(50)] == [other.line() for _ in range(50)]


def test_a_fault_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its guards the program fails in the ways that are looked for."""
    with aside() as folder:
        assert tried(("deck", "--sets=--5"), folder)[1] == ""
        monkeypatch.setattr(pieces, "_NUMBER", re.compile("-*[0-9]+"))
        assert tried(("deck", "--sets=--5"), folder)[1].startswith("ValueError")
        assert tried(("markers", "--pdf", "--out", "a\nb.svg"), folder)[1] == ""
        monkeypatch.setattr(cli, "_one_line", str)
        assert tried(("markers", "--pdf", "--out", "a\nb.svg"), folder)[1].startswith("printed")
        (folder / "left.pdf").touch()
        assert tried(("solve", "nonsense"), folder)[1].startswith("left")
        (folder / "left.pdf").unlink()


def test_twenty_thousand_lines_hold_every_pair_of_options_of_every_command() -> None:
    lines = Fuzz(2)
    wanted = {(name, *(option.opts[0] for option in pair)) for name, pair in lines.pairs}
    assert {"simulate", "kit", "challenges", "calibrate"} <= {name[-1] for name, *_ in wanted}
    for _ in range(20_000):
        words = lines.line()
        if not lines.pairs:
            break
        assert all(isinstance(word, str) for word in words)
    assert len(wanted) > 2000
    assert not lines.pairs
