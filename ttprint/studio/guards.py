"""Checks every request before the studio's own code sees it.

host: the host name in the request; a name that is not ours means that another site's page points here
foreign: requested by a page of another site; it may see pages, but start no work
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from ttprint.errors import TtprintError
from ttprint.studio.locale import language

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

MOST_BODY = MOST_QUERY = 16 * 1024
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
FOREIGN = "ttprint.foreign"  # the key of this fact in the WSGI environment
WORK = frozenset(
    {"download", "preview", "proof", "open", "part", "picture"}
)  # the last parts of addresses that start work
POLICY = (
    "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors {frames}"
)
_HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]+))(?::[0-9]{1,5})?")  # [address] or name, and port
HEADERS = {
    "Content-Security-Policy": POLICY.format(frames="'none'"),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
# for the studio in the browser, which is shown in a frame of the site's own page
FRAMED = {name: value for name, value in HEADERS.items() if name != "X-Frame-Options"}
FRAMED["Content-Security-Policy"] = POLICY.format(frames="'self'")


class Guard:
    """Passes a request on, or refuses it with one sentence. `headers` are added to every answer."""

    def __init__(self, inside: WSGIApplication, hosts: Iterable[str], headers: Mapping[str, str] = HEADERS) -> None:
        self.inside, self.headers = inside, headers
        self.hosts = LOOPBACK | {host.casefold().strip("[]") for host in hosts}

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a request."""

        def guarded(status: str, headers: list[tuple[str, str]], *rest: Any) -> Any:
            present = {name.casefold() for name, _ in headers}
            added = [(name, value) for name, value in self.headers.items() if name.casefold() not in present]
            return start_response(status, [*headers, *added], *rest)

        if refused := self._refused(environ):
            status, error = refused
            accepted = environ.get("HTTP_ACCEPT_LANGUAGE", "").replace(" ", "").split(",")
            return _refusal(status, error.text(language({}, accepted)[0]), guarded)
        return self.inside(environ, guarded)

    def _refused(self, environ: WSGIEnvironment) -> tuple[HTTPStatus, TtprintError] | None:
        if host_of(environ.get("HTTP_HOST", "")) not in self.hosts:
            return HTTPStatus.MISDIRECTED_REQUEST, TtprintError("studio.host")
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return HTTPStatus.METHOD_NOT_ALLOWED, TtprintError("studio.method")
        if _length(environ) > MOST_BODY:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE, TtprintError("studio.long_request")
        if len(environ.get("QUERY_STRING", "")) > MOST_QUERY:
            return HTTPStatus.REQUEST_URI_TOO_LONG, TtprintError("studio.long_query")
        environ[FOREIGN] = is_foreign(environ)
        if environ[FOREIGN] and environ.get("PATH_INFO", "").rpartition("/")[2] in WORK:
            return HTTPStatus.FORBIDDEN, TtprintError("studio.foreign")
        return None


def host_of(text: str) -> str:
    """The name in a Host header, without its port; empty if the header is anything else than a name and a port."""
    found = _HOST.fullmatch(text)
    return (found[1] or found[2]).casefold() if found else ""


def is_foreign(environ: WSGIEnvironment) -> bool:
    """True if a page of another site asks, according to the Sec-Fetch-Site, Origin and Referer headers."""
    site = environ.get("HTTP_SEC_FETCH_SITE")
    if site is not None and site not in ("same-origin", "none"):
        return True
    for name in ("HTTP_ORIGIN", "HTTP_REFERER"):
        if (origin := environ.get(name)) is not None and _authority(origin) != environ.get("HTTP_HOST", "").casefold():
            return True
    return False


def _authority(address: str) -> str:
    try:
        return urlsplit(address).netloc.casefold()
    except ValueError:
        return ""


def _length(environ: WSGIEnvironment) -> int:
    try:
        return int(environ.get("CONTENT_LENGTH") or 0)
    except ValueError:
        return MOST_BODY + 1


def _refusal(status: HTTPStatus, sentence: str, start_response: Any) -> Iterable[bytes]:
    body = f"{sentence}\n".encode()
    headers = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(body)))]
    start_response(f"{status.value} {status.phrase}", headers)
    return [body]
