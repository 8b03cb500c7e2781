"""The planting half of `make mutants`: each fault is one change that still compiles, and some places are left alone."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from random import Random

import pytest

from tools import mutants
from tools.faults import Fault, faults, sample
from tools.mutants import AREAS, Limit, missing_paths, not_quick

PYTHON = '''"""A docstring with 1 < 2."""
from ttprint.errors import TtprintError

LIMIT: int = 5


def judged(value: int = 3, *, strict: bool = False) -> str | None:
    """Return a word if value < 7."""
    if value > LIMIT and not strict:
        raise TtprintError(f"{value + 1} is more than {LIMIT}.")
    total = max(value, 2) + 1
    total -= 1
    print("total", total)
    show(total, value)
    return "large" if total >= 4 else None


class TooLarge(TtprintError):
    def __init__(self, value: int) -> None:
        super().__init__(f"{value} is too large." if value > 8 else "")


class Point:
    def __repr__(self) -> str:
        return f"{1 + 1}" if 1 < 2 else ""
'''
SCRIPT = """// a comment with 1 < 2 && true
const words = "1 < 2 && true", more = `x === ${1}`;
function judge(value) {
  if (value === 3 && !strict) return false;
  tell(value + 1);
  return value <= 4;
}
"""
EVERY = faults("game.py", PYTHON.encode())


def changes(path: str, source: str) -> dict[str, str]:
    """The first line that each fault changes, with its kind."""
    data, found = source.encode(), {}
    for fault in faults(path, data):
        after = fault.planted(data).decode()
        old, new = next(
            pair for pair in zip(source.splitlines(), after.splitlines(), strict=False) if pair[0] != pair[1]
        )
        found[new.strip()] = f"{fault.kind}: {old.strip()}"
    return found


def test_python_gets_faults_of_every_kind_that_still_compile() -> None:
    found = changes("game.py", PYTHON)
    for line in (
        "if value >= LIMIT and not strict:",
        "if value > LIMIT or not strict:",
        "if value > LIMIT and (strict):",
        "if (not (value > LIMIT and not strict)):",
        "pass",
        "total = min(value, 2) + 1",
        "total = max(value, 3) + 1",
        "total = max(value, 2) - 1",
        "show(value, total)",
        "return None",
        'return "large" if (not (total >= 4)) else None',
        "def judged(value: int = 4, *, strict: bool = False) -> str | None:",
        "def judged(value: int = 3, *, strict: bool = True) -> str | None:",
        "LIMIT: int = 6",
    ):
        assert line in found
    for fault in faults("game.py", PYTHON.encode()):
        ast.parse(fault.planted(PYTHON.encode()))


def test_texts_annotations_and_constants_of_drawings_are_left_alone() -> None:
    changed = "\n".join(changes("game.py", PYTHON).values())
    for kept in ("docstring", "Return a word", "is more than", "value > 8", "__repr__", "{1 + 1}"):
        assert kept not in changed.replace('raise TtprintError(f"{value + 1} is more than {LIMIT}.")', "")
    derived = "class Tile:\n    name: str = field(init=False, compare=False)\n    sides: int = field(compare=False)\n"
    assert [*changes("tile.py", derived)] == ["sides: int = field(compare=True)"]
    drawing = "from ttprint.draw.inks import Ink\nWIDTH = 3.5\n\n\ndef wide() -> float:\n    return WIDTH * 2\n"
    assert all("WIDTH = " not in line for line in changes("art.py", drawing))
    assert "return WIDTH / 2" in changes("art.py", drawing)


def test_scripts_get_faults_outside_their_texts_and_comments() -> None:
    found = changes("page.js", SCRIPT)
    assert {
        "if (value !== 3 && !strict) return false;",
        "if (value === 3 || !strict) return false;",
        "if (value === 3 && strict) return false;",
        "if (value === 4 && !strict) return false;",
        "if (value === 3 && !strict) return true;",
        "tell(value);",
        "return value < 4;",
        "return undefined;",
    } <= set(found)
    assert not any("comment" in line or "words" in line for line in found.values())


def test_a_sample_is_the_same_from_the_same_seed_and_has_all_kinds() -> None:
    every = faults("game.py", PYTHON.encode())
    assert sample(every, 6, Random("1 a")) == sample(every, 6, Random("1 a"))
    assert sample(every, 6, Random("1 a")) != sample(every, 6, Random("2 a"))
    whole = sample(every, 500, Random(1))
    assert sorted(map(str, whole)) == sorted(map(str, every))
    assert {fault.kind for fault in every} >= {"comparison", "removed", "constant", "negation", "swapped arguments"}


def test_a_fault_is_described_with_its_place_and_both_lines() -> None:
    fault = next(one for one in faults("game.py", PYTHON.encode()) if one.kind == "and/or")
    assert fault.described(PYTHON.encode()) == (
        "game.py:9 (and/or)\n    - if value > LIMIT and not strict:\n    + if value > LIMIT or not strict:"
    )


class PretendedTree:
    """Runs no tests: the first fault fails in the quick ones, the second in the slow ones, the third in none."""

    used = 0.0

    def __init__(self) -> None:
        self.fault, self.slow = -1, False

    def plant(self, fault: Fault) -> None:
        self.fault = EVERY.index(fault)

    def mend(self, fault: Fault) -> None:
        assert fault == EVERY[self.fault]

    def start(self, tests: Sequence[str], slow: bool, limit: Limit) -> None:
        self.slow = slow

    def passed(self) -> bool:
        return self.fault != (1 if self.slow else 0)


@pytest.mark.parametrize(("quick", "noticed"), [(False, [True, False]), (True, [False, False])])
def test_what_only_slow_tests_notice_is_counted_apart(quick: bool, noticed: list[bool]) -> None:
    found = not_quick(EVERY[:3], ["tests/a.py", "tests/b"], [PretendedTree()], quick)  # type: ignore[list-item]
    assert [*found] == [*zip(EVERY[1:3], noticed, strict=True)]


def test_every_area_names_folders_and_tests_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing_paths() == []
    monkeypatch.setattr(mutants, "AREAS", {**AREAS, "gone": (("ttprint/gone",), ("tests/order", "tests/gone.py"))})
    assert missing_paths() == ["ttprint/gone", "tests/gone.py"]
    monkeypatch.setattr("sys.argv", ["mutants", "--only", "order"])
    with pytest.raises(SystemExit, match=r"not there: ttprint/gone, tests/gone\.py"):
        mutants.main()
