"""The studio as a site: which address shows what. No part of an address but those in the catalogue is ever taken."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, request
from werkzeug.wsgi import ClosingIterator

from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.studio import assets, pages, printer_wizard, start_pages
from ttprint.studio.forms import Product, products
from ttprint.studio.guards import Guard
from ttprint.studio.locale import Visit, language
from ttprint.studio.maintenance import Upkeep
from ttprint.studio.requests import Errand, errand_of
from ttprint.studio.service import Desk, Refused, delivered, tag_of
from ttprint.studio.worker_pool import Broken, Busy, Crew, Hours, Lost, Overtime
from ttprint.words.catalog import MissingWords, words

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

STATUS: Mapping[type[TtprintError], HTTPStatus] = {
    MissingWords: HTTPStatus.INTERNAL_SERVER_ERROR,
    Busy: HTTPStatus.SERVICE_UNAVAILABLE,
    Lost: HTTPStatus.SERVICE_UNAVAILABLE,
    Overtime: HTTPStatus.GATEWAY_TIMEOUT,
    Broken: HTTPStatus.INTERNAL_SERVER_ERROR,
}
# a page that a command wrote holds its own script and style; it may use them and reach nobody
WRITTEN_PAGE = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; "
    "frame-ancestors 'none'"
)


class Studio:
    """The site with its guard before it and its crew behind it."""

    def __init__(self, desk: Desk, hosts: Iterable[str], upkeep: Upkeep | None = None) -> None:
        self.desk, self.upkeep = desk, upkeep
        self.guarded = Guard(_flask(desk).wsgi_app, hosts)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a request."""
        answer = self.guarded(environ, start_response)
        return ClosingIterator(answer, self.upkeep.begin) if self.upkeep else answer

    def close(self) -> None:
        """End all workers."""
        if self.upkeep:
            self.upkeep.end()
        self.desk.crew.close()


def site(hosts: Iterable[str] = (), hours: Hours | None = None) -> Studio:
    """A studio that may be called by these names."""
    desk = Desk(Crew(hours or Hours(workers=max(2, min(4, os.cpu_count() or 2)))))
    return Studio(desk, hosts, Upkeep(desk))


def hosted(environment: Mapping[str, str]) -> Studio:
    """A studio for a server: its names, workers and patience from the environment."""
    names = environment.get("TTPRINT_HOSTS", "").replace(",", " ").split()
    workers, seconds = _positive(environment, "TTPRINT_WORKERS", 2), _positive(environment, "TTPRINT_SECONDS", 60)
    return site(names, Hours(workers=workers, seconds=seconds))


def _positive(environment: Mapping[str, str], name: str, usual: int) -> int:
    text = environment.get(name, "").strip()
    if text and not (text.isascii() and text.isdigit() and 0 < int(text) < 10_000):
        raise TtprintError(f"{name} is {text!r}: give a whole number from 1, or leave it out for {usual}.")
    return int(text or usual)


def _flask(desk: Desk) -> Flask:
    app = Flask("ttprint.studio", static_folder=None, template_folder=None)
    app.config["PROPAGATE_EXCEPTIONS"] = False

    def rule(path: str, view: Any) -> None:
        app.add_url_rule(path, path, view, methods=["GET"])

    rule("/", lambda: _html(start_pages.start(_visit())))
    for name in assets.NAMES:
        rule(f"/-/{name}", partial(_asset, name))
    for product in products().values():
        for part, view in {"": _page, "/proof": _proof, "/download": _download, "/preview": _preview}.items():
            rule(product.path + part, partial(view, desk, product))
        rule(f"{product.path}/open", partial(_open, desk, product))
        rule(f"{product.path}/qr", partial(_qr, product))
    for game in GAMES.values():
        if lesson := start_pages.lesson_of(game):
            rule(f"/{game.name}/lesson", partial(_door, start_pages.lesson, desk, lesson))
        if game.looks_up:
            rule(f"/{game.name}/look", partial(_door, start_pages.look, desk, game))
    rule("/printer", partial(_door, printer_wizard.printer, desk, None))
    rule("/printer/part", partial(_part, desk))
    app.register_error_handler(TtprintError, _told)
    app.register_error_handler(MissingWords, _told)
    app.register_error_handler(404, lambda error: _html(start_pages.wrong(_visit(), "studio.missing"), 404))
    app.register_error_handler(500, lambda error: _html(start_pages.wrong(_visit(), "studio.broken"), 500))
    return app


def _said() -> dict[str, list[str]]:
    return {name: request.args.getlist(name) for name in request.args}


def _visit(product: Product | None = None, game: Any = None) -> Visit:
    accepted = [name for name, _ in request.accept_languages]
    tag, chosen = language(_said(), accepted)
    return Visit(tag, chosen, product.words(tag) if product else game.words(tag) if game else words(tag))


def _html(text: str, status: int = 200) -> Response:
    answer = Response(text, status, content_type="text/html; charset=utf-8")
    answer.headers["Vary"] = "Accept-Language"
    answer.headers["Cache-Control"] = "no-cache"
    return answer


def _kept(data: Any, kind: str, tag: str) -> Response:
    """Bytes that never change for their tag; who has them already is told so before anything is made."""
    known = request.if_none_match.contains(tag)
    answer = Response(b"" if known else data(), 304 if known else 200, content_type=kind)
    answer.set_etag(tag)
    answer.headers["Cache-Control"] = "no-cache"
    answer.headers["Vary"] = "Accept-Language"
    return answer


def _asset(name: str) -> Response:
    return _kept(lambda: assets.asset(name), assets.kind_of(name), tag_of("asset", name))


def _errand(product: Product) -> Errand:
    return errand_of(product, _said(), _visit(product).tag)


def _page(desk: Desk, product: Product) -> Response:
    text, right = pages.product_page(_visit(product), desk, product, _said(), _ours())
    return _html(text, 200 if right else 400)


def _proof(desk: Desk, product: Product) -> Response:
    return _html(pages.proof(_visit(product), desk, _errand(product)))


def _download(desk: Desk, product: Product) -> Response:
    errand = _errand(product)
    name = ""

    def make() -> bytes:
        nonlocal name
        name, data = delivered(errand, desk.outcome(errand))
        return data

    answer = _kept(make, "application/octet-stream", tag_of("download", errand.key))
    if name:
        answer.content_type = assets.kind_of(name)
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


def _preview(desk: Desk, product: Product) -> Response:
    errand, said = _errand(product), _said()
    look = _whole(said, "file"), _whole(said, "sheet")
    tag = tag_of("preview", errand.key, *look)
    if request.if_none_match.contains(tag):
        return _kept(bytes, "", tag)
    name, page = pages.pictured(desk.outcome(errand, look), *look)
    if assets.kind_of(name) == "application/pdf":
        return _kept(lambda: desk.picture(errand, name, page), "image/png", tag)
    return _kept(lambda: desk.outcome(errand).files[name], assets.kind_of(name), tag)


def _open(desk: Desk, product: Product) -> Response:
    """The web page that a command wrote, to be read at once."""
    errand = _errand(product)
    files = desk.outcome(errand).files
    written = next((name for name in sorted(files) if name.endswith(".html")), None)
    if written is None:
        raise Refused("This writes no web page.")
    answer = _kept(lambda: files[written], "text/html; charset=utf-8", tag_of("open", errand.key))
    answer.headers["Content-Security-Policy"] = WRITTEN_PAGE
    return answer


def _qr(product: Product) -> Response:
    errand = _errand(product)
    address = f"{request.host_url.rstrip('/')}{errand.key}"
    return _kept(lambda: pages.qr_of(address), "image/svg+xml", tag_of("qr", address))


def _part(desk: Desk) -> Response:
    what = request.args.get("what", "")
    lang = _visit().tag
    return _kept(lambda: printer_wizard.printer_part(desk, what, lang), "image/png", tag_of("part", what, lang))


def _door(view: Any, desk: Desk, what: Any) -> Response:
    visit = _visit(game=what if hasattr(what, "words") and hasattr(what, "room") else getattr(what, "game", None))
    text, right = view(visit, desk, what, _said(), _ours())
    return _html(text, 200 if right else 400)


def _ours() -> bool:
    return not request.environ["ttprint.foreign"]


def _whole(said: Mapping[str, list[str]], name: str) -> int:
    text = (said.get(name) or ["1"])[0]
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise Refused(f"{name} counts from 1.")
    return int(text)


def _told(error: TtprintError) -> Response:
    status = STATUS.get(type(error), HTTPStatus.BAD_REQUEST)
    last = request.path.rpartition("/")[2]
    if last == "proof":
        answer = _html(pages.refused(_visit(), str(error)), status)
    elif last in ("preview", "download", "qr", "part", "open"):
        answer = Response(f"{error}\n", status, content_type="text/plain; charset=utf-8")
    else:
        answer = _html(start_pages.wrong(_visit(), "", str(error)), status)
    if status is HTTPStatus.SERVICE_UNAVAILABLE:
        answer.headers["Retry-After"] = "2"  # as long as a full queue lasts
    return answer
