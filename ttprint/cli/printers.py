"""Printer profiles in the user's configuration folder: one small file for each printer.

The environment variable TTPRINT_PRINTERS names another folder for them.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from ttprint.cli.defaults import config_folder
from ttprint.errors import TtprintError, nearest
from ttprint.files import read_text, reason
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.printers.profiles import read_profile

MOST_BYTES = 10_000  # a profile has five numbers

LONGEST_NAME = 50  # letters; each may take four of the 255 bytes of a file's name

_NAME = re.compile(rf"[\w][\w .-]{{0,{LONGEST_NAME - 1}}}")


def profile_path(name: str) -> Path:
    """The file of a printer's profile."""
    if not _NAME.fullmatch(name):
        raise TtprintError("printer.name", name=name, most=LONGEST_NAME)
    return _folder() / f"{name}.toml"


def _folder() -> Path:
    return Path(os.environ.get("TTPRINT_PRINTERS") or f"{config_folder()}/printers")


def known_printers() -> list[str]:
    """The names of the printers that have a profile, in alphabetical order."""
    return sorted(file.stem for file in profile_path("any").parent.glob("*.toml"))


def is_known(name: str) -> bool:
    """True if a printer has a profile."""
    return os.path.isfile(profile_path(name))  # noqa: PTH113 (False for a folder without permission)


def forget(name: str) -> None:
    """Remove the profile of a printer, even a broken one; an unknown printer is an error."""
    path = profile_path(name)
    if not is_known(name):
        stored_profile(name)
    try:
        path.unlink()
    except OSError as error:
        raise TtprintError("printer.remove", name=name, file=path, why=reason(error)) from error


def stored_profile(name: str) -> PrinterProfile:
    """The stored profile of a printer."""
    path = profile_path(name)
    try:
        return read_profile(read_text(path, MOST_BYTES), name)
    except FileNotFoundError:
        if close := nearest(name, known_printers()):
            raise TtprintError("printer.unknown_near", name=name, near=close) from None
        raise TtprintError("printer.unknown", name=name) from None
    except OSError as error:
        raise TtprintError("printer.read", name=name, file=path, why=reason(error)) from error
