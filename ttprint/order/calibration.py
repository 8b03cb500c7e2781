"""Prints the printer test: it shows the errors of a printer, or, with a profile, whether they are corrected."""

from __future__ import annotations

from ttprint.order.files import printed
from ttprint.order.order import Order, Printed, how_to_print
from ttprint.press.plan import Plan
from ttprint.press.printers.calibration import CalibrationWords, calibration_sides
from ttprint.words.catalog import Words


def calibration(order: Order, name: str = "calibrate") -> Printed:
    """The test page, front and back."""
    duplex, plan = order.duplex, Plan(sheets=1, pages=2)
    words = calibration_words(order.words, how_to_print(duplex, plan).text(order.words), order.context.printer)
    sides = calibration_sides(order.paper, words, duplex.flip)
    corrected = [order.corrected(page, face) for face, page in sides]
    return printed(order, name, order.words.say("calibrate.document"), lambda: corrected, duplex, plan)


def calibration_words(words: Words, how: str, printer: str = "") -> CalibrationWords:
    """The texts of the test page; `how` says how to print it.

    On a page that is corrected for a printer, the command shown adds the measures to the stored profile.
    """
    command = words.say("calibrate.refine", name=printer) if printer else words.say("calibrate.command")
    return CalibrationWords(
        title=words.say("calibrate.title"),
        front=words.say("calibrate.front"),
        back=words.say("calibrate.back"),
        across=words.say("calibrate.across"),
        down=words.say("calibrate.down"),
        right_edge=words.say("calibrate.right_edge"),
        wrong_edge=words.say("calibrate.wrong_edge"),
        steps=(f"{how} {words.say('print.size')}", *words.list("calibrate.steps")),
        example=f"{words.say('calibrate.example')}\n{words.say('calibrate.example_command')}",
        command=command,
        point=words.say("calibrate.point"),
    )
