"""Runs a choice of commands with every supported Python on this machine and compares all bytes: `make pythons`.

Each Python gets a virtual environment of its own, .venv-3.12 for example. Pythons are looked for on the PATH and where
pyenv and uv keep them; those that are not found are named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

REPOSITORY = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
INSTALLED = (Path.home() / ".pyenv" / "versions", Path.home() / ".local" / "share" / "uv" / "python")


def find(version: str, folders: Iterable[Path] = INSTALLED, path: str | None = None) -> Path | None:
    """Return a Python of that version that runs, None if there is none."""
    name = f"python{version}"
    candidates = [found for found in [shutil.which(name, path=path)] if found]
    candidates += [str(found) for folder in folders for found in sorted(folder.glob(f"*/bin/{name}"), reverse=True)]
    return next((Path(found) for found in candidates if _runs(found)), None)


def _runs(program: str) -> bool:
    """True if the program starts: pyenv puts programs on the PATH that only say which version to choose."""
    return subprocess.run([program, "-c", "import venv, ensurepip"], capture_output=True).returncode == 0


def digests(python: Path, version: str, options: Sequence[str]) -> list[str]:
    """Return the digests that a Python prints, in a virtual environment with the program installed."""
    home = REPOSITORY / f".venv-{version}"
    inside = home / "bin" / "python"
    if not inside.exists():
        subprocess.run([python, "-m", "venv", home], check=True)
    subprocess.run([inside, "-m", "pip", "install", "--quiet", "--editable", REPOSITORY], check=True)
    command = [str(inside), "-m", "tools.digests", *options]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=REPOSITORY, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    return done.stdout.splitlines()


def differences(expected: Sequence[str], found: Sequence[str]) -> list[str]:
    """Return the names of what differs, is missing or is not expected."""
    return sorted({line.split(" ", 1)[1] for line in {*expected} ^ {*found}})


def main(options: Sequence[str]) -> int:
    """Compare every Python with the first one that is found; options are those of tools.digests."""
    pythons = {version: find(version) for version in VERSIONS}
    expected: list[str] = []
    wrong = False
    for version, python in pythons.items():
        if python is None:
            print(f"Python {version}: not found on this machine")
            continue
        found = digests(python, version, options)
        expected = expected or found
        differing = differences(expected, found)
        print(f"Python {version}: {len(found)} files and texts, {len(differing)} differ", flush=True)
        for name in differing:
            print(f"  {name}")
        wrong = wrong or bool(differing)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["--quick"]))
