"""The printer wizard: a test page, the readings on it, the correction that follows, and the equal command.

reading: a number that a person reads on the printed page: two rulers, ladders X and Y, scales A and B
known: the correction with which a second page was printed; what is read there is added to it
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.option import OptionKind
from ttprint.order.calibration import errors_of
from ttprint.press.paper import PAPERS
from ttprint.press.printers.calibration import ladders
from ttprint.press.printers.printer import PrinterProfile, refined
from ttprint.press.printers.profiles import parse_profile, profile_options
from ttprint.studio.forms import READINGS, SHARED, products
from ttprint.studio.locale import Locale
from ttprint.studio.pages import show
from ttprint.studio.requests import ProductRequest, Query, parse_request
from ttprint.studio.service import Refused, Service
from ttprint.words.message import Message

PAPER = PAPERS["a4"]
READ = {"across": "100", "down": "100", "x": "0", "y": "0", "a": "0", "b": "0"}  # with what an exact printer shows
FRONT, BACK = 0, 1  # pages of the test


def printer(locale: Locale, service: Service, _: None, query: Query, ours: bool) -> tuple[str, bool]:
    """The page of the wizard, and False if a reading was wrong."""
    test = products()[f"/{SHARED[0]}"]
    given = {name: query.get(name, [""])[0].strip()[:20].replace(",", ".").replace("−", "-") for name in READ}
    known = {name: query[name][0].strip()[:40] for name in READINGS if name in query}
    request, sentence, does = ProductRequest(test, ()), "", list[Message]()
    try:
        if any(given.values()):
            profile = refined(parse_profile(*map(known.get, READINGS)), read_by(given))
            options = {name: [value] for name, value in profile_options(profile).items()}
            request, does = parse_request(test, options, locale.tag), errors_of(profile)
    except TtprintError as error:
        sentence = locale.sentence(error)
    text = show(
        "printer",
        locale,
        given=given,
        known=known,
        request=request,
        corrected=urlencode(request.readings),
        does=[message.text(locale.words) for message in does],
        test=test,
        wrong=sentence,
        kind=OptionKind.NUMBER,
        title=locale.words.say("studio.printer.title"),
    )
    return text, not sentence


def correction(locale: Locale, query: Query) -> str:
    """What measurements of a printer make up for, as a part of every page; empty if there are none."""
    profile = parse_request(products()[f"/{SHARED[0]}"], query, locale.tag).profile
    if profile is None:
        return ""
    return show("correction", locale, does=[message.text(locale.words) for message in errors_of(profile)])


def read_by(given: Mapping[str, str]) -> PrinterProfile:
    """The profile for what was read; what was left out is without error."""
    across, down, *others = (given[name] or usual for name, usual in READ.items())
    return parse_profile(f"{across}x{down}", read=";".join(others))


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
    at = {ladder.name.casefold(): ladder.at for ladder in reversed(ladders(PAPER))}
    long = ladders(PAPER)[0].long
    return {
        "across": Box(middle.x - 62, middle.y - 64, 122, 16),
        "down": Box(middle.x - 90, middle.y - 62, 20, 116),
        "x": Box(at["x"].x - 12.6, at["x"].y - long - 8, 30, 2 * long + 10),
        "y": Box(at["y"].x - long - 2, at["y"].y - 16, 2 * long + 12, 31),
        "a": Box(at["a"].x - 30, at["a"].y - 11.8, 114, 23.4),
        "b": Box(at["b"].x - 30, at["b"].y - 11.8, 114, 23.4),
    }
