"""What the pages of the studio say: print dialogue, plan, status codes, names of games; if the browser is opened."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.test import Client

from ttprint.cli.main import run
from ttprint.game import Game
from ttprint.games import DEFAULT_GAME, GAMES
from ttprint.order.order import Printed
from ttprint.press.plan import Plan
from ttprint.render.png import InkCover
from ttprint.studio.forms import products
from ttprint.studio.jobs import Result
from ttprint.studio.locale import Locale
from ttprint.studio.pages import dialog, size
from ttprint.studio.requests import parse_request
from ttprint.words.catalog import languages
from ttprint.words.message import say

DECK = products()[f"/{DEFAULT_GAME.name}/deck"]


def locale(tag: str) -> Locale:
    return Locale(tag, False, DECK.words(tag))


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize(("key", "shown"), [("long", "long"), ("short", "short"), ("fold", "off"), ("none", "off")])
def test_the_print_dialogue_shows_only_what_printers_offer(tag: str, key: str, shown: str) -> None:
    words = DECK.words(tag)
    made = Printed({}, Plan(1, 2), how=say(f"print.{key}"), paper="Letter")
    assert dialog(Result(made, cover=InkCover(0.1, 1, 1, coloured=key == "long")), locale(tag)) == {
        words.say("studio.dialog.size"): words.say("studio.dialog.actual"),
        words.say("studio.dialog.paper"): "Letter",
        words.say("studio.dialog.sides"): words.say(f"studio.dialog.{shown}"),
        words.say("studio.dialog.inks"): words.say(f"studio.dialog.{'colour' if key == 'long' else 'black'}"),
    }


def test_the_print_dialogue_of_fronts_and_backs_by_hand_is_one_sided() -> None:
    rows = dialog(Result(Printed({}, how=say("print.manual"))), locale("en"))
    assert [*rows.values()] == [DECK.words("en").say("studio.dialog.actual"), "Off"]


@pytest.mark.parametrize(
    ("length", "text"), [(1, "1 KB"), (99_999, "100 KB"), (100_000, "0.1 MB"), (2_340_000, "2.3 MB")]
)
def test_sizes_of_files(length: int, text: str) -> None:
    assert size(length, locale("en")).replace("\u00a0", " ") == text
    assert size(length, locale("fr")).replace("\u00a0", " ") == text.replace("B", "o").replace(".", ",")


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/", 200),
        (DECK.path, 200),
        (f"{DECK.path}?sets=x&show=1", 400),
        (f"{DECK.path}?thme=ink", 400),
        (f"{DECK.path}/preview?sheet=x", 400),
        (f"{DECK.path}/open?sets=cab", 400),
        ("/no-such-page", 404),
        (f"/{DEFAULT_GAME.name}/look?code=0", 400),
        ("/printer?across=x", 400),
        ("/printer/part?what=nothing", 400),
    ],
)
def test_status_codes(visitor: Client, address: str, status: int) -> None:
    assert visitor.get(address).status_code == status


CITY = "3D3E EW SW NS / S NES NESW / NES NEW NW"


@pytest.mark.long
@pytest.mark.parametrize("path", products())
def test_no_page_fails_with_its_own_defaults(visitor: Client, path: str) -> None:
    text = CITY if path.endswith("/check") else "3D3E"
    needed = {field.name: "4" if field.whole else text for field in products()[path].fields if field.required}
    answer = visitor.get(path, query_string={**needed, "show": "1"})
    assert (answer.status_code, 'class="wrong"' in answer.text) == (200, False), answer.text


def test_a_default_that_would_take_too_long_here_is_replaced_and_can_be_asked_for(visitor: Client) -> None:
    simulate = products()["/vite-taxi/simulate"]
    for given, games in ({}, "1000"), ({"games": [""]}, "1000"), ({"games": ["10000"]}, "10000"):
        request = parse_request(simulate, given, "en")
        assert request.command_lines == (f"ttprint vite-taxi simulate --games {games}",)
    assert 'name="games" type="text" inputmode="numeric" value="1000"' in visitor.get(simulate.path).text


@pytest.mark.usefixtures("closed_studio", "at_home")
@pytest.mark.parametrize(("options", "opened"), [([], True), (["--no-open"], False)])
def test_the_browser_is_opened_unless_refused(
    options: list[str], opened: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Any] = []

    class Timer:
        def __init__(self, *arguments: object) -> None:
            self.arguments = arguments

        def start(self) -> None:
            started.append(self.arguments)

        def cancel(self) -> None: ...

    monkeypatch.setattr("ttprint.studio.server.threading.Timer", Timer)
    assert run(["studio", "--port", "0", *options]) == 0
    assert bool(started) is opened


def test_what_a_correction_does_is_a_part_of_its_own(visitor: Client) -> None:
    part = visitor.get("/printer/correction?measured=99x100&lang=en")
    assert part.status_code == 200
    assert "99" in part.text
    assert visitor.get("/printer/correction?lang=en").text == ""


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_game_has_the_name_that_is_typeset_in_the_language_of_the_page(visitor: Client, game: Game, tag: str) -> None:
    name = game.words(tag).say("start.title")
    for path, element in (("/", f'<h2 id="game-{game.name}">'), (f"/{game.name}/kit", '<p class="where">')):
        assert f"{element}{name}<" in visitor.get(f"{path}?ui={tag}").text
