"""Main functions of workers that misbehave, each run in a process of its own."""

from __future__ import annotations

import os
import sys
import time
from multiprocessing.connection import Connection

from ttprint.order.order import Printed
from ttprint.studio.jobs import ImageJob, Result
from ttprint.words.message import say


def misbehave(connection: Connection) -> None:
    """Answer with the process id, hang, die, or fail, as the page number of the job says."""
    while True:
        job = connection.recv()
        assert isinstance(job, ImageJob)
        match job.index:
            case 1:
                time.sleep(600)
            case 2:
                os._exit(3)
            case 3:
                connection.send(None)
                continue
            case 4:
                time.sleep(0.8)
        connection.send(Result(Printed({}, warnings=(say(str(os.getpid())),))))


def list_modules(connection: Connection) -> None:
    """Answer with the modules of ttprint that were imported before the first job."""
    known = tuple(say(name) for name in sorted(sys.modules) if name.startswith("ttprint."))
    while True:
        connection.recv()
        connection.send(Result(Printed({}, warnings=known)))
