"""The entry point of the program."""

from __future__ import annotations

import gc
import os
import sys

from ttprint import CYCLES


def main() -> None:
    """Run the command line and leave with its exit code."""
    gc.set_threshold(*CYCLES)
    _forget_current_folder()
    try:
        from ttprint import stopping

        stopping.handle_signals()
        from ttprint.cli.streams import harden_streams  # inside, so that Ctrl-C during the imports ends quietly too

        harden_streams()
        from ttprint.cli.main import run

        sys.exit(run())
    except KeyboardInterrupt:
        from ttprint import stopping

        sys.exit(stopping.exit_code())


def _forget_current_folder() -> None:
    """Import nothing more from the current folder, where `python -m` looks first, unless ttprint itself is there."""
    own = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))  # noqa: PTH100, PTH120 (pathlib is not imported yet)
    try:
        unsafe = {"", os.getcwd()} - {own}  # noqa: PTH109
    except OSError:  # the folder has been removed
        unsafe = {""}
    sys.path[:] = [folder for folder in sys.path if folder not in unsafe]


if __name__ == "__main__":
    main()
