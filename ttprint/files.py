"""Writing files whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from ttprint.errors import TtprintError


class CannotWrite(TtprintError):
    """The outside world would not take a file."""

    def __init__(self, path: Path | str, error: OSError) -> None:
        super().__init__(f"Cannot write {path}: {(error.strerror or str(error)).lower()}.")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file into a folder that is there, so that nobody ever sees half of it."""
    if not path.parent.is_dir():
        raise CannotWrite(path, FileNotFoundError(0, f"there is no folder {path.parent}"))
    write_all({path: data})


def write_all(files: Mapping[Path, bytes]) -> None:
    """Write several files, all or none: each beside its place first, then all are moved. Missing folders are made."""
    ready: list[tuple[Path, Path]] = []
    try:
        for path, data in files.items():
            try:
                _prepare(path, data, ready)
            except OSError as error:
                raise CannotWrite(path, error) from error
        for beside, target in ready:
            try:
                beside.replace(target)
            except OSError as error:
                raise CannotWrite(target, error) from error
    finally:  # whatever happens, Ctrl-C too, nothing half done is left behind
        for beside, _ in ready:
            beside.unlink(missing_ok=True)


def _prepare(path: Path, data: bytes, ready: list[tuple[Path, Path]]) -> None:
    target = path.resolve()
    if target.is_dir():
        raise IsADirectoryError(0, "it is a folder")
    if target.exists() and not target.is_file():
        target.write_bytes(data)  # a device or a pipe cannot be replaced, and must not be
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
    ready.append((Path(name), target))
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    Path(name).chmod(0o666 & ~_umask())


def _umask() -> int:
    mask = os.umask(0)  # it can only be read by setting it
    os.umask(mask)
    return mask
