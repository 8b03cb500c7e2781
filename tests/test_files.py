from __future__ import annotations

import os
from pathlib import Path

import pytest

from ttprint.files import CannotWrite, write_whole


def test_a_file_is_written_and_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "a file.csv"
    write_whole(file, b"one")
    write_whole(file, b"two")
    assert file.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [file]
    mask = os.umask(0)
    os.umask(mask)
    assert file.stat().st_mode & 0o777 == 0o666 & ~mask


def test_a_link_is_followed(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_what_fails_half_way_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    file = tmp_path / "file"
    write_whole(file, b"old")

    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises((CannotWrite, KeyboardInterrupt)):
        write_whole(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_written_is_said_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(CannotWrite, match="there is no folder"):
        write_whole(tmp_path / "nowhere" / "file", b"")
    with pytest.raises(CannotWrite, match="it is a folder"):
        write_whole(tmp_path, b"")
    with pytest.raises(CannotWrite, match="Cannot write"):
        write_whole(tmp_path / "file" / "below", b"")
    with pytest.raises(CannotWrite, match="file name too long"):
        write_whole(tmp_path / ("x" * 300), b"")


def test_a_device_is_written_to_and_not_replaced() -> None:
    with pytest.raises(CannotWrite, match="no space left on device"):
        write_whole(Path("/dev/full"), b"x")
    assert Path("/dev/full").is_char_device()
