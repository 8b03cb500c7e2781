"""The printer's test page: what a printer does wrong, or, with a profile, whether it is put right."""

from __future__ import annotations

from ttprint.order.files import printed
from ttprint.order.order import Order, Printed
from ttprint.press.duplex import Duplex
from ttprint.press.plan import Plan
from ttprint.press.printers.calibration import CalibrationWords, calibration_sides
from ttprint.words.catalog import Words


def calibration(order: Order, name: str = "calibrate") -> Printed:
    """The test page, front and back."""
    duplex = order.duplex if order.duplex.has_back_pages else Duplex.LONG
    sides = calibration_sides(order.paper, calibration_words(order.words), duplex.flip)
    true = [order.profile.apply(page, face, duplex.flip) for face, page in sides]
    return printed(order, name, order.words.say("calibrate.document"), lambda: true, duplex, Plan(sheets=1, pages=2))


def calibration_words(words: Words) -> CalibrationWords:
    """What the test page says."""
    return CalibrationWords(
        title=words.say("calibrate.title"),
        front=words.say("calibrate.front"),
        back=words.say("calibrate.back"),
        across=words.say("calibrate.across"),
        down=words.say("calibrate.down"),
        steps=words.list("calibrate.steps"),
        command=words.say("calibrate.command"),
    )
