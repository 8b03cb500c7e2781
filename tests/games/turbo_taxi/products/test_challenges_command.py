"""challenges and poster, as a person types them."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.cli.typed import Captured, ordered, page_count, refused, typed
from ttprint.cli.main import run
from ttprint.games.turbo_taxi.grading.grades import VERSION
from ttprint.games.turbo_taxi.puzzle.codes import decode, encode
from ttprint.games.turbo_taxi.puzzle.setup import every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("at_home")]
TWO = "7KQ2 0000"


def manifest(file: str = "out/challenges.json") -> dict[str, Any]:
    told: dict[str, Any] = json.loads(Path(file).read_text(encoding="utf-8"))
    return told


def test_a_pack_with_answers_and_a_manifest(capsys: Captured, at_home: Path) -> None:
    first, second, third, fourth = typed(capsys, "challenges").splitlines()
    assert first == "Wrote out/challenges.pdf, out/challenges.json, out/challenges-answers.pdf"
    assert second.startswith("6 sheets of A4 · 24 pieces · about 15 minutes with scissors · in colour · ")
    assert third.endswith("Print two-sided, flip on the long edge.")
    assert fourth == "challenges-answers.pdf: Print one-sided."
    told = manifest()
    assert (told["order"], told["seed"], told["table_version"]) == ({"product": "challenges"}, 1, VERSION)
    assert [card["number"] for card in told["cards"]] == list(range(1, 25))
    levels = [card["level"] for card in told["cards"]]
    assert [levels.count(level) for level in ("easy", "medium", "hard")] == [8, 8, 8]
    assert levels == sorted(levels, key=["easy", "medium", "hard"].index)


@pytest.mark.parametrize(
    ("line", "pages", "words"),
    [
        ("--count 9 --level easy --answers none", 2, "9 pieces"),
        ("--count 5 --card a6 --answers none", 4, "5 pieces"),
        ("--count 3 --card a5 --answers none --theme ink", 4, "about 5 minutes with scissors · black and white"),
        ("--count 2 --card a4 --answers none --theme contrast --lang de", 4, "2 Blatt"),
        ("--count 8 --answers backs", 2, "flip on the long edge"),
        ("--count 8 --answers backs --duplex short", 2, "flip on the short edge"),
        ("--count 3 --versions 4 --answers none", 4, "12 pieces"),
        ("--count 9 --answers none --bleed 3 --paper letter", 4, "2 sheets of Letter"),
        ("--count 4 --crossing flyover --any-places --answers none", 2, "4 pieces"),
        (f"{TWO} --answers none --lang fr", 2, "2 pièces"),
    ],
)
def test_what_comes_out(capsys: Captured, line: str, pages: int, words: str) -> None:
    assert words in typed(capsys, f"challenges {line}")
    assert page_count("out/challenges.pdf") == pages


def test_codes_print_exactly_those(capsys: Captured) -> None:
    typed(capsys, f"challenges {TWO} --hints --out lesson")
    told = manifest("lesson/challenges.json")
    assert [card["code"] for card in told["cards"]] == TWO.split()
    assert told["seed"] is None
    assert told["order"] == {"product": "challenges", "codes": TWO.split(), "hints": True}
    assert sorted(path.name for path in Path("lesson").iterdir()) == [
        "challenges-answers.pdf",
        "challenges-hints.pdf",
        "challenges.json",
        "challenges.pdf",
    ]


def test_a_file_name_names_them_all(capsys: Captured, at_home: Path) -> None:
    typed(capsys, "challenges --count 3 --out 4b.pdf")
    assert sorted(path.name for path in at_home.glob("4b*")) == ["4b-answers.pdf", "4b.json", "4b.pdf"]
    typed(capsys, "challenges --count 3 --answers none --duplex none --out pictures.png --dpi 40")
    assert Path("pictures.png").read_bytes().startswith(b"\x89PNG")


def test_the_same_seed_gives_the_same_pack_for_ever(capsys: Captured) -> None:
    typed(capsys, "challenges --count 6 --seed 7 --out one")
    typed(capsys, "challenges --count 6 --seed 7 --out two")
    typed(capsys, "challenges --count 6 --seed 8 --out three")
    for name in ("challenges.pdf", "challenges-answers.pdf", "challenges.json"):
        assert Path("one", name).read_bytes() == Path("two", name).read_bytes()
        assert Path("one", name).read_bytes() != Path("three", name).read_bytes()


def test_only_some_centres(capsys: Captured) -> None:
    typed(capsys, "challenges --count 6 --centre tee --centre dead-end --answers none")
    kinds = {decode(card["code"]).centre.kind.value for card in manifest()["cards"]}
    assert kinds == {"tee", "dead end"}
    assert manifest()["order"] == {
        "product": "challenges",
        "count": "6",
        "answers": "none",
        "centre": ["tee", "dead-end"],
    }


def test_a_pack_can_be_made_again_from_its_manifest(capsys: Captured) -> None:
    typed(capsys, "challenges --count 5 --level expert --versions 2 --theme ink --out one")
    typed(capsys, f"{ordered(manifest('one/challenges.json'))} --out two")
    assert Path("one/challenges.pdf").read_bytes() == Path("two/challenges.pdf").read_bytes()


def test_twins_are_printed_with_a_warning(capsys: Captured) -> None:
    setup = decode("7KQ2")
    twin = next(image for image in sorted(setup.images(), key=encode) if image != setup)
    assert run(["challenges", "7KQ2", encode(twin), "--answers", "none"]) == 0
    out, err = capsys.readouterr()
    assert err == f"ttprint: {encode(twin)} is the same turned or mirrored as 7KQ2; both are printed.\n"
    assert "2 pieces" in out
    assert run(["challenges", "7KQ2", "7KQ2", "--answers", "none"]) == 0
    assert capsys.readouterr().err == "ttprint: 7KQ2 is the same card as 7KQ2; both are printed.\n"
    assert run(["challenges", "E496", "E496-AZ"]) == 0
    assert capsys.readouterr().err == "ttprint: E496-AZ has the same setup as E496; both are printed.\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("challenges --count 5000", "There are only 3,"),
        ("challenges --count 2000 --level easy", "different easy challenges of this kind, but 2,000"),
        ("challenges --count 0", "at least one card"),
        ("challenges --seed many", "'many' is not a whole number"),
        ("challenges --seed -1", "A seed is a whole number from 0 to 1,000,000,000, not -1."),
        ("challenges --level hrd", "'hrd' is not a level: did you mean hard?"),
        ("challenges --versions 9", "1 to 8 versions"),
        ("challenges --versions 0", "1 to 8 versions"),
        ("challenges --card a7", "did you mean a"),
        ("challenges --answers back", "did you mean backs?"),
        ("challenges --centre roundabout", "'roundabout' is not a kind of tile"),
        ("challenges 7KQ3", "7KQ3 is not a code"),
        ("challenges 7KQ2 --count 3", "leave out --count"),
        ("challenges 7KQ2 --level easy", "leave out --level"),
        ("challenges --card a4 --paper 148x210", "does not fit"),
        ("challenges --one-file --pieces", "--one-file and --pieces"),
        ("challenges --pdf --out x.svg", "end x.svg in .pdf"),
        ("challenges --out /dev/null/x.pdf", "Cannot write"),
        ("challenges --pieces --tts", "choose one"),
        ("poster", "Missing argument"),
        ("poster 7KQ3", "7KQ3 is not a code"),
        ("poster 7KQ2 --png --dpi 5", "give 30 to 1200"),
    ],
)
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    capsys: Captured, at_home: Path, line: str, sentence: str
) -> None:
    assert sentence in refused(capsys, line, at_home)


def test_an_unsolvable_code_is_told_so(capsys: Captured, at_home: Path) -> None:
    setup = next(setup for setup in every_setup() if next(solutions(setup), None) is None)
    for command in ("challenges", "poster"):
        assert "has no correct city" in refused(capsys, f"{command} {encode(setup)}", at_home)


def test_a_poster_for_the_wall_and_for_the_projector(capsys: Captured) -> None:
    assert typed(capsys, "poster 7KQ2").startswith("Wrote out/poster-7KQ2.pdf")
    assert page_count("out/poster-7KQ2.pdf") == 1
    typed(capsys, "poster 7KQ2 --out wall.svg --paper a3")
    assert b'width="297mm"' in Path("wall.svg").read_bytes()
    typed(capsys, "poster 7KQ2 --png --theme ink --lang es")
    width, height = Image.open(io.BytesIO(Path("out/poster-7KQ2.png").read_bytes())).size
    assert width * 9 == height * 16
