"""Imported once by the process that workers are copies of: imports everything, measures letters, draws common pictures.

No thread may be left running here: a copy of the process has none and would wait for it for ever. So nothing is typeset
with Typst.
"""

from __future__ import annotations

import gc

from ttprint import CYCLES
from ttprint.games import DEFAULT_GAME
from ttprint.studio.forms import forms
from ttprint.studio.jobs import FIRST, MakeJob, do_job

gc.set_threshold(*CYCLES)
forms()
for _theme in ("city", "ink"):
    do_job(MakeJob(f"/{DEFAULT_GAME.name}/deck", {"sets": ("1",), "theme": (_theme,)}, image=FIRST))
gc.collect()
gc.freeze()  # objects that are never collected stay shared with the workers
