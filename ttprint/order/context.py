"""What the caller of a product hands in beside the values: language, printer, where files go, progress."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ttprint.press.printers.printer import PrinterProfile


class Progress:
    """Receives how many steps of work are expected and how many are done; this one ignores both."""

    def expect(self, steps: int, work: str = "Drawing") -> None:
        """Add steps of a kind of work to those that are expected."""

    def advance(self, steps: int = 1) -> None:
        """Add steps to those that are done."""


@dataclass(frozen=True)
class Context:
    """The caller's side of an order.

    `lang` is the user's language, for products whose own language is not chosen. `profile`, if any, corrects the errors
    of the printer called `printer`. `address` is the URL of the folder that the files go to, where it is known: some
    files name others. `stem` is the name that the files start with, if the user chose one. Long work may be spread over
    `processes`.
    """

    lang: str = "en"
    profile: PrinterProfile | None = None
    printer: str = ""
    address: str = ""
    stem: str = ""
    processes: int = 1
    progress: Progress = Progress()
