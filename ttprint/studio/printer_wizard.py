"""The printer wizard: a test page, the readings on it, the correction that follows, and the equal command.

reading: a number that a person reads on the printed page: two rulers, ladders X and Y, scales A and B
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.option import OptionKind
from ttprint.press.paper import PAPERS
from ttprint.press.printers.calibration import TURN_FACTOR, ladders
from ttprint.press.printers.ladders import LONG
from ttprint.press.printers.printer import PrinterProfile
from ttprint.studio.forms import SHARED, products
from ttprint.studio.locale import Locale
from ttprint.studio.pages import show
from ttprint.studio.requests import ProductRequest, Query, parse_request
from ttprint.studio.service import Refused, Service

PAPER = PAPERS["a4"]
READ = ("across", "down", "x", "y", "a", "b")
FRONT, BACK = 0, 1  # pages of the test


def printer(locale: Locale, service: Service, _: None, query: Query, ours: bool) -> tuple[str, bool]:
    """The page of the wizard, and False if a reading was wrong."""
    test = products()[f"/{SHARED[0]}"]
    given = {name: query.get(name, [""])[0].strip()[:20].replace(",", ".").replace("−", "-") for name in READ}
    request, sentence = ProductRequest(test, ()), ""
    try:
        request = parse_request(test, {name: [value] for name, value in readings(given).items()}, locale.tag)
        profile = request.profile
    except TtprintError as error:
        sentence, profile = error.text(locale.tag), None
    text = show(
        "printer",
        locale,
        given=given,
        request=request,
        does=list(does(locale, profile)) if profile else [],
        test=test,
        wrong=sentence,
        kind=OptionKind.NUMBER,
        title=locale.words.say("studio.printer.title"),
    )
    return text, not sentence


def correction(locale: Locale, query: Query) -> str:
    """What measurements of a printer make up for, as a part of every page; empty if there are none."""
    profile = parse_request(products()[f"/{SHARED[0]}"], query, locale.tag).profile
    return show("correction", locale, does=list(does(locale, profile))) if profile else ""


def readings(given: Mapping[str, str]) -> dict[str, str]:
    """The readings as the command line takes them."""
    found: dict[str, str] = {}
    if given["across"] or given["down"]:
        found["measured"] = f"{given['across'] or 100}x{given['down'] or 100}"
    if given["x"] or given["y"]:
        found["shift"] = f"{given['x'] or 0},{given['y'] or 0}"
    if given["a"] or given["b"]:
        try:
            found["turn"] = f"{(float(given['a'] or 0) - float(given['b'] or 0)) * TURN_FACTOR:g}"
        except ValueError:
            found["turn"] = f"{given['a']} − {given['b']}"
    return found


def does(locale: Locale, profile: PrinterProfile) -> Iterator[str]:
    """The errors of a printer, in sentences."""

    def sentence(key: str, amount: float) -> str:
        return locale.words.say(f"studio.printer.does-{key}", n=locale.number(abs(amount)))

    if profile.scale_x != 1:
        yield sentence("across", 100 * profile.scale_x)
    if profile.scale_y != 1:
        yield sentence("down", 100 * profile.scale_y)
    if profile.shift_x:
        yield sentence("right" if profile.shift_x > 0 else "left", profile.shift_x)
    if profile.shift_y:
        yield sentence("below" if profile.shift_y > 0 else "above", profile.shift_y)
    if profile.turn:
        yield sentence("clockwise" if profile.turn > 0 else "anticlockwise", profile.turn)
    if profile == PrinterProfile():
        yield locale.words.say("studio.printer.does-nothing")


def printer_part(service: Service, what: str, lang: str) -> bytes:
    """An image of a part of the test page held against the light, to show where a reading is taken."""
    parts = _parts()
    if what not in parts:
        raise Refused("studio.picture")
    test = products()[f"/{SHARED[0]}"]
    request = parse_request(test, {}, lang)
    file = next(iter(service.result(request).files))
    return service.image(request, file, FRONT, parts[what], BACK)


def _parts() -> dict[str, Box]:
    middle = PAPER.area.centre
    at = {ladder.name.casefold(): ladder.at for ladder in ladders(PAPER)}
    return {
        "across": Box(middle.x - 62, middle.y - 64, 122, 16),
        "down": Box(middle.x - 90, middle.y - 62, 20, 116),
        "x": Box(at["x"].x - 9.6, at["x"].y - LONG - 8, 24, 2 * LONG + 10),
        "y": Box(at["y"].x - LONG - 2, at["y"].y - 15, 2 * LONG + 12, 29),
        "a": Box(at["a"].x - 30, at["a"].y - 7.2, 60, 11.2),
        "b": Box(at["b"].x - 30, at["b"].y - 7.2, 60, 11.2),
    }
