"""A progress bar on standard error, where there is a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from ttprint.order.context import Progress
from ttprint.stopping import check


class Quiet(Progress):
    """Shows nothing; stops the work when the user has asked for it."""

    def advance(self, steps: int = 1) -> None:
        check()


class Bar(Progress):
    """A bar that begins with the first work that is expected."""

    def __init__(self) -> None:
        self.bar: Any = None

    def expect(self, steps: int, work: str = "Drawing") -> None:
        if self.bar is None:
            self.bar = click.progressbar(length=0, label=work, show_pos=True, file=sys.stderr)
            self.bar.__enter__()
        self.bar.length = (self.bar.length or 0) + steps
        self.bar.finished = False  # the bar may have been full before more work was expected

    def advance(self, steps: int = 1) -> None:
        check()
        if self.bar is not None:
            self.bar.update(steps)


@contextmanager
def show_progress() -> Iterator[Progress]:
    """A progress bar, if standard error is a terminal that can redraw a line."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield Quiet()
        return
    progress = Bar()
    try:
        yield progress
    finally:
        if progress.bar is not None:
            progress.bar.__exit__(None, None, None)
