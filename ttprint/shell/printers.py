"""Printer profiles in the user's configuration folder: one small file for each printer."""

from __future__ import annotations

import re
from pathlib import Path

from ttprint.errors import TtprintError, nearest
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.printers.profiles import read_profile

_NAME = re.compile(r"[\w][\w .-]*")


def profile_path(name: str) -> Path:
    """Where the profile of a printer is kept."""
    from platformdirs import user_config_path

    if not _NAME.fullmatch(name):
        raise TtprintError(f"{name!r} cannot name a printer: use letters, digits, dots, dashes and blanks.")
    return user_config_path("ttprint", appauthor=False) / "printers" / f"{name}.toml"


def stored_profile(name: str) -> PrinterProfile:
    """The profile that was stored for a printer."""
    path = profile_path(name)
    try:
        return read_profile(path.read_text(encoding="utf-8"), name)
    except FileNotFoundError:
        known = sorted(file.stem for file in path.parent.glob("*.toml"))
        close = nearest(name, known)
        hint = f"did you mean {close}? " if close else ""
        raise TtprintError(
            f"Nothing is known of printer {name!r}: {hint}Print a test page with ttprint calibrate, then store what "
            f"it shows with ttprint calibrate --printer {name} --measured …"
        ) from None
    except (OSError, UnicodeDecodeError) as error:
        raise TtprintError(f"The profile of printer {name!r} in {path} cannot be read: {error}.") from error
