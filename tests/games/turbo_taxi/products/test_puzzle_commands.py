"""solve, check and census, as a person types them."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from pathlib import Path

import pytest

from ttprint.cli.main import run
from ttprint.games.turbo_taxi.puzzle.atlas import Entry
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing

RIGHT = "SW ES NSW / NS NES NESW / NES NW N"


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert run(arguments) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ttprint: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize("words", [["1-7 3-10 NES"], ["10-3", "7-1", "sen"], ["3D3E"], ["3d-3e"], ["3D", "3E"]])
def test_solve_takes_a_setup_or_a_code_with_or_without_quotes(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    out = said(capsys, "solve", *words)
    assert "1-7 3-10 NES   code 3D3E" in out
    assert "There are 14 correct cities, with the crossing read as a crossroads." in out
    assert "City 1 of 14" in out
    assert "City 2" not in out
    assert "╠" in out


@pytest.mark.parametrize("crossing", Crossing)
def test_solve_all_as_json(capsys: pytest.CaptureFixture[str], crossing: Crossing) -> None:
    answer = json.loads(said(capsys, "solve", "1-7 3-10 NES", "--all", "--json", "--crossing", crossing.value))
    cities = [str(city) for city in solutions(Setup.parse("1-7 3-10 NES"), crossing)]
    assert answer == {
        "setup": "1-7 3-10 NES",
        "code": "3D3E",
        "card": "3D3E" if crossing is Crossing.CROSSROADS else "3D3E-F4",
        "crossing": crossing.value,
        "rule": None,
        "green": 3,
        "solutions": len(cities),
        "cities": cities,
    }
    assert len(json.loads(said(capsys, "solve", "3D3E", "--json"))["cities"]) == 1


def test_solve_all_draws_every_city(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "solve", "3D3E", "--all")
    assert [f"City {number} of 14" in out for number in range(1, 15)] == [True] * 14


def test_no_right_city_is_said_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "solve", "3-6 9-12 NE", code=1)
    assert "There is no correct city" in out
    assert "The corner rule would not allow this setup: no marker stands on a green place." in out
    assert json.loads(said(capsys, "solve", "3-6 9-12 NE", "--json", code=1))["solutions"] == 0


@pytest.mark.parametrize(
    "words",
    [
        ["1-7 3-10 NES", RIGHT],
        ["3D3E", RIGHT],
        ["3D-3E", *RIGHT.split()],
        ["3D", "3E", *RIGHT.split()],
        ["1-7", "3-10", "NES", *RIGHT.split()],
        ["1-7", "3-10", "NES", RIGHT.replace(" /", "")],
        ["10-11", "1-12", "EW", *str(next(solutions(Setup.parse("10-11 1-12 EW")))).split()],
    ],
)
def test_check_takes_words_with_or_without_quotes(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert said(capsys, "check", *words).startswith("Correct: ")


def test_check_takes_a_code_that_looks_like_a_pair(capsys: pytest.CaptureFixture[str]) -> None:
    setup = Setup.parse("1-2 3-4 NS")
    assert encode(setup) == "0000"
    assert said(capsys, "check", "00-00", *str(next(solutions(setup))).split()).startswith("Correct: ")


def test_check_names_every_broken_rule_on_a_line_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "check", "1-7 3-10 NES", "NW ES NSW / NS NES NESW / NES NW W", code=1)
    assert out.splitlines() == [
        "between left and top left: the road from the left square is not continued",
        "between right and bottom right: the road from the right square is not continued",
        "between bottom right and bottom: the road from the bottom right square is not continued",
        "hour 11: a road leaves the city, but no marker stands there",
        "hours 3 and 10: the two red markers are not joined by road",
    ]


def test_check_reads_the_crossing_as_told(capsys: pytest.CaptureFixture[str]) -> None:
    only = set(solutions(Setup.parse("1-7 3-10 NESW"))) - set(solutions(Setup.parse("1-7 3-10 NESW"), Crossing.FLYOVER))
    city = str(min(only, key=str))
    said(capsys, "check", "1-7 3-10 NESW", city)
    out = said(capsys, "check", "1-7 3-10 NESW", city, "--crossing", "flyover", code=1)
    assert "not joined by road" in out


@pytest.mark.slow
def test_census_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "census")
    for words in ("25,245", "23,562", "3,302", "double curve", "By markers on green places", "exactly 89/5544"):
        assert words in out
    assert max(map(len, out.splitlines())) <= 100


@pytest.mark.slow
def test_census_as_json(capsys: pytest.CaptureFixture[str], atlases: dict[Crossing, tuple[Entry, ...]]) -> None:
    answer = json.loads(said(capsys, "census", "--json", "--crossing", "flyover"))
    assert answer["crossing"] == "flyover"
    assert answer["any"]["setups"] == 25_245
    assert answer["corner"]["setups"] == 23_562
    assert sum(answer["corner"]["spread"].values()) == 23_562
    assert answer["any"]["by_centre"]["dead end"]["setups"] == 1485 * 4
    greens = Counter(entry.green for entry in atlases[Crossing.FLYOVER])
    assert {int(green): tally["setups"] for green, tally in answer["any"]["by_green"].items()} == greens


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
def test_census_as_csv(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, crossing: Crossing, atlases: dict[Crossing, tuple[Entry, ...]]
) -> None:
    file = tmp_path / "all setups.csv"
    assert said(capsys, "census", "--csv", str(file), "--crossing", crossing.value) == f"Wrote {file}\n"
    rows = list(csv.DictReader(io.StringIO(file.read_text())))
    assert list(rows[0]) == ["setup", "code", "solutions", "class", "green"]
    assert [tuple(row.values()) for row in rows] == [
        (str(e.setup), e.code, str(e.solutions), e.class_code, str(e.green)) for e in atlases[crossing]
    ]
    assert said(capsys, "census", "--csv", "-", "--crossing", crossing.value) == file.read_text()
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["solve", "1-7 3-10 NEX"], "'NEX' is not a tile name: did you mean NE?"),
        (["solve", "1-13 3-10 NES"], "There is no hour 13: the rim places are the hours 1 to 12."),
        (["solve", "1-7 3-7 NES"], "Hour 7 is taken twice"),
        (["solve", "1-7 3 NES"], "four markers in two pairs, such as 1-7 3-10; this one has 3"),
        (["solve", "1-7", "3-10", "5", "NES"], "this one has 5"),
        (["solve", "1-7", "NES"], "this one has 2"),
        (["solve", "7KQ3"], "7KQ2 (1-11 7-10 N)"),
        (["solve", "7KQ"], "a code has four characters"),
        (["solve"], "Missing argument 'SETUP|CODE'"),
        (["solve", "3D3E", "--crossing", "flyovr"], "did you mean flyover?"),
        (["solve", "3D3E", "--jsn"], "--jsn"),
        (["check", "3D3E", " ".join(RIGHT.split()[:-1])], "nine tiles, three in each of three rows; this one has 8"),
        (["check", "3D3E", RIGHT, "N"], "this one has 10"),
        (["check", "3D3E"], "this one has 0"),
        (["check", "3D3X", RIGHT], "Did you mean"),
        (["check", "3D3E", RIGHT.replace("NESW", "NEXT")], "'NEXT' is not a tile name: did you mean NE?"),
        (["check", "1-7", "3-10", *RIGHT.split()], "this one has 8"),
        (["census", "--csv", "a", "--json"], "choose one"),
        (["slove", "3D3E"], "There is no command 'slove': did you mean solve?"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert sentence in refused(capsys, *arguments)


def test_a_city_as_it_is_drawn_is_the_city_as_it_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    answer = json.loads(said(capsys, "solve", "3D3E", "--json"))
    assert City.parse(answer["cities"][0]) == next(solutions(Setup.parse(answer["setup"])))


@pytest.mark.parametrize("line", ["solve 3D3E", "check 3D3E N N N N NES N N N N", "grade E496-AZ", "census"])
def test_the_keys_of_json_are_ascii_and_documented(capsys: pytest.CaptureFixture[str], line: str) -> None:
    command = line.split()[0]
    answer = json.loads(said(capsys, *line.split(), "--json", code=1 if command == "check" else 0))
    page = (Path(__file__).parents[4] / "docs/puzzle.md").read_text(encoding="utf-8")
    row = next(row for row in page.splitlines() if row.startswith(f"| `{command}` |"))
    assert not [key for key in answer if f"`{key}`" not in row]
    assert json.dumps(answer, ensure_ascii=False, sort_keys=True).isascii() or command == "check"
    inner = answer["any"] if command == "census" else answer
    assert all(f"`{key}`" in row for key in inner)
    assert all(key.isascii() for key in inner.get("spread", {}))
