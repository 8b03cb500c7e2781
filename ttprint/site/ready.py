"""Ready-made PDFs of the boxes and the rules, for devices that cannot run the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ttprint.games import GAMES
from ttprint.option import parse_values
from ttprint.order.context import Context, Progress
from ttprint.order.order import Printed
from ttprint.words.catalog import languages

PRODUCTS: Mapping[str, Mapping[str, tuple[str, ...]]] = {"kit": {"one-file": ("1",)}, "rules": {}}


@dataclass(frozen=True, slots=True)
class Ready:
    """A PDF in a language, its name in the folder, and what it is called."""

    tag: str
    name: str
    label: str
    data: bytes

    @property
    def megabytes(self) -> float:
        """Its size, rounded."""
        return round(len(self.data) / 1e6, 1)


def ready_made(games: Sequence[str], progress: Progress) -> tuple[Ready, ...]:
    """The PDFs of these games in every language."""
    progress.expect(len(languages()) * len(games) * len(PRODUCTS), "Building")
    return tuple(_made(games, progress))


def _made(names: Sequence[str], progress: Progress) -> Iterator[Ready]:
    for tag in languages():
        for game in (GAMES[name] for name in names):
            words = game.words(tag)
            for name, texts in PRODUCTS.items():
                product = game.product(name)
                given = {"lang": (tag,), **texts}
                made = product.make(parse_values(product.options, given), Context(tag))
                assert isinstance(made, Printed)
                main = next(file for file in made.files if file.endswith(".pdf"))
                label = words.say("title.document", what=words.say(f"studio.product.{name}"))
                yield Ready(tag, f"ready/{game.name}-{name}-{tag}.pdf", label, made.files[main])
                progress.advance()
