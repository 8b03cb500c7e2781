"""Workers that misbehave, each in a process of its own."""

from __future__ import annotations

import os
import sys
import time
from multiprocessing.connection import Connection

from ttprint.studio.jobs import Glance, Outcome


def odd(line: Connection) -> None:
    """Answers, hangs, dies or breaks, as the page number of a glance says."""
    while True:
        task = line.recv()
        assert isinstance(task, Glance)
        match task.index:
            case 1:
                time.sleep(600)
            case 2:
                os._exit(3)
            case 3:
                line.send(None)
                continue
            case 4:
                time.sleep(0.8)
        line.send(Outcome({}, (str(os.getpid()),)))


def knows(line: Connection) -> None:
    """Tells which modules of ours it has imported before it was asked anything."""
    known = tuple(sorted(name for name in sys.modules if name.startswith("ttprint.")))
    while True:
        line.recv()
        line.send(Outcome({}, known))
