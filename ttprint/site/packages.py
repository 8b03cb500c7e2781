"""What the site is made of besides the project itself: fetched from the registries, as lock.toml names it."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ttprint.children import safe_start
from ttprint.errors import TtprintError

LOCK = Path(__file__).with_name("lock.toml")


@dataclass(frozen=True, slots=True)
class Locked:
    """A file of a registry, by exact version and SHA-256.

    `late` packages are loaded when they are first needed; of a `foreign` one, built for another system, only the Python
    files are used.
    """

    name: str
    version: str
    file: str
    sha256: str
    licence: str
    late: bool = False
    foreign: str = ""


@dataclass(frozen=True, slots=True)
class Lock:
    """The interpreter, with its Python version and platform, and the packages for it."""

    interpreter: Locked
    python: str
    platform: str
    packages: tuple[Locked, ...]


@cache
def lock() -> Lock:
    """What the project names."""
    data = tomllib.loads(LOCK.read_text("utf-8"))
    interpreter = dict(data["interpreter"])
    python, platform = interpreter.pop("python"), interpreter.pop("platform")
    return Lock(Locked(**interpreter), python, platform, tuple(Locked(**one) for one in data["package"]))


def complete(folder: Path) -> bool:
    """Whether a folder has all that is fetched."""
    return not _missing(folder, [lock().interpreter, *lock().packages])


def fetch(folder: Path) -> None:
    """Bring all that is missing in the folder from the registries, and check it."""
    named = lock()
    folder.mkdir(parents=True, exist_ok=True)
    if _missing(folder, [named.interpreter]):
        _run("npm", ["npm", "pack", "--silent", f"{named.interpreter.name}@{named.interpreter.version}"], folder)
    for platform in (named.platform, *sorted({one.foreign for one in named.packages if one.foreign})):
        wanted = [one for one in named.packages if (one.foreign or named.platform) == platform]
        if missing := _missing(folder, wanted):
            _run("pip", _pip(named, platform, missing), folder)
    for one in (named.interpreter, *named.packages):
        if not (folder / one.file).is_file() or _digest(folder / one.file) != one.sha256:
            raise TtprintError("site.other_file", file=one.file, folder=folder)


def _pip(named: Lock, platform: str, packages: Sequence[Locked]) -> list[str]:
    version = named.python.replace(".", "")
    tags = [word for abi in (f"cp{version}", "abi3", "none") for word in ("--abi", abi)]
    chosen = ["--platform", platform, "--python-version", named.python, "--implementation", "cp", *tags]
    names = [f"{one.name}=={one.version}" for one in packages]
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:"]
    return [sys.executable, "-m", "pip", "download", *quiet, *chosen, *names]


def _missing(folder: Path, files: Sequence[Locked]) -> list[Locked]:
    return [one for one in files if not (folder / one.file).is_file()]


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _run(program: str, words: Sequence[str], folder: Path) -> None:
    found = shutil.which(words[0])
    if found is None:
        raise TtprintError("site.program", program=program)
    with safe_start():
        done = subprocess.run([found, *words[1:]], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()]
        raise TtprintError("site.fetch", program=program, why=lines[-1] if lines else done.returncode)
