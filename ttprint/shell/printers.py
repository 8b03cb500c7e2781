"""Printer profiles in the user's configuration folder: one small file for each printer.

TTPRINT_PRINTERS: a variable of the environment that names another folder for them
"""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

from ttprint.errors import TtprintError, nearest
from ttprint.files import reason
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.printers.profiles import read_profile
from ttprint.shell.defaults import own_folder

MOST_BYTES = 10_000  # a profile has five numbers

LONGEST_NAME = 50  # letters; each may take four of the 255 bytes of a file's name

_NAME = re.compile(rf"[\w][\w .-]{{0,{LONGEST_NAME - 1}}}")


def profile_path(name: str) -> Path:
    """Where the profile of a printer is kept."""
    if not _NAME.fullmatch(name):
        allowed = f"use up to {LONGEST_NAME} letters, digits, dots, dashes and blanks"
        raise TtprintError(f"{name!r} cannot name a printer: {allowed}.")
    return _folder() / f"{name}.toml"


def _folder() -> Path:
    return Path(os.environ.get("TTPRINT_PRINTERS") or f"{own_folder()}/printers")


def known_printers() -> list[str]:
    """The names of the printers that were measured, in alphabetical order."""
    return sorted(file.stem for file in profile_path("any").parent.glob("*.toml"))


def is_known(name: str) -> bool:
    """Whether a printer of that name was measured."""
    return os.path.isfile(profile_path(name))  # noqa: PTH113 (a folder that nobody may look into has none)


def forget(name: str) -> None:
    """Remove what is stored of a printer; a broken profile too, an unknown one is told."""
    path = profile_path(name)
    if not is_known(name):
        stored_profile(name)
    try:
        path.unlink()
    except OSError as error:
        raise TtprintError(f"The profile of printer {name!r} in {path} cannot be removed: {error.strerror}.") from error


def stored_profile(name: str) -> PrinterProfile:
    """The profile that was stored for a printer."""
    path = profile_path(name)
    try:
        return read_profile(_text(path), name)
    except FileNotFoundError:
        close = nearest(name, known_printers())
        hint = f"did you mean {close}? Or print" if close else "print"
        raise TtprintError(
            f"Nothing is known of printer {name!r}: {hint} a test page with ttprint calibrate, then store what "
            f"it shows with ttprint calibrate --printer {name} --measured …"
        ) from None
    except OSError as error:
        raise TtprintError(f"The profile of printer {name!r} in {path} cannot be read: {reason(error)}.") from error
    except UnicodeDecodeError as error:
        raise TtprintError(f"The profile of printer {name!r} in {path} cannot be read: it is not UTF-8.") from error


def _text(path: Path) -> str:
    """What is in a file of reasonable size; a pipe or a device might never end."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(0, "it is not a file")
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(0, f"it is larger than {MOST_BYTES:,} bytes")
    return data.decode()
