"""The packages, as somebody gets them who has never seen the repository."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


def built(kind: str, source: Path, folder: Path) -> Path:
    code = f"import sys, hatchling.build; print(hatchling.build.build_{kind}(sys.argv[1]))"
    command = [sys.executable, "-c", code, str(folder)]
    done = subprocess.run(command, cwd=source, check=True, capture_output=True, text=True)
    return folder / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def test_the_source_package_holds_the_tests_and_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(built("sdist", ROOT, tmp_path)) as package:
        package.extractall(tmp_path, filter="data")
    (source,) = tmp_path.glob("ttprint-*/")
    for top in ("tests", "tools", "docs", "benchmarks", ".ci"):
        kept = {path.relative_to(ROOT) for path in (ROOT / top).rglob("*") if path.is_file()}
        kept = {path for path in kept if not {"__pycache__", "node_modules"} & {*path.parts}}
        assert kept
        assert kept <= {path.relative_to(source) for path in (source / top).rglob("*")}
    assert built("wheel", source, tmp_path).read_bytes() == wheel.read_bytes()


def test_the_package_index_shows_licences_pythons_and_a_text_that_stands_alone(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = message_from_bytes(archive.read(name))
        licences = {Path(one).name for one in archive.namelist() if "/licenses/" in one}
    assert metadata["License-Expression"] == "MIT AND OFL-1.1"
    assert licences == {"LICENSE", *(path.name for path in (ROOT / "fonts").glob("OFL-*.txt"))}
    pythons = [line.split()[-1] for line in metadata.get_all("Classifier", []) if ":: Python :: 3." in line]
    assert pythons == ["3.11", "3.12", "3.13", "3.14"]
    text = str(metadata.get_payload())
    assert "ttprint kit" in text
    assert not re.findall(r"\]\((?!https://)", text)  # neither pictures nor links into the repository


def test_templates_and_fonts_travel_in_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for top in ("templates", "fonts"):
        files = [path for path in (ROOT / top).rglob("*") if path.is_file()]
        assert files
        assert {f"ttprint/{path.relative_to(ROOT).as_posix()}" for path in files} <= names
    assert not any(name.startswith(("tests/", "benchmarks/", "out/")) for name in names)


@pytest.mark.parametrize("dependencies", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_wheel_works_from_another_folder(wheel: Path, tmp_path: Path, dependencies: bool) -> None:
    """With the dependencies that it names itself, or, more quickly, with those that are installed here."""
    home = tmp_path / "empty"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    # our own pip fills the other environment; compiling what is never imported would take longer than all else
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python")]
    chosen = [] if dependencies else ["--no-deps"]
    subprocess.run([*pip, "install", "--quiet", "--no-compile", *chosen, str(wheel)], check=True, capture_output=True)
    if not dependencies:
        (packages,) = home.glob("lib/*/site-packages")
        # the .pth files of that folder are not read: our own editable package is not found there
        (packages / "others.pth").write_text(sysconfig.get_path("purelib"))

    def typed(*command: str) -> str:
        done = subprocess.run([home / "bin" / command[0], *command[1:]], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert typed("ttprint", "--version").startswith("ttprint 1.")
    assert "14 correct cities" in typed("ttprint", "solve", "1-7 3-10 NES")
    assert "Level medium" in typed("ttprint", "grade", "3D3E")
    assert typed("ttprint", "census", "--csv", "all.csv") == "Wrote all.csv\n"
    assert "Correct: " in typed("python", "-m", "ttprint", "check", "3D3E", "SW ES NSW / NS NES NESW / NES NW N")
    code = "from ttprint.resources import folder; print(folder('fonts'), folder('templates'))"
    found = typed("python", "-c", code).split()
    assert [Path(path).is_relative_to(home) for path in found] == [True, True]
