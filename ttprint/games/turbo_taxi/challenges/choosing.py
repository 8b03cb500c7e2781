"""Packs of challenges: chosen without twins, easy to hard, the same pack for ever from the same seed.

twins: two images of one setup; a pack has none
window: a stretch of the level's range; each gives one card, so that a pack rises evenly
tired: a centre or a rule that has come before in a pack; each time makes it less likely to come again, never unlikely
enough to force in what is rare
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import TypeVar

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.challenge import (
    COUNTABLE,
    SHOW_ALL,
    VERSIONS,
    CardKind,
    Challenge,
    all_versions,
    cities_to_show,
)
from ttprint.games.turbo_taxi.challenges.mistakes import spoilt
from ttprint.games.turbo_taxi.challenges.pools import Candidate, pool
from ttprint.games.turbo_taxi.grading.grades import LEVELS, Level, class_code, grade
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import SINGLE
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind

KINDS = (CardKind.BUILD, CardKind.COUNT, CardKind.ONLY, CardKind.MISTAKES)
MOST_SEED = 10**9
TIRED, VERY_TIRED = 0.9, 0.7  # what is left of a candidate's weight each time that its centre, or its rule, has come
_RISING = {level: place for place, level in enumerate(Level)}
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Wish:
    """What a pack is to hold, besides how many cards of which level."""

    crossing: Crossing = Crossing.CROSSROADS
    places: Places = Places.CORNER
    centres: tuple[Kind, ...] = ()
    kind: CardKind = CardKind.BUILD
    without: frozenset[str] = frozenset()  # classes that have been set before


def choose(count: int, level: Level, seed: int, wish: Wish = Wish(), *, versions: int = 1) -> tuple[Challenge, ...]:
    """A pack of challenges without twins, easy to hard; every version of a card follows the first.

    The pack is spread over the level's range and mixed in its centres, and comes from the agreement core while that
    lasts. It depends on nothing but the arguments and the table of grades: the only chance is Random(seed).random().
    However many versions there are, the first ones are the same.
    """
    _check(count, seed, versions)
    chance = Random(seed)
    picked = _pick(count, level, chance, wish)
    if _fewest(picked) < versions:
        # packs of fewer cards have fewer of those that look the same from several sides
        fewer = bisect_left(
            range(count), x=True, lo=1, key=lambda n: _fewest(_pick(n, level, Random(seed), wish)) < versions
        )
        raise TooFewVersions(count, versions, fewer - 1, _fewest(picked))
    first = [_challenge(number, _image(one, chance), one) for number, one in enumerate(picked, 1)]
    return tuple(version for one in first for version in all_versions(one, versions))


def _fewest(picked: Iterable[Candidate]) -> int:
    """How many versions the card has that has the fewest."""
    return min(one.version_count for one in picked)


def _pick(count: int, level: Level, chance: Random, wish: Wish) -> list[Candidate]:
    levels = LEVELS if level is Level.MIXED else (level,)
    kinds = KINDS if wish.kind is CardKind.MIXED else (wish.kind,)
    # levels and kinds go round together, so that a small pack has some of each
    turns = [(levels[turn % len(levels)], kinds[turn % len(kinds)]) for turn in range(len(levels) * len(kinds))]
    pools = {(each, kind): _allowed(pool(each, kind, wish.crossing), wish) for each, kind in turns}
    there_are = sum(len({one.grade.class_code for kind in kinds for one in pools[each, kind]}) for each in levels)
    if count > there_are:
        raise TooManyCards(count, there_are, level)
    picked: list[Candidate] = []
    for (each, kind), share in _shares(count, pools).items():
        taken = {one.grade.class_code for one in picked}
        fresh = [one for one in pools[each, kind] if one.grade.class_code not in taken]
        picked += _picked(fresh, share, chance)
    return sorted(picked, key=_by_percentile)


def exactly(cards: Iterable[CardCode], versions: int = 1) -> tuple[Challenge, ...]:
    """The challenges that these cards set, in their order; twins among them are no fault here (see `twins`)."""
    _check(1, 0, versions)
    found: list[Challenge] = []
    for number, card in enumerate(cards, 1):
        graded = grade(card.setup, card.crossing)
        level, percentile = graded.level, graded.percentile
        if card.rule:
            known = next((expert for expert in graded.experts if expert.rule == card.rule), None)
            level, percentile = (Level.EXPERT, known.percentile) if known else (level, percentile)
        one = Candidate(graded, card.setup, level, percentile, card.rule, CardKind.BUILD, card.crossing)
        found += all_versions(_challenge(number, card.setup, one), versions)
    return tuple(found)


def twins(cards: Sequence[CardCode]) -> tuple[tuple[CardCode, CardCode], ...]:
    """Each card whose setup is an image of an earlier one's (or the same again), behind that one."""
    first: dict[str, CardCode] = {}
    found = []
    for card in cards:
        code = class_code(card.setup)
        if code in first:
            found.append((first[code], card))
        first.setdefault(code, card)
    return tuple(found)


class TooManyCards(TtprintError):
    """More cards than there are different challenges."""

    def __init__(self, count: int, there_are: int, level: Level) -> None:
        what = "challenges" if level is Level.MIXED else f"{level.value} challenges"
        number = f"There are only {there_are:,}" if there_are else "There are no"
        super().__init__(
            f"{number} different {what} of this sort, but {count:,} are asked for: ask for fewer, or allow more centres"
            " or places."
        )


class TooFewVersions(TtprintError):
    """More versions of each card than some of a large pack have."""

    def __init__(self, count: int, versions: int, fewer: int, fewest: int) -> None:
        instead = f"ask for {fewest}" + (f", or for {fewer:,} cards at most" if fewer else "")
        super().__init__(f"Not all of these {count:,} cards have {versions} versions that differ: {instead}.")


class WrongPack(TtprintError):
    """Numbers that make no pack."""


class NoSuchCity(TtprintError):
    """A card whose extra rule no city keeps."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(f"{encode(setup)} ({setup}) has no city that keeps this extra rule, so it cannot be set.")


class NotTheOnly(TtprintError):
    """A card that would say that there is only one city, where there are more."""

    def __init__(self, setup: Setup, count: int) -> None:
        super().__init__(f"{encode(setup)} ({setup}) has {count} correct cities, so no card can say it has only one.")


def _check(count: int, seed: int, versions: int) -> None:
    if count < 1:
        raise WrongPack(f"A pack has at least one card, not {count}.")
    if not 0 <= seed <= MOST_SEED:
        raise WrongPack(f"A seed is a whole number from 0 to {MOST_SEED:,}, not {seed}.")
    if versions not in range(1, len(VERSIONS) + 1):
        raise WrongPack(f"A card can have 1 to {len(VERSIONS)} versions, not {versions}.")


def _allowed(candidates: Iterable[Candidate], wish: Wish) -> list[Candidate]:
    return [
        one
        for one in candidates
        if wish.places.allow(one.setup)
        and (not wish.centres or one.setup.centre.kind in wish.centres)
        and one.grade.class_code not in wish.without
        and one.version_count
    ]


def _shares(count: int, pools: dict[tuple[Level, CardKind], list[Candidate]]) -> dict[tuple[Level, CardKind], int]:
    """The count shared out evenly, no share over what there is, what cannot be even to the first."""
    shares = dict.fromkeys(pools, 0)
    levels = dict.fromkeys(level for level, _ in pools)
    room = {level: len({one.grade.class_code for (each, _), ones in pools.items() if each is level for one in ones})
            for level in levels}  # fmt: skip
    while count:
        for key, ones in pools.items():
            used = sum(share for (level, _), share in shares.items() if level is key[0])
            if count and shares[key] < len(ones) and used < room[key[0]]:
                shares[key] += 1
                count -= 1
    return shares


def _picked(candidates: Sequence[Candidate], count: int, chance: Random) -> list[Candidate]:
    """So many of them: from the agreement core while that lasts, and first such as have all eight versions."""
    tiers: dict[tuple[bool, bool], list[Candidate]] = {}
    for one in candidates:
        few = one.version_count < len(VERSIONS)
        tiers.setdefault((not (one.rule or one.grade.core), few), []).append(one)
    found: list[Candidate] = []
    for _, tier in sorted(tiers.items(), key=lambda item: item[0]):
        classes = len({one.grade.class_code for one in tier})
        found += _spread(tier, min(count - len(found), classes), chance)
    return found


def _spread(candidates: Iterable[Candidate], count: int, chance: Random) -> list[Candidate]:
    """One from each of `count` windows of equal size, tired rules and centres less often."""
    ordered = sorted(candidates, key=_by_percentile)
    used: Counter[object] = Counter()
    taken: set[str] = set()
    picked = []
    for place in range(count):
        window = ordered[place * len(ordered) // count : (place + 1) * len(ordered) // count]
        # a class with several rules stands in several windows
        fresh = [one for one in window if one.grade.class_code not in taken]
        fresh = fresh or [one for one in ordered if one.grade.class_code not in taken]
        one = _weighed(fresh, [_weight(one, used) for one in fresh], chance)
        used.update([one.setup.centre.kind, one.rule and one.rule.extra])
        taken.add(one.grade.class_code)
        picked.append(one)
    return picked


def _weight(one: Candidate, used: Counter[object]) -> float:
    weight: float = TIRED ** used[one.setup.centre.kind]
    return weight * VERY_TIRED ** used[one.rule.extra] if one.rule else weight


def _by_percentile(one: Candidate) -> tuple[int, float, str]:
    return _RISING[one.level], one.percentile, one.grade.class_code


def _image(one: Candidate, chance: Random) -> Setup:
    return _weighed(one.images, [1.0] * len(one.images), chance)


def _weighed(things: Sequence[Thing], weights: Sequence[float], chance: Random) -> Thing:
    # choices() and its like may change from one Python to the next; random() is promised to stay
    sums = list(accumulate(weights))
    at = chance.random() * sums[-1]
    return next(thing for thing, upto in zip(things, sums, strict=True) if at < upto)


def _challenge(number: int, setup: Setup, one: Candidate) -> Challenge:
    show_all = COUNTABLE[-1] if one.kind is CardKind.COUNT else SHOW_ALL
    count, cities = cities_to_show(setup, one.crossing, one.rule, show_all)
    if not count:
        raise NoSuchCity(setup)
    if one.rule == SINGLE and count > 1:
        raise NotTheOnly(setup, count)
    wrong = spoilt(setup, cities[0], one.crossing, one.level) if one.kind is CardKind.MISTAKES else None
    return Challenge(
        number, VERSIONS[0], setup, one.crossing, one.level, one.percentile, one.rule, count, cities, one.kind, wrong
    )
