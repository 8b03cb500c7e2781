"""Every broken rule has a sentence in every language; the English ones are spelled out here."""

from __future__ import annotations

import pytest

from ttprint.games.turbo_taxi.challenges.fault_words import fault_text
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.puzzle.checker import (
    Fault,
    NotApart,
    NotContinued,
    NotJoined,
    NotReached,
    StrayExit,
    TooMany,
    WrongCentre,
    WrongUse,
)
from ttprint.games.turbo_taxi.puzzle.setup import Colour
from ttprint.games.turbo_taxi.puzzle.tiles import Kind, Tile
from ttprint.words.catalog import languages

SENTENCES: dict[Fault, str] = {
    WrongCentre(Tile.parse("NES"), Tile.parse("N")): "centre: the tile is NES, the setup asks for N",
    TooMany(Kind.DEAD_END, (3, 8)): "left, bottom right: 2 tiles of the kind dead end, the set has 1",
    NotContinued(4, 7): "between centre and bottom: the road from the centre square is not continued",
    StrayExit(11): "hour 11: a road leaves the city, but no marker stands there",
    NotReached(3): "hour 3: no road reaches the marker",
    NotJoined(Colour.YELLOW, 1, 7): "hours 1 and 7: the two yellow markers are not joined by road",
    NotJoined(Colour.RED, 3, 10): "hours 3 and 10: the two red markers are not joined by road",
    NotApart(1, 3): "hours 1 and 3: the yellow and the red roads meet, but the rule keeps them apart",
    WrongUse(Kind.TEE, (), 2): "nowhere: 0 tiles of the kind tee, the rule about unused tiles asks for 2",
    WrongUse(Kind.CURVE, (1,), 3): "top: 1 tile of the kind curve, the rule about unused tiles asks for 3",
}


def test_english_sentences() -> None:
    assert {fault: fault_text(fault, GAME.words("en")) for fault in SENTENCES} == SENTENCES


@pytest.mark.parametrize("tag", languages("turbo_taxi/words"))
def test_every_language_has_a_different_sentence_for_each_fault(tag: str) -> None:
    every = [fault_text(fault, GAME.words(tag)) for fault in SENTENCES]
    assert len(set(every)) == len(every)
    assert not [sentence for sentence in every if "{" in sentence or "}" in sentence]
