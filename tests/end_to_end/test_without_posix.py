"""Everything runs without what only POSIX systems have, as on Windows, and with workers that are started by spawn."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("without_posix.py")


@pytest.mark.slow
def test_modules_commands_and_studio_need_nothing_of_posix(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONSAFEPATH": "1", "PYTHONWARNINGS": "error"}
    done = subprocess.run(
        [sys.executable, SCRIPT], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, "")
