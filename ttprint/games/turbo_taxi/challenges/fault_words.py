"""The sentence about a broken rule, for the command line and the studio. The playable page uses the same sentences."""

from __future__ import annotations

from collections.abc import Sequence

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
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Kind
from ttprint.words.catalog import Words
from ttprint.words.typography import untied


def fault_text(fault: Fault, words: Words) -> str:
    """The place of a fault and the rule broken there, with plain spaces, so that other programs can read it."""
    return untied(_sentence(fault, words))


def _sentence(fault: Fault, words: Words) -> str:
    match fault:
        case WrongCentre(found, wanted):
            return words.say("fault.centre", found=found, wanted=wanted)
        case TooMany(kind, squares):
            return words.say(
                "fault.too_many", n=len(squares), count=SET[kind], **_kind_and_places(kind, squares, words)
            )
        case NotContinued(square, beyond):
            here, there = _places([square], words), _places([beyond], words)
            return words.say("fault.not_continued", here=here, there=there)
        case StrayExit(hour):
            return words.say("fault.stray_exit", hour=hour)
        case NotReached(hour):
            return words.say("fault.not_reached", hour=hour)
        case NotJoined(colour, taxi, house):
            return words.say(f"fault.not_joined.{colour.value}", taxi=taxi, house=house)
        case NotApart(yellow, red):
            return words.say("fault.not_apart", yellow=yellow, red=red)
        case WrongUse(kind, squares, wanted):
            return words.count("fault.wrong_use", len(squares), wanted=wanted, **_kind_and_places(kind, squares, words))


def _kind_and_places(kind: Kind, squares: Sequence[int], words: Words) -> dict[str, str]:
    """The name of a kind of tile and the squares on which its tiles lie."""
    return {"kind": words.list("names.kinds")[list(Kind).index(kind)], "places": _places(squares, words)}


def _places(squares: Sequence[int], words: Words) -> str:
    return ", ".join(words.list("names.squares")[square] for square in squares) or words.say("fault.nowhere")
