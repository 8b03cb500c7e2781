"""A download of the studio has the same bytes as the files of the command line that the page shows."""

from __future__ import annotations

import io
import re
import shlex
import zipfile
from itertools import product as every
from pathlib import Path

import pypdfium2
import pytest
from werkzeug.test import Client

from tests.cases import few
from tests.studio.conftest import InProcessPool
from ttprint.cli.main import run
from ttprint.errors import TtprintError
from ttprint.games import DEFAULT_GAME
from ttprint.render import png
from ttprint.studio.forms import products
from ttprint.studio.requests import parse_request
from ttprint.studio.routes import Studio
from ttprint.studio.service import Service
from ttprint.words.catalog import languages

TAGS, AT = languages(), f"/{DEFAULT_GAME.name}"
ORDERS = [
    *(f"{AT}/worksheet?lang={tag}&theme={theme}" for tag, theme in every(TAGS, ("city", "ink"))),
    *(f"{AT}/poster?words=3D3E&lang={tag}&paper={paper}" for tag, paper in every(TAGS, ("a4", "letter"))),
    *(f"/calibrate?lang={tag}&duplex={duplex}" for tag, duplex in every(TAGS, ("long", "short"))),
    *(f"{AT}/markers?lang={tag}&style={style}" for tag, style in every(TAGS, ("standees", "discs"))),
    *(f"{AT}/deck?sets=cab&theme={theme}&duplex={duplex}&lang=en"
      for theme, duplex in every(("ink", "contrast"), ("long", "short", "fold", "manual", "none"))),
    f"{AT}/deck?sets=cab&only=cab-tee-*&pieces=1&dpi=60&lang=en",
    f"{AT}/deck?sets=cab&cut=1&lang=en",
    f"{AT}/deck?sets=cab&only=cab-*-1&tts=1&tts-base=C:\\Games\\My+Taxi&lang=en",
    f"{AT}/markers?tts=1&tts-base=https://example.com/taxi/&lang=it",
    f"{AT}/deck?sets=cab&measured=99.1x98.8&shift=1.2,-0.5&turn=0.2&lang=en",
    f"{AT}/calibrate?measured=99x99&lang=en".replace(AT, ""),
    f"{AT}/board?svg=1&theme=ink&lang=fr",
    f"{AT}/board?tile=80&lang=de&margin=tight",
    f"{AT}/challenges?codes=3D3E+7KQ2&lang=nl&hints=1",
    f"{AT}/challenges?count=4&level=easy&card=a6&answers=backs&seed=3&lang=it",
    f"{AT}/challenges?count=2&centre=tee+curve&any-places=on&measured=99x99&lang=en",
    f"{AT}/solve?setup=3D3E&all=1",
    f"{AT}/solve?setup=1-7+3-10+NES&json=1",
    f"{AT}/check?words=1-7+3-10+NES+SW+ES+NSW+/+NS+NES+NESW+/+NES+NW+N",
    f"{AT}/grade?setup=3D3E&crossing=flyover",
    f"{AT}/worksheet?grids=4&copies=3&png=1&dpi=50&lang=es",
    f"{AT}/kit?sets=cab&theme=ink&duplex=none&lang=nl",
    f"{AT}/tuckbox?holds=cards&count=30&lang=fr",
    f"{AT}/rules?lang=it&pages=1",
    f"{AT}/classpack?pupils=5&groups=2&levels=easy&levels=hard&lang=es",
    f"{AT}/play?codes=3D3E+7KQ2&lang=de",
    f"{AT}/tournament?players=4&rounds=1&lang=nl",
    f"{AT}/census?json=1",
    "/vite-taxi/kit?theme=ink&lang=en",
    "/vite-taxi/board?single=1&paper=a3&lang=de",
    "/vite-taxi/cards?only=jam-*&duplex=short&lang=es",
    "/vite-taxi/money?theme=contrast&lang=it",
    "/vite-taxi/taxis?lang=fr",
    "/vite-taxi/die?paper=letter&lang=en",
    "/vite-taxi/trays?lang=nl",
    "/vite-taxi/tuckbox?lang=it&theme=ink",
    "/vite-taxi/rules?lang=fr&html=1",
    "/vite-taxi/simulate?games=50&players=3&seed=2",
]  # fmt: skip

pytestmark = pytest.mark.usefixtures("unmeasured")
SWEPT = ("worksheet?lang", "poster?words", "calibrate?lang", "markers?lang", "deck?sets=cab&theme")  # many times
QUICK = [order for number, order in enumerate(ORDERS) if not any(name in order for name in SWEPT) or number % 5 == 0]


# words of the command line, which a file ordered in the studio must not have; styles on web pages begin with --, too
COMMAND = re.compile(
    r"ttprint (?:vite-taxi )?[a-z-]+ (?:--|[0-9A-Z]{4})|(?<![^\s\"“])(?<!Property\(\")--[a-z]+(?![a-z-]*:)"
)


def readable(name: str, data: bytes) -> str:
    """What can be read in a file."""
    if name.endswith(".pdf"):
        return "\n".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(data))
    return "" if name.endswith((".png", ".svg")) else data.decode()


@pytest.fixture(scope="module")
def pool() -> InProcessPool:
    return InProcessPool()


@pytest.fixture(scope="module")
def visitor(pool: InProcessPool, unmeasured: None) -> Client:
    """A studio of its own, since other tests see what a studio has measured."""
    return Client(Studio(Service(pool), ()))


def test_every_product_is_compared() -> None:
    assert len(set(ORDERS)) >= 60
    assert {order.partition("?")[0] for order in QUICK} == set(products())


@pytest.mark.slow
@pytest.mark.parametrize("address", few(ORDERS, QUICK))
def test_the_same_bytes_as_the_command_line(
    address: str, visitor: Client, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, _, query = address.partition("?")
    answer = visitor.get(f"{path}/download?{query}")
    assert answer.status_code == 200, answer.text
    written, printed = typed(path, query, at_home, capsys)
    assert not [name for name, data in (written or {"": answer.data}).items() if COMMAND.search(readable(name, data))]
    if not written:
        assert answer.data.decode() == printed
    elif len(written) == 1:
        assert [answer.data] == list(written.values())
    else:
        with zipfile.ZipFile(io.BytesIO(answer.data)) as parcel:
            assert {name: parcel.read(name) for name in parcel.namelist()} == written


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "name"),
    [
        (f"{AT}/kit?sets=cab&theme=ink&duplex=none&lang=nl", "turbo-taxi"),
        (f"{AT}/classpack?pupils=4&lang=fr", "seance"),
        (f"{AT}/challenges?count=2&lang=nl&theme=contrast", "kaarten"),
        ("/vite-taxi/kit?theme=ink&lang=it", "vite-taxi"),
    ],
)
def test_one_file_has_the_bytes_of_the_command_line(
    address: str, name: str, visitor: Client, at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, _, query = address.partition("?")
    written, _ = typed(path, query, at_home, capsys, "--one-file")
    answer = visitor.get(f"{path}/download?{query}&file=0")
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}.pdf"'
    assert answer.data == written.pop(f"{name}.pdf")
    with zipfile.ZipFile(io.BytesIO(visitor.get(f"{path}/download?{query}").data)) as parcel:
        files = {one: parcel.read(one) for one in parcel.namelist()}
    assert written.items() <= files.items()  # those that are not printed lie beside it
    by_themselves = [visitor.get(f"{path}/download?{query}&file={n}") for n in range(1, len(files) + 2)]
    assert [answer.status_code for answer in by_themselves] == [200] * len(files) + [400]
    assert sorted(answer.data for answer in by_themselves[:-1]) == sorted(files.values())
    if "theme=ink" in query:  # only the first page and the rules have colour
        page = visitor.get(f"{path}/proof?{query}&ui=en").text
        assert "partly in colour" in page
        assert 0 < page.count(" · in colour<") < page.count(" · black and white<")


def test_a_single_part_is_no_job(visitor: Client) -> None:
    assert visitor.get(f"{AT}/worksheet/download?lang=en&file=0").status_code == 400


def typed(
    path: str, query: str, home: Path, capsys: pytest.CaptureFixture[str], *more: str
) -> tuple[dict[str, bytes], str]:
    """The files and the output of the command lines that the page shows."""
    values: dict[str, list[str]] = {}
    for pair in query.split("&"):
        name, _, value = pair.partition("=")
        values.setdefault(name, []).append(value.replace("+", " "))
    product = products()[path]
    out = home / "written"
    out.mkdir()
    for line in parse_request(product, values, "en").command_lines:
        capsys.readouterr()
        words = shlex.split(line)[1:]
        last = ["--out", str(out)] if product.makes_files and "--measured" not in words else []
        assert run([*words, *last, *more]) in (0, 1), line
    return {file.name: file.read_bytes() for file in sorted(out.iterdir())}, capsys.readouterr().out


def test_a_zip_has_the_same_bytes_every_time_and_is_not_sent_twice(visitor: Client, pool: InProcessPool) -> None:
    address = f"{AT}/challenges/download?codes=3D3E&lang=en"
    first = visitor.get(address)
    assert first.headers["Content-Disposition"] == f'attachment; filename="{DEFAULT_GAME.name}-challenges.zip"'
    before = len(pool.done)
    again = visitor.get(address, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert len(pool.done) == before
    assert visitor.get(address).data == first.data


def test_the_preview_is_the_page_of_the_pdf(visitor: Client) -> None:
    query = "words=3D3E&lang=en"
    pdf = visitor.get(f"{AT}/poster/download?{query}").data
    shown = visitor.get(f"{AT}/poster/preview?{query}")
    assert shown.content_type == "image/png"
    assert shown.data == png.preview(pdf, 0, 96)
    assert visitor.get(f"{AT}/poster/preview?{query}&sheet=2").status_code == 400


def test_what_fills_half_the_cache_is_made_once_for_its_page(pool: InProcessPool) -> None:
    visitor, before = Client(Studio(Service(pool, size=1000), ())), len(pool.done)
    for part in ("proof", "preview", "download"):
        assert visitor.get(f"{AT}/worksheet/{part}?copies=3&lang=en").status_code == 200
    assert len(pool.done) == before + 1


def test_what_is_larger_than_can_be_kept_is_refused(visitor: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ttprint.studio.jobs.MOST_BYTES", 5000)
    answer = visitor.get(f"{AT}/worksheet/download?copies=4&lang=en")
    assert (answer.status_code, answer.text) == (400, f"{TtprintError('studio.too_large')}\n")


def test_a_preview_for_which_there_is_no_memory_is_told_in_a_sentence(
    pool: InProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor, address = Client(Studio(Service(pool), ())), f"{AT}/worksheet/preview?copies=2&lang=en&sheet="
    assert visitor.get(f"{address}1").status_code == 200

    def no_memory(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr(png, "preview", no_memory)
    answer = visitor.get(f"{address}2")
    assert (answer.status_code, answer.text) == (400, f"{TtprintError('studio.too_large')}\n")


def test_a_preview_is_one_job_and_none_for_a_browser_that_has_it(visitor: Client, pool: InProcessPool) -> None:
    before = len(pool.done)
    first = visitor.get(f"{AT}/worksheet/preview?grids=6&copies=2&lang=en")
    assert first.status_code == 200
    assert len(pool.done) == before + 1
    assert visitor.get(f"{AT}/worksheet/preview?lang=en&grids=6&copies=2").data == first.data
    has = {"If-None-Match": first.headers["ETag"]}
    other = Client(Studio(Service(pool), ()))  # with an empty cache
    again = other.get(f"{AT}/worksheet/preview?grids=6&copies=2&lang=en", headers=has)
    assert (again.status_code, again.data, len(pool.done)) == (304, b"", before + 1)


def test_a_proof_needs_no_second_job_for_its_first_page(visitor: Client, pool: InProcessPool) -> None:
    visitor.get(f"{AT}/challenges/proof?codes=E496&lang=en")
    before = len(pool.done)
    assert visitor.get(f"{AT}/challenges/preview?codes=E496&lang=en&file=1").content_type == "image/png"
    assert len(pool.done) == before
