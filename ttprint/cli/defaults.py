"""The user's default options: a file ttprint.toml in the current folder, or else in the user's configuration.

Keys are options without their dashes: at the top for all commands, in a table such as [board] for one command, in
[GAME] and [GAME.board] for those of another game. Options on the command line beat those in the file.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import click

from ttprint.errors import TtprintError, Unknown, nearest

FILE = "ttprint.toml"
MOST_BYTES = 100_000  # all options of all commands take a tenth of it
LONGEST = 40  # letters of a value in an error message

Path = tuple[str, ...]  # the words of a command after ttprint: ("board",), or with a game before it
OptionsByCommand = Callable[[], Mapping[Path, set[str]]]


def config_folder() -> str:
    """The folder of the user's configuration of ttprint, as each system has it."""
    folder = click.get_app_dir("ttprint", roaming=False)
    # XDG_CONFIG_HOME, set but empty, is not set; and it is to be ignored when it does not start at the root
    return folder if os.path.isabs(folder) else os.path.expanduser("~/.config/ttprint")  # noqa: PTH111, PTH117


def defaults_file() -> str | None:
    """The file that is read: in the current folder, or else in the user's configuration; None if there is neither."""
    places = (FILE, f"{config_folder()}/{FILE}")
    return next(filter(os.path.lexists, places), None)


def defaults_for(path: Path, command: click.Command, every: OptionsByCommand) -> dict[str, Any]:
    """The defaults of a command; a key or table that fits no command is an error."""
    file = defaults_file()
    if file is None:
        return {}
    found: dict[str, Any] = {}
    _collect(file, _read(file), (), path, option_keys(command), every, found)
    for option in command.params:
        if isinstance(option, click.Option) and option.name in found:
            _check_type(file, option, found[option.name])
    return found


def option_keys(command: click.Command) -> set[str]:
    """The options of a command that a file may set."""
    return {option.name or "" for option in command.params if isinstance(option, click.Option)} - {"help"}


def _collect(
    file: str,
    table: Mapping[str, Any],
    at: Path,
    path: Path,
    own: set[str],
    every: OptionsByCommand,
    found: dict[str, Any],
) -> None:
    """Add the values of a table for the command at `path`; tables further in beat those further out."""
    applies = path[: len(at)] == at
    for key, value in table.items():
        name = key.replace("-", "_")
        if isinstance(value, dict):
            continue
        if applies and name in own:
            found[name] = value
        elif not applies or at != path:
            allowed = {one for other, keys in every().items() if other[: len(at)] == at for one in keys}
            _check_key(file, key, allowed, at)
        else:
            _check_key(file, key, own, at)
    for key, value in table.items():
        if isinstance(value, dict):
            inner = (*at, key)
            names = {other[: len(inner)] for other in every()}
            if inner not in names:
                choices = sorted({one[-1] for one in names if one[:-1] == at and len(one) == len(inner)})
                raise TtprintError("file.table", file=file, table=".".join(inner), why=Unknown("command", key, choices))
            _collect(file, value, inner, path, own, every, found)


def _check_key(file: str, key: str, allowed: Iterable[str], at: Path) -> None:
    if key.replace("-", "_") not in allowed:
        close = nearest(key, [one.replace("_", "-") for one in allowed])
        if close and at:
            raise TtprintError("file.key_of_near", file=file, key=key, command=" ".join(at), near=close)
        if at:
            raise TtprintError("file.key_of", file=file, key=key, command=" ".join(at))
        if close:
            raise TtprintError("file.key_near", file=file, key=key, near=close)
        raise TtprintError("file.key", file=file, key=key)


def _check_type(file: str, option: click.Option, value: Any) -> None:
    """Refuse a value of a wrong type; a text may stand for a number, and a number for a text."""
    said = {"file": file, "key": (option.name or "").replace("_", "-"), "value": _as_toml(value)}
    if option.is_flag:
        if not isinstance(value, bool):
            raise TtprintError("file.flag", **said)
    elif option.multiple:
        if not isinstance(value, list) or not all(map(_is_scalar, value)):
            raise TtprintError("file.list" if _is_scalar(value) else "file.items", example="['…', '…']", **said)
    elif not _is_scalar(value):
        raise TtprintError("file.scalar", example="'…'", **said)


def _is_scalar(value: Any) -> bool:
    return isinstance(value, str | int | float) and not isinstance(value, bool)


def _as_toml(value: Any) -> str:
    """A value as it is written in the file, cut after some letters."""
    text = repr(value) if isinstance(value, str | list) else str(value).lower()
    return f"{text[:LONGEST]}…" if len(text) > LONGEST else text


def _read(file: str) -> dict[str, Any]:
    import tomllib  # few users have such a file, and imports take time
    from pathlib import Path as FilePath

    from ttprint.files import read_text, reason

    try:
        return tomllib.loads(read_text(FilePath(file), MOST_BYTES))
    except OSError as error:
        raise TtprintError("file.read", file=file, why=reason(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise TtprintError("file.not_toml", file=file, why=f"{str(error)[:1].lower()}{str(error)[1:]}") from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, or deeply nested brackets
        raise TtprintError("file.read", file=file, why=TtprintError("reason.nested")) from error
