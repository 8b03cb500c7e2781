"""The streams a program talks through, made so that none of them can stop the work.

closed: `2>&-`; nobody hears what is said there      full: `> /dev/full`; said once, then no more is written to it
pipe whose reader has gone: `| head`; what is still said goes nowhere, and the command ends with its own code
"""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO


class Patient(io.RawIOBase):
    """A stream that is written to as long as it takes anything."""

    def __init__(self, raw: io.RawIOBase, complains: bool) -> None:
        self.raw, self.complains, self.deaf = raw, complains, False

    def write(self, data: object, /) -> int | None:
        """Write the data, or drop it when nobody takes it any more."""
        size = memoryview(data).nbytes  # type: ignore[arg-type]
        if self.deaf:
            return size
        try:
            return self.raw.write(data)  # type: ignore[arg-type]
        except OSError as error:
            self.deaf = True
            if self.complains and not isinstance(error, BrokenPipeError):
                from ttprint.files import CannotWrite  # costs 5 ms, and hardly ever does anybody come here

                raise CannotWrite("to standard output", error) from error
            return size

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return self.raw.isatty()

    def fileno(self) -> int:
        return self.raw.fileno()


def mend() -> None:
    """Make the standard streams patient, able to show any letter, and open."""
    for handle in (0, 1, 2):
        try:
            os.fstat(handle)
        except OSError:
            # the next file to be opened would get this number, and what is said would be written into it
            os.open(os.devnull, os.O_RDWR)
    sys.stdout = _patient(sys.stdout, 1, complains=True)
    sys.stderr = _patient(sys.stderr, 2, complains=False)


def _patient(stream: TextIO | None, handle: int, complains: bool) -> TextIO:
    if stream is None:
        return io.TextIOWrapper(io.FileIO(os.devnull, "w"), encoding="utf-8")
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        return stream
    raw = getattr(buffer, "raw", buffer)  # with PYTHONUNBUFFERED there is nothing in between
    errors = "replace" if stream.errors == "strict" else stream.errors
    return io.TextIOWrapper(
        io.BufferedWriter(Patient(raw, complains)),
        encoding=stream.encoding,
        errors=errors,
        line_buffering=stream.isatty() or handle == 2,
    )
