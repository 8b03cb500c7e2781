"""The language of the user where the environment names none: Windows and macOS keep it in their settings."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest

from ttprint.cli import language
from ttprint.cli.language import system_locale, user_language


@pytest.mark.parametrize(
    ("locale", "environment", "tag"),
    [
        ("fr_CH", {}, "fr"),
        ("fr_CH", {"LANG": ""}, "fr"),
        ("fr_CH", {"LANG": "de_DE.UTF-8"}, "de"),
        ("fr_CH", {"LC_ALL": "C"}, "en"),
        ("ja_JP", {}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_system_is_asked_where_the_environment_is_silent(
    monkeypatch: pytest.MonkeyPatch, locale: str, environment: dict[str, str], tag: str
) -> None:
    monkeypatch.setattr(language, "system_locale", lambda: locale)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert user_language() == tag


@pytest.mark.parametrize(
    ("settings", "locale"),
    [
        (plistlib.dumps({"AppleLanguages": ["it-IT", "en-GB"]}), "it-IT"),
        (plistlib.dumps({"AppleLanguages": []}), ""),
        (plistlib.dumps({}), ""),
        (b"nonsense", ""),
        (None, ""),
    ],
)
def test_a_mac_lists_languages_in_its_settings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, settings: bytes | None, locale: str
) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setenv("HOME", str(tmp_path))
    if settings is not None:
        folder = tmp_path / "Library/Preferences"
        folder.mkdir(parents=True)
        (folder / ".GlobalPreferences.plist").write_bytes(settings)
    assert system_locale() == locale
