"""Writing files whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ttprint.errors import TtprintError


class CannotWrite(TtprintError):
    """The outside world would not take a file."""

    def __init__(self, path: Path | str, error: OSError) -> None:
        super().__init__(f"Cannot write {path}: {(error.strerror or str(error)).lower()}.")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there, so that nobody ever sees half of it."""
    target = path.resolve()
    try:
        if target.is_dir():
            raise IsADirectoryError(0, "it is a folder")
        if target.exists() and not target.is_file():
            target.write_bytes(data)  # a device or a pipe cannot be replaced, and must not be
            return
        if not target.parent.is_dir():
            raise FileNotFoundError(0, f"there is no folder {path.parent}")
        _write_beside(target, data)
    except OSError as error:
        raise CannotWrite(path, error) from error


def _write_beside(target: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        beside.chmod(0o666 & ~_umask())
        beside.replace(target)
    except BaseException:  # Ctrl-C must not leave half a file behind either
        beside.unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)  # it can only be read by setting it
    os.umask(mask)
    return mask
