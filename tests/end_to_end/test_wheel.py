"""The wheel, as somebody gets it who has never seen the repository."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = "import sys, hatchling.build; print(hatchling.build.build_wheel(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", build, str(folder)], cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_templates_and_fonts_travel_in_the_wheel(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for top in ("templates", "fonts"):
        files = [path for path in (ROOT / top).rglob("*") if path.is_file()]
        assert files
        assert {f"ttprint/{path.relative_to(ROOT).as_posix()}" for path in files} <= names
    assert not any(name.startswith(("tests/", "benchmarks/", "out/")) for name in names)


def test_the_wheel_works_from_another_folder(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "empty"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    # our own pip fills the other environment; compiling what is never imported would take longer than all else
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python")]
    subprocess.run([*pip, "install", "--quiet", "--no-compile", str(wheel)], check=True, capture_output=True)

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
