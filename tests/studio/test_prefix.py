"""The studio under a path, as behind a proxy: every link, form, style, script and QR code leads to it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import pytest
from werkzeug.middleware.dispatcher import DispatcherMiddleware
from werkzeug.test import Client
from werkzeug.wrappers import Response

from ttprint.draw.qr import qr_svg
from ttprint.games import DEFAULT_GAME
from ttprint.order.order import Printed
from ttprint.product import Report
from ttprint.studio.forms import products
from ttprint.studio.jobs import Done, ImageJob, Job, MakeJob, Result, do_job
from ttprint.studio.pool import PoolSettings
from ttprint.studio.routes import Studio
from ttprint.studio.service import Service
from ttprint.studio.worker_pool import WorkerPool

ROOT, AT = "/print er/ttprint", f"/{DEFAULT_GAME.name}"
QUOTED = ROOT.replace(" ", "%20")
FILES = {"a.pdf": b"%PDF", "a.html": b"<p>", "a.json": json.dumps({"cards": [{"code": "3D3E"}]}).encode()}
PAGES = [
    "/",
    "/nowhere",
    f"{AT}/lesson?pupils=4&step=2",
    f"{AT}/lesson?pupils=4&step=4&ui=fr",
    f"{AT}/look?code=3D3E&answer=2&hints=1",
    "/printer?x=1",
]


class Ready(WorkerPool):
    """Has the result of every product ready, so that a whole site is looked through in a moment."""

    def do(self, job: Job) -> Done:
        match job:
            case MakeJob(path=path) if products()[path].makes_files:
                return Result(Printed(FILES), sizes={"a.pdf": ((50, 50), (50, 50))})
            case MakeJob():
                return Result(report=Report({}, ()))
            case ImageJob():
                return b"a picture"
        return do_job(job)


class Addresses(HTMLParser):
    """The addresses that a page names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.found += [given[name] for name in ("href", "src", "action") if name in given]
        self.found += [f"{given['data-path']}/proof"] if "data-path" in given else []
        self.found += [given["data-correction"]] if "data-correction" in given else []
        self.found += [given["value"]] if "data-address" in given else []


@pytest.fixture(scope="module")
def client() -> Client:
    """A visitor of a server on which nothing but the studio answers, and that only below its root."""
    studio = Studio(Service(Ready(PoolSettings(workers=0))), ())
    return Client(DispatcherMiddleware(Response("nothing here", 404), {ROOT: studio}))


def named(address: str, text: str) -> Iterator[str]:
    """The addresses in a page or style."""
    found = re.findall(r"url\((.*?)\)", text) if address.endswith(".css") else Addresses(text).found
    for one in found:
        if not one.startswith(("#", "data:")):
            yield urljoin(address, one.removeprefix("http://localhost"))


def fitting(path: str) -> str:
    """The values without which a product is refused."""
    wanted = {field.name for field in products()[path].fields if field.required}
    return "&".join(part for part in ("pupils=4", "words=3D3E", "setup=3D3E") if part.partition("=")[0] in wanted)


@pytest.mark.slow
def test_every_address_on_every_page_answers(client: Client) -> None:
    pages = [*PAGES, *(f"{path}?show=1&ui=nl&{fitting(path)}" for path in products())]
    looked_through = [f"{QUOTED}{address}" for address in (*pages, "/-/studio.css")]
    seen = {other for address in looked_through for other in named(address, client.get(address).text)}
    for address in seen:
        assert address.startswith(f"{QUOTED}/"), address
        answer = client.get(address)
        assert answer.status_code == 200, (address, answer.text)
    parts = {urlsplit(address).path.rpartition("/")[2] for address in seen}
    assert {"", "studio.css", "studio.js", "text.woff", "proof", "download", "preview", "open", "qr", "part"} <= parts
    assert len(seen) > 150, len(seen)


def test_a_qr_code_and_a_redirect_lead_below_the_root(client: Client) -> None:
    qr = client.get(f"{QUOTED}/calibrate/qr?lang=fr", headers={"Host": "localhost:8017"})
    assert qr.data == qr_svg(f"http://localhost:8017{QUOTED}/calibrate?paper=a4&lang=fr")
    assert urlsplit(client.get(QUOTED).location or "").path == f"{QUOTED}/"
