"""Everything the studio shows about a card's code: its card, its correct cities, hints, faults of a given city."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Node, Page, Place
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.art.table.tableau import centre_alone, route_line, tableau, whole
from ttprint.games.turbo_taxi.art.tiles.miniatures import miniature
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import challenges_of
from ttprint.games.turbo_taxi.challenges.fault_words import fault_text
from ttprint.games.turbo_taxi.challenges.hints import RouteStep, TileStep, UnusedStep, hints
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.checker import faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.drive import drive
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities
from ttprint.games.turbo_taxi.puzzle.tiles import directions
from ttprint.geometry import Affine
from ttprint.lookup import Likeness, LookedUp, Question
from ttprint.render import svg
from ttprint.words.catalog import Words

SIDE, TILE = 80.0, 24.0
CARD = (63.0, 88.0)
_STEPS = {UnusedStep: "hint.unused", TileStep: "hint.tile", RouteStep: "hint.route"}


def look_up(question: Question) -> LookedUp:
    """Return the card of a code with the city, hints and verdict that the question asks for."""
    words = GAME.words(question.lang)
    (challenge,) = challenges_of([CardCode.parse(question.code)])
    cities = correct_cities(challenge.setup, challenge.crossing, challenge.rule)
    verdict, right = _verdict(challenge, question.check, words)
    return LookedUp(
        challenge.code,
        (words.say(f"level.{challenge.level.value}"), words.count("answer.count", len(cities))),
        _card(challenge, words),
        len(cities),
        _city(challenge, cities, question.answer, words),
        tuple(_hints(challenge, words))[: question.hints],
        verdict,
        right,
    )


def _picture(nodes: Sequence[Node], width: float, height: float, title: str, alt: str) -> Likeness:
    return Likeness(svg.write(Page(width, height, tuple(nodes))), title, alt)


def _card(challenge: Challenge, words: Words) -> Likeness:
    style = CardStyle(words, Theme.CITY, 1.0).sized(*CARD)
    alt = words.say("studio.look.setup", setup=challenge.setup)
    return _picture([card_front(challenge, style)], *CARD, challenge.code, alt)


def _city(challenge: Challenge, cities: Sequence[City], number: int, words: Words) -> Likeness | None:
    if not number:
        return None
    if number > len(cities):
        raise TtprintError("city.number", number=number, most=len(cities))
    city = cities[number - 1]
    drawn = tableau(challenge.setup, whole(city), side=SIDE, theme=Theme.CITY, crossing=challenge.crossing)
    ways: list[Node] = []
    for colour, pair in challenge.setup.pairs:
        ways += route_line(colour, drive(city, pair, challenge.crossing), SIDE, Theme.CITY)
    return _picture([*drawn.table, *ways, *drawn.markers], SIDE, SIDE, str(city), str(city))


def _hints(challenge: Challenge, words: Words) -> Iterator[Likeness]:
    found, tiles = hints(challenge), centre_alone(challenge.setup)
    ways: tuple[Node, ...] = ()
    for step, left in zip(found.steps, found.left, strict=True):
        title, alt = words.say(_STEPS[type(step)]), words.count("hint.left", left)
        match step:
            case UnusedStep(kinds):
                faces = [
                    miniature(directions(kind)[0], size=TILE, theme=Theme.CITY, crossing=challenge.crossing)
                    for kind in kinds
                ]
                row = [Place(face, Affine.move(i * (TILE + 3), 0)) for i, face in enumerate(faces)]
                yield _picture(row, 3 * TILE + 6, TILE, title, alt)
                continue
            case TileStep(square, tile):
                tiles = {**tiles, square: tile}
            case RouteStep(colour, legs):
                ways = route_line(colour, legs, SIDE, Theme.CITY)
        drawn = tableau(challenge.setup, tiles, side=SIDE, theme=Theme.CITY, crossing=challenge.crossing)
        yield _picture([Place(Group((*drawn.table, *ways, *drawn.markers)))], SIDE, SIDE, title, alt)


def _verdict(challenge: Challenge, text: str, words: Words) -> tuple[tuple[str, ...], bool | None]:
    """The faults of a city given as text, as sentences, and True if it is correct; None without a text."""
    if not text.strip():
        return (), None
    rule = challenge.rule if challenge.rule and challenge.rule.extra is not Extra.SINGLE else None
    broken = dict.fromkeys(faults(challenge.setup, City.parse(text), challenge.crossing, rule))
    if not broken:
        return (words.say("studio.verdict.right"),), True
    return tuple(fault_text(fault, words) for fault in broken), False
