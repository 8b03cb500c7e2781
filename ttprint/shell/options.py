"""What all commands that print can be told: each option once, with its range and its help."""

from __future__ import annotations

from ttprint.draw.inks import Theme
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS
from ttprint.shell.choices import Option, listed
from ttprint.shell.defaults import PRESETS, preset_values
from ttprint.words.catalog import languages

FORMATS = (
    Option("pdf", False, "Write a PDF; unless told, that is what is written."),
    Option("svg", False, "Write an SVG for each page."),
    Option("png", False, "Write a PNG for each page."),
    Option("dpi", 300, "Pixels to the inch of a PNG."),
)
DUPLEX = Option("duplex", Duplex.LONG, "How the backs get behind the fronts.")
REVERSE = Option("reverse", False, "By hand, print backs from the last sheet to the first: for stacks face up.")
FORMS = (
    Option("pieces", False, "One file for each piece instead of sheets: PNG, or --svg."),
    Option("cut", False, "Only the lines to cut and to score, as SVG and DXF, for laser and knife cutters."),
    Option("registration", False, "Marks by which a desktop cutter finds the sheet; for the sheets and for --cut."),
    Option("tts", False, "Sheets of faces and backs for Tabletop Simulator."),
)
BLEED = Option("bleed", 3.0, "How far the art runs beyond the cut.", "MM")
COPIES = Option("copies", 1, "So many of each piece.")
CORNERS = Option("corners", 0.0, "Round off the corners of the pieces by so much.", "MM")
START_SLOT = Option("start-slot", 1, "The first free place of the first sheet, counted row by row: on a used sheet.")
BACKS_ONLY = Option("backs-only", False, "Only the backs, for sheets whose fronts are printed.")
PRESET = Option(
    "preset", None, "Pieces as print-on-demand services take them: " + ", ".join(PRESETS) + ".", "NAME", preset_values
)
SLOTS = (COPIES, CORNERS, START_SLOT, BACKS_ONLY, PRESET)
ONLY = Option("only", (), "Only these pieces; * for any letters; may be repeated.", "NAME")
SHEET = Option("paper", "a4", f"{', '.join(PAPERS)}, or WxH in mm, or in inches such as 8.5x11in.")
MARGIN = Option(
    "margin",
    "normal",
    "In mm for all that is printed: all round, or top,right,bottom,left; `normal` keeps pieces 10 from the edge, "
    "`tight` 5, and marks 4.",
)
THEME = Option("theme", Theme.CITY, "Full colour, line art that saves ink, or for low vision.")
WORDS = (
    Option("lang", None, f"{listed(languages())}; unless told, as the environment says.", "LANGUAGE"),
    Option("out", None, "Where to write; unless told, into the folder out.", "FILE|FOLDER"),
)
PRINTER = Option("printer", None, "Make up for what this printer does wrong; see calibrate.", "NAME")

SIZE = (SHEET, MARGIN)
PAPER = (*SIZE, THEME, *WORDS)
PAGE_OPTIONS = (*FORMATS, DUPLEX, SHEET, *WORDS)
