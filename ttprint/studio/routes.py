"""The studio as a WSGI application: which address shows what. Only addresses made from the list of products exist."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from flask import Flask, Response, current_app
from flask import request as http
from werkzeug.wsgi import ClosingIterator

from ttprint.errors import TtprintError
from ttprint.game import Game
from ttprint.games import GAMES
from ttprint.lookup import Question
from ttprint.studio import assets, pages, printer_wizard, start_pages
from ttprint.studio.forms import StudioProduct, products
from ttprint.studio.guards import FRAMED, HEADERS, LOOPBACK, Guard, host_of
from ttprint.studio.locale import Locale, country, language
from ttprint.studio.maintenance import Maintenance
from ttprint.studio.pool import InternalError, PoolBusy, PoolSettings, TimeLimit, WorkerLost
from ttprint.studio.requests import ProductRequest, parse_request
from ttprint.studio.service import Refused, Service, download, file_of, tag_of
from ttprint.words.catalog import MissingWords, words

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

STATUS: Mapping[type[TtprintError], HTTPStatus] = {
    MissingWords: HTTPStatus.INTERNAL_SERVER_ERROR,
    PoolBusy: HTTPStatus.SERVICE_UNAVAILABLE,
    WorkerLost: HTTPStatus.SERVICE_UNAVAILABLE,
    TimeLimit: HTTPStatus.GATEWAY_TIMEOUT,
    InternalError: HTTPStatus.INTERNAL_SERVER_ERROR,
}
LONGEST_CODE = 60
# a page that a product made holds its own script and style; it may use them and make no request
WRITTEN_PAGE = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; "
    "worker-src blob:; frame-ancestors 'none'"
)


class Studio:
    """The application with its guard before it and its worker pool behind it.

    `lan` is its address in the local network, if it has one; `shell` that of the page that shows it in a frame, if one
    does: in the browser without a server.
    """

    def __init__(
        self,
        service: Service,
        hosts: Iterable[str],
        maintenance: Maintenance | None = None,
        lan: str = "",
        shell: str = "",
    ) -> None:
        self.service, self.maintenance = service, maintenance
        self.guarded = Guard(_flask(service, lan, shell).wsgi_app, hosts, FRAMED if shell else HEADERS)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a request."""
        answer = self.guarded(environ, start_response)
        return ClosingIterator(answer, self.maintenance.begin) if self.maintenance else answer

    def close(self) -> None:
        """End all workers."""
        if self.maintenance:
            self.maintenance.end()
        self.service.pool.close()


def create_studio(hosts: Iterable[str] = (), settings: PoolSettings | None = None, lan: str = "") -> Studio:
    """A studio that answers to these host names; `lan` is its address in the local network, if it has one."""
    from ttprint.studio.worker_pool import WorkerPool  # imports processes, which a browser does not have

    service = Service(WorkerPool(settings or PoolSettings(workers=max(2, min(4, os.cpu_count() or 2)))))
    return Studio(service, hosts, Maintenance(service), lan)


def hosted_studio(environment: Mapping[str, str]) -> Studio:
    """A studio for a server: host names, number of workers and time limit from the environment."""
    names = environment.get("TTPRINT_HOSTS", "").replace(",", " ").split()
    workers, seconds = _positive(environment, "TTPRINT_WORKERS", 2), _positive(environment, "TTPRINT_SECONDS", 60)
    return create_studio(names, PoolSettings(workers=workers, seconds=seconds))


def _positive(environment: Mapping[str, str], name: str, usual: int) -> int:
    text = environment.get(name, "").strip()
    if text and not (text.isascii() and text.isdigit() and 0 < int(text) < 10_000):
        raise TtprintError("studio.positive", name=name, text=text, usual=usual)
    return int(text or usual)


def _flask(service: Service, lan: str, shell: str) -> Flask:
    app = Flask("ttprint.studio", static_folder=None, template_folder=None)
    app.config |= {"LAN": lan, "SHELL": shell}
    app.config["PROPAGATE_EXCEPTIONS"] = False

    def rule(path: str, view: Any) -> None:
        app.add_url_rule(path, path, view, methods=["GET"])

    rule("/", lambda: _html(start_pages.start(_locale())))
    for name in assets.names():
        rule(f"/-/{name}", partial(_asset, name))
    for product in products().values():
        for part, view in {"": _page, "/proof": _proof, "/download": _download, "/preview": _preview}.items():
            rule(product.path + part, partial(view, service, product))
        rule(f"{product.path}/open", partial(_open, service, product))
        rule(f"{product.path}/qr", partial(_qr, product))
    for game in GAMES.values():
        if lesson := start_pages.product_of(game, start_pages.LESSON):
            rule(f"/{game.name}/lesson", partial(_view, start_pages.lesson, service, lesson, game))
        if game.lookup:
            rule(f"/{game.name}/look", partial(_view, start_pages.look, service, game, game))
            rule(f"/{game.name}/look/picture", partial(_card, service, game))
    rule("/printer", partial(_view, printer_wizard.printer, service, None, None))
    rule("/printer/part", partial(_part, service))
    rule("/printer/correction", lambda: _html(printer_wizard.correction(_locale(), _query())))
    app.register_error_handler(TtprintError, _error)
    app.register_error_handler(404, lambda error: _html(start_pages.wrong(_locale(), "studio.missing"), 404))
    app.register_error_handler(500, lambda error: _html(start_pages.wrong(_locale(), "studio.broken"), 500))
    return app


def _query() -> dict[str, list[str]]:
    return {name: http.args.getlist(name) for name in http.args}


def _locale(described: StudioProduct | Game | None = None) -> Locale:
    accepted = [name for name, _ in http.accept_languages]
    tag, chosen = language(_query(), accepted)
    said = described.words(tag) if described else words(tag)
    lan: str = current_app.config["LAN"]
    near = host_of(http.host) in LOOPBACK
    root = quote(http.root_path)
    origin = lan if near and lan else http.host_url.rstrip("/")
    shell: str = current_app.config["SHELL"]
    start = f"{shell}/#" if shell else f"{origin}{root}"
    reach = {"near": near and not lan, "elsewhere": bool(near and lan), "framed": bool(shell)}
    return Locale(tag, chosen, said, root, country(accepted), start, **reach)


def _html(text: str, status: int = 200) -> Response:
    answer = Response(text, status, content_type="text/html; charset=utf-8")
    answer.headers["Vary"] = "Accept-Language"
    answer.headers["Cache-Control"] = "no-cache"
    return answer


def _cached(data: Any, kind: str, tag: str) -> Response:
    """Bytes that never change for their tag; a browser that has them gets 304 before anything is made."""
    known = http.if_none_match.contains(tag)
    answer = Response(b"" if known else data(), 304 if known else 200, content_type=kind)
    answer.set_etag(tag)
    answer.headers["Cache-Control"] = "no-cache"
    answer.headers["Vary"] = "Accept-Language"
    return answer


def _asset(name: str) -> Response:
    return _cached(lambda: assets.asset(name), assets.kind_of(name), tag_of("asset", name))


def _request(product: StudioProduct) -> ProductRequest:
    locale = _locale(product)
    return parse_request(product, _query(), locale.tag, locale.paper)


def _page(service: Service, product: StudioProduct) -> Response:
    text, right = pages.product_page(_locale(product), service, product, _query(), _ours())
    return _html(text, 200 if right else 400)


def _proof(service: Service, product: StudioProduct) -> Response:
    text, right = pages.proof_or_fault(_locale(product), service, product, _query())
    return _html(text, 200 if right else 400)


def _download(service: Service, product: StudioProduct) -> Response:
    """All files of a request; with `file=0` as one file to print, with another number only that file."""
    request = _request(product)
    file = _whole(_query(), "file") if "file" in http.args else None
    name = ""

    def make() -> bytes:
        nonlocal name
        if file == 0:
            name, data = service.one_file(request)
        elif file:
            name, data = file_of(service.result(request), file)
        else:
            name, data = download(request, service.result(request))
        return data

    answer = _cached(make, "application/octet-stream", tag_of("download", request.identity, file))
    if name:
        answer.content_type = assets.kind_of(name)
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer


def _preview(service: Service, product: StudioProduct) -> Response:
    request, query = _request(product), _query()
    image = _whole(query, "file"), _whole(query, "sheet")
    tag = tag_of("preview", request.identity, *image)
    if http.if_none_match.contains(tag):
        return _cached(bytes, "", tag)
    name, page = pages.page_of(service.result(request, image), *image)
    if assets.kind_of(name) == "application/pdf":
        return _cached(lambda: service.image(request, name, page), "image/png", tag)
    return _cached(lambda: service.result(request).files[name], assets.kind_of(name), tag)


def _open(service: Service, product: StudioProduct) -> Response:
    """The web page that a product made, to be read at once."""
    request = _request(product)
    files = service.result(request).files
    written = next((name for name in sorted(files) if name.endswith(".html")), None)
    if written is None:
        raise Refused("studio.no_web_page")
    answer = _cached(lambda: files[written], "text/html; charset=utf-8", tag_of("open", request.identity))
    answer.headers["Content-Security-Policy"] = WRITTEN_PAGE
    return answer


def _qr(product: StudioProduct) -> Response:
    request = _request(product)
    locale = _locale()
    address = locale.shared(request.key)
    return _cached(lambda: pages.qr_of(address), "image/svg+xml", tag_of("qr", address))


def _card(service: Service, game: Game) -> Response:
    """The picture of the card with a code."""
    question = Question(http.args.get("code", "")[:LONGEST_CODE], _locale().tag)
    found = service.look_up(game.name, question)
    return _cached(lambda: found.setup.drawing, "image/svg+xml", tag_of("card", game.name, question))


def _part(service: Service) -> Response:
    what = http.args.get("what", "")
    lang = _locale().tag
    return _cached(lambda: printer_wizard.printer_part(service, what, lang), "image/png", tag_of("part", what, lang))


def _view(view: Any, service: Service, subject: Any, game: Game | None) -> Response:
    text, right = view(_locale(game), service, subject, _query(), _ours())
    return _html(text, 200 if right else 400)


def _ours() -> bool:
    return not http.environ["ttprint.foreign"]


def _whole(query: Mapping[str, list[str]], name: str) -> int:
    text = (query.get(name) or ["1"])[0]
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise Refused("studio.counts", name=name)
    return int(text)


def _error(error: TtprintError) -> Response:
    status = STATUS.get(type(error), HTTPStatus.BAD_REQUEST)
    last = http.path.rpartition("/")[2]
    locale = _locale()
    sentence = locale.sentence(error)
    if last == "proof":
        answer = _html(pages.refused(sentence), status)
    elif last in ("preview", "download", "qr", "part", "open", "picture"):
        answer = Response(f"{sentence}\n", status, content_type="text/plain; charset=utf-8")
        answer.headers["Vary"] = "Accept-Language"
    else:
        answer = _html(start_pages.wrong(locale, "", sentence), status)
    if status is HTTPStatus.SERVICE_UNAVAILABLE:
        answer.headers["Retry-After"] = "2"  # as long as a full queue lasts
    return answer
