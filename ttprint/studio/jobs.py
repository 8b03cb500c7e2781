"""What a worker does, in a process of its own: it carries out errands, looks at pages, looks up codes.

outcome: the files that a command wrote and what it told, or the sentence with which it refused
look: a page that is wanted on the screen at once, by the numbers of its file and its sheet; so nobody queues twice
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field, replace
from pathlib import Path

import click

from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.geometry import Box
from ttprint.render import png
from ttprint.shell.lookup import LookedUp, Question
from ttprint.studio.forms import OrderForm, command_of, forms
from ttprint.studio.requests import MY_PRINTER

SCREEN_DPI = 96.0
PICTURES = (".svg", ".png")
FIRST = (0, 1)  # the look at whatever page comes first

TOO_LARGE = "This takes more room than there is here: ask for less."


@dataclass(frozen=True, slots=True)
class Job:
    """A command of a game (or of none) with its arguments, the profile of the printer it is for, and a look."""

    game: str | None
    command: str
    arguments: tuple[str, ...]
    profile: str | None = None
    writes: bool = True
    look: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Glance:
    """A page of a PDF to be seen on a screen, or a part of it; against a lamp if there is a page behind it."""

    pdf: bytes
    index: int
    dpi: float
    part: Box | None = None
    behind: int | None = None


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question about a code of a game."""

    game: str
    question: Question


@dataclass(frozen=True, slots=True)
class Survey:
    """The question which forms there are."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a job; `sizes` are those of each PDF's pages in mm, `looks` what is seen of some, counted from 0."""

    files: Mapping[str, bytes]
    told: tuple[str, ...] = ()
    noted: tuple[str, ...] = ()
    sizes: Mapping[str, tuple[tuple[float, float], ...]] = field(default_factory=dict)
    refused: str | None = None
    looks: Mapping[tuple[str, int], bytes] = field(default_factory=dict)

    @property
    def weight(self) -> int:
        """Its bytes, roughly."""
        made = (*self.files.values(), *self.looks.values(), *self.told)
        return sum(map(len, made)) + 1000

    def page(self, file: int, sheet: int) -> tuple[str, int] | None:
        """The file of that number and its page, both counted from 1, if it can be seen; the page counts from 0 then."""
        names = [*self.files]
        if file == 0:
            file = next((place for place, name in enumerate(names, 1) if name in self.sizes), 0)
        if not 1 <= file <= len(names) or not names[file - 1].endswith((".pdf", *PICTURES)):
            return None
        return names[file - 1], sheet - 1


Task = Job | Glance | Inquiry | Survey
Done = Outcome | bytes | LookedUp | dict[str, OrderForm]


def carry_out(task: Task) -> Done:
    """Do one thing; what is wrong with it is told in the outcome."""
    try:
        match task:
            case Job():
                return _run(task)
            case Glance(pdf, index, dpi, part, behind):
                return png.preview(pdf, index, dpi, part, behind)
            case Inquiry(game, question):
                return GAMES[game].look_up()(question)
            case Survey():
                return forms()
    except click.ClickException as error:
        return Outcome({}, refused=error.format_message())
    except TtprintError as error:
        return Outcome({}, refused=str(error))
    except (MemoryError, OverflowError):
        return Outcome({}, refused=TOO_LARGE)


def _run(job: Job) -> Outcome:
    command = command_of(GAMES[job.game] if job.game else None, job.command)
    out, err = io.StringIO(), io.StringIO()
    # a folder is named before the words of the command, which nothing may follow
    arguments = [*(["--out=."] if job.writes else []), *job.arguments]
    with _own_folder(job.profile) as folder, redirect_stdout(out), redirect_stderr(err):
        command.main(args=arguments, prog_name=job.command, standalone_mode=False)
        files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.*"))}
    told, noted = (tuple(text.getvalue().splitlines()) for text in (out, err))
    sizes = {name: png.sizes(data) for name, data in files.items() if name.endswith(".pdf")}
    outcome = Outcome(files, told, noted, sizes)
    return replace(outcome, looks=_looked(outcome, *job.look)) if job.look else outcome


def _looked(outcome: Outcome, file: int, sheet: int) -> dict[tuple[str, int], bytes]:
    found = outcome.page(file, sheet)
    if found is None or not 0 <= found[1] < len(outcome.sizes.get(found[0], ())):
        return {}
    return {found: png.preview(outcome.files[found[0]], found[1], SCREEN_DPI)}


@contextmanager
def _own_folder(profile: str | None) -> Iterator[Path]:
    """A folder that is gone afterwards, to write in, with one printer at most to be known."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="ttprint-") as name:
        work, printers = Path(name) / "work", Path(name) / "printers"
        for folder in (work, printers):
            folder.mkdir()
        if profile is not None:
            (printers / f"{MY_PRINTER}.toml").write_text(profile, encoding="utf-8")
        kept = os.environ.get("TTPRINT_PRINTERS")
        os.environ["TTPRINT_PRINTERS"] = str(printers)
        os.chdir(work)
        try:
            yield work
        finally:
            os.chdir(before)
            del os.environ["TTPRINT_PRINTERS"]
            if kept is not None:
                os.environ["TTPRINT_PRINTERS"] = kept


def explain(error: BaseException) -> None:
    """Say on the server's own error stream what went wrong, never to a visitor."""
    import traceback

    traceback.print_exception(error, file=sys.stderr)
