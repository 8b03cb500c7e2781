"""The options that recur among the commands of Vite, Taxi!."""

from __future__ import annotations

from ttprint.shell.choices import Option
from ttprint.shell.options import BLEED, DUPLEX, FORMATS, FORMS, ONLY, PAPER, PRINTER, REVERSE, SLOTS

SINGLE = Option("single", False, "The whole board on one sheet, as large as the paper allows.")

PIECE_OPTIONS = (*FORMATS, BLEED, DUPLEX, REVERSE, ONLY, *SLOTS, *FORMS, *PAPER, PRINTER)
BOARD_OPTIONS = (*FORMATS, SINGLE, BLEED, DUPLEX, ONLY, *FORMS, *PAPER, PRINTER)
