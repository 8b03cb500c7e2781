"""Child processes import nothing from the current folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

STUDIO = """
from ttprint.studio.jobs import MakeJob
from ttprint.studio.pool import PoolSettings
from ttprint.studio.worker_pool import WorkerPool

if __name__ == "__main__":
    pool = WorkerPool(PoolSettings(workers=1))
    pool.do(MakeJob("/turbo-taxi/solve", {"setup": ("7KQ2",)}))
    pool.close()
"""


@pytest.mark.slow
@pytest.mark.parametrize("started", ["simulation", "studio"])
def test_no_file_of_the_current_folder_is_imported(tmp_path: Path, started: str) -> None:
    command = ["-m", "ttprint", "vite-taxi", "simulate", "--games", "260"]
    if started == "studio":
        script = tmp_path / "studio.py"
        script.write_text(STUDIO, encoding="utf-8")
        command = [str(script)]
    folder = tmp_path / "current"
    folder.mkdir()
    trap = "from pathlib import Path\nPath(f'{__name__} was imported').touch()\nraise ImportError('a trap')\n"
    for name in ("copy", "pickle", "random", "selectors", "socket", "tempfile", "click", "svgwrite"):
        (folder / f"{name}.py").write_text(trap, encoding="utf-8")
    done = subprocess.run([sys.executable, *command], cwd=folder, capture_output=True, text=True, timeout=100)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(folder.glob("* was imported")) == []
