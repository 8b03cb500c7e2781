"""Prints the printer test: it shows the errors of a printer, or, with a profile, whether they are corrected.

Also says in sentences what a profile corrects.
"""

from __future__ import annotations

from ttprint.order.files import printed
from ttprint.order.order import Order, Printed, how_to_print
from ttprint.press.plan import Plan
from ttprint.press.printers.calibration import CalibrationWords, calibration_sides
from ttprint.press.printers.printer import PrinterProfile
from ttprint.words.catalog import Words
from ttprint.words.message import Message, say


def calibration(order: Order, name: str = "calibrate") -> Printed:
    """The test page, front and back."""
    duplex, plan = order.duplex, Plan(sheets=1, pages=2)
    words = calibration_words(order.words, how_to_print(duplex, plan).text(order.words), order.context.printer)
    sides = calibration_sides(order.paper, words, duplex.flip)
    corrected = [order.corrected(page, face) for face, page in sides]
    return printed(order, name, order.words.say("calibrate.document"), lambda: corrected, duplex, plan)


def calibration_words(words: Words, how: str, printer: str = "") -> CalibrationWords:
    """The texts of the test page; `how` says how to print it, `printer` for which one it is corrected, if for any."""
    after = words.say("calibrate.left", name=printer) if printer else words.say("calibrate.again")
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
        command=words.say("calibrate.enter"),
        after=after,
        point=words.say("calibrate.point"),
    )


def errors_of(profile: PrinterProfile) -> list[Message]:
    """The errors of a printer, one sentence for each; small ones that round to nothing are left out."""
    across, down = round(100 * profile.scale_x, 2), round(100 * profile.scale_y, 2)
    right, below, turn = round(profile.shift_x, 2), round(profile.shift_y, 2), round(profile.turn, 2)
    found = {
        "across": 0.0 if across == 100 else across,
        "down": 0.0 if down == 100 else down,
        "right" if right > 0 else "left": right,
        "below" if below > 0 else "above": below,
        "clockwise" if turn > 0 else "anticlockwise": turn,
    }
    told = [say(f"calibrate.does-{key}", n=abs(amount)) for key, amount in found.items() if amount]
    return told or [say("calibrate.does-nothing")]
