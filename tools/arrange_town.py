"""Search for the arrangement of names and landmarks on the board of Vite, Taxi! and store it: `make town`.

Run it after every change of the map or of the labels. It takes minutes.
"""

from __future__ import annotations

import time

from tools.town_layout.placing import arranged
from ttprint.files import write_whole
from ttprint.games.vite_taxi.art.board.layout import STORED, Lettering, arrangement, to_json
from ttprint.games.vite_taxi.town.reading import paris


def main() -> None:
    try:
        arrangement(paris())
        print(f"The stored {STORED.name} fits the map.")
    except (FileNotFoundError, ValueError) as fault:
        print(fault)
    arrangement.cache_clear()
    began = time.perf_counter()
    found = {lettering: arranged(paris(), lettering) for lettering in Lettering}
    write_whole(STORED, to_json(found, paris()).encode())
    arrangement(paris())  # raises if what was stored does not fit
    print(f"Wrote {STORED.name} in {time.perf_counter() - began:.0f} s.")
    for lettering, one in found.items():
        print(f"No room in {lettering.value} lettering for: {', '.join(one.missing) or 'none'}.")


if __name__ == "__main__":
    main()
