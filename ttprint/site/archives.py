"""The Python of the browser as archives: the project, the libraries it starts with, and what is loaded later.

core: what is loaded before the first page of the studio
"""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path

from ttprint import resources
from ttprint.children import safe_start
from ttprint.errors import TtprintError
from ttprint.site.packages import lock
from ttprint.studio import assets

INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
PROJECT = "ttprint"
OPENED = Path(__file__).with_name("opened.json")
MORE = "more"  # the archive of what booklets and other less usual orders open
REST = "rest"  # the archive of what no order opens that was tried
# modules that the browser does not need
_BUILDER = ("archives", "folder", "licences", "lock", "opened", "packages", "ready", "serve")
LEFT_OUT = ("cli/", "__main__", *(f"site/{name}." for name in _BUILDER))
# reportlab imports Pillow, which is needed only for pictures made of pixels in a PDF: there are none
STUBS = {"PIL/__init__.py": '__version__ = "none"\n', "PIL/Image.py": ""}
_EPOCH = (1980, 1, 1, 0, 0, 0)


def archives(fetched: Path) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The files of the interpreter, and the archives by name, from what was fetched."""
    with unpacked(fetched) as folder:
        interpreter = {name: (folder / "package" / name).read_bytes() for name in INTERPRETER}
        with zipfile.ZipFile(folder / "package" / LIBRARY) as library:  # without compression it is packed smaller
            interpreter[LIBRARY] = _zip({name: library.read(name) for name in library.namelist()})
        run_in_python(folder, "from ttprint.site.samples import compile_all; compile_all('/build')")
        target = folder / "compiled"
        files = {path.relative_to(target).as_posix(): path.read_bytes() for path in target.rglob("*") if path.is_file()}
    return interpreter, _grouped(files)


@contextmanager
def unpacked(fetched: Path) -> Iterator[Path]:
    """A temporary folder with the interpreter in `package`, and the packages and the project in `source`."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with tarfile.open(fetched / lock().interpreter.file) as archive:
            archive.extractall(folder, filter="data")
        for name, data in _sources(fetched):
            path = folder / "source" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        yield folder


def run_in_python(folder: Path, program: str) -> None:
    """Run a program in the browser's Python, in Node; such a folder is /build there."""
    node = shutil.which("node")
    if node is None:
        raise TtprintError("site.program", program="node")
    script = resources.folder("templates") / "site" / "run.mjs"
    words = [node, str(script), str(folder / "package"), str(folder), program]
    with safe_start():
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise TtprintError("site.compile", why=done.stderr.strip().rpartition("\n")[2])


def _sources(fetched: Path) -> Iterator[tuple[str, bytes]]:
    """The files of the packages, of the stubs and of the project, as they are installed."""
    for package in lock().packages:
        with zipfile.ZipFile(fetched / package.file) as wheel:
            for name in wheel.namelist():
                if not name.endswith("/") and (not package.foreign or name.endswith((".py", "METADATA"))):
                    yield name, wheel.read(name)
    for name, text in STUBS.items():
        yield name, text.encode()
    metadata = f"Metadata-Version: 2.1\nName: {PROJECT}\nVersion: {version(PROJECT)}\n"
    yield f"{PROJECT}-{version(PROJECT)}.dist-info/METADATA", metadata.encode()
    yield from _below(resources.PACKAGE, PROJECT, (*LEFT_OUT, "templates/", "fonts/"))
    for name in assets.FILES:
        if name.endswith(".woff"):  # made here, so that the browser need not load a font library for its first page
            yield f"{PROJECT}/templates/{assets.FOLDER}/{name}", assets.asset(name)
    for kind in resources.FOLDERS:
        yield from _below(resources.folder(kind), f"{PROJECT}/{kind}", ())


def _below(root: Path, place: str, left_out: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and "__pycache__" not in name and not name.startswith(left_out):
            yield f"{place}/{name}", path.read_bytes()


def late_archives() -> tuple[str, ...]:
    """The names of the archives that are loaded when they are first needed."""
    return (MORE, REST, *(package.name for package in lock().packages if package.late))


def _grouped(files: Mapping[str, bytes]) -> dict[str, bytes]:
    groups: dict[str, dict[str, bytes]] = {name: {} for name in ("app", "libraries", *late_archives())}
    for name, data in files.items():
        groups[_group(name)][name] = data
    modules = {group: sorted(_modules(groups[group])) for group in late_archives()}
    groups["app"][f"{PROJECT}/site/late.json"] = json.dumps(modules).encode()
    return {group: _zip(files) for group, files in groups.items()}


def _group(name: str) -> str:
    """The archive that a file belongs to."""
    top = name.partition("/")[0]
    if top == PROJECT or top.startswith(f"{PROJECT}-"):
        return "app"
    if top in late_archives():
        return top
    source = name[:-1] if name.endswith(".pyc") else name
    first, others = opened()
    if source in first or top == "pypdfium2_raw":
        return "libraries"
    return MORE if source in others else REST


@cache
def opened() -> tuple[frozenset[str], frozenset[str]]:
    """The packages' files that the studio opens first, and those that other orders open (`make site-files`)."""
    first, others = json.loads(OPENED.read_text("utf-8"))
    return frozenset(first), frozenset(others)


def _modules(files: Iterable[str]) -> Iterator[str]:
    """The names of the modules among files."""
    for name in files:
        stem, dot, suffix = name.partition(".")
        if dot and "-" not in stem and suffix.endswith(("py", "pyc", "so")):
            yield stem.removesuffix("/__init__").replace("/", ".")


def _zip(files: Mapping[str, bytes]) -> bytes:
    """An archive without compression, the same bytes every time."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), files[name])
    return packed.getvalue()
