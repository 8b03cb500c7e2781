from __future__ import annotations

from fractions import Fraction

import pytest

from ttprint.games.turbo_taxi.puzzle.atlas import Entry, atlas, classes
from ttprint.games.turbo_taxi.puzzle.census import SPANS, census
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import SET, TILES, Crossing, Kind, directions
from ttprint.geometry import Turn

pytestmark = pytest.mark.slow

_FIRST = {directions(kind)[0] for kind in Kind}
Atlases = dict[Crossing, tuple[Entry, ...]]


def test_classes_partition_all_setups() -> None:
    every = classes()
    assert len(every) == 3_302
    assert all(8 % len(ranks) == 0 for _, ranks in every)
    assert sorted(rank for _, ranks in every for rank in ranks) == list(range(25_245))


@pytest.mark.parametrize("crossing", Crossing)
def test_the_atlas_agrees_with_the_solver(atlases: Atlases, crossing: Crossing) -> None:
    assert [entry.setup for entry in atlases[crossing]] == list(every_setup())
    for entry in atlases[crossing][::7]:
        assert entry.code == encode(entry.setup)
        assert entry.solutions == sum(1 for _ in solutions(entry.setup, crossing))
        assert entry.class_code == min(encode(image) for image in entry.setup.images())


def test_progress_adds_up_to_the_whole() -> None:
    steps: list[int] = []
    atlas(Crossing.CROSSROADS, steps.append)
    assert sum(steps) == 25_245


@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("places", Places)
def test_the_parts_of_a_census_make_the_whole(atlases: Atlases, crossing: Crossing, places: Places) -> None:
    one = census(atlases[crossing], crossing, places)
    assert one.total.setups == {Places.ANY: 25_245, Places.CORNER: 23_562}[places]
    for parts in (one.by_kind, one.by_green):
        tallies = [tally for _, tally in parts]
        for name in ("setups", "solvable", "single", "unsolvable"):
            assert sum(getattr(tally, name) for tally in tallies) == getattr(one.total, name)
        assert max(tally.most for tally in tallies) == one.total.most
    assert sum(number for _, number in one.spread) == one.total.setups
    assert dict(one.spread)["0"] == one.total.unsolvable
    assert dict(one.spread)["1"] == one.total.single
    assert len(one.spread) == len(SPANS)
    assert [green for green, _ in one.by_green] == ([0, 1, 2, 3, 4] if places is Places.ANY else [2, 3, 4])


@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize("places", Places)
def test_the_chance_of_no_solution_is_that_of_the_real_deck(
    atlases: Atlases, crossing: Crossing, places: Places
) -> None:
    # count it by hand: every tile of the deck, in each of four directions, over every way to place the markers
    deck = [tile for tile in TILES if tile in _FIRST for _ in range(SET[tile.kind])]
    found = {entry.setup: entry.solutions for entry in atlases[crossing] if places.allow(entry.setup)}
    markers = [(setup.yellow, setup.red) for setup in found if setup.centre == TILES[0]]
    centres = [tile.turned(Turn(quarters)) for tile in deck for quarters in range(4)]
    failures = sum(found[Setup(*pairs, centre)] == 0 for pairs in markers for centre in centres)
    assert len(deck) == 12
    assert census(atlases[crossing], crossing, places).no_solution == Fraction(failures, len(markers) * 48)


def test_the_figures_in_the_documents(atlases: Atlases) -> None:
    crossroads = census(atlases[Crossing.CROSSROADS], Crossing.CROSSROADS, Places.CORNER)
    assert (crossroads.total.unsolvable, crossroads.total.single, crossroads.total.most) == (412, 608, 39)
    assert crossroads.no_solution == Fraction(89, 5544)
    flyover = census(atlases[Crossing.FLYOVER], Crossing.FLYOVER, Places.ANY)
    assert (flyover.total.unsolvable, flyover.total.single) == (867, 888)
