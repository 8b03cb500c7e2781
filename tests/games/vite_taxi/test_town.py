"""The map, and maps with a planted fault."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from ttprint.games.vite_taxi.town.checks import NEIGHBOURS, name_of, smallest
from ttprint.games.vite_taxi.town.plots import gap
from ttprint.games.vite_taxi.town.polylines import along, crossings, curve, distance, length
from ttprint.games.vite_taxi.town.reading import PARIS, paris, read_town, town_from
from ttprint.games.vite_taxi.town.roads import roads
from ttprint.games.vite_taxi.town.values import PlaceKind
from ttprint.geometry import Point, plain_sum

Json = Any
MOST_TURNED = 33.0  # degrees


@pytest.fixture
def data() -> Json:
    return json.loads(PARIS.read_text(encoding="utf-8"))


def street(data: Json, start: str, end: str) -> Json:
    return next(row for row in data["streets"] if (row["from"], row["to"]) == (start, end))


def test_paris_fits_four_sheets_of_a4() -> None:
    town = paris()
    # windows of 277 by 190 mm that overlap by 10, less 3 mm of bleed all round
    assert (town.width, town.height) == (2 * 277 - 10 - 6, 2 * 190 - 10 - 6)
    assert len(town.places) == 66
    assert len(town.squares) == 279
    assert sum(place.everyone_stops for place in town.places) == 12
    assert sum(place.kind is PlaceKind.STATION for place in town.places) == 6


def test_every_station_has_a_rank_and_banks_lie_all_over_town() -> None:
    town = paris()
    assert all(place.rank for place in town.places if place.kind is PlaceKind.STATION)
    far = [min(roads().distances(bank)[square] for bank in roads().banks) for square in range(len(town.places))]
    assert max(far) <= 8


def test_places_lie_to_each_other_as_in_paris() -> None:
    """The middle of the town is drawn larger, but directions are kept."""
    off = []
    for one, other in combinations(paris().places, 2):
        east = (other.longitude - one.longitude) * 111.32 * math.cos(math.radians(48.86))
        south = (one.latitude - other.latitude) * 111.2
        if math.hypot(east, south) > 1.0:
            true, drawn = math.atan2(south, east), math.atan2(other.at.y - one.at.y, other.at.x - one.at.x)
            off.append(abs(math.degrees((drawn - true + math.pi) % (2 * math.pi) - math.pi)))
    assert max(off) < MOST_TURNED
    assert sum(off) / len(off) < 5


def test_the_islands_are_long_and_narrow() -> None:
    """The Cité is a kilometre long and 180 m wide; the board makes it less than twice as wide."""
    cite = next(isle for isle in paris().river.islands if isle.name == "Île de la Cité").outline
    long = max(p.x for p in cite) - min(p.x for p in cite)
    area = abs(plain_sum(a.x * b.y - b.x * a.y for a, b in pairwise((*cite, cite[0])))) / 2
    assert area / long**2 < 2 * 0.18
    assert 55 < long < 70


def test_squares_keep_their_distance() -> None:
    town = paris()
    plots = [smallest(square) for square in town.squares]
    for one, other in combinations(town.squares, 2):
        if distance(one.at, other.at) < 40:
            joined = other.number in town.ways[one.number] or one.number in town.ways[other.number]
            apart = gap(plots[one.number], plots[other.number])
            assert apart >= (NEIGHBOURS if joined else 2.5) - 1e-9, (one.number, other.number)


def test_the_voie_runs_east_under_the_bridges_and_one_way() -> None:
    town = paris()
    voie = town.voie
    assert len(voie.squares) == 6
    assert len(voie.entrances) == 2
    xs = [town.squares[number].at.x for number in voie.squares]
    assert xs == sorted(xs)
    for number in voie.squares:
        assert all(number not in town.ways[square.number] for square in town.squares if not square.voie)
    for bridge in voie.bridges:
        over = next(line for line in town.streets if line.bridge == bridge)
        assert any(crossings(over.line, voie.line)), bridge


def test_distances_are_symmetric_by_street_and_shorter_by_the_voie() -> None:
    numbers, far = paris().numbers, roads().distances
    for a, b in (("etoile", "nation"), ("puces", "alesia"), ("radio", "rapee")):
        assert far(numbers[a])[numbers[b]] == far(numbers[b])[numbers[a]]
    assert far(numbers["rapee"], True)[numbers["radio"]] == 7
    assert far(numbers["rapee"], False)[numbers["radio"]] > 10


def test_turns_count_the_rest_of_a_roll_as_lost() -> None:
    """From one square away every roll arrives; from further away it takes at least a sixth of the squares in turns."""
    numbers = paris().numbers
    turns, far = roads().turns(numbers["opera"]), roads().distances(numbers["opera"])
    assert turns[numbers["opera"]] == 0
    assert turns[numbers["madeleine"]] == pytest.approx(1)
    assert all(turn >= steps / 6 for turn, steps in zip(turns, far, strict=True) if steps >= 0)


def plant_lonely(data: Json) -> None:
    data["places"].append({"id": "orly", "name": "Orly", "kind": "gate", "lat": 48.89, "lon": 2.26, "at": [20, 350]})


def plant_dead_end(data: Json) -> None:
    data["streets"].remove(street(data, "porte-de-saint-cloud", "porte-de-versailles"))


def plant_island(data: Json) -> None:
    data["streets"] = [row for row in data["streets"] if "puces" not in (row["from"], row["to"])]
    extra = {"id": "saint-ouen", "name": "Saint-Ouen", "kind": "gate", "lat": 48.893, "lon": 2.30, "at": [250, 20]}
    data["places"].append(extra)
    row = {"from": "puces", "to": "saint-ouen", "name": "Rue", "squares": []}
    data["streets"] += [row, row]


def plant_crossing(data: Json) -> None:
    row = {"from": "etoile", "to": "madeleine", "name": "Rue volante", "squares": []}
    data["streets"].append(row)


def plant_ford(data: Json) -> None:
    del street(data, "alma", "ecole-militaire")["bridge"]


def plant_dry_bridge(data: Json) -> None:
    street(data, "etoile", "monceau")["bridge"] = "Pont Sec"


def plant_crowd(data: Json) -> None:
    street(data, "etoile", "rond-point")["squares"] *= 2


def plant_edge(data: Json) -> None:
    data["places"][0]["at"] = [-400, 0]


def plant_stranger(data: Json) -> None:
    street(data, "etoile", "alma")["to"] = "almaa"


def plant_kind(data: Json) -> None:
    data["places"][3]["kind"] = "plaza"


def plant_twin(data: Json) -> None:
    data["places"][3]["id"] = data["places"][4]["id"]


def plant_short_voie(data: Json) -> None:
    data["voie"]["squares"].pop(2)


def plant_ramp(data: Json) -> None:
    data["voie"]["entrances"][1]["square"] = 7


def plant_gap(data: Json) -> None:
    del data["places"][7]["lat"]


def plant_word(data: Json) -> None:
    data["places"][7]["lat"] = "north"


FAULTS: dict[Callable[[Json], None], str] = {
    plant_lonely: "no way on from Orly",
    plant_dead_end: "no way on from Porte de Saint-Cloud",
    plant_island: "nothing leads from",
    plant_crossing: "away from a square",
    plant_ford: "without a bridge",
    plant_dry_bridge: "Pont Sec does not cross",
    plant_crowd: "mm apart",
    plant_edge: "over the edge of the board",
    plant_stranger: "'almaa' is not a place on the map",
    plant_kind: "'plaza' is not a valid PlaceKind",
    plant_twin: "two places have the same id",
    plant_short_voie: "must have 6 squares and 2 entrances",
    plant_ramp: "a ramp to a square that it does not have",
    plant_gap: "lacks 'lat'",
    plant_word: "wrong value",
}


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_fault_in_the_map_is_reported_in_one_line(plant: Callable[[Json], None], data: Json) -> None:
    plant(data)
    with pytest.raises(ValueError, match=FAULTS[plant]) as caught:
        town_from(data)
    assert str(caught.value).count("\n") == 0


def test_a_broken_file_is_reported(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    with pytest.raises(ValueError, match="is not JSON"):
        read_town(broken)
    with pytest.raises(ValueError, match="cannot be read"):
        read_town(tmp_path / "none.json")


def test_squares_have_readable_names() -> None:
    town = paris()
    assert name_of(town, town.numbers["opera"]) == "Opéra"
    assert name_of(town, town.voie.squares[2]) == "square 3 of Voie Georges-Pompidou"
    assert "Avenue des Champs-Élysées" in {name_of(town, n).split(" of ")[-1].split(" (")[0] for n in range(66, 200)}


def test_a_curve_passes_through_its_points() -> None:
    points = [Point(0, 0), Point(10, 5), Point(20, 0)]
    line = curve(points)
    assert all(any(distance(point, other) < 1e-9 for other in line) for point in points)
    at, heading = along((Point(0, 0), Point(0, 10)), 4)
    assert at == Point(0, 4)
    assert heading == pytest.approx(90)
    assert math.isclose(length((Point(0, 0), Point(3, 4))), 5)
