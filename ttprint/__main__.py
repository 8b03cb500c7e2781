"""The entry point of the program."""

from __future__ import annotations

import gc
import sys

from ttprint import CYCLES


def main() -> None:
    """Run the command line and leave with its exit code."""
    gc.set_threshold(*CYCLES)
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


if __name__ == "__main__":
    main()
