"""Find room for every name and landmark on the board of Vite, Taxi! anew: after any change of its map."""

from __future__ import annotations

import time

from ttprint.files import write_whole
from ttprint.games.vite_taxi.art.board.layout import KEPT, frozen
from ttprint.games.vite_taxi.art.board.placing import arranged
from ttprint.games.vite_taxi.town.reading import paris


def main() -> None:
    began = time.perf_counter()
    found = arranged(paris())
    write_whole(KEPT, frozen(found, paris()).encode())
    print(f"Wrote {KEPT.name} in {time.perf_counter() - began:.0f} s.")
    print(f"No room for: {', '.join(found.missing) or 'none'}.")


if __name__ == "__main__":
    main()
