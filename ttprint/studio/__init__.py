"""The studio: everything that ttprint prints, from a page in the browser; `application` is for any WSGI server."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """The studio as any WSGI server calls it; docs/hosting.md names the variables of the environment it heeds."""
    return _hosted()(environ, start_response)


@cache
def _hosted() -> WSGIApplication:
    import os

    from ttprint.studio.routes import hosted  # imports Flask, which only a studio needs

    return hosted(os.environ)
