from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from ttprint import CYCLES
from ttprint.games.turbo_taxi.puzzle.atlas import Entry, atlas
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.order import booklets
from ttprint.order.booklets import PageFormat, Rulebook, pages_of
from ttprint.order.order import Printed
from ttprint.words.booklet import Booklet

# the same examples in every run: a test that fails for one person fails for all
settings.register_profile("ttprint", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ttprint")

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# a browser that keeps to itself: any request is then the page's own
ALONE = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]


def pytest_configure() -> None:
    """Look for cycles as seldom as the program does: whole spaces lie in memory here."""
    gc.set_threshold(*CYCLES)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """What is left when all is done is looked through once: pytest does it five times more."""
    gc.collect()
    gc.freeze()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write the goldens anew instead of comparing with them")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it once where the page was not tried in a browser: a skip is easily overlooked."""
    skipped = [one for one in terminalreporter.stats.get("skipped", []) if "no Chromium" in str(one.longrepr)]
    if skipped:
        told = "tests of the page need a browser and were left out: apt-get install chromium"
        terminalreporter.write_line(f"No Chromium on this machine: {len(skipped)} {told}")


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that do not exist yet: making one for each of thousands of tests takes seconds."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def own_home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """A configuration of one's own, in English: what the person at this machine has set does not matter."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(next(homes)))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="session", autouse=True)
def booklets_set_once() -> Iterator[None]:
    """Each booklet is set once in a process, whatever products hold it; imported by name, `pages_of` sets it anew."""
    made: dict[str, bytes] = {}

    def known(book: Rulebook, text: Booklet, form: PageFormat) -> bytes:
        key = repr((book, text, form))
        if key not in made:
            made[key] = pages_of(book, text, form)
        return made[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(booklets, "pages_of", known)
        yield


@pytest.fixture(scope="module")
def unmeasured() -> Iterator[None]:
    """Products without the share of ink, which takes a fifth of the time to print one, for tests of the files alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Printed, "cover", lambda _: None)
        yield


@pytest.fixture
def closed_studio(monkeypatch: pytest.MonkeyPatch) -> None:
    """A studio that closes as soon as it listens."""
    monkeypatch.setattr("waitress.wasyncore.loop", lambda **_: None)
    monkeypatch.setattr("webbrowser.open", lambda address: True)


@pytest.fixture
def small_site(monkeypatch: pytest.MonkeyPatch) -> None:
    """A site of one file, which fetches nothing and is not served."""
    for name, instead in {"fetch": None, "ready_made": (), "build": {"version.txt": b""}, "_serve": None}.items():
        monkeypatch.setattr(f"ttprint.cli.site.{name}", lambda *_, instead=instead: instead)


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, to type commands in; the configuration is in it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process: playwright takes no second one beside it."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None and os.environ.get("TTPRINT_BROWSER") == "needed":
        pytest.fail("There is no Chromium, and TTPRINT_BROWSER says that one is needed: apt-get install chromium")
    if program is None:
        pytest.skip("no Chromium on this machine: nothing is tried in a browser (apt-get install chromium)")
    with sync_playwright() as playwright:
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        started = playwright.chromium.launch(executable_path=program, args=[*ALONE, *sandbox])
        yield started
        started.close()


@pytest.fixture(scope="session")
def atlases() -> dict[Crossing, tuple[Entry, ...]]:
    return {crossing: atlas(crossing) for crossing in Crossing}
