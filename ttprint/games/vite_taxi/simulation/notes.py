"""Bank notes that go from the box to the players and back, to find out how many the box must hold.

The box pays with as few notes as possible. A player who loses money pays with the notes that fit and gets change.
"""

from __future__ import annotations

NOTE_VALUES = (100, 50, 25)


class Purse:
    """The notes that the players hold, and the largest numbers of notes that were out of the box at once."""

    def __init__(self, players: int) -> None:
        self._held = [[0, 0, 0] for _ in range(players)]
        self._out = [0, 0, 0]
        self.most = [0, 0, 0]

    def move(self, player: int, francs: int) -> None:
        """Pay francs to a player, or take them if the number is negative."""
        if francs > 0:
            self._pay(player, francs)
        elif francs < 0:
            self._take(player, -francs)

    def _pay(self, player: int, francs: int) -> None:
        for index, note in enumerate(NOTE_VALUES):
            count, francs = divmod(francs, note)
            self._change(player, index, count)

    def _take(self, player: int, francs: int) -> None:
        held = self._held[player]
        for index, note in enumerate(NOTE_VALUES):
            count = min(held[index], francs // note)
            self._change(player, index, -count)
            francs -= count * note
        if francs:
            larger = max(index for index, note in enumerate(NOTE_VALUES) if held[index] and note > francs)
            self._change(player, larger, -1)
            self._pay(player, NOTE_VALUES[larger] - francs)

    def _change(self, player: int, index: int, count: int) -> None:
        if count:
            self._held[player][index] += count
            self._out[index] += count
            self.most[index] = max(self.most[index], self._out[index])
