"""What is ready-made: boxes, rules and the playable page, for devices that cannot run the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from ttprint.games import GAMES
from ttprint.option import parse_values
from ttprint.order.context import Context, Progress
from ttprint.order.order import Printed
from ttprint.words.catalog import languages
from ttprint.words.figures import decimal

PRODUCTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {"play": {}, "kit": {"one-file": ("1",)}, "rules": {}}


@dataclass(frozen=True, slots=True)
class Ready:
    """A file of a game in a language, its name in the folder, its label and its size, both in that language."""

    tag: str
    game: str
    name: str
    label: str
    size: str
    data: bytes


def ready_made(games: Sequence[str], progress: Progress) -> tuple[Ready, ...]:
    """The files of these games in every language."""
    offered = [(game, name) for game in games for name in PRODUCTS if name in GAMES[game].products]
    wanted = [(tag, game, name) for tag in languages() for game, name in offered]
    progress.expect(len(wanted), "Building")
    return tuple(_made(wanted, progress))


def _made(wanted: Sequence[tuple[str, str, str]], progress: Progress) -> Iterator[Ready]:
    for tag, game_name, name in wanted:
        game = GAMES[game_name]
        product, words = game.product(name), game.words(tag)
        made = product.make(parse_values(product.options, {"lang": (tag,), **PRODUCTS[name]}), Context(tag))
        assert isinstance(made, Printed)
        main = next(file for file in made.files if file.endswith((".pdf", ".html")))
        data = made.files[main]
        size = words.say("site.page.size", n=decimal(len(data) / 1e6, ".1f", words))
        path = f"ready/{game.name}-{name}-{tag}{PurePath(main).suffix}"
        yield Ready(tag, game.title_in(tag), path, words.say(f"studio.product.{name}"), size, data)
        progress.advance()
