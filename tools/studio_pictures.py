"""Make the pictures on the pages of the studio: templates/*/pictures, part of `make pictures`.

A product's picture is named after it and shows what comes of it; that of a choice is named OPTION-CHOICE. None has
words in it that depend on a language, but for pages of booklets, which are too small to be read.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from PIL import Image

from tools.pictures import SHADE, T, as_image, city, cut
from ttprint.draw.inks import Ink, Theme
from ttprint.draw.nets import Net
from ttprint.draw.scene import Group, Node, Page, Place, group
from ttprint.draw.scene import Path as Outline
from ttprint.draw.shapes import rect
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, liveries
from ttprint.games.turbo_taxi.art.board.board import office_board
from ttprint.games.turbo_taxi.art.markers.markers import MARKERS, disc, standee
from ttprint.games.turbo_taxi.art.table.tableau import tableau, whole
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.challenges.cards.fronts import card_front
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import choose
from ttprint.games.turbo_taxi.game import GAME as TURBO
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Tile
from ttprint.games.vite_taxi.art.board.picture import draw_board
from ttprint.games.vite_taxi.art.cards.backs import course_back
from ttprint.games.vite_taxi.art.cards.course_cards import course_card
from ttprint.games.vite_taxi.art.cards.event_cards import event_card
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.money.notes import DESIGNS, note_front
from ttprint.games.vite_taxi.art.nets.die import die_net
from ttprint.games.vite_taxi.art.nets.trays import Holder, tray_net
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import standee as taxi_standee
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.cards.deck import kinds
from ttprint.games.vite_taxi.game import GAME as VITE
from ttprint.geometry import Affine, Box, Point
from ttprint.option import parse_values
from ttprint.order.context import Context
from ttprint.order.order import Printed
from ttprint.product import Product
from ttprint.render import pdf, png
from ttprint.shared_products import CALIBRATE

ROOT = Path(__file__).parents[1] / "templates"
FRAME = (320, 240)  # px of a product's picture
SUN, SKY, LEAF, WHITE = (Ink.hex(colour) for colour in ("#f5d98b", "#bcd9f2", "#d8dcc0", "#ffffff"))
KINDS = {"straight": "NS", "curve": "NE", "tee": "NES", "crossing": "NESW", "double-curve": "NE+SW", "dead-end": "N"}
Thing = tuple[Group, float, float]  # a drawing and its size in mm


def tile(name: str, theme: Theme = Theme.CITY, crossing: Crossing = Crossing.CROSSROADS) -> Thing:
    """A tile as it is cut out."""
    return cut(tile_face(Tile.parse(name), size=T, theme=theme, crossing=crossing, copy=0)), T, T


def backs() -> Mapping[str, Thing]:
    """The five backs by the names of their sets."""
    return {
        livery.name: (cut(tile_back(livery, size=T, theme=Theme.CITY)), T, T) for livery in (*liveries(CLASSIC), MEDAL)
    }


def folded(net: Net) -> Thing:
    """A thing to fold, as it lies flat."""
    return group(group(net.front, clip=Outline(net.outline))), net.width, net.height


def of_pieces(things: Sequence[Thing], columns: int, gap: float = 4.0, turn: float = 0.0) -> Thing:
    """Things in rows, each turned a little to one side and the other, with shadows."""
    wide, high = max(w for _, w, _ in things), max(h for _, _, h in things)
    nodes: list[Node] = []
    for i, (art, w, h) in enumerate(things):
        x, y = i % columns * (wide + gap) + (wide - w) / 2, i // columns * (high + gap) + (high - h) / 2
        at = Affine.move(x, y) @ Affine.rotate(turn * (1 if i % 2 else -1), Point(w / 2, h / 2))
        nodes += [Place(group(Outline(rect(Box(0.8, 1.1, w, h), w * 0.03), fill=SHADE)), at)] if turn else []
        nodes.append(Place(art, at))
    rows = math.ceil(len(things) / columns)
    return group(*nodes), min(columns, len(things)) * (wide + gap) - gap, rows * (high + gap) - gap


def write(path: Path, thing: Thing, size: tuple[int, int], ground: Ink | None = None, edge: float = 0.0) -> None:
    """Write a picture of that many pixels with the thing in its middle; the edge is a part of its shorter side."""
    art, width, height = thing
    inner = 1 - 2 * edge
    scale = max(width / (size[0] * inner), height / (size[1] * inner))
    page_width, page_height = size[0] * scale, size[1] * scale
    nodes: list[Node] = [Outline(rect(Box(0, 0, page_width, page_height)), fill=ground)] if ground else []
    nodes.append(Place(art, Affine.move((page_width - width) / 2, (page_height - height) / 2)))
    data = pdf.write([Page(page_width, page_height, tuple(nodes))], title="", author="ttprint", lang="en", flip=None)
    large = as_image(next(png.pixels(data, 3 * size[0] / page_width * 25.4)))
    _save(path, large.resize(size, Image.Resampling.LANCZOS))


def _save(path: Path, picture: Image.Image) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    file = io.BytesIO()
    few = picture.convert("RGB").quantize(64, kmeans=3, dither=Image.Dither.NONE)  # kmeans keeps small bright areas
    few.save(file, "PNG", optimize=True)
    path.write_bytes(file.getvalue())


def made(product: Product, lang: str = "en", **texts: str) -> Printed:
    """What a product makes."""
    values = parse_values(product.options, {name.replace("_", "-"): (text,) for name, text in texts.items()})
    printed = product.make(values, Context(lang))
    assert isinstance(printed, Printed)
    return printed


def sheets(path: Path, printed: Printed, shown: Iterable[tuple[int, int]], ground: Ink) -> None:
    """Write a picture of pages, each a file and a page counted from 0, fanned out on the ground."""
    files = [data for name, data in printed.files.items() if name.endswith(".pdf")]
    pages = [list(map(as_image, png.pixels(files[file], 60)))[page] for file, page in shown]
    width, height = FRAME[0] * 2, FRAME[1] * 2
    picture = Image.new("RGB", (width, height), _rgb(ground))
    high = round(height * 0.84)
    for i, page in enumerate(pages):
        wide = round(high * page.width / page.height)
        small = page.resize((wide, high), Image.Resampling.LANCZOS).convert("RGBA")
        turned = small.rotate((len(pages) - 1) * 3 - 6 * i, Image.Resampling.BICUBIC, expand=True)
        shade = Image.new("RGBA", turned.size, (0, 0, 0, 0))
        shade.paste((70, 70, 70, 110), mask=turned.getchannel("A"))
        x = round(width / 2 + (i - (len(pages) - 1) / 2) * wide * 0.62 - turned.width / 2)
        y = round((height - turned.height) / 2)
        picture.paste(shade, (x + 5, y + 7), shade)
        picture.paste(turned, (x, y), turned)
    _save(path, picture.resize(FRAME, Image.Resampling.LANCZOS))


def _rgb(ink: Ink) -> tuple[int, int, int]:
    return ink.red, ink.green, ink.blue


def turbo_taxi() -> None:
    """The pictures of Turbo Taxi."""
    folder, ground, game_backs = ROOT / "turbo_taxi" / "pictures", SUN, backs()
    for name, back in game_backs.items():
        write(folder / f"sets-{name}.png", back, (112, 112))
    for kind, text in KINDS.items():
        for option in ("only", "centre"):
            write(folder / f"{option}-{kind}.png", tile(text), (112, 112))
    for theme in Theme:
        write(folder / f"theme-{theme.value}.png", tile("NES", theme), (112, 112))
    for crossing in Crossing:
        write(folder / f"crossing-{crossing.value}.png", tile("NESW", crossing=crossing), (112, 112))
    stands = {f"{colour}-{figure}": folded(standee(figure, colour, theme=Theme.CITY)) for colour, figure in MARKERS}
    for name, stand in stands.items():
        write(folder / f"only-{name}.png", stand, (84, 112), WHITE, 0.05)
    discs = [(disc(figure, colour, theme=Theme.CITY), 16.0, 16.0) for colour, figure in MARKERS]
    write(folder / "style-standees.png", of_pieces([*stands.values()][:2], 2), (112, 112), WHITE, 0.06)
    write(folder / "style-discs.png", of_pieces(discs, 2), (112, 112), WHITE, 0.1)
    write(folder / "style-both.png", of_pieces([next(iter(stands.values())), discs[1]], 2), (112, 112), WHITE, 0.06)
    board = office_board(tile=T, theme=Theme.CITY)
    table: Thing = (
        group(board.art, clip=Outline(rect(Box(0, 0, board.width, board.height)))),
        board.width,
        board.height,
    )
    round_: Thing = (group(*city(Theme.CITY)), board.width + 14 + 3 * T, board.height)
    write(folder / "round.png", round_, (960, 560), ground, 0.03)
    write(folder / "kit.png", round_, FRAME, ground, 0.05)
    write(folder / "board.png", table, FRAME, ground, 0.07)
    some = [tile("NES"), game_backs["cab"], tile("NE+SW"), game_backs["boat"], tile("NESW"), game_backs["medal"]]
    write(folder / "deck.png", of_pieces(some, 3, 6.0, 3.0), FRAME, ground, 0.08)
    write(folder / "markers.png", of_pieces([*stands.values()], 4, 6.0), FRAME, ground, 0.1)
    cards = [_card(challenge) for challenge in choose(3, Level.MIXED, 1)]
    write(folder / "challenges.png", of_pieces(cards, 3, -6.0, 5.0), FRAME, ground, 0.08)
    write(folder / "look.png", of_pieces([cards[0], _solved(88.0)], 2, 8.0), FRAME, ground, 0.08)
    write(folder / "poster.png", cards[1], FRAME, ground, 0.03)
    write(
        folder / "solve.png",
        of_pieces([_solved(60.0), _solved(60.0, 1), _solved(60.0, 2)], 3, 6.0),
        FRAME,
        ground,
        0.05,
    )
    write(folder / "check.png", _solved(80.0, 3), FRAME, ground, 0.06)
    write(folder / "grade.png", of_pieces(cards, 3, 6.0), FRAME, ground, 0.06)
    many = [tile(name) for name in KINDS.values()] * 4
    write(folder / "census.png", of_pieces(many, 6, 5.0), FRAME, ground, 0.05)
    write(folder / "play.png", _screen(_solved(80.0)), FRAME, ground, 0.08)
    sheets(folder / "tuckbox.png", made(TURBO.product("tuckbox")), [(0, 0)], ground)
    sheets(folder / "rules.png", made(TURBO.product("rules"), pages="1"), [(0, 0), (0, 3)], ground)
    sheets(folder / "worksheet.png", made(TURBO.product("worksheet")), [(0, 0)], ground)
    sheets(folder / "classpack.png", made(TURBO.product("classpack"), pupils="8"), [(0, 0), (1, 0), (1, 1)], ground)
    sheets(folder / "tournament.png", made(TURBO.product("tournament"), players="8"), [(0, 0), (1, 0)], ground)


def _card(challenge: Challenge) -> Thing:
    style = CardStyle(TURBO.words("en"), Theme.CITY, 1.0).sized(63.0, 88.0)
    return cut(card_front(challenge, style), 63.0, 88.0), 63.0, 88.0


def _solved(side: float, place: int = 0) -> Thing:
    setup = Setup.parse("1-7 3-10 NES")
    cities: Sequence[City] = list(correct_cities(setup, Crossing.CROSSROADS, None))
    drawn = tableau(setup, whole(cities[place]), side=side, theme=Theme.CITY, crossing=Crossing.CROSSROADS)
    return group(*drawn.table, *drawn.markers), side, side


def _screen(thing: Thing) -> Thing:
    """A thing on a tablet."""
    art, width, height = thing
    rim = 9.0
    case = Outline(rect(Box(0, 0, width + 2 * rim, height + 2 * rim), rim), fill=Ink.hex("#1f2740"))
    glass = Outline(rect(Box(rim / 2, rim / 2, width + rim, height + rim), rim / 2), fill=WHITE)
    return group(case, glass, Place(art, Affine.move(rim, rim))), width + 2 * rim, height + 2 * rim


def vite_taxi() -> None:
    """The pictures of Vite, Taxi!"""
    folder, ground = ROOT / "vite_taxi" / "pictures", SKY
    cards = {
        f"{card.id}": (cut(event_card(card, None, Theme.CITY, 0.0), WIDTH, HEIGHT), WIDTH, HEIGHT) for card in kinds()
    }
    course: Thing = (cut(course_back(Theme.CITY, 0.0), WIDTH, HEIGHT), WIDTH, HEIGHT)
    for name, card in {"course": course, **cards}.items():
        write(folder / f"only-{name}.png", _upper(card), (112, 112))
    for value, design in DESIGNS.items():
        note: Thing = (note_front(value, VITE.words("fr"), Theme.CITY), design.width, design.height)
        write(folder / f"only-note-{value}.png", note, (112, 64), WHITE)
    taxis = {livery.value: folded(taxi_standee(livery, Theme.CITY)) for livery in Livery}
    for name, taxi in taxis.items():
        write(folder / f"only-taxi-{name}.png", taxi, (112, 112), WHITE, 0.04)
    holders = {holder.value: folded(tray_net(holder, Theme.CITY)) for holder in Holder}
    for name, tray in holders.items():
        write(folder / f"only-tray-{name}.png", tray, (112, 112), WHITE, 0.04)
    hero = next(one for one in courses() if one.id == "sacre-coeur")
    for theme in Theme:
        front = _of_cards(course_card(hero, VITE.words("fr"), theme, 0.0))
        write(folder / f"theme-{theme.value}.png", _upper(front), (112, 112))
    board = draw_board(Theme.CITY, VITE.words("fr"))
    table: Thing = (board.art, board.width, board.height)
    write(folder / "round.png", table, (960, 560), ground, 0.03)
    write(folder / "board.png", table, FRAME, ground, 0.06)
    fronts = [
        (cut(course_card(one, VITE.words("fr"), Theme.CITY, 0.0), WIDTH, HEIGHT), WIDTH, HEIGHT)
        for one in courses()[:1]
    ]
    fan = [*fronts, cards["rain"], cards["jam"], course]
    write(folder / "cards.png", of_pieces(fan, 4, -5.0, 4.0), FRAME, ground, 0.06)
    notes = [(note_front(value, VITE.words("fr"), Theme.CITY), d.width, d.height) for value, d in DESIGNS.items()]
    write(folder / "money.png", of_pieces(notes, 1, 5.0, 3.0), FRAME, ground, 0.07)
    write(folder / "taxis.png", of_pieces([*taxis.values()], 3, 6.0), FRAME, ground, 0.06)
    write(folder / "die.png", folded(die_net(Theme.CITY)), FRAME, ground, 0.08)
    write(folder / "trays.png", of_pieces([*holders.values()], 2, 6.0), FRAME, ground, 0.06)
    write(folder / "kit.png", _on_top(table, [*fan, *[*taxis.values()][:3]]), FRAME, ground, 0.03)
    sheets(folder / "tuckbox.png", made(VITE.product("tuckbox"), "fr"), [(0, 0)], ground)
    sheets(folder / "rules.png", made(VITE.product("rules"), "fr", pages="1"), [(0, 0), (0, 7)], ground)
    some = [cards[name] for name in ("green-lights", "jam", "rain", "fine", "tip", "roadworks")]
    write(folder / "simulate.png", of_pieces(some, 6, 5.0), FRAME, ground, 0.05)


def _on_top(board: Thing, things: Sequence[Thing]) -> Thing:
    """Things in a row over the lower part of a board."""
    art, width, height = board
    row, wide, high = of_pieces(things, len(things), 6.0, 4.0)
    scale = 0.96 * width / wide
    at = Affine.move(0.02 * width, height - high * scale * 0.8) @ Affine.scale(scale)
    return group(art, Place(row, at)), width, height + high * scale * 0.2


def _upper(card: Thing) -> Thing:
    """The upper part of a card, as high as it is wide."""
    art, width, _ = card
    return group(group(art, clip=Outline(rect(Box(0, 0, width, width))))), width, width


def _of_cards(art: Group) -> Thing:
    return cut(art, WIDTH, HEIGHT), WIDTH, HEIGHT


def shared() -> None:
    """The pictures of products of no game."""
    sheets(ROOT / "shared" / "pictures" / "calibrate.png", made(CALIBRATE), [(0, 0)], LEAF)
    sheets(ROOT / "shared" / "pictures" / "printer.png", made(CALIBRATE), [(0, 1), (0, 0)], LEAF)


def main() -> None:
    """Make them all."""
    turbo_taxi()
    vite_taxi()
    shared()


if __name__ == "__main__":
    main()
