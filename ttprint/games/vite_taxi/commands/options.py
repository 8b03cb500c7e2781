"""The options that recur among the commands of Vite, Taxi!."""

from __future__ import annotations

from ttprint.shell.choices import Option
from ttprint.shell.options import BLEED, COPIES, DUPLEX, FORMATS, FORMS, ONLY, PAPER, PRINTER, REVERSE, SLOTS

SINGLE = Option("single", False, "The whole board on one sheet, as large as the paper allows.")

CARD_OPTIONS = (*FORMATS, BLEED, DUPLEX, REVERSE, ONLY, *SLOTS, *FORMS, *PAPER, PRINTER)
NOTE_OPTIONS = (*FORMATS, DUPLEX, REVERSE, ONLY, *SLOTS, *FORMS, *PAPER, PRINTER)  # their edges are white
NET_OPTIONS = (*FORMATS, BLEED, ONLY, COPIES, *FORMS, *PAPER, PRINTER)  # they have no backs
DIE_OPTIONS = tuple(option for option in NET_OPTIONS if option is not ONLY)
BOARD_OPTIONS = (*FORMATS, SINGLE, BLEED, *FORMS, *PAPER, PRINTER)
KIT_OPTIONS = (*FORMATS, SINGLE, BLEED, DUPLEX, REVERSE, ONLY, *FORMS, *PAPER, PRINTER)
