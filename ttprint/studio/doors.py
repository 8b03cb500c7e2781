"""The pages beside the products: the start with its doors, a lesson in three steps, a code looked up, the printer.

door: what most people come for: the box (kit), a lesson (classpack), playing (play), as far as a game has it
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence

from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.geometry import Box
from ttprint.press.paper import PAPERS
from ttprint.press.printers.calibration import TURN_FACTOR, ladders
from ttprint.shell.game import Game
from ttprint.shell.lookup import LookedUp, Question
from ttprint.studio.catalogue import SHARED, Field, FieldKind, Product, products
from ttprint.studio.desk import Desk, Refused
from ttprint.studio.errands import Errand, errand_of
from ttprint.studio.pages import blanks, proof, show
from ttprint.studio.visits import Visit
from ttprint.studio.workers import Broken, Busy, Lost, Overtime

DOORS = {"box": "kit", "lesson": "classpack", "play": "play"}
STEPS = (("pupils", "groups"), ("levels", "lang", "seed"), ())  # what is asked in each step; the last has the rest
PAPER = PAPERS["a4"]
READ = ("across", "down", "x", "y", "a", "b")

Said = Mapping[str, Sequence[str]]


def start(visit: Visit) -> str:
    """The first page."""
    games = []
    for game in GAMES.values():
        own = [product for product in products().values() if product.game is game]
        paths = {"lesson": f"/{game.name}/lesson"}
        doors = [
            (door, paths.get(door, f"/{game.name}/{name}")) for door, name in DOORS.items() if name in game.commands
        ]
        games.append((game, game.words(visit.tag), doors, own))
    shared = [product for product in products().values() if product.game is None]
    return show("start", visit, games=games, shared=shared, title=visit.words.say("studio.title"))


def wrong(visit: Visit, key: str, sentence: str = "") -> str:
    """A page that says what went wrong."""
    return show("wrong", visit, sentence=sentence or visit.words.say(key), title=visit.words.say("studio.title"))


def lesson_of(game: Game) -> Product | None:
    """What prints a lesson of this game."""
    return products().get(f"/{game.name}/{DOORS['lesson']}")


def lesson(visit: Visit, desk: Desk, product: Product, said: Said, ours: bool) -> tuple[str, bool]:
    """A lesson in three steps: each is a form that carries on what was said before; then all of it."""
    step = int(said["step"][0]) if said.get("step", [""])[0] in ("2", "3", "4") else 1
    errand, sentence, proved = Errand(product, ()), "", ""
    try:
        errand = errand_of(product, said, visit.tag)
        if step == 4 and ours:
            proved = proof(visit, desk, errand)
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
        plays=_plays(product, errand),
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


def _plays(product: Product, errand: Errand) -> str:
    """The address of the playable page with the cards of a lesson, if the game has one."""
    play = products().get(f"/{product.game.name}/{DOORS['play']}") if product.game else None
    if play is None:
        return ""
    seed = errand.said.get("seed", ("1",))[0]
    level = errand.said.get("levels", ("",))[0].split(",")[0]
    known = play.field("level")
    chosen = f"level={level}&" if known and level in known.choices else ""
    return f"{play.path}?{chosen}seed={seed}"


def look(visit: Visit, desk: Desk, game: Game, said: Said, ours: bool) -> tuple[str, bool]:
    """A code looked up."""
    code, check = (said.get(name, [""])[0].strip()[:200] for name in ("code", "check"))
    answer, helps = (_count(said, name) for name in ("answer", "hints"))
    found: LookedUp | None = None
    sentence = ""
    if code and ours:
        try:
            found = desk.look_up(game.name, Question(code, visit.tag, answer, min(helps, 9), check))
        except Refused as error:
            sentence = str(error)
    again = [product for product in products().values() if product.game is game and _takes_codes(product)]
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
        again=again,
        picture=lambda plate: f"data:image/svg+xml;base64,{base64.b64encode(plate.drawing).decode()}",
        title=visit.words.say("studio.look.title"),
    )
    return text, not sentence


def _takes_codes(product: Product) -> bool:
    return product.writes and any(not field.option and field.name in ("codes", "words") for field in product.fields)


def _count(said: Said, name: str) -> int:
    text = said.get(name, ["0"])[0]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0


def printer(visit: Visit, desk: Desk, _: None, said: Said, ours: bool) -> tuple[str, bool]:
    """The printer's helper: a test page, what is read on it, what that means and what to type."""
    test = products()[f"/{SHARED[0]}"]
    given = {name: said.get(name, [""])[0].strip()[:20].replace(",", ".").replace("−", "-") for name in READ}
    errand, sentence = Errand(test, ()), ""
    try:
        errand = errand_of(test, {name: [value] for name, value in readings(given).items()}, visit.tag)
        profile = errand.profile
    except TtprintError as error:
        sentence, profile = str(error), None
    text = show(
        "printer",
        visit,
        given=given,
        errand=errand,
        readings=readings(given) if not sentence else {},
        profile=profile,
        test=test,
        wrong=sentence,
        kind=FieldKind.NUMBER,
        title=visit.words.say("studio.printer.title"),
    )
    return text, not sentence


def readings(given: Mapping[str, str]) -> dict[str, str]:
    """What was read, as the command line takes it."""
    found: dict[str, str] = {}
    if given["across"] or given["down"]:
        found["measured"] = f"{given['across'] or 100}x{given['down'] or 100}"
    if given["x"] or given["y"]:
        found["shift"] = f"{given['x'] or 0},{given['y'] or 0}"
    if given["a"] or given["b"]:
        try:
            found["turn"] = f"{(float(given['a'] or 0) - float(given['b'] or 0)) * TURN_FACTOR:g}"
        except ValueError:
            found["turn"] = f"{given['a']} − {given['b']}"
    return found


def printer_part(desk: Desk, what: str, lang: str) -> bytes:
    """A part of the test page, to show where a reading is taken."""
    parts = _parts()
    if what not in parts:
        raise Refused("There is no such picture.")
    test = products()[f"/{SHARED[0]}"]
    errand = errand_of(test, {}, lang)
    file = next(iter(desk.outcome(errand).files))
    return desk.picture(errand, file, 0, parts[what])


def _parts() -> dict[str, Box]:
    middle = PAPER.sheet.centre
    at = {ladder.name.casefold(): ladder.at for ladder in ladders(PAPER)}
    return {
        "across": Box(middle.x - 62, middle.y - 72, 124, 20),
        "down": Box(middle.x - 90, middle.y - 62, 24, 116),
        "x": Box(at["x"].x - 20, at["x"].y - 50, 40, 100),
        "y": Box(at["y"].x - 50, at["y"].y - 20, 100, 40),
        "a": Box(at["a"].x - 52, at["a"].y - 12, 104, 20),
        "b": Box(at["b"].x - 52, at["b"].y - 12, 104, 20),
    }
