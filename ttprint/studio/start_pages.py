"""The pages beside the products: the start with its doors, a lesson in three steps, a code looked up.

door: what most people come for: the box (kit), a lesson (classpack), playing (play), as far as a game has it
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.shell.game import Game
from ttprint.shell.lookup import LookedUp, Question
from ttprint.studio.forms import Field, Product, products
from ttprint.studio.jobs import Outcome
from ttprint.studio.locale import Visit
from ttprint.studio.pages import blanks, proof, show
from ttprint.studio.requests import Errand, errand_of
from ttprint.studio.service import Desk, Refused
from ttprint.studio.worker_pool import Broken, Busy, Lost, Overtime

DOORS = {"box": "kit", "lesson": "classpack", "play": "play"}
STEPS = (("pupils", "groups"), ("levels", "lang", "seed"), ())  # what is asked in each step; the last has the rest

Said = Mapping[str, Sequence[str]]


def start(visit: Visit) -> str:
    """The first page."""
    games = []
    for game in GAMES.values():
        own = [product for product in products().values() if product.game is game]
        paths = {"lesson": f"/{game.name}/lesson"}
        doors = [
            (door, paths.get(door, f"/{game.name}/{name}"), _picture(visit, game, door))
            for door, name in DOORS.items()
            if name in game.commands
        ]
        games.append((game, game.words(visit.tag), doors, own))
    shared = [product for product in products().values() if product.game is None]
    return show("start", visit, games=games, shared=shared, title=visit.words.say("studio.title"))


def _picture(visit: Visit, game: Game, door: str) -> str:
    """The address of the sheet that is shown on a door, drawn like every preview."""
    product, _, query = game.doors.get(door, "").partition("?")
    return visit.link(f"/{game.name}/{product}/preview", query, sheet=1) if product else ""


def wrong(visit: Visit, key: str, sentence: str = "") -> str:
    """A page that says what went wrong."""
    return show("wrong", visit, sentence=sentence or visit.words.say(key), title=visit.words.say("studio.title"))


def lesson_of(game: Game) -> Product | None:
    """What prints a lesson of this game."""
    return products().get(f"/{game.name}/{DOORS['lesson']}")


def lesson(visit: Visit, desk: Desk, product: Product, said: Said, ours: bool) -> tuple[str, bool]:
    """A lesson in three steps: each is a form that carries on what was said before; then all of it."""
    step = int(said["step"][0]) if said.get("step", [""])[0] in ("2", "3", "4") else 1
    errand, sentence, proved, plays = Errand(product, ()), "", "", ""
    try:
        errand = errand_of(product, said, visit.tag)
        if step == 4 and ours:
            proved = proof(visit, desk, errand, first_large=True)
            plays = _plays(visit, errand, desk.outcome(errand))
    except (Busy, Lost, Overtime, Broken):
        raise
    except TtprintError as error:
        sentence, step = str(error), min(step, 3)
    asked = _asked(product, step)
    carried = [(name, value) for name, values in said.items() for value in values if value and name != "step"]
    text = show(
        "lesson",
        visit,
        product=product,
        step=step,
        blanks=[one for one in blanks(product, said, visit) if one.field in asked],
        carried=[(name, value) for name, value in carried if name not in {field.name for field in asked} | {"ui"}],
        errand=errand,
        proof=proved,
        wrong=sentence,
        plays=plays,
        title=visit.words.say("studio.door.lesson"),
    )
    return text, not sentence


def _asked(product: Product, step: int) -> list[Field]:
    if step > len(STEPS):
        return []
    named = {name for names in STEPS for name in names}
    return [
        field for field in product.fields if field.name in STEPS[step - 1] or (step == 3 and field.name not in named)
    ]


def _plays(visit: Visit, errand: Errand, outcome: Outcome) -> str:
    """The address of the playable page with the very cards of a lesson, if the game has one."""
    game = errand.product.game
    play = products().get(f"/{game.name}/{DOORS['play']}") if game else None
    manifest = next((data for name, data in outcome.files.items() if name.endswith(".json")), None)
    if play is None or manifest is None:
        return ""
    codes = " ".join(dict.fromkeys(card["code"] for card in json.loads(manifest)["cards"]))
    kept = {name: errand.said.get(name, (None,))[0] for name in ("lang", "crossing")}
    return visit.link(f"{play.path}/open", "", codes=codes, **kept)


def look(visit: Visit, desk: Desk, game: Game, said: Said, ours: bool) -> tuple[str, bool]:
    """A code looked up."""
    code, check = (said.get(name, [""])[0].strip()[:200] for name in ("code", "check"))
    answer, helps = (_count(said, name) for name in ("answer", "hints"))
    found: LookedUp | None = None
    sentence = unread = ""
    if code and ours:
        asked = Question(code, visit.tag, answer, min(helps, 9))
        try:
            found = desk.look_up(game.name, asked)
            if check:
                found = desk.look_up(game.name, replace(asked, check=check))
        except Refused as error:
            sentence, unread = ("", str(error)) if found else (str(error), "")
    again = [product for product in products().values() if product.game is game and _takes_codes(product)]
    plays = products().get(f"/{game.name}/{DOORS['play']}")
    text = show(
        "look",
        visit,
        game=game,
        code=code,
        check=check,
        answer=answer,
        hints=helps,
        found=found,
        wrong=sentence,
        unread=unread,
        again=[product for product in again if product is not plays],
        plays=plays if plays in again else None,
        picture=lambda plate: f"data:image/svg+xml;base64,{base64.b64encode(plate.drawing).decode()}",
        title=visit.words.say("studio.look.title"),
    )
    return text, not sentence and not unread


def _takes_codes(product: Product) -> bool:
    return product.writes and any(not field.option and field.name in ("codes", "words") for field in product.fields)


def _count(said: Said, name: str) -> int:
    text = said.get(name, ["0"])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
