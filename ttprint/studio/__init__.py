"""The studio: everything that ttprint prints, from web pages; `application` is for any WSGI server."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """The studio as a WSGI application; docs/hosting.md names the environment variables that it reads."""
    return _hosted()(environ, start_response)


@cache
def _hosted() -> WSGIApplication:
    import os

    from ttprint.studio.routes import hosted_studio  # imports Flask, which only a studio needs

    return hosted_studio(os.environ)
