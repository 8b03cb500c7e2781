"""What the tests of the site share: the packages that `make` has fetched."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.site.web_space import WebSpace, served
from ttprint.site.folder import build
from ttprint.site.ready import Ready

FETCHED = Path(sys.prefix) / "site"  # `make .venv/site` fetches it


@pytest.fixture(scope="session")
def fetched() -> Path:
    if shutil.which("node") is None or not FETCHED.is_dir():
        if os.environ.get("TTPRINT_NODE") == "needed":
            pytest.fail("There is no Node or no .venv/site, and TTPRINT_NODE says that both are needed")
        pytest.skip("no Node, or no packages for the browser: make .venv/site")
    return FETCHED


@pytest.fixture(scope="session")
def files(fetched: Path) -> Mapping[str, bytes]:
    """A whole site, but for its ready-made files."""
    ready = [Ready(tag, "Turbo Taxi", f"ready/kit-{tag}.pdf", "Box", "0.1 MB", b"%PDF-") for tag in ("nl", "de", "en")]
    return build(fetched, ("turbo-taxi", "vite-taxi"), ready)


@pytest.fixture
def space(files: Mapping[str, bytes]) -> Iterator[WebSpace]:
    """A web space with the site below a path."""
    with served(files) as found:
        yield found
