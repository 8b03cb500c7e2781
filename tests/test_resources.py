from __future__ import annotations

from pathlib import Path

import pytest

from ttprint import resources
from ttprint.errors import TtprintError


def test_a_checkout_has_its_folders_at_the_top() -> None:
    assert resources.folder("fonts") == resources.PACKAGE.parent / "fonts"


def test_a_wheel_has_its_folders_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ttprint" / "templates").mkdir(parents=True)
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "ttprint")
    assert resources.folder("templates") == tmp_path / "ttprint" / "templates"


def test_a_lost_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "ttprint")
    with pytest.raises(TtprintError, match="fonts/ is missing"):
        resources.folder("fonts")
