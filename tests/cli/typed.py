"""Command lines as a person types them: what they say, what they refuse, what they write."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from ttprint.cli.main import run

Captured = pytest.CaptureFixture[str]


def typed(capsys: Captured, line: str) -> str:
    assert run(line.split()) == 0, capsys.readouterr().err
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: Captured, line: str, folder: Path) -> str:
    before = sorted(folder.rglob("*"))
    assert run(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ttprint: ")
    assert err.count("\n") == 1
    assert sorted(folder.rglob("*")) == before
    return err


def ordered(manifest: dict[str, Any]) -> str:
    """The command line that orders what the manifest of a pack says was ordered."""
    product, words = manifest["order"]["product"], []
    for name, value in manifest["order"].items():
        if name == "codes":
            words += value
        elif name != "product":
            values = value if isinstance(value, list) else [value]
            words += [f"--{name}" if one is True else shlex.join([f"--{name}", one]) for one in values]
    return " ".join([product, *words])


def page_count(file: str) -> int:
    with pikepdf.open(file) as document:
        return len(document.pages)
