"""The pages beside the products: the start page, a lesson in steps, a code looked up."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from urllib.parse import urlencode

from ttprint.errors import TtprintError
from ttprint.game import Game, StartEntry
from ttprint.games import GAMES
from ttprint.lookup import LookedUp, Question
from ttprint.studio.assets import picture_named
from ttprint.studio.faults import Fix, fault_of, near_values
from ttprint.studio.forms import SHARED, Field, StudioProduct, products
from ttprint.studio.inputs import inputs
from ttprint.studio.jobs import Result
from ttprint.studio.locale import Locale
from ttprint.studio.pages import BROKEN, carried, proof, show
from ttprint.studio.requests import ProductRequest, Query, parse_request
from ttprint.studio.service import Refused, Service

LESSON, PLAY = "lesson", "play"


@dataclass(frozen=True, slots=True)
class StartCard:
    """A link on the start page, with a picture."""

    name: str
    address: str
    picture: str
    title: str
    told: str


@dataclass(frozen=True, slots=True)
class Shelf:
    """A game on the start page: what it is, its large links, and its products in groups."""

    game: Game
    what: str
    facts: tuple[str, ...]
    picture: str
    picture_alt: str
    entries: tuple[StartCard, ...]
    groups: tuple[tuple[str, tuple[StartCard, ...]], ...]


def start(locale: Locale) -> str:
    """The first page: what each game is, its entries, and all products."""
    return show(
        "start",
        locale,
        shelves=[_shelf(locale, game) for game in GAMES.values()],
        shared=[_page_card(locale, "shared", "printer"), *_cards(locale, None, SHARED)],
        title=locale.words.say("studio.title"),
    )


def _shelf(locale: Locale, game: Game) -> Shelf:
    words = game.words(locale.tag)
    groups = [(f"studio.group.{name}", _cards(locale, game, products)) for name, products in game.groups.items()]
    if game.lookup:
        key, cards = groups[-1]
        groups[-1] = key, (*cards, _page_card(locale, game.package, "look", f"/{game.name}"))
    picture = picture_named(game.package, "round")
    return Shelf(
        game,
        words.say("studio.about.what"),
        tuple(words.list("studio.about.facts")),
        locale.address(picture) if picture else "",
        words.say("studio.about.picture"),
        tuple(_door(locale, game, entry) for entry in game.entries),
        tuple((locale.words.say(key), cards) for key, cards in groups),
    )


def _door(locale: Locale, game: Game, entry: StartEntry) -> StartCard:
    """The card of an entry: a product that is filled in step by step has a page of its own; play begins at once."""
    words = game.words(locale.tag)
    if entry.name == PLAY:
        address = locale.link(f"/{game.name}/{entry.product}/open", "", lang=locale.tag)
    else:
        address = locale.link(f"/{game.name}/{entry.name if entry.steps else entry.product}")
    title, told = (words.say(f"studio.door.{entry.name}{part}") for part in ("", "-told"))
    return StartCard(entry.name, address, _picture(locale, game.package, entry.product), title, told)


def _cards(locale: Locale, game: Game | None, names: Iterable[str]) -> tuple[StartCard, ...]:
    """The cards of products."""
    found = [products()[f"/{game.name}/{name}" if game else f"/{name}"] for name in names]
    return tuple(
        StartCard(
            product.name,
            locale.link(product.path),
            _picture(locale, product.folder, product.name),
            product.words(locale.tag).say(f"studio.product.{product.name}"),
            product.words(locale.tag).say(f"studio.told.{product.name}"),
        )
        for product in found
    )


def _page_card(locale: Locale, folder: str, name: str, root: str = "") -> StartCard:
    """The card of a page that is no product's."""
    say = locale.words.say
    address, picture = locale.link(f"{root}/{name}"), _picture(locale, folder, name)
    return StartCard(name, address, picture, say(f"studio.{name}.title"), say(f"studio.{name}.told"))


def _picture(locale: Locale, folder: str, name: str) -> str:
    picture = picture_named(folder, name)
    return locale.address(picture) if picture else ""


def entry_of(game: Game, name: str) -> StartEntry | None:
    """The entry of a name, if the game has it."""
    return next((entry for entry in game.entries if entry.name == name), None)


def wrong(locale: Locale, key: str, sentence: str = "") -> str:
    """A page with an error message."""
    return show("wrong", locale, sentence=sentence or locale.words.say(key), title=locale.words.say("studio.title"))


def product_of(game: Game, name: str) -> StudioProduct | None:
    """The product behind an entry, if the game has it."""
    entry = entry_of(game, name)
    return products()[f"/{game.name}/{entry.product}"] if entry else None


def lesson(locale: Locale, service: Service, product: StudioProduct, query: Query, ours: bool) -> tuple[str, bool]:
    """A lesson in steps: each is a form that carries on the values of the steps before; then the result."""
    step = int(query["step"][0]) if query.get("step", [""])[0] in ("2", "3", "4") else 1
    request, fault, proved, plays = ProductRequest(product, ()), None, "", ""
    path = f"/{product.game.name}/{LESSON}" if product.game else ""
    try:
        request = parse_request(product, query, locale.tag, locale.paper)
        for field in product.fields:
            if field.required and not request.get(field.name) and _step_of(product, field.name) < step:
                raise TtprintError("option.missing", name=field.name).about(field.name)
        if step == 4 and ours:
            proved = proof(locale, service, request, first_large=True)
            plays = _plays(locale, request, service.result(request))
    except BROKEN:
        raise
    except TtprintError as error:
        fault = fault_of(error, product, query, locale, path)
        step = _step_of(product, fault.field) or min(step, 3)
    asked = _fields_of_step(product, step)
    fields = [one for one in inputs(product, query, locale, fault) if one.field in asked]
    text = show(
        "lesson",
        locale,
        product=product,
        step=step,
        inputs=fields,
        opened=any(one.error for one in fields if one.field.rare),
        carried=carried(query, locale),
        asked={"step", "unit", *(name for field in asked for name in (field.name, *field.part_names))},
        request=request,
        proof=proved,
        fault=fault,
        plays=plays,
        onward=onward(locale, request) if proved else [],
        picture=picture_named(product.folder, product.name),
        title=locale.words.say("studio.door.lesson"),
    )
    return text, fault is None


def _step_of(product: StudioProduct, name: str) -> int:
    """The step that asks for a field; 0 if none does."""
    return next((step for step in (1, 2, 3) if name in {field.name for field in _fields_of_step(product, step)}), 0)


def onward(locale: Locale, request: ProductRequest) -> list[tuple[str, str]]:
    """What may come after a product of a series, and its address: the next one, a harder one, an easier one."""
    game = request.product.game
    entry = entry_of(game, LESSON) if game else None
    field = request.product.field(entry.series) if entry else None
    if game is None or entry is None or field is None or field.most is None:
        return []
    number = int(next(iter(request.get(field.name)), field.start)) + 1
    if number > field.most:
        return []
    graded = request.product.field(entry.graded)
    now = [graded.choices.index(one) for one in _chosen(request, graded)] if graded else []
    found = [("next-lesson", now)]
    if graded and max(now) + 1 < len(graded.choices):
        found.append(("harder", [place + 1 for place in now]))
    if graded and min(now) > 0:
        found.append(("easier", [place - 1 for place in now]))
    links = []
    for key, places in found:
        values = {**dict(request.values), field.name: (str(number),)}
        if graded:
            values[graded.name] = (",".join(graded.choices[place] for place in places),)
        query = urlencode([(name, value) for name, given in values.items() for value in given])
        links.append((key, locale.link(f"/{game.name}/{entry.name}", query, step=len(entry.steps) + 2)))
    return links


def _chosen(request: ProductRequest, field: Field) -> list[str]:
    return next(iter(request.get(field.name)), field.default).split(",")


def _fields_of_step(product: StudioProduct, step: int) -> list[Field]:
    """The fields that a step asks for; the last step asks for all that no other does."""
    entry = entry_of(product.game, LESSON) if product.game else None
    steps = entry.steps if entry else ()
    if step <= len(steps):
        return [field for field in product.fields if field.name in steps[step - 1]]
    earlier = {name for names in steps for name in names}
    return [field for field in product.fields if field.name not in earlier] if step == len(steps) + 1 else []


def _plays(locale: Locale, request: ProductRequest, result: Result) -> str:
    """The address of the playable page with the cards of a lesson, if the game has one."""
    game = request.product.game
    play = product_of(game, PLAY) if game else None
    manifest = next((data for name, data in result.files.items() if name.endswith(".json")), None)
    if play is None or manifest is None:
        return ""
    codes = " ".join(dict.fromkeys(card["code"] for card in json.loads(manifest)["cards"]))
    kept = {name: next(iter(request.get(name)), None) for name in ("lang", "crossing")}
    return locale.link(f"{play.path}/open", "", codes=codes, **kept)


def look(locale: Locale, service: Service, game: Game, query: Query, ours: bool) -> tuple[str, bool]:
    """The page of a code: its card, correct cities, hints, and a city judged."""
    code, check = (query.get(name, [""])[0].strip()[:200] for name in ("code", "check"))
    answer, helps = (_count(query, name) for name in ("answer", "hints"))
    found: LookedUp | None = None
    sentence = unread = ""
    fixes: list[Fix] = []
    if code and ours:
        asked = Question(code, locale.tag, answer, min(helps, 9))
        try:
            found = service.look_up(game.name, asked)
            if check:
                found = service.look_up(game.name, replace(asked, check=check))
        except Refused as error:
            near = near_values(error)
            text = locale.sentence(TtprintError(error.key, **{**error.values, "near": ", ".join(near)}))
            sentence, unread = ("", text) if found else (text, "")
            fixes = [] if found else [_other_code(locale, game, other) for other in near]
    again = [product for product in products().values() if product.game is game and _takes_codes(product)]
    plays = product_of(game, PLAY)
    text = show(
        "look",
        locale,
        game=game,
        code=code,
        check=check,
        answer=answer,
        hints=helps,
        found=found,
        wrong=sentence,
        fixes=fixes,
        unread=unread,
        again=[product for product in again if product is not plays],
        plays=plays if plays in again else None,
        picture=lambda plate: f"data:image/svg+xml;base64,{base64.b64encode(plate.drawing).decode()}",
        title=locale.words.say("studio.look.title"),
    )
    return text, not sentence and not unread


def _other_code(locale: Locale, game: Game, code: str) -> Fix:
    """A link to another code, with the picture of its card."""
    address, picture = (locale.link(f"/{game.name}/look{part}", "", code=code) for part in ("", "/picture"))
    return Fix(code, address, picture)


def _takes_codes(product: StudioProduct) -> bool:
    return product.makes_files and any(
        field.positional and field.name in ("codes", "words") for field in product.fields
    )


def _count(query: Query, name: str) -> int:
    text = query.get(name, ["0"])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
