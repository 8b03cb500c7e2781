"""ttprint vite-taxi rules: the rule booklet, to read, to print and fold, in large type, or for a browser."""

from __future__ import annotations

from ttprint.games.vite_taxi.game import GAME
from ttprint.shell.rules import rules_command

command = rules_command(GAME, "Try: ttprint vite-taxi rules --lang fr    or: ttprint vite-taxi rules --lang all --html")
