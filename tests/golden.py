"""Pictures kept as text: SVG with one element to a line, so that a change of a picture is seen in a diff.

golden: a kept picture in tests/goldens; `pytest --update` writes them anew
"""

from __future__ import annotations

import re
from difflib import unified_diff
from itertools import islice
from pathlib import Path

from ttprint.draw.scene import Page
from ttprint.render import svg

FOLDER = Path(__file__).parent / "goldens"
MOST_LINES, MOST_LETTERS = 40, 160


def lines_of(page: Page) -> list[str]:
    """The page as SVG, one element to a line and one line for each stretch of a path."""
    text = re.sub(r"><", ">\n<", svg.write(page).decode())
    return re.sub(r' d="[^"]*"', _in_lines, text).splitlines()


def _in_lines(outline: re.Match[str]) -> str:
    return re.sub(r"(?<=[\dZ])M", "\nM", outline[0])


def check(name: str, page: Page, update: bool) -> None:
    """Compare a page with its golden, or write that anew."""
    _check(FOLDER / f"{name}.svg", lines_of(page), update)


def check_text(name: str, lines: list[str], update: bool) -> None:
    """Compare lines of text with their golden, or write that anew."""
    _check(FOLDER / f"{name}.txt", lines, update)


def _check(file: Path, drawn: list[str], update: bool) -> None:
    if update:
        FOLDER.mkdir(exist_ok=True)
        file.write_text("\n".join(drawn) + "\n", encoding="utf-8")
        return
    assert file.exists(), f"{file.name} is not there yet: pytest --update draws it"
    kept = file.read_text(encoding="utf-8").splitlines()
    if drawn != kept:
        told = unified_diff(kept, drawn, f"{file.name}, kept", f"{file.name}, drawn now", n=1, lineterm="")
        shown = "\n".join(line[:MOST_LETTERS] for line in islice(told, MOST_LINES))
        raise AssertionError(f"The picture has changed; pytest --update keeps the new one.\n{shown}")
