"""Child processes that import nothing from the current folder.

By default Python looks for modules in the current folder first: a file copy.py that a user has there would be run.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

_SETTING = "PYTHONSAFEPATH"


@contextmanager
def safe_start() -> Iterator[None]:
    """Child processes that are started in this block do not look for modules in the current folder."""
    before = os.environ.get(_SETTING)
    os.environ[_SETTING] = "1"
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(_SETTING, None)
        else:
            os.environ[_SETTING] = before
