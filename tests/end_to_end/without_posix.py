"""Runs everything as on a system that lacks what only POSIX has: a script, which worker processes import again.

The names are removed before anything of ttprint is imported, here and in each worker; workers are started by spawn.
"""

from __future__ import annotations

import multiprocessing
import os
import pkgutil
import signal
import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path

SYSTEM = (
    "O_NONBLOCK chown fork forkpty geteuid getloadavg getpgid getuid killpg link mkfifo nice posix_spawn "
    "sched_getaffinity sched_setaffinity set_blocking statvfs sync sysconf uname wait3 wait4"
)
SIGNALS = "SIGALRM SIGHUP SIGPIPE SIGQUIT SIGUSR1 SIGUSR2 alarm pthread_kill setitimer sigwait"
MODULES = "fcntl grp pty pwd resource syslog termios tty"

for _name in SYSTEM.split():
    delattr(os, _name)
for _name in SIGNALS.split():
    delattr(signal, _name)
for _name in MODULES.split():
    sys.modules[_name] = None  # type: ignore[assignment]
vars(multiprocessing)["get_all_start_methods"] = lambda: ["spawn"]

LINES = (
    "solve 7KQ2",
    "board --lang en --out board.pdf",
    "deck --sets cab --pieces --svg --only cab-tee-* --out pieces",
    "deck --sets cab --pieces --svg --only cab-tee-* --out pieces",  # replaces files
    "calibrate --printer school --shift 1.0,2.0",
    "markers --style discs --printer school --out null.pdf",
    "calibrate --printer school --forget",
    "vite-taxi simulate --games 260",
)


def main() -> None:
    """Import every module, run some commands, and ask the studio for a page that a worker draws."""
    import ttprint

    for module in pkgutil.walk_packages(ttprint.__path__, "ttprint."):
        if not module.name.endswith(("__main__", "preload")):
            import_module(module.name)
    from werkzeug.test import Client

    from ttprint.cli.main import run
    from ttprint.studio.routes import create_studio

    for line in LINES:
        assert run(line.split()) == 0, line
    assert len(list(Path("pieces").iterdir())) > 1
    with closing(create_studio()) as studio:
        answer = Client(studio).get("/turbo-taxi/board/download?lang=en")
        assert answer.data == Path("board.pdf").read_bytes(), answer.status


if __name__ == "__main__":
    main()
