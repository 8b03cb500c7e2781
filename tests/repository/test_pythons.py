from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools.pythons import differences, find

THIS = f"{sys.version_info.major}.{sys.version_info.minor}"


def test_a_python_is_found_on_the_path_or_where_it_is_installed(tmp_path: Path) -> None:
    program = tmp_path / "versions" / f"{THIS}.1" / "bin" / f"python{THIS}"
    program.parent.mkdir(parents=True)
    program.symlink_to(sys.executable)
    assert find(THIS, [], str(program.parent)) == program
    assert find(THIS, [tmp_path / "versions"], "") == program
    assert find("3.99", [tmp_path / "versions"], str(program.parent)) is None


def test_a_program_that_only_asks_for_a_version_is_passed_over(tmp_path: Path) -> None:
    shim = tmp_path / f"python{THIS}"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    assert find(THIS, [], str(tmp_path)) is None


@pytest.mark.parametrize("found", [["1 a", "3 b"], ["1 a"], ["1 a", "2 b", "4 b"]])
def test_differences_are_named(found: list[str]) -> None:
    assert differences(["1 a", "2 b"], found) == ["b"]
    assert differences(found, found) == []
