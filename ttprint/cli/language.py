"""The language of the user, from the environment or from the settings of the system."""

from __future__ import annotations

import os
import sys

from ttprint.words.catalog import LOCALE_VARIABLES, language_of

_MAC_SETTINGS = "~/Library/Preferences/.GlobalPreferences.plist"


def user_language() -> str:
    """Return the language of the environment; where that names none, as on Windows, the language of the system."""
    named = any(map(os.environ.get, LOCALE_VARIABLES))
    return language_of(os.environ if named else {"LANG": system_locale()})


def system_locale() -> str:
    """Return the locale that the user has chosen for the system, such as fr_FR; empty if the system does not say."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return _mac_locale() if sys.platform == "darwin" else ""


def _mac_locale() -> str:
    import plistlib
    from pathlib import Path

    try:
        settings = plistlib.loads(Path(_MAC_SETTINGS).expanduser().read_bytes())
        return str(settings["AppleLanguages"][0])
    except (OSError, RuntimeError, ValueError, LookupError, TypeError):
        return ""
