"""Makes the pictures in docs/pictures from the game's own art: `make pictures`."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from ttprint.draw.inks import Ink, Theme
from ttprint.draw.scene import Group, Node, Page, Place, group
from ttprint.draw.scene import Path as Outline
from ttprint.draw.shapes import rect
from ttprint.game import Game
from ttprint.games.turbo_taxi.art.backs.backs import tile_back
from ttprint.games.turbo_taxi.art.backs.liveries import CLASSIC, MEDAL, liveries
from ttprint.games.turbo_taxi.art.board.board import hour_field, office_board
from ttprint.games.turbo_taxi.art.markers.markers import disc, standee
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.box.pieces import parse_sets, tile_pieces
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.lesson.classpack import print_classpack
from ttprint.games.turbo_taxi.lesson.school import class_cards, class_of
from ttprint.games.turbo_taxi.look import Look
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Tile
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.geometry import Affine, Box
from ttprint.order.booklets import Edition, Rulebook, rule_booklet
from ttprint.order.order import Order, Style
from ttprint.press.duplex import Duplex
from ttprint.press.impose import Layout, impose
from ttprint.press.paper import parse_paper
from ttprint.press.sheet import pages
from ttprint.render import pdf, png
from ttprint.words.catalog import languages

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
T = 50.0
A4 = parse_paper("a4")
SHADE = Ink.hex("#9a9a94")


def cut(art: Group, width: float = T, height: float = T) -> Group:
    """A piece as it is when it has been cut out."""
    return group(art, clip=Outline(rect(Box(0, 0, width, height), width * 0.02)))


def laid(pieces: Iterable[tuple[Group, Affine]]) -> list[Node]:
    """Pieces with a hint of shadow."""
    shadow = group(Outline(rect(Box(0.5, 0.7, T, T), T * 0.02), fill=SHADE))
    return [node for piece, at in pieces for node in (Place(shadow, at), Place(piece, at))]


def face(name: str, theme: Theme, copy: int = 0) -> Group:
    """A tile as it lies on the table."""
    return cut(tile_face(Tile.parse(name), size=T, theme=theme, crossing=Crossing.CROSSROADS, copy=copy))


def city(theme: Theme) -> list[Node]:
    """A round on the table: the board with its markers, and a city that is right."""
    setup = Setup.parse("1-7 3-10 NES")
    solved = City.parse("SW ES NSW / NS NES NESW / NES NW N")
    table = office_board(tile=T, theme=theme)
    nodes: list[Node] = [Place(group(table.art, clip=Outline(rect(Box(0, 0, table.width, table.height)))))]
    for colour, (taxi, house) in setup.pairs:
        for figure, hour in (("taxi", taxi), ("house", house)):
            middle = hour_field(hour, tile=T).centre
            marker = disc(figure, colour.value, theme=theme)
            round_cut = group(marker, clip=Outline(rect(Box(0, 0, 16, 16), 8)))
            nodes.append(Place(round_cut, Affine.move(middle.x - 8, middle.y - 8)))
    centre = (table.width - T) / 2
    nodes += laid([(face("NES", theme, 1), Affine.move(centre, centre))])
    seen: dict[str, int] = {}
    pieces = []
    for i, tile in enumerate(solved.tiles):
        copy = seen[tile.kind.value] = seen.get(tile.kind.value, -1) + 1
        at = Affine.move(table.width + 12 + i % 3 * (T + 0.3), 18 + i // 3 * (T + 0.3))
        pieces.append((face(str(tile), theme, copy), at))
    return nodes + laid(pieces)


def backs(theme: Theme) -> list[Node]:
    """The five backs."""
    five = [cut(tile_back(livery, size=T, theme=theme)) for livery in (*liveries(CLASSIC), MEDAL)]
    return laid((back, Affine.move(i * (T + 6), 0)) for i, back in enumerate(five))


def classroom() -> list[Node]:
    """A dozen of thirty sets."""
    some = [cut(tile_back(livery, size=T, theme=Theme.CITY)) for livery in liveries(30)[:12]]
    return laid((back, Affine.move(i % 6 * (T + 6), i // 6 * (T + 6))) for i, back in enumerate(some))


def themes() -> list[Node]:
    """The same three tiles in the three themes."""
    names = ("NES", "NE+SW", "N")
    return laid(
        (face(name, theme), Affine.move(column * 165 + i * (T + 1), 0))
        for column, theme in enumerate(Theme)
        for i, name in enumerate(names)
    )


def markers() -> list[Node]:
    """The standees, flat."""
    nets = [standee(f, c, theme=Theme.CITY) for c in ("yellow", "red") for f in ("taxi", "house")]
    return [
        Place(group(group(net.front, clip=Outline(net.outline)), net.folds), Affine.move(i * 26, 0))
        for i, net in enumerate(nets)
    ]


def sheets() -> list[Node]:
    """A sheet's front and back."""
    order = Order(A4, Style(GAME.words("en")))
    laid_out = impose(tile_pieces(parse_sets("cab"), order.style, Look()), Layout(A4, Duplex.LONG))
    sides = list(pages(laid_out, order.label_words))
    paper = group(Outline(rect(Box(0, 0, 210, 297)), fill=Ink(255, 255, 255), stroke=SHADE, width=0.5))
    return [Place(group(paper, *side.art, *side.marks), Affine.move(i * 222, 0)) for i, side in enumerate(sides)]


def as_image(pixels: png.Pixels) -> Image.Image:
    """The picture for Pillow."""
    return Image.frombytes("RGB", (pixels.width, pixels.height), pixels.data)


def save(name: str, nodes: list[Node], width: float, height: float, pixels: int) -> None:
    """Write a picture that many pixels wide, in as few colours as the eye needs."""
    edge = 3.0
    placed = tuple(Place(group(node), Affine.move(edge, edge)) for node in nodes)
    page = Page(width + 2 * edge, height + 2 * edge, placed)
    data = pdf.write([page], title=name, author="ttprint", lang="en", flip=None)
    # drawn twice as large and made smaller, so that fine lines stay soft
    large = as_image(next(png.pixels(data, 2 * pixels / page.width * 25.4)))
    small = large.resize((pixels, round(pixels * page.height / page.width)), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    small.quantize(128, kmeans=3, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    (FOLDER / f"{name}.png").write_bytes(file.getvalue())


def beside(name: str, shown: list[tuple[str, int]], theme: Theme) -> None:
    """Pages of a class pack beside each other."""
    order = Order(A4, Style(GAME.words("en"), theme, 0.0))
    school = class_of(28, None, "easy,medium,hard", 1)
    files = dict(print_classpack(order, Look(tile=40.0), school).files)
    if theme is Theme.CITY:
        job = PackJob(order, class_cards(school, Crossing.CROSSROADS))
        files |= print_challenges(job, hints=False, name="4-cards").files
    pages = [list(map(as_image, png.pixels(files[file], 90)))[number] for file, number in shown]
    gap = 12
    picture = Image.new("RGB", (sum(p.width + gap for p in pages) - gap, pages[0].height), (190, 190, 190))
    for i, page in enumerate(pages):
        picture.paste(page, (i * (page.width + gap), 0))
    picture = picture.resize((1200, round(1200 * picture.height / picture.width)), Image.Resampling.LANCZOS)
    picture.quantize(128, kmeans=3, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", "PNG", optimize=True)


def spread(name: str, tag: str, left: int, game: Game = GAME, book: Rulebook = RULEBOOK) -> None:
    """Two facing pages of a booklet, beside each other."""
    order = Order(A4, Style(game.words(tag)))
    document = rule_booklet(order, book, {Edition.PAGES}).files[f"rules-{tag}.pdf"]
    both = list(map(as_image, png.pixels(document, 130)))[left - 1 : left + 1]
    picture = Image.new("RGB", (2 * both[0].width, both[0].height))
    for i, page in enumerate(both):
        picture.paste(page, (i * page.width, 0))
    picture = picture.resize((1000, round(1000 * picture.height / picture.width)), Image.Resampling.LANCZOS)
    picture.quantize(128, kmeans=3, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", "PNG", optimize=True)


def six_languages(name: str, number: int) -> None:
    """The same page of the booklet in every language, in two rows."""
    shown = []
    for tag in languages():
        document = rule_booklet(Order(A4, Style(GAME.words(tag))), RULEBOOK, {Edition.PAGES}).files[f"rules-{tag}.pdf"]
        shown.append(list(map(as_image, png.pixels(document, 110)))[number - 1])
    (width, height), gap = shown[0].size, 10
    picture = Image.new("RGB", (3 * width + 2 * gap, 2 * height + gap), (190, 190, 190))
    for i, page in enumerate(shown):
        picture.paste(page, (i % 3 * (width + gap), i // 3 * (height + gap)))
    picture = picture.resize((1400, round(1400 * picture.height / picture.width)), Image.Resampling.LANCZOS)
    picture.quantize(128, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", "PNG", optimize=True)


def main() -> None:
    """Make them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wide = office_board(tile=T, theme=Theme.CITY).width
    save("round", city(Theme.CITY), wide + 12 + 3 * T + 2, wide, 1400)
    save("backs", backs(Theme.CITY), 5 * T + 24, T, 1000)
    save("classroom", classroom(), 6 * T + 30, 2 * T + 6, 1000)
    save("themes", themes(), 2 * 165 + 3 * T + 2, T, 1400)
    save("markers", markers(), 3 * 26 + 18, 70, 500)
    save("sheets", sheets(), 432, 297, 1000)
    beside("cards", [("4-cards.pdf", 0), ("4-cards-answers.pdf", 0)], Theme.CITY)
    beside("lesson", [("1-teacher.pdf", 0), ("2-pupils.pdf", 0), ("2-pupils.pdf", 1)], Theme.INK)
    six_languages("languages", 6)


if __name__ == "__main__":
    main()
