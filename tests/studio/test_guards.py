"""Each guard, and what it keeps out."""

from __future__ import annotations

import html
import io
import re
import zipfile

import pikepdf
import pytest
from werkzeug.test import Client

from tests.studio.conftest import InProcessPool
from ttprint.errors import TtprintError
from ttprint.games import DEFAULT_GAME
from ttprint.option import OptionKind
from ttprint.studio.forms import products
from ttprint.studio.jobs import Done, Job
from ttprint.studio.pool import InternalError, PoolBusy, PoolSettings, TimeLimit, WorkerLost
from ttprint.studio.routes import Studio
from ttprint.studio.service import Refused, Service
from ttprint.studio.worker_pool import WorkerPool

DECK = f"/{DEFAULT_GAME.name}/deck"
WORK = [f"{DECK}/{part}?sets=cab" for part in ("download", "preview", "proof", "open")] + ["/printer/part?what=x"]
FINE = {("bleed", "0"), ("corners", "0")}  # what is not absurd would only be drawn
SCRIPT = "<script>alert(1)</script>\"'"


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "localhost.evil.example", "", "127.0.0.1.evil:80", "[::2]"),
        *("localhost:80@evil.example", "[::1]evil.example", "[::1]:80@evil.example", "localhost:", "localhost:80:80"),
        *("localhost/evil", "localhost\\@evil", "::1", "[localhost]", "localhost:8017 evil", "user@localhost"),
    ],
)
def test_a_foreign_host_sees_nothing(visitor: Client, host: str) -> None:
    answer = visitor.get("/", headers={"Host": host})
    assert answer.status_code == 421
    assert b"<html" not in answer.data


@pytest.mark.parametrize("host", ["localhost", "localhost:8017", "127.0.0.1:1", "[::1]:5", "Studio.Example"])
def test_its_own_names_are_let_in(visitor: Client, host: str) -> None:
    assert visitor.get("/", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "header",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Referer": "http://localhost.evil.example/"},
    ],
)
def test_another_site_makes_nobody_work(visitor: Client, pool: InProcessPool, header: dict[str, str]) -> None:
    before = len(pool.done)
    for address in WORK:
        assert visitor.get(address, headers=header).status_code == 403, address
    for address in (
        f"{DECK}?sets=boat&show=1",
        f"/{DEFAULT_GAME.name}/look?code=0000",
        f"/{DEFAULT_GAME.name}/lesson?pupils=9&step=4",
    ):
        assert visitor.get(address, headers=header).status_code == 200, address
    assert len(pool.done) == before


def test_the_own_page_does(visitor: Client) -> None:
    for header in ({"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {"Origin": "http://localhost"}):
        assert visitor.get(f"/{DEFAULT_GAME.name}/worksheet/download", headers=header).status_code == 200


def test_what_is_too_large(visitor: Client) -> None:
    assert visitor.get("/", environ_overrides={"CONTENT_LENGTH": str(16 * 1024 + 1)}).status_code == 413
    assert visitor.get("/", environ_overrides={"CONTENT_LENGTH": "many"}).status_code == 413
    assert visitor.get(f"/?x={'y' * 17_000}").status_code == 414
    posted = visitor.post("/", data=b"x")
    assert (posted.status_code, "use GET" in posted.text) == (405, True)
    many = "&".join("only=x" for _ in range(61))
    assert "more than 60" in visitor.get(f"{DECK}/proof?{many}").text


def test_every_answer_carries_its_policy(visitor: Client) -> None:
    for address in ("/", DECK, "/nope", "/-/studio.js", f"{DECK}/download?paper=z"):
        headers = visitor.get(address).headers
        policy = headers["Content-Security-Policy"]
        assert policy.startswith("default-src 'none';")
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "Set-Cookie" not in headers


def test_pages_hold_no_script_or_style_of_their_own(visitor: Client) -> None:
    for address in ("/", DECK, f"/{DEFAULT_GAME.name}/lesson", f"/{DEFAULT_GAME.name}/look?code=3D3E", "/printer"):
        text = visitor.get(address).text
        assert not re.search(r"<script(?! src=\"/-/studio\.js\" defer>)|<style|\son\w+=|\sstyle=|https?://", text)


@pytest.mark.slow
@pytest.mark.parametrize("path", products())
def test_a_script_in_every_text_field_is_text(visitor: Client, path: str) -> None:
    product = products()[path]
    for field in product.fields:
        if field.kind is not OptionKind.FLAG:
            answer = visitor.get(path, query_string={field.name: SCRIPT, "show": "1"})
            assert answer.status_code in (200, 400), field.name
            assert "<script>alert" not in answer.text, field.name


@pytest.mark.slow
@pytest.mark.parametrize("path", products())
@pytest.mark.parametrize("number", ["-1", "0", "1e308", "nan", "inf", "999999999999999999999", "0x10", "٩٩٩٩٩٩٩٩٩"])
def test_absurd_numbers_are_refused_in_a_sentence(visitor: Client, path: str, number: str) -> None:
    product = products()[path]
    needed = {field.name: "4" if field.name == "pupils" else "3D3E" for field in product.fields if field.required}
    for field in product.fields:
        if field.kind is OptionKind.NUMBER and (field.name, number) not in FINE and field.name != "seed":
            answer = visitor.get(f"{path}/proof", query_string={**needed, field.name: number})
            assert answer.status_code in (200, 400), (field.name, answer.text)
            assert "Traceback" not in answer.text


@pytest.mark.slow
def test_a_script_that_is_drawn_is_harmless_in_every_format(visitor: Client) -> None:
    """The address of a page is the only text of a visitor that gets onto paper."""
    query = {"codes": "3D3E", "link": "https://x.example/<script>alert(1)</script>\"'", "svg": "1", "pdf": "1"}
    answer = visitor.get(f"/{DEFAULT_GAME.name}/challenges/download", query_string=query)
    assert answer.status_code == 200
    with zipfile.ZipFile(io.BytesIO(answer.data)) as parcel:
        files = {name: parcel.read(name) for name in parcel.namelist()}
    drawings = [data for name, data in files.items() if name.endswith(".svg")]
    assert drawings
    assert not any(re.search(rb"<script|<foreignObject|\son\w+=|javascript:", data) for data in drawings)
    for data in (data for name, data in files.items() if name.endswith(".pdf")):
        with pikepdf.open(io.BytesIO(data)) as pdf:
            told = [str(thing) for thing in pdf.objects if isinstance(thing, pikepdf.Dictionary)]
        assert not any(key in text for text in told for key in ("/JS", "/JavaScript", "/Launch", "/SubmitForm"))


def test_an_address_that_is_no_page_gets_nowhere(visitor: Client) -> None:
    answer = visitor.get(
        f"/{DEFAULT_GAME.name}/challenges/proof", query_string={"codes": "3D3E", "link": "javascript:alert(1)"}
    )
    assert answer.status_code == 400


@pytest.mark.slow
def test_a_page_that_was_written_reaches_nobody_and_holds_no_word_of_the_address(visitor: Client) -> None:
    answer = visitor.get(f"/{DEFAULT_GAME.name}/play/open?codes=3D3E")
    policy = answer.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none';")
    assert "http" not in policy
    assert "connect-src" not in policy
    assert "worker-src blob:" in policy  # the playable page reads photos in a worker of its own
    told = visitor.get(f"/{DEFAULT_GAME.name}/play/open", query_string={"codes": SCRIPT})
    assert told.status_code == 400
    assert told.content_type.startswith("text/plain")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("error", "status"),
    [
        (PoolBusy(), 503),
        (WorkerLost(), 503),
        (TimeLimit(60), 504),
        (InternalError(), 500),
        (Refused("studio.page"), 400),
    ],
)
@pytest.mark.parametrize("part", ["", "/proof", "/preview", "/download"])
def test_what_goes_wrong_behind_is_told_in_a_sentence(error: TtprintError, status: int, part: str) -> None:
    class Failing(WorkerPool):
        def do(self, job: Job) -> Done:
            raise error

    answer = Client(Studio(Service(Failing(PoolSettings(workers=0))), ())).get(
        f"{DECK}{part}?show=1", headers={"Accept-Language": "en"}
    )
    assert answer.status_code == status
    assert str(error) in html.unescape(answer.text)
    assert answer.headers.get("Retry-After") == ("2" if status == 503 else None)


def test_no_path_of_the_machine_is_told(visitor: Client) -> None:
    for address in (f"{DECK}/proof?paper=%2Fetc%2Fpasswd", f"/{DEFAULT_GAME.name}/worksheet/proof?lang=en"):
        assert not re.search(r"/(tmp|home|usr|work|var)/", visitor.get(address).text)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        (f"{DECK}?paper=a44&show=1", "„a44“ ist kein Papierformat: Meintest du a4?"),
        (f"{DECK}/proof?paper=a44", "„a44“ ist kein Papierformat: Meintest du a4?"),
        (f"{DECK}/download?bleed=12.5", "möglich ist 0 bis 10 mm"),
        (f"{DECK}?papre=a4", "„papre“ ist keine Option: Meintest du paper?"),
        (f"{DECK}?pdf=perhaps", "„perhaps“ ist weder ja noch nein"),
        (f"{DECK}?out=x", "out nennt etwas auf einem Datenträger"),
        (f"/{DEFAULT_GAME.name}/lesson?pupils=many&step=4", "many geht hier nicht: möglich ist 1 bis 60"),
        ("/printer?across=50", "Ein Lineal von 100 mm kann auf dem Papier nicht 50 mm lang sein"),
        ("/printer/part?what=z", "Dieses Bild gibt es nicht."),
        (f"{DECK}/preview?sheet=x", "sheet beginnt bei 1."),
    ],
)
def test_errors_are_in_the_language_of_the_page(visitor: Client, address: str, sentence: str) -> None:
    for chosen, header in (("&ui=de", "fr"), ("", "de-AT,en;q=0.5")):
        link = address if not chosen else f"{address}{chosen}"
        answer = visitor.get(link, headers={"Accept-Language": header})
        assert answer.status_code == 400
        text = html.unescape(answer.text).replace("\u00a0", " ")
        assert re.search(sentence.replace("?", r"\?"), text)
        assert 'role="alert" lang="en"' not in answer.text


def test_a_guard_answers_in_the_language_of_the_browser(visitor: Client) -> None:
    answer = visitor.post("/", headers={"Accept-Language": "it-IT, en"})
    assert answer.status_code == 405
    assert answer.text == "Lo studio si può solo leggere: usate GET.\n"


def test_warnings_are_in_the_language_of_the_page(visitor: Client) -> None:
    address = f"/{DEFAULT_GAME.name}/challenges/proof?codes=7KQ2+7KQ2&answers=none&ui=nl"
    assert "7KQ2 is dezelfde kaart als 7KQ2; beide worden geprint." in visitor.get(address).text
