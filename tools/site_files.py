"""Stores which files of packages the studio opens in the browser (`make site-files`), after a change of lock.toml."""

from __future__ import annotations

from ttprint.cli.site import fetched_folder
from ttprint.site.archives import OPENED, run_in_python, unpacked
from ttprint.site.packages import fetch


def main() -> None:
    """Write opened.json."""
    fetch(fetched_folder())
    with unpacked(fetched_folder()) as folder:
        run_in_python(folder, "from ttprint.site.samples import store_opened; store_opened('/build')")
        OPENED.write_bytes((folder / "opened.json").read_bytes())


if __name__ == "__main__":
    main()
