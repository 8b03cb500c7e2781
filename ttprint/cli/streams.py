"""Standard output and error, hardened so that a broken one does not stop the work.

A closed stream (`2>&-`) discards what is written. A full disk (`> /dev/full`) is reported once. When the reader of a
pipe has ended (`| head`), the rest is discarded and the command keeps its exit code.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import TextIO

_NEVER_FAIL = ("backslashreplace", "ignore", "namereplace", "replace", "xmlcharrefreplace")
_REPLACE = "ttprint.replace"


class HardenedStream(io.RawIOBase):
    """A stream that discards what can no longer be written."""

    def __init__(self, raw: io.RawIOBase, reports_errors: bool) -> None:
        self.raw, self.reports_errors, self.broken = raw, reports_errors, False

    def write(self, data: object, /) -> int | None:
        """Write the data, or discard it if the stream is broken."""
        size = memoryview(data).nbytes  # type: ignore[arg-type]
        if self.broken:
            return size
        try:
            return self.raw.write(data)  # type: ignore[arg-type]
        except OSError as error:
            self.broken = True
            if self.reports_errors and not isinstance(error, BrokenPipeError):
                from ttprint.files import CannotWriteOutput  # costs 5 ms and is rarely needed

                raise CannotWriteOutput(error) from error
            return size

    def writable(self) -> bool:
        return True

    def isatty(self) -> bool:
        return self.raw.isatty()

    def fileno(self) -> int:
        return self.raw.fileno()


def replace_letters(error: UnicodeError) -> tuple[str | bytes, int]:
    """Replace letters that an encoding lacks by question marks, and spaces by plain ones.

    Bytes of a file name that are no text stay as they are in UTF-8.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    if error.encoding == "utf-8" and all("\udc80" <= letter <= "\udcff" for letter in letters):
        return letters.encode("utf-8", "surrogateescape"), error.end
    return "".join(" " if letter.isspace() else "?" for letter in letters), error.end


codecs.register_error(_REPLACE, replace_letters)


def harden_streams() -> None:
    """Make the standard streams open, robust, and able to show any letter."""
    for handle in (0, 1, 2):
        try:
            os.fstat(handle)
        except OSError:
            # the next file to be opened would get this number, and output would be written into it
            os.open(os.devnull, os.O_RDWR)
    sys.stdout = hardened(sys.stdout, reports_errors=True)
    sys.stderr = hardened(sys.stderr, reports_errors=False)


def hardened(stream: TextIO | None, reports_errors: bool) -> TextIO:
    """Return a stream that discards what cannot be written, and replaces letters that its encoding lacks."""
    if stream is None:
        return io.TextIOWrapper(io.FileIO(os.devnull, "w"), encoding="utf-8")
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        return stream
    raw = getattr(buffer, "raw", buffer)  # with PYTHONUNBUFFERED there is no buffer in between
    return io.TextIOWrapper(
        io.BufferedWriter(HardenedStream(raw, reports_errors)),
        encoding=stream.encoding,
        errors=stream.errors if stream.errors in _NEVER_FAIL else _REPLACE,
        line_buffering=stream.isatty() or not reports_errors,
    )
