"""From what was typed to an order, and to the look of a game's pieces."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import wraps
from pathlib import Path
from typing import Any

from ttprint.errors import TtprintError
from ttprint.files import is_folder
from ttprint.order.order import Form, Format, Order
from ttprint.press.duplex import Duplex
from ttprint.press.paper import Paper, parse_edge, parse_margins, parse_paper
from ttprint.press.printers.printer import TRUE
from ttprint.shell.choices import Command, Option
from ttprint.shell.game import Game
from ttprint.shell.printers import stored_profile
from ttprint.words.catalog import Words, language_of, words

SUFFIXES = frozenset(form.value for form in Format)
KEPT = (  # what an order is told just as it was typed
    *("theme", "bleed", "only", "reverse", "registration"),
    *("copies", "corners", "start_slot", "backs_only"),
)
_FORMS = (Form.PIECES, Form.CUT, Form.TTS)


def takes_order(game: Game | None, *options: Option) -> Callable[[Command], Command]:
    """Give a command these options; it is handed the order that they make, the game's look, and where to write.

    A command of no game gets no look.
    """

    def decorate(command: Command) -> Command:
        @wraps(command)
        def typed(**given: Any) -> None:
            said = {option.key: given.pop(option.key) for option in options}
            out = Path(said["out"]) if said["out"] else None
            order = order_of(said, out, game.words if game else words)
            if game is None:
                command(order, out, **given)
            else:
                command(order, look_of(game, said), out, **given)

        decorated: Command = typed
        for option in reversed(options):
            decorated = option(decorated)
        return decorated

    return decorate


def order_of(said: Mapping[str, Any], out: Path | None, words_of: Callable[[str], Words]) -> Order:
    """The order that was described; what a command has no option for keeps its default."""
    formats = frozenset(form for form in Format if said[form.value])
    if not formats and is_file(out) and out:
        formats = frozenset({Format(out.suffix[1:])})
    forms = [form for form in _FORMS if said.get(form.value)]
    if len(forms) > 1:
        raise TtprintError(f"--{forms[0].value} and --{forms[1].value} ask for two different things: choose one.")
    kept = {name: said[name] for name in KEPT if name in said}
    return Order(
        paper=_paper(said["paper"], said.get("margin", "normal")),
        words=words_of(said["lang"] or language_of(os.environ)),
        duplex=said.get("duplex", Duplex.NONE),
        formats=formats or frozenset({Format.PDF}),
        form=forms[0] if forms else Form.SHEETS,
        profile=stored_profile(said["printer"]) if said.get("printer") else TRUE,
        dpi=said["dpi"],
        **kept,
    )


def _paper(name: str, margin: str) -> Paper:
    return parse_paper(name, parse_margins(margin), parse_edge(margin))


def look_of(game: Game, said: Mapping[str, Any]) -> Any:
    """How the game's pieces are to look; what a command has no option for keeps its default."""
    look = game.look()
    names = {field.name for field in fields(look)}
    return look(**{name: value for name, value in said.items() if name in names})


def is_file(out: Path | None) -> bool:
    """Whether a file is named, not a folder."""
    return out is not None and out.suffix[1:] in SUFFIXES and not is_folder(out)
