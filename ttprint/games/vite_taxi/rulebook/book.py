"""The rule booklet of Vite, Taxi!: its figures by name, and its words with the facts filled in."""

from __future__ import annotations

from dataclasses import replace

from ttprint.draw.coarse import coarser
from ttprint.draw.scene import Group, Page
from ttprint.games.vite_taxi.cards.courses import Course, CourseKind, courses
from ttprint.games.vite_taxi.cards.deck import CardSide, kinds
from ttprint.games.vite_taxi.rulebook import drives, expressway, props, scenery, signs, windows
from ttprint.games.vite_taxi.rulebook import figures as drawn
from ttprint.games.vite_taxi.rulebook.facts import facts
from ttprint.order.booklets import Rulebook
from ttprint.words.booklet import Booklet, Picture, Wording, booklet, read_outline
from ttprint.words.catalog import SHARED, words

ROOM = "vite_taxi"
SIGNS = ("great", "named", "rank", "bank", "voie")
UPPER = 51.0  # mm of a card: headline and icon


def figures() -> dict[str, Page]:
    """Every figure of the booklet by its name; no words of a language are in them, so that all languages share them."""
    pictures = {
        "cover": scenery.cover(),
        "table": scenery.table(),
        "board": windows.whole_board(),
        "setup": drawn.setup(),
        "first": drawn.first(),
        "turn": drawn.turn(),
        "drive": drives.drive(),
        "adding": drawn.adding(),
        "voie": expressway.voie(),
        "bank": drawn.bank(),
        **{name: scenery.skyline(names) for name, names in scenery.SKYLINES.items()},
        **{f"sign-{name}": page for name, page in signs.signs().items()},
        **{f"kind-{kind.value}": scenery.card_page(props.course_picture(_first(kind))) for kind in CourseKind},
        **{f"card-{card.id}": scenery.card_page(props.event_picture(card, UPPER), UPPER) for card in kinds()},
    }
    return {name: replace(page, art=coarser(Group(page.art), 1.0).children) for name, page in pictures.items()}


def told(tag: str) -> Booklet:
    """The booklet of a language, before it has a layout."""
    text, small = Wording(words(tag, SHARED, f"{ROOM}/rules"), facts()), words(tag, f"{ROOM}/words")
    looked_for = tuple(
        Picture(f"sign-{sign}", text.one(f"sign.{sign}.alt"), text.one(f"sign.{sign}.name")) for sign in SIGNS
    )
    sorts = tuple(
        Picture(
            f"kind-{kind.value}",
            text.one(f"kind.{kind.value}.alt"),
            text.one(f"kind.{kind.value}.name"),
            sum(course.kind is kind for course in courses()),
        )
        for kind in CourseKind
    )
    galleries = {"signs": looked_for, "kinds": sorts}
    for side in CardSide:
        names = [(card, small.say(f"card.{card.id}.name")) for card in kinds() if card.side is side]
        galleries[side.value] = tuple(Picture(f"card-{card.id}", name, name, card.copies) for card, name in names)
    return booklet(text, read_outline(ROOM), galleries)


def _first(kind: CourseKind) -> Course:
    return next(course for course in courses() if course.kind is kind)


RULEBOOK = Rulebook(ROOM, figures, told)
