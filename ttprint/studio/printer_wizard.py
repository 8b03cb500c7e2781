"""The printer's helper: a test page, what is read on it, what that means, and what to type.

reading: a number that a person reads on the printed page: two rulers, ladders X and Y, scales A and B
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ttprint.errors import TtprintError
from ttprint.geometry import Box
from ttprint.press.paper import PAPERS
from ttprint.press.printers.calibration import TURN_FACTOR, ladders
from ttprint.press.printers.ladders import LONG
from ttprint.press.printers.printer import PrinterProfile
from ttprint.press.printers.profiles import read_profile
from ttprint.studio.forms import SHARED, FieldKind, products
from ttprint.studio.locale import Visit
from ttprint.studio.pages import show
from ttprint.studio.requests import MY_PRINTER, Errand, errand_of
from ttprint.studio.service import Desk, Refused

PAPER = PAPERS["a4"]
READ = ("across", "down", "x", "y", "a", "b")
FRONT, BACK = 0, 1  # pages of the test

Said = Mapping[str, Sequence[str]]


def printer(visit: Visit, desk: Desk, _: None, said: Said, ours: bool) -> tuple[str, bool]:
    """The page of the helper, and whether all was right."""
    test = products()[f"/{SHARED[0]}"]
    given = {name: said.get(name, [""])[0].strip()[:20].replace(",", ".").replace("−", "-") for name in READ}
    errand, sentence = Errand(test, ()), ""
    try:
        errand = errand_of(test, {name: [value] for name, value in readings(given).items()}, visit.tag)
        profile = errand.profile
    except TtprintError as error:
        sentence, profile = str(error), None
    text = show(
        "printer",
        visit,
        given=given,
        errand=errand,
        does=list(does(visit, read_profile(profile, MY_PRINTER))) if profile else [],
        test=test,
        wrong=sentence,
        kind=FieldKind.NUMBER,
        title=visit.words.say("studio.printer.title"),
    )
    return text, not sentence


def readings(given: Mapping[str, str]) -> dict[str, str]:
    """What was read, as the command line takes it."""
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


def does(visit: Visit, profile: PrinterProfile) -> Iterator[str]:
    """What a printer does to a sheet, in sentences."""

    def told(key: str, amount: float) -> str:
        return visit.words.say(f"studio.printer.does-{key}", n=visit.number(abs(amount)))

    if profile.scale_x != 1:
        yield told("across", 100 * profile.scale_x)
    if profile.scale_y != 1:
        yield told("down", 100 * profile.scale_y)
    if profile.shift_x:
        yield told("right" if profile.shift_x > 0 else "left", profile.shift_x)
    if profile.shift_y:
        yield told("below" if profile.shift_y > 0 else "above", profile.shift_y)
    if profile.turn:
        yield told("clockwise" if profile.turn > 0 else "anticlockwise", profile.turn)
    if profile == PrinterProfile():
        yield visit.words.say("studio.printer.does-nothing")


def printer_part(desk: Desk, what: str, lang: str) -> bytes:
    """A part of the test page as it looks against a lamp, to show where a reading is taken."""
    parts = _parts()
    if what not in parts:
        raise Refused("There is no such picture.")
    test = products()[f"/{SHARED[0]}"]
    errand = errand_of(test, {}, lang)
    file = next(iter(desk.outcome(errand).files))
    return desk.picture(errand, file, FRONT, parts[what], BACK)


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
