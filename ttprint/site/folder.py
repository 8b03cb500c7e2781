"""Builds the folder: Python as archives, the pages, the ready-made PDFs, the licences.

packed: compressed with gzip, so that the size does not depend on the web space; the service worker unpacks it
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ttprint import resources
from ttprint.render.template import fill
from ttprint.site.archives import archives, late_archives
from ttprint.site.licences import licences
from ttprint.site.ready import Ready
from ttprint.words.catalog import languages, words

PAGES = ("shell.js", "shell.css", "worker.js")
VERSION = "version.txt"  # changes with anything in the folder
_WORDS = "site.page."  # how the keys of the page's sentences begin


@dataclass(frozen=True, slots=True)
class VersionedFolder:
    """Files in a folder of their own, whose name changes with their content."""

    kind: str
    files: Mapping[str, bytes]

    @property
    def folder(self) -> str:
        """The name of the folder."""
        content = "".join(f"{name} {_digest(data)}\n" for name, data in sorted(self.files.items()))
        return f"{self.kind}-{_digest(content.encode())}"

    def named(self, packed: bool) -> dict[str, bytes]:
        """The files by their name in the site."""
        if packed:
            return {
                f"{self.folder}/{name}.packed": gzip.compress(data, 6, mtime=0) for name, data in self.files.items()
            }
        return {f"{self.folder}/{name}": data for name, data in self.files.items()}

    @property
    def sizes(self) -> dict[str, int]:
        """The bytes of each file, unpacked."""
        return {f"{self.folder}/{name}": len(data) for name, data in self.files.items()}


def build(fetched: Path, games: Sequence[str], ready: Sequence[Ready]) -> dict[str, bytes]:
    """The files of the folder by name, from what was fetched, with ready-made PDFs."""
    interpreter, zipped = archives(fetched)
    others = {f"{name}.zip": data for name, data in zipped.items() if name != "app"}
    python = VersionedFolder("python", {**interpreter, **others})
    app = VersionedFolder("app", {"app.zip": zipped["app"]})
    shell = VersionedFolder("shell", {name: _template(name) for name in PAGES})
    files = {
        **python.named(packed=True),
        **app.named(packed=True),
        **shell.named(packed=False),
        **{file.name: file.data for file in ready},
        **licences(fetched),
        "service.js": _template("service.js"),
    }
    late = late_archives()
    sizes = python.sizes | app.sizes
    site = {
        **{part.kind: f"{part.folder}/" for part in (python, app, shell)},
        "folders": [part.folder for part in (python, app, shell)],
        "core": [[name, size] for name, size in sizes.items() if Path(name).stem not in late],
        "late": {stem: {"file": name, "size": sizes[name]} for name in sizes if (stem := Path(name).stem) in late},
        "games": list(games),
        "version": _digest("".join(f"{name} {_digest(data)}\n" for name, data in sorted(files.items())).encode()),
    }
    files[VERSION] = f"{site['version']}\n".encode()
    files["index.html"] = _first_page(site, ready)
    return files


def _template(name: str) -> bytes:
    return (resources.folder("templates") / "site" / name).read_bytes()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def _first_page(site: Mapping[str, object], ready: Sequence[Ready]) -> bytes:
    """The page that loads the studio, with its sentences in all languages."""
    said = {}
    for tag in languages():
        own = words(tag)
        said[tag] = {key.removeprefix(_WORDS): own.say(key) for key in own.entries if key.startswith(_WORDS)}
    offered = [(tag, words(tag).say("language.name"), [file for file in ready if file.tag == tag]) for tag in said]
    page = fill(
        "site/index.html.j2",
        site=site,
        site_json=_in_script(site),
        words_json=_in_script(said),
        english=said["en"],
        ready=offered,
    )
    return page.encode()


def _in_script(data: object) -> str:
    """JSON that can stand in an element of a page."""
    from markupsafe import Markup

    return Markup(json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"))
