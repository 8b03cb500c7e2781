"""What every worker knows from its first moment: to be imported once, by the process whose twins the workers are.

Everything is imported, letters are measured, common pictures drawn. No thread may be left running here: a twin has
none, and would wait for it for ever; so nothing is set in Typst.
"""

from __future__ import annotations

import gc

from ttprint import CYCLES
from ttprint.games import HOME
from ttprint.studio.forms import forms
from ttprint.studio.jobs import FIRST, Job, carry_out

gc.set_threshold(*CYCLES)
forms()
for _theme in ("city", "ink"):
    carry_out(Job(HOME.name, "deck", ("--sets=1", f"--theme={_theme}", "--lang=en"), look=FIRST))
gc.collect()
gc.freeze()  # what is never looked through again stays shared with the twins
