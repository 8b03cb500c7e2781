"""No card that the program chooses shows a code that spells something rude."""

from __future__ import annotations

from itertools import product

import pytest

from ttprint.games.turbo_taxi.challenges.challenge import CardKind
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.profanity import is_rude, printable_images
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.codes import SETUP_COUNT, code_of_rank, decode, encode
from ttprint.games.turbo_taxi.puzzle.setup import every_setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@pytest.mark.parametrize(
    "code", ["METH", "5EX1", "4SS0", "KKK0", "P155", "1T17", "PVTA", "CV10", "H0ER", "F1CK", "1488", "E496-SSEX"]
)
def test_words_are_found_with_digits_read_as_letters(code: str) -> None:
    assert is_rude(code)


@pytest.mark.parametrize("code", ["7KQ2", "3D3E", "E496", "RMWQ", "0CEF-A7"])
def test_others_are_not(code: str) -> None:
    assert not is_rude(code)


def test_a_few_hundred_codes_are_lost_and_no_more() -> None:
    rude = [code for code in map(code_of_rank, range(SETUP_COUNT)) if is_rude(code)]
    assert 100 < len(rude) < 600
    assert all(decode(code) for code in rude[:20])  # those who ask by name still get them


@pytest.mark.slow
def test_nearly_every_setup_has_an_image_that_may_be_shown() -> None:
    images = {setup: printable_images(setup, Crossing.CROSSROADS, None) for setup in every_setup()}
    assert sum(not those for those in images.values()) < 10
    assert all(not is_rude(encode(image)) for those in list(images.values())[::97] for image in those)


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize(("level", "kind"), [*product(Level, [CardKind.BUILD]), (Level.EXPERT, CardKind.ONLY)])
def test_packs_and_versions_show_none(crossing: Crossing, level: Level, kind: CardKind) -> None:
    """Neither in the code of the setup nor in what a card adds to it: a flyover's rule would spell FAT and worse."""
    for one in choose(200, level, 4, PackOptions(crossing, kind=kind), versions=4):
        assert not is_rude(one.code)
