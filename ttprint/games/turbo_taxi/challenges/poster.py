"""A poster: one challenge on a page, for the wall or as a picture for a projector."""

from __future__ import annotations

from dataclasses import replace

from ttprint.draw.scene import Page
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front
from ttprint.games.turbo_taxi.challenges.cards.style import POSTER, SCREEN, CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.order.files import pdf_of, printed
from ttprint.order.order import Format, Order, Printed
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan
from ttprint.render import png

SCREEN_SIZE = (338.6666666666667, 190.5)  # mm: 16 to 9, whole pixels at 144 and at 300 dpi


def print_poster(order: Order, challenge: Challenge, name: str = "poster", style: CardStyle | None = None) -> Printed:
    """Print a challenge as large as the paper; a PNG has the shape of a screen. `style` is that of its pack."""
    title = order.title("poster", code=challenge.code)
    style = style or CardStyle(order.words, order.theme, 1.0, layout=POSTER, title=order.words.say("start.title"))
    page = order.corrected(_page(challenge, style, order.paper.width, order.paper.height))
    on_paper = order.output.formats - {Format.PNG}
    result = Printed({}, Plan())
    if on_paper:
        result = printed(
            replace(order, output=replace(order.output, formats=on_paper)),
            name,
            title,
            lambda: [page],
            Duplex.NONE,
            Plan(1, 1),
        )
    if Format.PNG in order.output.formats:
        screen = _page(challenge, replace(style, layout=SCREEN), *SCREEN_SIZE)
        picture = next(png.pages(pdf_of(order, title, [screen]), order.output.dpi))
        result = replace(result, files={**result.files, f"{name}.png": picture})
    return result


def _page(challenge: Challenge, style: CardStyle, width: float, height: float) -> Page:
    return Page(width, height, (card_front(challenge, style.sized(width, height)),))
