"""The folders of templates and fonts.

In a checkout they are at the top of the repository, in an installed wheel inside the package.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from ttprint.errors import TtprintError

PACKAGE = Path(__file__).resolve().parent


Name = Literal["templates", "fonts"]
FOLDERS: tuple[Name, ...] = ("templates", "fonts")


def folder(name: Name) -> Path:
    """Return the folder with the templates or the fonts."""
    for place in (PACKAGE / name, PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise TtprintError(f"The folder {name}/ is missing beside {PACKAGE}: install ttprint again.")
