"""Write the list of all card codes that contain a rude word: python -m tools.rude_codes (a few seconds)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

from ttprint.files import write_whole
from ttprint.games.turbo_taxi.challenges.profanity import ENDINGS, LATER, RUDE_CODES, rude_pattern
from ttprint.games.turbo_taxi.puzzle.atlas import classes
from ttprint.games.turbo_taxi.puzzle.card_codes import KIND_LETTERS, CardKind, added_letters
from ttprint.games.turbo_taxi.puzzle.codes import ALPHABET, code_of_rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind

HEAD = """\
# Every card code that contains a word of rude_words.txt. Written by: python -m tools.rude_codes
# First what can follow the dash, check character included; then each class of setups with its rude codes;
# + marks what only one of the later words makes rude.
"""


def rude_codes_text() -> str:
    """The content of rude_codes.txt."""
    rows = [(ENDINGS, _rude_endings())]
    for _, ranks in classes():
        codes = [code_of_rank(rank) for rank in sorted(ranks)]
        rows.append((codes[0], [_marked(code) for code in codes if rude_pattern().search(code)]))
    return HEAD + "".join(f"{name} {' '.join(codes)}\n" for name, codes in rows if codes)


def _rude_endings() -> list[str]:
    threes = combinations_with_replacement(Kind, 3)
    unused = [three for three in threes if all(three.count(kind) <= SET[kind] for kind in three)]
    rules = [None, APART, SINGLE, *(ExtraRule(Extra.UNUSED, kinds) for kinds in unused)]
    tasks = [*product(rules, [CardKind.BUILD]), *product([None, APART], KIND_LETTERS)]
    added = [added_letters(crossing, rule, kind) for rule, kind in tasks for crossing in Crossing]
    endings = [text + check for text in added if text for check in ALPHABET]
    return [_marked(ending) for ending in endings if rude_pattern().search(ending)]


def _marked(code: str) -> str:
    return code if rude_pattern(later=False).search(code) else code + LATER


if __name__ == "__main__":
    write_whole(RUDE_CODES, rude_codes_text().encode("ascii"))
    print(f"Wrote {RUDE_CODES.name}.")
