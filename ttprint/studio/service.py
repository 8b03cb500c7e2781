"""Where errands are handed in: made by the crew, kept on the shelf.

edition: the version of the program with the time of its newest file; what another edition made is not what we make
tag: what an answer to an errand is known by; the same tag, the same bytes
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Mapping
from functools import cache
from importlib.metadata import version

from ttprint import resources
from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.shell.lookup import LookedUp, Question
from ttprint.studio.cache import Shelf
from ttprint.studio.forms import learn
from ttprint.studio.jobs import SCREEN_DPI, Glance, Inquiry, Job, Outcome, Survey
from ttprint.studio.requests import Errand
from ttprint.studio.worker_pool import Crew

ROOM = 96_000_000  # bytes on the shelf
IDLE = 10.0  # seconds after which a worker goes home
UNUSED = 900.0  # seconds after which a thing is taken off the shelf


class Refused(TtprintError):
    """What a command refused, in its own sentence."""


class Desk:
    """Takes errands and gives what comes of them."""

    def __init__(self, crew: Crew, room: int = ROOM) -> None:
        self.crew, self.shelf = crew, Shelf(room)

    def outcome(self, errand: Errand, look: tuple[int, int] | None = None) -> Outcome:
        """The files of an errand and what was told; if they must be made, with a look at one page."""
        product = errand.product
        game = product.game.name if product.game else None
        job = Job(game, product.name, errand.arguments, errand.profile, product.writes, look)

        def make() -> Outcome:
            done = self.crew.do(job)
            assert isinstance(done, Outcome)
            return done

        found = self.shelf.get(errand.key, make, lambda outcome: outcome.weight)
        if found.refused is not None:
            raise Refused(found.refused)
        return found

    def picture(
        self, errand: Errand, file: str, page: int, part: Box | None = None, behind: int | None = None
    ) -> bytes:
        """A page of one of an errand's PDFs (from 0), or a part of it in mm, for a screen; or as against a lamp."""
        outcome = self.outcome(errand)
        if part is None and (file, page) in outcome.looks:
            return outcome.looks[file, page]
        if not 0 <= page < len(outcome.sizes.get(file, ())):
            raise Refused("There is no such page.")

        def make() -> bytes:
            done = self.crew.do(Glance(outcome.files[file], page, SCREEN_DPI, part, behind))
            assert isinstance(done, bytes)
            return done

        return self.shelf.get(f"{errand.key} {file} {page} {part} {behind}", make, len)

    def look_up(self, game: str, question: Question) -> LookedUp:
        """What is known of a code."""

        def make() -> LookedUp | Outcome:
            done = self.crew.do(Inquiry(game, question))
            assert isinstance(done, LookedUp | Outcome)
            return done

        found = self.shelf.get(f"{game} {question}", make, lambda thing: thing.weight)
        if isinstance(found, Outcome):
            raise Refused(found.refused or "There is no such code.")
        return found

    def prepare(self) -> None:
        """Hire somebody, and learn from him what can be filled in."""
        done = self.crew.do(Survey())
        assert isinstance(done, dict)
        learn(done)

    def tidy(self) -> None:
        """Let go who has had nothing to do, and what nobody has asked for, for a while."""
        self.crew.rest(IDLE)
        self.shelf.sweep(UNUSED)


@cache
def edition() -> str:
    """What tells this program from any other state of it."""
    places = (resources.PACKAGE, resources.folder("templates"))
    newest = max(path.stat().st_mtime_ns for place in places for path in place.rglob("*.*"))
    return f"{version('ttprint')} {newest}"


def tag_of(*parts: object) -> str:
    """The tag of an answer."""
    return hashlib.sha256("\n".join([edition(), *map(str, parts)]).encode()).hexdigest()[:32]


def parcel(files: Mapping[str, bytes]) -> bytes:
    """Several files as one ZIP, the same bytes every time: stored as they are, all of one age."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as parcel:
        for name in sorted(files):
            parcel.writestr(zipfile.ZipInfo(name), files[name])
    return packed.getvalue()


def delivered(errand: Errand, outcome: Outcome) -> tuple[str, bytes]:
    """What is downloaded: the file, a ZIP of several, or what was told as text."""
    if not outcome.files:
        suffix = next((kind for kind in ("json", "csv") if kind in errand.said), "txt")
        return f"{errand.product.name}.{suffix}", "".join(f"{line}\n" for line in outcome.told).encode()
    if len(outcome.files) == 1:
        ((name, data),) = outcome.files.items()
        return name.rpartition("/")[2], data
    game = f"{errand.product.game.name}-" if errand.product.game else ""
    return f"{game}{errand.product.name}.zip", parcel(outcome.files)
