"""The rule booklet of Vite, Taxi!: its figures by name, and its texts with the facts filled in."""

from __future__ import annotations

from dataclasses import replace

from ttprint.draw.coarse import all_coarser
from ttprint.draw.scene import Group, Page
from ttprint.games.vite_taxi.cards.courses import CourseKind, courses, first_course
from ttprint.games.vite_taxi.cards.deck import CardSide, kinds
from ttprint.games.vite_taxi.rulebook import drives, elements, expressway, map_views, scenery, signs
from ttprint.games.vite_taxi.rulebook import figures as drawn
from ttprint.games.vite_taxi.rulebook.facts import facts
from ttprint.order.booklets import Rulebook
from ttprint.words.booklet import Booklet, Picture, Wording, booklet, read_outline
from ttprint.words.catalog import SHARED, words

TEMPLATES = "vite_taxi"
SIGNS = ("great", "named", "rank", "bank", "voie")
UPPER = 51.0  # mm from the top of a card: headline and icon


def figures() -> dict[str, Page]:
    """Return every figure of the booklet by its name. The figures have no words, so that all languages share them."""
    pictures = {
        "cover": scenery.cover(),
        "table": scenery.table(),
        "board": map_views.whole_board(),
        "setup": drawn.setup(),
        "first": drawn.first(),
        "turn": drawn.turn(),
        "drive": drives.drive(),
        "adding": drawn.adding(),
        "voie": expressway.voie(),
        "bank": drawn.bank(),
        **{name: scenery.skyline(names) for name, names in scenery.SKYLINES.items()},
        **{f"sign-{name}": page for name, page in signs.signs().items()},
        **{f"kind-{kind.value}": scenery.card_page(elements.course_picture(first_course(kind))) for kind in CourseKind},
        **{f"card-{card.id}": scenery.card_page(elements.event_picture(card, UPPER), UPPER) for card in kinds()},
    }
    drawings = all_coarser([Group(page.art) for page in pictures.values()], 1.0)
    return {
        name: replace(page, art=drawing.children)
        for (name, page), drawing in zip(pictures.items(), drawings, strict=True)
    }


def booklet_of(tag: str) -> Booklet:
    """Return the booklet of a language, before its layout."""
    text, small = Wording(words(tag, SHARED, f"{TEMPLATES}/rules"), facts()), words(tag, f"{TEMPLATES}/words")
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
    return booklet(text, read_outline(TEMPLATES), galleries)


RULEBOOK = Rulebook(TEMPLATES, figures, booklet_of)
