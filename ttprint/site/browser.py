"""Runs in the browser: the studio as a WSGI application, called by the page's own script instead of a server.

late package: one that is loaded when it is first imported, since most visitors never need it
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any
from urllib.parse import unquote_to_bytes

from ttprint.games import GAMES
from ttprint.studio.pool import DirectPool
from ttprint.studio.routes import Studio
from ttprint.studio.service import Service

CACHE_SIZE = 32_000_000  # bytes; a tablet gives a page little memory


class LatePackage(BaseException):
    """A package is needed that is not loaded yet; load it, and ask again. No `except Exception` catches it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class LateFinder(MetaPathFinder):
    """The last finder that Python asks: raises LatePackage for modules that can be loaded."""

    def __init__(self, packages: Mapping[str, Sequence[str]]) -> None:
        self.package_of = {module: package for package, modules in packages.items() for module in modules}

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Nothing for a module that is not in the folder."""
        if package := self.package_of.get(name):
            raise LatePackage(package)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request; or only `late`, the package that must be loaded before it is asked again."""

    status: int = 0
    headers: tuple[tuple[str, str], ...] = ()
    body: bytes = b""
    late: str = ""


class Site:
    """The studio at an address of a web space.

    `home` is the address of the site's first page, without a slash at its end; the studio lies below it at `root`.
    """

    def __init__(self, home: str, root: str) -> None:
        self.scheme, _, rest = home.partition("://")
        self.host, _, folder = rest.partition("/")
        self.root = f"/{folder}{root}" if folder else root
        self.studio = Studio(Service(DirectPool(), CACHE_SIZE), [self.host.partition(":")[0]], shell=home)

    def answer(self, path: str, query: str = "", languages: str = "", known: str = "") -> Answer:
        """The answer to a request for a path below the root; `known` is the tag of the answer that the browser has."""
        status, headers = 500, list[tuple[str, str]]()

        def start(line: str, given: list[tuple[str, str]], *_: Any) -> Any:
            nonlocal status, headers
            status, headers = int(line.split()[0]), given

        environ = {
            "REQUEST_METHOD": "GET",
            "SCRIPT_NAME": self.root,
            "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
            "QUERY_STRING": query,
            "SERVER_NAME": self.host,
            "SERVER_PORT": "443",
            "SERVER_PROTOCOL": "HTTP/1.1",
            "HTTP_HOST": self.host,
            "HTTP_ACCEPT_LANGUAGE": languages,
            "HTTP_IF_NONE_MATCH": known,
            "HTTP_SEC_FETCH_SITE": "same-origin",
            "wsgi.version": (1, 0),
            "wsgi.url_scheme": self.scheme,
            "wsgi.errors": sys.stderr,
            "wsgi.multithread": False,
            "wsgi.multiprocess": False,
            "wsgi.run_once": False,
        }
        try:
            body = b"".join(self.studio(environ, start))
        except LatePackage as late:
            return Answer(late=late.name)
        return Answer(status, tuple(headers), body)


def start(home: str, root: str, games: Collection[str]) -> Site:
    """The studio of a site with these games, ready to answer."""
    late = Path(__file__).with_name("late.json")
    sys.meta_path.append(LateFinder(json.loads(late.read_text("utf-8"))))
    for name in [name for name in GAMES if name not in games]:
        del GAMES[name]
    return Site(home, root)


def loaded() -> None:
    """Let Python see the files of a package that was loaded."""
    importlib.invalidate_caches()
