"""A broken rule in words, for a terminal; the page on which one plays says the same ones."""

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


def told(fault: Fault, words: Words) -> str:
    """The place of a fault and the rule that is broken there, with plain spaces: other programs read them too."""
    return untied(_told(fault, words))


def _told(fault: Fault, words: Words) -> str:
    match fault:
        case WrongCentre(found, wanted):
            return words.say("fault.centre", found=found, wanted=wanted)
        case TooMany(kind, squares):
            return words.say("fault.too_many", n=len(squares), count=SET[kind], **_lying(kind, squares, words))
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
            return words.count("fault.wrong_use", len(squares), wanted=wanted, **_lying(kind, squares, words))


def _lying(kind: Kind, squares: Sequence[int], words: Words) -> dict[str, str]:
    """Where tiles lie, and what their kind is called."""
    return {"kind": words.list("names.kinds")[list(Kind).index(kind)], "places": _places(squares, words)}


def _places(squares: Sequence[int], words: Words) -> str:
    return ", ".join(words.list("names.squares")[square] for square in squares) or words.say("fault.nowhere")
