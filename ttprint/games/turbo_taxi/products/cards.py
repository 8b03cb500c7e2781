"""Products: challenge cards, and one challenge as a poster."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardSize
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, challenges_of, choose, twins
from ttprint.games.turbo_taxi.challenges.poster import print_poster
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.products.options import (
    CODES,
    CROSSING,
    LINK,
    SEED,
    SETUP,
    VERSIONS,
    WITHOUT,
    card_preset,
    classes_in,
    parse_link,
)
from ttprint.games.turbo_taxi.products.reading import read_card, with_crossing
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.extra_rules import parse_kinds
from ttprint.games.turbo_taxi.puzzle.setup import Places
from ttprint.games.turbo_taxi.puzzle.tiles import Kind
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.order.job import in_one_file
from ttprint.order.options import (
    BLEED,
    FORMATS,
    FORMS,
    ONE_FILE,
    PAPER,
    SHEET_LOOK,
    SIDES,
    SLOTS,
    TARGET,
    THEME,
    order_from,
)
from ttprint.order.order import Form, Printed
from ttprint.words.message import Message, say

COUNT = Option("count", 24, "Number of cards, all different.", least=1, studio_most=200, common=True)
LEVEL = Option("level", Level.MIXED, "How hard.", common=True)
_BLEED = "Bleed in mm; with 0, neighbouring cards share one cut."
# with codes there is nothing left to choose for these
_CHOOSING = ("count", "level", "seed", "kind", "centre", "any_places", "without")


def _challenges(values: Values, context: Context) -> Printed:
    order = order_from(values, context, GAME.words)
    hints: bool = values["hints"]
    if order.output.form is not Form.SHEETS:
        form = f"--{order.output.form.value}"
        if hints:
            raise TtprintError("hints.form", form=form)
        if values["one_file"]:
            raise TtprintError("two_options", first="--one-file", second=form)
    warnings: tuple[Message, ...] = ()
    if values["codes"]:
        cards = _cards(values)
        pack: Sequence[Challenge] = challenges_of(cards, values["versions"])
        warnings = _twin_warnings(cards)
    else:
        places = Places.ANY if values["any_places"] else Places.CORNER
        kinds = parse_kinds(" ".join(values["centre"]))
        options = PackOptions(values["crossing"], places, kinds, values["kind"], classes_in(values["without"]))
        pack = choose(values["count"], values["level"], values["seed"], options, versions=values["versions"])
    seed = None if values["codes"] else values["seed"]
    ordered, page = {"product": "challenges", **values.chosen}, parse_link(values["link"])
    job = PackJob(order, tuple(pack), values["card"], values["answers"], seed, ordered, page)
    printed = print_challenges(job, hints=hints, name=context.stem or "challenges")
    named = replace(printed.job, name=context.stem) if printed.job and context.stem else printed.job
    printed = replace(printed, warnings=warnings, job=named)
    return in_one_file(printed) if values["one_file"] else printed


def _cards(values: Values) -> list[CardCode]:
    for key in _CHOOSING:
        if key in values.given:
            raise TtprintError("code.chosen", option=f"--{key.replace('_', '-')}")
    return [with_crossing(CardCode.parse(code), values) for code in values["codes"]]


def _twin_warnings(cards: Sequence[CardCode]) -> tuple[Message, ...]:
    """A sentence for each card that is the same as an earlier one."""

    def likeness(first: CardCode, second: CardCode) -> str:
        if first == second:
            return "warning.same_card"
        return "warning.same_setup" if first.setup == second.setup else "warning.same_turned"

    return tuple(say(likeness(first, second), card=str(second), other=str(first)) for first, second in twins(cards))


def _poster(values: Values, context: Context) -> Printed:
    (challenge,) = challenges_of([read_card(values["words"], values)])
    return print_poster(order_from(values, context, GAME.words), challenge, f"poster-{challenge.code}")


PRODUCTS = {
    "challenges": GAME.define(
        "challenges",
        (
            CODES,
            *(replace(option, unless=("codes",)) for option in (COUNT, LEVEL, SEED)),
            Option("card", CardSize.POKER, "Size of a card.", common=True),
            Option("answers", Answers.SHEETS, "Where answers go.", common=True),
            VERSIONS,
            Option(
                "centre",
                (),
                "Only this kind of centre tile; repeatable.",
                metavar="KIND",
                choices=tuple(kind.value.replace(" ", "-") for kind in Kind),
                several=True,
                many=True,
                rare=True,
                unless=("codes",),
            ),
            Option(
                "any-places",
                False,
                "Allow markers anywhere (normally at least two are on green places).",
                rare=True,
                unless=("codes",),
            ),
            Option("kind", CardKind.BUILD, "The task on the cards.", common=True, unless=("codes",)),
            *(WITHOUT, LINK),
            Option(
                "hints",
                False,
                "A sheet with three steps of help for each card.",
                common=True,
                unless=("kind=mistakes", "pieces", "preset", "cut", "tts", "paper=a5"),
            ),
            *(*FORMATS, ONE_FILE),
            replace(BLEED, default=0.0, help=_BLEED),
            *(
                *SIDES,
                CROSSING,
                *SLOTS,
                card_preset(CardSize.POKER, CardSize.POKER_US, CardSize.A6),
                *FORMS,
                *SHEET_LOOK,
            ),
        ),
        _challenges,
        details="With codes, prints exactly those cards. A JSON file beside the cards lists what is on them.",
        examples=("ttprint challenges", "ttprint challenges --level easy --card a6 --hints"),
        takes_name=True,
    ),
    "poster": GAME.define(
        "poster",
        (
            replace(SETUP, name="words", help="A setup, or the code of a card.", metavar="SETUP|CODE"),
            *(*FORMATS, CROSSING, PAPER, THEME, *TARGET),
        ),
        _poster,
        details="A PDF or SVG is as large as the paper; PNG files are 16:9, the shape of a screen.",
        examples=("ttprint poster 7KQ2", "ttprint poster 7KQ2 --png"),
    ),
}
