"""Makes what is requested: workers do the jobs, results are cached.

edition: the version of the program with the time of its newest file, since another edition makes other bytes
tag: identifies an answer; the same tag, the same bytes
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Mapping
from functools import cache
from importlib.metadata import version
from typing import TypeVar

from ttprint import resources
from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.lookup import LookedUp, Question
from ttprint.studio.cache import Cache
from ttprint.studio.forms import learn
from ttprint.studio.jobs import SCREEN_DPI, Done, FormsJob, ImageJob, Job, JoinJob, LookUpJob, MakeJob, Result
from ttprint.studio.pool import InternalError, Pool
from ttprint.studio.requests import ProductRequest

CACHE_SIZE = 96_000_000  # bytes
IDLE = 10.0  # seconds after which an idle worker is ended
UNUSED = 900.0  # seconds after which an unused result is dropped
Kept = TypeVar("Kept", Result, bytes, LookedUp)


class Refused(TtprintError):
    """A request that a product refuses, with the key and the values of the product's error."""


class Service:
    """Answers requests with results, from the cache or from a worker."""

    def __init__(self, pool: Pool, size: int = CACHE_SIZE) -> None:
        self.pool, self.cache = pool, Cache(size)

    def result(self, request: ProductRequest, image: tuple[int, int] | None = None) -> Result:
        """The result of a request; if it must be made, with an image of one page."""
        lang = next(iter(request.get("lang")), request.report_lang or "en")
        job = MakeJob(request.product.path, request.texts, lang, request.profile, image)
        return self._done(request.identity, job, Result)

    def image(
        self, request: ProductRequest, file: str, page: int, part: Box | None = None, behind: int | None = None
    ) -> bytes:
        """An image of a page (from 0) of one of a request's PDFs, or of a part of it in mm; or as against the light."""
        result = self.result(request)
        if part is None and (file, page) in result.images:
            return result.images[file, page]
        if not 0 <= page < len(result.sizes.get(file, ())):
            raise Refused("studio.page")
        job = ImageJob(result.files[file], page, SCREEN_DPI, part, behind)
        return self._done(f"{request.identity} {file} {page} {part} {behind}", job, bytes)

    def one_file(self, request: ProductRequest) -> tuple[str, bytes]:
        """The name and the bytes of the one file of a request whose files are printed in one job."""
        printed = self.result(request).printed
        if printed.job is None:
            raise Refused("studio.page")
        files = {part.file: printed.files[part.file] for part in printed.job.parts}
        return printed.job.file, self._done(f"{request.identity} as one", JoinJob(printed.job, files), bytes)

    def look_up(self, game: str, question: Question) -> LookedUp:
        """What is known about a code."""
        return self._done(f"{game} {question}", LookUpJob(game, question), LookedUp)

    def _done(self, key: str, job: Job, kind: type[Kept]) -> Kept:
        """What comes of a job, from the cache if it is there; an error of the job is raised."""
        done = self.cache.get(key, lambda: self.pool.do(job), _weight)
        if isinstance(done, Result) and done.error is not None:
            raise Refused(done.error.key, **done.error.values).about(done.error.option)
        if not isinstance(done, kind):
            raise InternalError
        return done

    def prepare(self) -> None:
        """Start a worker and fetch the form definitions."""
        done = self.pool.do(FormsJob())
        if isinstance(done, dict):  # if it is not, each form is made when it is needed
            learn(done)

    def tidy(self) -> None:
        """End idle workers and drop unused results."""
        self.pool.end_idle(IDLE)
        self.cache.drop_unused(UNUSED)


def _weight(done: Done) -> int:
    """The bytes of what was done, roughly."""
    return done.weight if isinstance(done, Result | LookedUp) else len(done)


@cache
def edition() -> str:
    """A text that differs between any two states of the program."""
    places = (resources.PACKAGE, resources.folder("templates"))
    newest = max(path.stat().st_mtime_ns for place in places for path in place.rglob("*.*"))
    return f"{version('ttprint')} {newest}"


def tag_of(*parts: object) -> str:
    """The tag of an answer."""
    return hashlib.sha256("\n".join([edition(), *map(str, parts)]).encode()).hexdigest()[:32]


def zip_files(files: Mapping[str, bytes]) -> bytes:
    """Several files as one ZIP, the same bytes every time: uncompressed, without times."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name])
    return packed.getvalue()


def file_of(result: Result, number: int) -> tuple[str, bytes]:
    """The name and the bytes of one file of a result, counted from 1."""
    if not 1 <= number <= len(result.files):
        raise Refused("studio.file")
    return [*result.files.items()][number - 1]


def download(request: ProductRequest, result: Result) -> tuple[str, bytes]:
    """The name and the bytes of a download: the file, a ZIP of several, or the report."""
    if result.report is not None:
        chosen = next((name for name in request.product.form.formats if request.get(name)), "txt")
        text = {"json": result.report.json, "csv": result.report.csv, "txt": result.report.text}[chosen]
        return f"{request.product.name}.{chosen}", text.encode()
    if len(result.files) == 1:
        ((name, data),) = result.files.items()
        return name, data
    game = f"{request.product.game.name}-" if request.product.game else ""
    return f"{game}{request.product.name}.zip", zip_files(result.files)
