"""Where the files that are not code lie.

checkout: templates/ and fonts/ stand at the top of the repository      wheel: both travel inside the package
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from ttprint.errors import TtprintError

PACKAGE = Path(__file__).resolve().parent


def folder(name: Literal["templates", "fonts"]) -> Path:
    """The folder with the templates or the fonts, in a checkout as in an installed wheel."""
    for place in (PACKAGE / name, PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise TtprintError(f"The folder {name}/ is missing beside {PACKAGE}: install ttprint again.")
