"""What the tests of the site share: the packages that `make` has fetched."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

FETCHED = Path(sys.prefix) / "site"  # `make .venv/site` fetches it


@pytest.fixture(scope="session")
def fetched() -> Path:
    if shutil.which("node") is None or not FETCHED.is_dir():
        if os.environ.get("TTPRINT_NODE") == "needed":
            pytest.fail("There is no Node or no .venv/site, and TTPRINT_NODE says that both are needed")
        pytest.skip("no Node, or no packages for the browser: make .venv/site")
    return FETCHED
