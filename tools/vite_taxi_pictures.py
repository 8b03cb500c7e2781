"""Make the pictures of Vite, Taxi! in docs/pictures: part of `make pictures`."""

from __future__ import annotations

from tools.pictures import A4, cut, save, spread
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Node, Place
from ttprint.games.vite_taxi.art.board.picture import draw_board
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, WIDTH
from ttprint.games.vite_taxi.art.money.notes import DESIGNS, note_front
from ttprint.games.vite_taxi.art.taxis.liveries import Livery
from ttprint.games.vite_taxi.art.taxis.standees import car
from ttprint.games.vite_taxi.box.pieces import card_pieces
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.rulebook.book import RULEBOOK
from ttprint.geometry import Affine
from ttprint.order.order import Order, Style

GAP = 5.0
SHOWN = (
    "course-sacre-coeur",
    "course-tour-seine",
    "course-moulin-rouge",
    "green-lights-1",
    "rain-1",
    "jam-1",
    "burglars-1",
)


def table() -> tuple[list[Node], float, float]:
    """Cards of every sort with two backs, below them notes and taxis; and the picture's size."""
    order = Order(A4, Style(GAME.words("en")))
    pieces = {piece.name: piece for piece in card_pieces(order.style)}
    backs = [piece.back for piece in (pieces[SHOWN[0]], pieces[SHOWN[-1]]) if piece.back]
    cards = [pieces[name].front for name in SHOWN] + backs
    nodes: list[Node] = [
        Place(cut(card, WIDTH, HEIGHT), Affine.move(i * (WIDTH + GAP), 0)) for i, card in enumerate(cards)
    ]
    width, x = len(cards) * (WIDTH + GAP) - GAP, 0.0
    for value, design in DESIGNS.items():
        nodes.append(Place(note_front(value, order.words, Theme.CITY), Affine.move(x, HEIGHT + GAP)))
        x += design.width + GAP
    step = (width - x) / 3
    for i, livery in enumerate(Livery):
        at = Affine.move(x + step * (i % 3 + 0.5), HEIGHT + GAP + 26 + 27 * (i // 3))
        nodes.append(Place(car(livery, Theme.CITY, 50.0), at))
    return nodes, width, HEIGHT + GAP + max(design.height for design in DESIGNS.values()) + 4


def main() -> None:
    """Make all pictures."""
    nodes, width, height = table()
    save("vite-taxi", nodes, width, height, 1600)
    map_of_paris = draw_board(Theme.CITY, GAME.words("fr"))
    save("vite-taxi-board", [map_of_paris.art], map_of_paris.width, map_of_paris.height, 1600)
    spread("vite-taxi-rules", "fr", 8, GAME, RULEBOOK)


if __name__ == "__main__":
    main()
