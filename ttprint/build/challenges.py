"""Challenge cards, their answers and hints, turned into files with a manifest beside them; and one challenge alone.

manifest: what is on the cards, for other programs: a JSON file with the same name as the cards
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from ttprint.build.dealing import Deal
from ttprint.build.files import pdf_of, printed
from ttprint.build.order import Form, Format, Order, Printed
from ttprint.draw.scene import Page
from ttprint.press.duplex import Duplex, Face
from ttprint.press.plan import Plan
from ttprint.render import png
from ttprint.turbo_taxi.art.cards import SCREEN, Press
from ttprint.turbo_taxi.art.cards import card as draw_card
from ttprint.turbo_taxi.challenges import VERSIONS, Challenge
from ttprint.turbo_taxi.grades import VERSION
from ttprint.turbo_taxi.packs import Answers, CardSize

SCREEN_SIZE = (338.6666666666667, 190.5)  # mm: 16 to 9, whole pixels at 144 and at 300 dpi


def challenges(
    order: Order,
    pack: Sequence[Challenge],
    *,
    card: CardSize,
    answers: Answers,
    hints: bool,
    name: str = "challenges",
    seed: int | None = None,
    command: str = "",
    bleed: float = 0.0,
) -> Printed:
    """The cards of a pack; their answers and hints if wanted; and the manifest.

    Cards are white at their edges: without a bleed they touch, and one cut parts two.
    """
    versions = any(one.version != VERSIONS[0] for one in pack)
    press = Press(order.words, order.look.theme, 1.0, seed=seed, versions=versions).sized(*card.trim)
    deal = Deal(order, tuple(pack), card, press, answers is Answers.BACKS, bleed)
    whole = deal.cards(name)
    if order.form is Form.SHEETS:
        if answers is Answers.SHEETS:
            whole += deal.answers(f"{name}-answers")
        if hints:
            whole += deal.hints(f"{name}-hints")
    return replace(whole, files={**whole.files, f"{name}.json": manifest(pack, seed, command)})


def poster(order: Order, challenge: Challenge, name: str = "poster") -> Printed:
    """One challenge on a page of its own: on paper, or as a picture for the projector."""
    words, title = order.words, order.words.say("challenge.poster", code=challenge.code)
    press = Press(words, order.look.theme, 1.0, title=words.say("start.title"))
    page = _alone(challenge, press, order.paper.width, order.paper.height)
    true = order.profile.apply(page, Face.FRONT) if order.profile else page
    on_paper = order.formats - {Format.PNG}
    result = Printed({}, Plan())
    if on_paper:
        result = printed(replace(order, formats=on_paper), name, title, lambda: [true], Duplex.NONE, Plan(1, 1))
    if Format.PNG in order.formats:
        screen = _alone(challenge, replace(press, layout=SCREEN), *SCREEN_SIZE)
        picture = next(png.pages(pdf_of(order, title, [screen]), order.dpi))
        result = replace(result, files={**result.files, f"{name}.png": picture})
    return result


def manifest(pack: Sequence[Challenge], seed: int | None, command: str) -> bytes:
    """What is on the cards, as JSON."""
    cards = [
        {
            "number": one.number,
            "version": one.version,
            "code": one.code,
            "setup": str(one.setup),
            "level": one.level.value,
            "percentile": one.percentile,
            "rule": str(one.rule) if one.rule else None,
            "solutions": one.solutions,
            "cities": [str(city) for city in one.cities],
        }
        for one in pack
    ]
    told = {"command": command, "seed": seed, "table_version": VERSION, "cards": cards}
    return f"{json.dumps(told, ensure_ascii=False, indent=1)}\n".encode()


def _alone(challenge: Challenge, press: Press, width: float, height: float) -> Page:
    drawn = draw_card(challenge, press.sized(width, height))
    return Page(width, height, (drawn,))
