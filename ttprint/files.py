"""Write files completely or not at all, and read small ones that the user named.

target: the path of a file with its links followed      temporary: a file in the same folder that replaces the target
"""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from ttprint.errors import Amount, TtprintError
from ttprint.stopping import check, deferred
from ttprint.words.message import Message, say

PATIENCE = 5.0  # seconds to wait for a reader of a pipe
WINDOWS = os.name == "nt"

_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in "123456789¹²³")}


class CannotWrite(TtprintError):
    """A file that cannot be written."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__("file.write", file=path, why=reason(error))


class CannotWriteOutput(TtprintError):
    """Standard output that cannot be written."""

    def __init__(self, error: OSError) -> None:
        super().__init__("file.write_output", why=reason(error))


class Obstacle(OSError):
    """A cause that the program has found itself, as a message."""

    def __init__(self, message: Message) -> None:
        super().__init__(0, message.key)
        self.message = message


_REASONS = {  # by number of the system's error
    errno.ELOOP: "loop",
    errno.EACCES: "denied",
    errno.ENOENT: "missing",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long",
    errno.EROFS: "locked_disk",
    errno.ENOTDIR: "not_path",
}


def reason(error: OSError) -> Message | str:
    """Return the cause of an error of the system as part of a sentence; a rare one in the words of the system."""
    if isinstance(error, Obstacle):
        return error.message
    if error.errno in _REASONS:
        return say(f"error.reason.{_REASONS[error.errno]}")
    why = error.strerror or str(error)
    return why[:1].lower() + why[1:] if why else say("error.reason.silent")


def read_text(path: Path, most: int) -> str:
    """Return the text of a file of at most that many bytes; a pipe or a device, which might never end, is an error."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise Obstacle(say("error.reason.not_file"))
        with path.open("rb") as file:
            data = file.read(most + 1)
        if len(data) > most:
            raise Obstacle(say("error.reason.larger", most=Amount(most)))
        return data.decode()
    except UnicodeDecodeError:
        raise Obstacle(say("error.reason.not_utf8")) from None
    except ValueError:  # a name with a zero byte
        raise Obstacle(say("error.reason.missing")) from None


def is_null(path: Path) -> bool:
    """Return True for the device that discards what is written to it: /dev/null, on Windows NUL."""
    return os.path.normcase(path) == os.devnull


def is_folder(path: Path) -> bool:
    """Return True if path is a readable directory. A write to it reports the error."""
    try:
        return path.is_dir()
    except OSError:
        return False


def write_whole(path: Path, data: bytes) -> None:
    """Write a file into an existing folder; other programs see the old file or the whole new one."""
    if not is_folder(path.parent):
        raise CannotWrite(path, Obstacle(say("error.reason.no_folder", folder=path.parent)))
    write_all({path: data})


def write_all(files: Mapping[Path, bytes]) -> None:
    """Write all of the files or none, first as temporary files, which then replace their targets.

    Missing folders are made.
    """
    work = _Transaction()
    try:
        for path, data in files.items():
            try:
                work.prepare(path, data)
            except OSError as error:
                raise CannotWrite(path, error) from error
        check()
        with deferred():  # a stop between two files would leave new ones beside old ones
            work.commit()
    finally:  # also after Ctrl-C
        with deferred():
            work.clean_up()


@dataclass(slots=True)
class _Transaction:
    """Files that are being written; each temporary file is listed before it is made, so that it is always removed."""

    targets: dict[Path, Path] = field(default_factory=dict)  # by temporary file
    backups: dict[Path, Path] = field(default_factory=dict)  # copies of old files, by target
    folders: list[Path] = field(default_factory=list)  # that were made
    done: bool = False

    def prepare(self, path: Path, data: bytes) -> None:
        """Write the temporary file, or the data itself if the target is a device or a pipe."""
        if is_null(path):
            return
        if WINDOWS:
            for name in path.parts[bool(path.anchor) :]:
                check_windows_name(name)
        target = Path(os.path.realpath(path))
        if target.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        mode = _mode(target)
        if mode and stat.S_ISDIR(mode):
            raise Obstacle(say("error.reason.folder"))
        if mode and not stat.S_ISREG(mode):
            _write_device(target, data)
            return
        if mode and (not mode & 0o222 or not os.access(target, os.W_OK)):
            raise Obstacle(say("error.reason.locked"))
        self._make_folder(target.parent)
        temporary = _temporary(target)
        self.targets[temporary] = target
        with temporary.open("xb") as file:
            file.write(data)

    def commit(self) -> None:
        """Replace all targets; if one cannot be replaced, restore the old files."""
        moved: list[Path] = []
        try:
            for temporary, target in self.targets.items():
                try:
                    self._back_up(target)
                    temporary.replace(target)
                except PermissionError as error:
                    in_use = WINDOWS and target.exists()
                    raise CannotWrite(target, Obstacle(say("error.reason.open")) if in_use else error) from error
                except OSError as error:
                    raise CannotWrite(target, error) from error
                moved.append(target)
        except CannotWrite:
            for target in moved:
                target.unlink() if target not in self.backups else self.backups[target].replace(target)
            raise
        self.done = True

    def clean_up(self) -> None:
        """Remove temporary files and backups, and the folders that were made if nothing was written."""
        for path in (*self.targets, *self.backups.values()):
            with suppress(OSError):  # such as a file that a virus scanner reads; the error before it is the one to show
                path.unlink(missing_ok=True)
        for folder in reversed(self.folders if not self.done else []):
            with suppress(OSError):  # it was not made yet, or another program has put a file into it
                folder.rmdir()

    def _make_folder(self, folder: Path) -> None:
        missing = [one for one in (folder, *folder.parents) if not one.exists()]
        for one in reversed(missing):
            self.folders.append(one)
            one.mkdir(exist_ok=True)
        if not folder.is_dir():
            raise Obstacle(say("error.reason.not_folder", folder=folder))

    def _back_up(self, target: Path) -> None:
        """Copy the old file of a target until all are replaced; a single file needs no backup.

        A hard link would be faster, but Windows does not remove a link to a file that another program has open.
        """
        if len(self.targets) > 1 and target.exists():
            backup = self.backups[target] = _temporary(target)
            backup.write_bytes(target.read_bytes())


def _temporary(target: Path) -> Path:
    """Return a new hidden name in the folder of the target."""
    return target.with_name(f".{target.name[:40]}.{os.urandom(6).hex()}")


def check_windows_name(name: str) -> None:
    """Raise an error for a name that Windows gives to no file."""
    if re.split("[.:]", name)[0].rstrip().casefold() in _DEVICES:
        raise Obstacle(say("error.reason.device", name=name))
    if re.search(r'[<>:"|?*\x00-\x1f]|[. ]$', name) and name not in (".", ".."):
        raise Obstacle(say("error.reason.letters", name=name, letters='< > : " | ? *'))


def _mode(target: Path) -> int:
    """Return the type and the permissions of a file, 0 if there is none."""
    try:
        return target.stat().st_mode
    except FileNotFoundError:
        return 0


def _write_device(target: Path, data: bytes) -> None:
    """Write to a device or a pipe; wait for the reader of a pipe for a limited time."""
    end, patient = time.monotonic() + PATIENCE, getattr(os, "O_NONBLOCK", 0)  # Windows has no pipes with names
    while True:
        try:
            handle = os.open(target, os.O_WRONLY | patient)
            break
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise
            if time.monotonic() > end:
                raise Obstacle(say("error.reason.no_reader")) from error
            time.sleep(0.05)
    with os.fdopen(handle, "wb") as device:
        if patient:
            os.set_blocking(handle, True)
        device.write(data)
