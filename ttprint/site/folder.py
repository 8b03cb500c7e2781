"""Builds the folder: Python as archives, the pages, what is ready-made, the licences.

packed: compressed with gzip, so that the size does not depend on the web space; the service worker unpacks it. Packed
files end with .bin, a name that every web server hands out and none unpacks by itself
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ttprint import resources
from ttprint.games import GAMES
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
            return {f"{self.folder}/{name}.bin": gzip.compress(data, 9, mtime=0) for name, data in self.files.items()}
        return {f"{self.folder}/{name}": data for name, data in self.files.items()}

    def sizes(self, packed: Mapping[str, bytes]) -> dict[str, tuple[int, int]]:
        """The bytes of each file, unpacked and packed."""
        names = {name: f"{self.folder}/{name}" for name in self.files}
        return {path: (len(self.files[name]), len(packed[f"{path}.bin"])) for name, path in names.items()}


def build(fetched: Path, games: Sequence[str], ready: Sequence[Ready]) -> dict[str, bytes]:
    """The files of the folder by name, from what was fetched, with what is ready-made."""
    interpreter, zipped = archives(fetched)
    others = {f"{name}.zip": data for name, data in zipped.items() if name != "app"}
    python = VersionedFolder("python", {**interpreter, **others})
    app = VersionedFolder("app", {"app.zip": zipped["app"]})
    pages = {name: _template(f"site/{name}") for name in PAGES}
    picture = _template(f"{GAMES[games[0]].package}/pictures/kit.png")
    shell = VersionedFolder("shell", {**pages, "picture.png": picture})
    files = {
        **python.named(packed=True),
        **app.named(packed=True),
        **shell.named(packed=False),
        **{file.name: file.data for file in ready},
        **licences(fetched),
        "service.js": _template("site/service.js"),
    }
    late = late_archives()
    sizes = python.sizes(files) | app.sizes(files)
    site = {
        **{part.kind: f"{part.folder}/" for part in (python, app, shell)},
        "folders": [part.folder for part in (python, app, shell)],
        "core": [[name, *size] for name, size in sizes.items() if Path(name).stem not in late],
        "late": {stem: {"file": name, "sizes": sizes[name]} for name in sizes if (stem := Path(name).stem) in late},
        "games": list(games),
        "version": _digest("".join(f"{name} {_digest(data)}\n" for name, data in sorted(files.items())).encode()),
    }
    files[VERSION] = f"{site['version']}\n".encode()
    files["index.html"] = _first_page(site, ready)
    return files


def _template(name: str) -> bytes:
    return (resources.folder("templates") / name).read_bytes()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def _first_page(site: Mapping[str, object], ready: Sequence[Ready]) -> bytes:
    """The page that loads the studio, with its sentences in all languages."""
    said = {}
    for tag in languages():
        own = words(tag)
        said[tag] = {key.removeprefix(_WORDS): own.say(key) for key in own.entries if key.startswith(_WORDS)}
    offered = []
    for tag in said:
        own_files = [file for file in ready if file.tag == tag]
        titles = dict.fromkeys(file.game for file in own_files)
        by_game = [(title, [file for file in own_files if file.game == title]) for title in titles]
        offered.append((tag, words(tag).say("language.name"), by_game))
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
