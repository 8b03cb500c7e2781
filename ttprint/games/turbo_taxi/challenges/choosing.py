"""Packs of challenges: chosen without twins, easy to hard, always the same pack from the same seed.

twins: two images of one setup; a pack has none
window: a part of the level's range; each gives one card, so that difficulty rises evenly
weight: how likely a candidate is; it falls each time its centre or its rule has been chosen
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from random import Random
from typing import TypeVar

from ttprint.errors import Amount, TtprintError
from ttprint.games.turbo_taxi.challenges.challenge import (
    COUNTABLE,
    SHOW_ALL,
    VERSIONS,
    Challenge,
    all_versions,
    cities_to_show,
)
from ttprint.games.turbo_taxi.challenges.mistakes import right_and_wrong
from ttprint.games.turbo_taxi.challenges.pools import Candidate, pool
from ttprint.games.turbo_taxi.grading.cards import rule_grade
from ttprint.games.turbo_taxi.grading.grades import LEVELS, Level, class_code, grade
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.setup import Places, Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind

KINDS = (CardKind.BUILD, CardKind.COUNT, CardKind.ONLY, CardKind.MISTAKES)
MOST_SEED = 10**9
CENTRE_AGAIN, RULE_AGAIN = 0.9, 0.7  # factors of a candidate's weight each time its centre or its rule was chosen
_RISING = {level: place for place, level in enumerate(Level)}
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class PackOptions:
    """What a pack may contain, besides its number of cards and its level."""

    crossing: Crossing = Crossing.CROSSROADS
    places: Places = Places.CORNER
    centres: tuple[Kind, ...] = ()
    kind: CardKind = CardKind.BUILD
    without: frozenset[str] = frozenset()  # classes of setups to leave out


def choose(
    count: int, level: Level, seed: int, options: PackOptions = PackOptions(), *, versions: int = 1
) -> tuple[Challenge, ...]:
    """A pack of challenges without twins, easy to hard; the versions of a card follow its first one.

    The pack is spread over the level's range and mixed in its centres. It comes from the agreement core as long as that
    has enough setups. It depends only on the arguments and the table of grades, with Random(seed).random() as the only
    source of chance. The first versions do not depend on the number of versions, but a card whose other
    images would show rude codes is replaced by another.
    """
    _check(count, seed, versions)
    rng = Random(seed)
    candidates = _choose_candidates(count, level, rng, options)
    picked = _with_versions(candidates, versions, options)
    if _fewest(picked) < versions:
        # smaller packs have fewer symmetric setups
        def too_few(cards: int) -> bool:
            chosen = _choose_candidates(cards, level, Random(seed), options)
            return _fewest(_with_versions(chosen, versions, options)) < versions

        fewer = bisect_left(range(count), x=True, lo=1, key=too_few)
        possible = (
            most for most in range(versions - 1, 1, -1) if _fewest(_with_versions(candidates, most, options)) >= most
        )
        raise TooFewVersions(count, versions, fewer - 1, next(possible, 1))
    first = [_challenge(number, _image(one, rng), one) for number, one in enumerate(picked, 1)]
    return tuple(version for one in first for version in _versions(one, versions))


def _fewest(picked: Iterable[Candidate]) -> int:
    """The smallest number of versions among the cards."""
    return min(len(one.images) for one in picked)


def _with_versions(picked: Sequence[Candidate], versions: int, options: PackOptions) -> list[Candidate]:
    """The cards, each that lacks versions only because of later rude words replaced by the one nearest to it."""
    taken = {one.grade.class_code for one in picked}
    found = []
    for one in picked:
        if len(one.images) < versions <= one.old_count:
            others = [
                other
                for other in _allowed(pool(one.level, one.kind, one.crossing), options)
                if other.grade.class_code not in taken and other.core >= one.core and len(other.images) >= versions
            ]
            near = min(
                others, key=lambda other: (abs(other.percentile - one.percentile), other.grade.class_code), default=one
            )
            taken.add(near.grade.class_code)
            found.append(near)
        else:
            found.append(one)
    return sorted(found, key=_by_percentile)


def _choose_candidates(count: int, level: Level, rng: Random, options: PackOptions) -> list[Candidate]:
    levels = LEVELS if level is Level.MIXED else (level,)
    kinds = KINDS if options.kind is CardKind.MIXED else (options.kind,)
    # levels and kinds alternate together, so that a small pack has some of each
    turns = [(levels[turn % len(levels)], kinds[turn % len(kinds)]) for turn in range(len(levels) * len(kinds))]
    pools = {(each, kind): _allowed(pool(each, kind, options.crossing), options) for each, kind in turns}
    there_are = sum(len({one.grade.class_code for kind in kinds for one in pools[each, kind]}) for each in levels)
    if count > there_are:
        raise TooManyCards(count, there_are, level)
    picked: list[Candidate] = []
    for (each, kind), share in _shares(count, pools).items():
        taken = {one.grade.class_code for one in picked}
        fresh = [one for one in pools[each, kind] if one.grade.class_code not in taken]
        picked += _choose_by_tier(fresh, share, rng)
    return sorted(picked, key=_by_percentile)


def challenges_of(cards: Iterable[CardCode], versions: int = 1) -> tuple[Challenge, ...]:
    """The challenges of these cards, in their order; twins are allowed here (see `twins`)."""
    _check(1, 0, versions)
    found: list[Challenge] = []
    for number, card in enumerate(cards, 1):
        graded = grade(card.setup, card.crossing)
        on_card = rule_grade(card.setup, card.crossing, card.rule) if card.rule else graded
        one = Candidate(graded, card.setup, on_card, card.kind, card.crossing)
        found += _versions(_challenge(number, card.setup, one), versions)
    return tuple(found)


def twins(cards: Sequence[CardCode]) -> tuple[tuple[CardCode, CardCode], ...]:
    """Pairs of an earlier card and a card whose setup is an image of the earlier one's, or equal to it."""
    first: dict[str, CardCode] = {}
    found = []
    for card in cards:
        code = class_code(card.setup)
        if code in first:
            found.append((first[code], card))
        first.setdefault(code, card)
    return tuple(found)


class TooManyCards(TtprintError):
    """More cards were asked for than there are different challenges."""

    def __init__(self, count: int, there_are: int, level: Level) -> None:
        challenges = TtprintError(f"challenges.{level.value}")
        key = "pack.cards" if there_are else "pack.no_cards"
        super().__init__(key, there_are=Amount(there_are), challenges=challenges, count=Amount(count))


class TooFewVersions(TtprintError):
    """More versions of each card were asked for than some cards have."""

    def __init__(self, count: int, versions: int, fewer: int, fewest: int) -> None:
        key = "pack.few_versions_or_cards" if fewer else "pack.few_versions"
        super().__init__(key, count=Amount(count), versions=versions, fewer=Amount(fewer), fewest=fewest)


class WrongPack(TtprintError):
    """A count, seed or number of versions that is out of range."""


def _check(count: int, seed: int, versions: int) -> None:
    if count < 1:
        raise WrongPack("pack.least", count=count)
    if not 0 <= seed <= MOST_SEED:
        raise WrongPack("pack.seed", most=Amount(MOST_SEED), seed=seed)
    if versions not in range(1, len(VERSIONS) + 1):
        raise WrongPack("pack.versions", most=len(VERSIONS), versions=versions)


def _allowed(candidates: Iterable[Candidate], options: PackOptions) -> list[Candidate]:
    return [
        one
        for one in candidates
        if options.places.allow(one.setup)
        and (not options.centres or one.setup.centre.kind in options.centres)
        and one.grade.class_code not in options.without
        and one.old_count
        and (one.old_count == len(VERSIONS) or one.images)
    ]


def _shares(count: int, pools: dict[tuple[Level, CardKind], list[Candidate]]) -> dict[tuple[Level, CardKind], int]:
    """The count divided evenly among the pools, no share larger than its pool; the first pools get the remainder."""
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


def _choose_by_tier(candidates: Sequence[Candidate], count: int, rng: Random) -> list[Candidate]:
    """Choose `count` candidates: first from the agreement core, and there first those with all eight versions."""
    tiers: dict[tuple[bool, bool], list[Candidate]] = {}
    for one in candidates:
        few = one.old_count < len(VERSIONS)
        tiers.setdefault((not one.core, few), []).append(one)
    found: list[Candidate] = []
    for _, tier in sorted(tiers.items(), key=lambda item: item[0]):
        classes = len({one.grade.class_code for one in tier})
        found += _choose_by_window(tier, min(count - len(found), classes), rng)
    return found


def _choose_by_window(candidates: Iterable[Candidate], count: int, rng: Random) -> list[Candidate]:
    """Choose one candidate from each of `count` windows of equal size, by weight."""
    ordered = sorted(candidates, key=_by_percentile)
    used: Counter[object] = Counter()
    taken: set[str] = set()
    picked = []
    for place in range(count):
        window = ordered[place * len(ordered) // count : (place + 1) * len(ordered) // count]
        # a class with several rules is in several windows
        fresh = [one for one in window if one.grade.class_code not in taken]
        fresh = fresh or [one for one in ordered if one.grade.class_code not in taken]
        one = _weighted_choice(fresh, [_weight(one, used) for one in fresh], rng)
        used.update([one.setup.centre.kind, one.rule and one.rule.extra])
        taken.add(one.grade.class_code)
        picked.append(one)
    return picked


def _weight(one: Candidate, used: Counter[object]) -> float:
    weight: float = CENTRE_AGAIN ** used[one.setup.centre.kind]
    return weight * RULE_AGAIN ** used[one.rule.extra] if one.rule else weight


def _by_percentile(one: Candidate) -> tuple[int, float, str]:
    return _RISING[one.level], one.percentile, one.grade.class_code


def _image(one: Candidate, rng: Random) -> Setup:
    """An image by chance, or the next one whose code is not rude."""
    chosen = _weighted_choice(one.old_images, [1.0] * len(one.old_images), rng)
    at = one.old_images.index(chosen)
    return next(image for image in (*one.old_images[at:], *one.old_images) if image in one.images)


def _weighted_choice(items: Sequence[Item], weights: Sequence[float], rng: Random) -> Item:
    # only random() is guaranteed to give the same numbers in every version of Python
    sums = list(accumulate(weights))
    at = rng.random() * sums[-1]
    return next(item for item, limit in zip(items, sums, strict=True) if at < limit)


def _challenge(number: int, setup: Setup, one: Candidate) -> Challenge:
    show_all = COUNTABLE[-1] if one.kind is CardKind.COUNT else SHOW_ALL
    count, cities = cities_to_show(setup, one.crossing, one.rule, show_all)
    return Challenge(
        number, VERSIONS[0], setup, one.crossing, one.level, one.percentile, one.rule, count, cities, one.kind
    )


def _versions(one: Challenge, count: int) -> Iterator[Challenge]:
    """The versions of a card; those with mistakes to find have the wrong city that their code alone gives."""
    for version in all_versions(one, count):
        if version.kind is CardKind.MISTAKES:
            right, wrong = right_and_wrong(version.setup, version.crossing, version.level, version.rule)
            yield replace(version, cities=(right,), wrong=wrong)
        else:
            yield version
