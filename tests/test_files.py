from __future__ import annotations

import os
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ttprint import files
from ttprint.errors import TtprintError
from ttprint.files import CannotWrite, is_null, read_text, reason, write_all, write_whole


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
def test_a_failed_write_leaves_the_old_file(
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


def test_an_error_gives_its_reason(tmp_path: Path) -> None:
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


def test_a_file_that_cannot_be_replaced_restores_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, three = (tmp_path / name for name in ("one", "two", "three"))
    for file in (one, three):
        file.write_bytes(b"old")
    replace = Path.replace

    def stubborn(self: Path, target: Path) -> Path:
        if target == three and self.read_bytes() == b"new":
            raise PermissionError(1, "Operation not permitted")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", stubborn)
    with pytest.raises(CannotWrite, match="three: operation not permitted"):
        write_all({one: b"new", two: b"new", three: b"new"})
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == {one: b"old", three: b"old"}


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are checked and errors explained as on Windows."""
    monkeypatch.setattr(files, "WINDOWS", True)


@pytest.fixture
def open_in_a_viewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: None) -> Path:
    """A file that cannot be replaced or removed under any of its names, as on Windows while a program has it open."""
    file = tmp_path / "open.pdf"
    file.write_bytes(b"old")
    held = file.stat().st_ino
    replace, unlink = Path.replace, Path.unlink

    def checked_replace(self: Path, target: Path) -> Path:
        for path in (self, target):
            if path.exists() and path.stat().st_ino == held:
                raise PermissionError(13, "Access is denied")
        return replace(self, target)

    def checked_unlink(self: Path, missing_ok: bool = False) -> None:
        if self.exists() and self.stat().st_ino == held:
            raise PermissionError(13, "The process cannot access the file")
        unlink(self, missing_ok)

    monkeypatch.setattr(Path, "replace", checked_replace)
    monkeypatch.setattr(Path, "unlink", checked_unlink)
    return file


def test_a_file_that_a_viewer_has_open_is_named_and_nothing_is_left_beside_it(open_in_a_viewer: Path) -> None:
    first, last = (open_in_a_viewer.with_name(name) for name in ("a.pdf", "z.pdf"))
    first.write_bytes(b"old")
    for wanted in ([open_in_a_viewer], [first, open_in_a_viewer, last]):
        with pytest.raises(CannotWrite, match=r"open\.pdf: another program may have it open\.$"):
            write_all(dict.fromkeys(wanted, b"new"))
        beside = {path: path.read_bytes() for path in open_in_a_viewer.parent.iterdir()}
        assert beside == {first: b"old", open_in_a_viewer: b"old"}


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("CON", "keeps the name CON for a device"),
        ("nul.pdf", "keeps the name nul.pdf for a device"),
        ("Lpt1.tar.gz", "for a device"),
        ("aux /cards.pdf", "for a device"),
        ("a:b.pdf", "allows none of"),
        ("why?.pdf", "allows none of"),
        ("cards.", "no dot or space at its end"),
        ("cards /a.pdf", "no dot or space at its end"),
        ("a..", "no dot or space at its end"),
    ],
)
def test_names_that_windows_does_not_take_are_refused_there(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(CannotWrite, match=why):
        write_all({tmp_path / name: b""})
    assert list(tmp_path.iterdir()) == []


def test_other_names_are_taken_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_all({tmp_path / "a:b.pdf": b"", tmp_path / "CON": b""})
    monkeypatch.setattr(files, "WINDOWS", True)
    monkeypatch.chdir(tmp_path)
    write_all({Path("sub/../console.pdf"): b"", Path(".hidden"): b"", Path("v1.2/com0.pdf"): b""})
    assert (tmp_path / "v1.2/com0.pdf").exists()


@pytest.mark.parametrize("name", ["NUL", "nul"])
def test_nul_discards_what_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: None, name: str
) -> None:
    monkeypatch.setattr(os, "devnull", "nul")
    monkeypatch.setattr(os.path, "normcase", lambda path: os.fspath(path).lower())
    monkeypatch.chdir(tmp_path)
    assert is_null(Path(name))
    write_whole(Path(name), b"data")
    assert list(tmp_path.iterdir()) == []


def test_what_is_read_is_a_file_of_reasonable_size(tmp_path: Path) -> None:
    def refusal(path: Path) -> str:
        with pytest.raises(OSError) as error:  # noqa: PT011
            read_text(path, 1000)
        return str(TtprintError("file.read", file="it", why=reason(error.value)))

    file, pipe = tmp_path / "file", tmp_path / "pipe"
    file.write_text("é" * 500, encoding="utf-8")
    assert read_text(file, 1000) == "é" * 500
    with file.open("ab") as sparse:
        sparse.truncate(2**37)
    os.mkfifo(pipe)
    tracemalloc.start()
    assert refusal(file) == "it cannot be read: it is larger than 1,000 bytes."
    assert tracemalloc.get_traced_memory()[1] < 1_000_000
    tracemalloc.stop()
    for path in (pipe, tmp_path, Path("/dev/zero")):  # nobody writes to the pipe: reading would never end
        assert refusal(path) == "it cannot be read: it is not a file."
    file.write_bytes(b"\xff")
    assert refusal(file) == "it cannot be read: it is not UTF-8."
    assert "no such file or directory" in refusal(tmp_path / "none")
    assert refusal(tmp_path / "a\0b") == refusal(tmp_path / "none")


def test_folders_of_a_failed_write_are_removed(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match="file name too long"):
        write_all({tmp_path / "a/b/file": b"", tmp_path / "a/c" / ("x" * 300): b""})
    assert list(tmp_path.iterdir()) == []


def test_a_read_only_file_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "dear.pdf"
    file.write_bytes(b"dear")
    file.chmod(0o444)
    with pytest.raises(CannotWrite, match=r"dear.pdf: it is read-only\."):
        write_whole(file, b"new")
    assert file.read_bytes() == b"dear"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(link)
    with pytest.raises(CannotWrite, match="it is a link that leads to itself"):
        write_all({link: b""})
    with pytest.raises(CannotWrite, match=r"link/file: .*(link|folder)"):
        write_all({link / "file": b""})
    assert link.is_symlink()


@pytest.mark.slow
def test_waiting_for_the_reader_of_a_pipe_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setattr(files, "PATIENCE", 0.2)
    with pytest.raises(CannotWrite, match="nothing reads from this pipe"):
        write_all({pipe: b"x"})
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_all({pipe: b"data"})
    assert os.read(reader, 100) == b"data"
    os.close(reader)


def test_two_runs_at_once_leave_one_whole_file(tmp_path: Path) -> None:
    """Each run has its own temporary files: the last one wins, and no file is mixed."""
    runs = [bytes([65 + i]) * 300_000 for i in range(8)]
    with ThreadPoolExecutor(8) as pool:
        for done in [pool.submit(write_all, {tmp_path / "a": run, tmp_path / "b": run}) for run in runs * 5]:
            done.result()
    assert {path.name for path in tmp_path.iterdir()} == {"a", "b"}
    assert all(path.read_bytes() in runs for path in tmp_path.iterdir())
