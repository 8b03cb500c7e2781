"""Writing files whole or not at all.

target: where a file belongs, links followed      beside: the same folder under a name of our own, where it is made
"""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from ttprint.errors import TtprintError
from ttprint.stopping import check, held

PATIENCE = 5.0  # seconds that a pipe's reader may take to come


class CannotWrite(TtprintError):
    """The outside world would not take a file."""

    def __init__(self, path: Path | str, error: OSError) -> None:
        super().__init__(f"Cannot write {path}: {reason(error)}.")


def reason(error: OSError) -> str:
    """Why the outside world said no, as part of a sentence."""
    if error.errno == errno.ELOOP:
        return "it is a link that leads to itself"
    why = error.strerror or str(error) or "the system does not say why"
    return why[:1].lower() + why[1:]


def is_folder(path: Path) -> bool:
    """Whether there is a folder; not, where nobody may look or the name is too long: whoever writes there is told."""
    try:
        return path.is_dir()
    except OSError:
        return False


def write_whole(path: Path, data: bytes) -> None:
    """Write a file into a folder that is there, so that nobody ever sees half of it."""
    if not is_folder(path.parent):
        raise CannotWrite(path, FileNotFoundError(0, f"there is no folder {path.parent}"))
    write_all({path: data})


def write_all(files: Mapping[Path, bytes]) -> None:
    """Write several files, all or none: each beside its place first, then all are moved. Missing folders are made."""
    work = _Work()
    try:
        for path, data in files.items():
            try:
                work.prepare(path, data)
            except OSError as error:
                raise CannotWrite(path, error) from error
        check()
        with held():  # a stop between two moves would leave new files beside old ones
            work.move()
    finally:  # whatever happens, Ctrl-C too, nothing half done is left behind
        with held():
            work.tidy()


@dataclass(slots=True)
class _Work:
    """Files that are being written: each beside and its target, told before it is made; and the folders made."""

    ready: dict[Path, Path] = field(default_factory=dict)
    kept: dict[Path, Path] = field(default_factory=dict)  # the old file of a target, until all have been moved
    folders: list[Path] = field(default_factory=list)
    done: bool = False

    def prepare(self, path: Path, data: bytes) -> None:
        """Make the file beside its place."""
        target = Path(os.path.realpath(path))
        if target.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        mode = _mode(target)
        if mode and stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        if mode and not stat.S_ISREG(mode):
            _pour(target, data)  # a device or a pipe cannot be replaced, and must not be
            return
        if mode and (not mode & 0o222 or not os.access(target, os.W_OK)):
            raise PermissionError(errno.EACCES, "it is read-only")
        self._make_folder(target.parent)
        beside = self._beside(target)
        with beside.open("xb") as file:
            file.write(data)

    def move(self) -> None:
        """Put all files into their places; if one cannot be moved, the old ones come back."""
        moved: list[Path] = []
        try:
            for beside, target in self.ready.items():
                try:
                    self._keep(target)
                    beside.replace(target)
                except OSError as error:
                    raise CannotWrite(target, error) from error
                moved.append(target)
        except CannotWrite:
            for target in moved:
                target.unlink() if target not in self.kept else self.kept[target].replace(target)
            raise
        self.done = True

    def tidy(self) -> None:
        """Leave nothing of our own behind."""
        for left in (*self.ready, *self.kept.values()):
            left.unlink(missing_ok=True)
        for folder in reversed(self.folders if not self.done else []):
            with suppress(OSError):  # it was not made yet, or somebody else has found a use for it
                folder.rmdir()

    def _make_folder(self, folder: Path) -> None:
        missing = [one for one in (folder, *folder.parents) if not one.exists()]
        for one in reversed(missing):
            self.folders.append(one)
            one.mkdir(exist_ok=True)
        if not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, f"{folder} is not a folder")

    def _beside(self, target: Path) -> Path:
        """A name for the file while it is made; remembered before it is there, so that it is always found again."""
        beside = target.with_name(f".{target.name[:40]}.{os.urandom(6).hex()}")
        self.ready[beside] = target
        return beside

    def _keep(self, target: Path) -> None:
        if len(self.ready) > 1 and target.exists():
            old = target.with_name(f".{target.name[:40]}.{os.urandom(6).hex()}")
            self.kept[target] = old
            try:
                os.link(target, old)
            except OSError:  # a file system without links
                old.write_bytes(target.read_bytes())


def _mode(target: Path) -> int:
    """What sort of thing is there, and what may be done with it; nothing when there is none."""
    try:
        return target.stat().st_mode
    except FileNotFoundError:
        return 0


def _pour(target: Path, data: bytes) -> None:
    """Write to a device or a pipe; a pipe that nobody comes to read is not waited for for ever."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            handle = os.open(target, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
            break
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise
            if time.monotonic() > end:
                raise OSError(errno.ENXIO, "nobody reads from this pipe") from error
            time.sleep(0.05)
    with os.fdopen(handle, "wb") as device:
        os.set_blocking(handle, True)
        device.write(data)
