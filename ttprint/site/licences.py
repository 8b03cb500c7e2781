"""The licence texts of everything in the folder, and a page that lists them."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib.metadata import files as files_of
from pathlib import Path

from ttprint import resources
from ttprint.render.template import fill
from ttprint.site.packages import Locked, lock

FOLDER = "licences"


def licences(fetched: Path) -> dict[str, bytes]:
    """The texts by name, and the page."""
    own = {f"{FOLDER}/ttprint/LICENSE": _own()}
    fonts = {f"{FOLDER}/fonts/{path.name}": path.read_bytes() for path in resources.folder("fonts").glob("OFL-*.txt")}
    texts = {package: dict(_texts(fetched, package)) for package in lock().packages}
    page = fill(
        "site/licences.html.j2",
        packages=[(one, sorted(texts.get(one, ()))) for one in (lock().interpreter, *lock().packages)],
        fonts=sorted(fonts),
        folder=FOLDER,
    )
    return {**own, **fonts, **{name: data for all_ in texts.values() for name, data in all_.items()}} | {
        f"{FOLDER}/index.html": page.encode()
    }


def _own() -> bytes:
    checkout = resources.PACKAGE.parent / "LICENSE"
    if checkout.is_file():
        return checkout.read_bytes()
    installed = next(path for path in files_of("ttprint") or () if path.name == "LICENSE")
    return installed.read_binary()


def _texts(fetched: Path, package: Locked) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(fetched / package.file) as wheel:
        for name in wheel.namelist():
            inside = name.partition(".dist-info/")[2]
            if inside and any(word in inside.casefold() for word in ("licen", "copying")) and not name.endswith("/"):
                yield f"{FOLDER}/{package.name}/{inside.removeprefix('licenses/')}", wheel.read(name)
