"""No card of a pack shows a code that contains a rude word, and the frozen list of rude codes is complete."""

from __future__ import annotations

from itertools import product

import pytest

from tools.rude_codes import rude_codes_text
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.pools import pool
from ttprint.games.turbo_taxi.challenges.profanity import RUDE_CODES, is_rude, printable_images, rude_pattern
from ttprint.games.turbo_taxi.grading.grades import LEVELS, Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.codes import SETUP_COUNT, code_of_rank, decode
from ttprint.games.turbo_taxi.puzzle.setup import every_setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@pytest.mark.parametrize(
    "code", ["METH", "5EX1", "4SS0", "KKK0", "P155", "1T17", "PVTA", "CV10", "H0ER", "F1CK", "1488", "E496-SSEX"]
)
def test_pattern_reads_digits_as_letters(code: str) -> None:
    assert rude_pattern().search(code)


@pytest.mark.parametrize(
    "code", "NGRT J12Z FVQJ KKRH 4GVD RHDP PTA1 MRD9 PTE6 5H7T 4Y1D 6A56 1RAW FVCK-A7 00FV-CTSA".split()
)
def test_abbreviations_are_rude_and_words_across_the_dash(code: str) -> None:
    assert is_rude(code)


@pytest.mark.parametrize("code", "0A80 B1CH F4CK 007C 9R1K 0YXX-XDEG 5CNV-TXDR H4MA-SCCP 1KQQ-N9 CA9N-A5".split())
def test_words_of_public_lists_are_rude(code: str) -> None:
    assert is_rude(code)


@pytest.mark.parametrize("code", ["7KQ2", "3D3E", "E496", "RMWQ"])
def test_other_codes_are_not_rude(code: str) -> None:
    assert not rude_pattern().search(code)
    assert not is_rude(code)


@pytest.mark.slow
def test_the_frozen_list_is_what_the_tool_writes() -> None:
    assert RUDE_CODES.read_text(encoding="ascii") == rude_codes_text()


def test_a_few_hundred_codes_are_rude() -> None:
    codes = [code_of_rank(rank) for rank in range(SETUP_COUNT)]
    rude = [code for code in codes if is_rude(code)]
    assert rude == [code for code in codes if rude_pattern().search(code)]
    assert 100 < len(rude) < 1200
    assert all(decode(code) for code in rude[:20])  # they are still valid codes


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
def test_candidates_count_their_printable_images(crossing: Crossing) -> None:
    kinds = [CardKind.BUILD, CardKind.COUNT, CardKind.MISTAKES]
    pools = [pool(level, kind, crossing) for level, kind in product((*LEVELS, Level.EXPERT), kinds)]
    pools.append(pool(Level.EXPERT, CardKind.ONLY, crossing))
    for one in [one for candidates in pools for one in candidates][::5]:
        kind = CardKind.BUILD if one.kind is CardKind.ONLY else one.kind
        codes = {str(CardCode(image, crossing, one.rule, kind)) for image in one.setup.images()}
        clean = sorted(code for code in codes if not rude_pattern().search(code.replace("-", "")))
        assert [str(CardCode(image, crossing, one.rule, kind)) for image in one.images] == clean
        assert one.old_count == len(one.old_images) >= len(clean)


@pytest.mark.slow
def test_nearly_every_setup_has_a_printable_image() -> None:
    images = [printable_images(CardCode(setup)) for setup in every_setup()]
    assert sum(not those for those in images) < 10


@pytest.mark.slow
@pytest.mark.parametrize("crossing", Crossing)
@pytest.mark.parametrize(
    ("level", "kind"), [*product(Level, [CardKind.BUILD]), (Level.EXPERT, CardKind.ONLY), (Level.EASY, CardKind.COUNT)]
)
def test_packs_and_versions_show_no_rude_code(crossing: Crossing, level: Level, kind: CardKind) -> None:
    """Neither in the code of the setup nor in what a card adds to it."""
    for one in choose(200, level, 4, PackOptions(crossing, kind=kind), versions=4):
        assert not rude_pattern().search(one.code)
