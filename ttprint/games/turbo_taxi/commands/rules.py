"""ttprint rules: the rule booklet, to read, to print and fold, in large type, or for a browser."""

from __future__ import annotations

from ttprint.games.turbo_taxi.game import GAME
from ttprint.shell.rules import rules_command

command = rules_command(GAME, "Try: ttprint rules --lang fr    or: ttprint rules --lang en --large --html --out .")
