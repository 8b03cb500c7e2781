"""What a person always says, kept in a file; and presets, which say several things at once.

defaults file: ttprint.toml in the folder, or else in the user's configuration; keys are options without their dashes,
for all commands at the top and for one command in a table of its name; what is typed beats what is kept
preset: a size that print-on-demand services take, by a name that tells it; it says the options that make such pieces
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import click

from ttprint.errors import TtprintError, nearest, unknown

FILE = "ttprint.toml"
_EIGHTH, _SHOP = 3.175, {"dpi": 300, "pieces": True}  # an eighth of an inch of bleed, 300 dpi, a file for each piece
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "square-2in": {"tile": 50.8, "bleed": _EIGHTH, **_SHOP},
    "square-2.5in": {"tile": 63.5, "bleed": _EIGHTH, **_SHOP},
    "square-3.5in": {"tile": 88.9, "bleed": _EIGHTH, **_SHOP},
    "poker-bleed": {"card": "poker", "bleed": _EIGHTH, **_SHOP},
    "poker-3mm": {"card": "poker", "bleed": 3.0, **_SHOP},
    "a6-3mm": {"card": "a6", "bleed": 3.0, **_SHOP},
}


def own_folder() -> str:
    """The user's configuration of ttprint, where such things belong on each system."""
    folder = click.get_app_dir("ttprint", roaming=False)
    # XDG_CONFIG_HOME, set but empty, is not set; and it is to be ignored when it does not start at the root
    return folder if os.path.isabs(folder) else os.path.expanduser("~/.config/ttprint")  # noqa: PTH111, PTH117


def defaults_file() -> str | None:
    """The file that is read: the folder's own, or else the user's; None when there is neither."""
    places = (FILE, f"{own_folder()}/{FILE}")
    return next(filter(os.path.isfile, places), None)


def defaults_for(command: click.Command, name: str, every: Callable[[], Iterable[click.Command]]) -> dict[str, Any]:
    """What the file says for a command; `every` gives all commands, to tell a slip of the pen from others' options."""
    path = defaults_file()
    if path is None:
        return {}
    table = _read(path)
    own = _keys(command)
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            if key == name:
                _check(path, value, own, f" of {name}")
                found |= _flat(value)
        elif key.replace("-", "_") in own:
            found |= _flat({key: value})
        else:
            _check(path, {key: value}, {one for other in every() for one in _keys(other)}, "")
    _check_tables(path, table, every)
    return found


def preset_values(ctx: click.Context, _: click.Parameter, name: str | None) -> str | None:
    """Let a preset say what was not typed; it is read before the other options."""
    if name is None:
        return None
    if name not in PRESETS:
        raise TtprintError(unknown("preset", name, PRESETS))
    keys = _keys(ctx.command)
    lacking = [key for key in PRESETS[name] if key not in keys]
    if lacking:
        fitting = [one for one, said in PRESETS.items() if all(key in keys for key in said)]
        hint = f"those for it are {', '.join(fitting)}" if fitting else "it takes none"
        raise TtprintError(f"Preset {name} is not for ttprint {ctx.info_name}, which has no --{lacking[0]}: {hint}.")
    ctx.default_map = {**(ctx.default_map or {}), **PRESETS[name]}
    return name


def _read(path: str) -> dict[str, Any]:
    import tomllib  # few have such a file, and each import is waited for
    from pathlib import Path

    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise TtprintError(f"{path} is not TOML: {str(error)[:1].lower()}{str(error)[1:]}.") from error
    except (OSError, UnicodeDecodeError) as error:
        raise TtprintError(f"{path} cannot be read: {error}.") from error


def _keys(command: click.Command) -> set[str]:
    """The options of a command that a file may say."""
    return {option.name or "" for option in command.params if isinstance(option, click.Option)} - {"help"}


def _flat(table: Mapping[str, Any]) -> dict[str, Any]:
    return {key.replace("-", "_"): value for key, value in table.items()}


def _check(path: str, table: Mapping[str, Any], keys: Iterable[str], where: str) -> None:
    for key in table:
        if key.replace("-", "_") not in keys:
            close = nearest(key, [one.replace("_", "-") for one in keys])
            hint = f": did you mean {close}?" if close else "; ttprint COMMAND --help tells them."
            raise TtprintError(f"{path} says {key!r}, which is no option{where}{hint}")


def _check_tables(path: str, table: Mapping[str, Any], every: Callable[[], Iterable[click.Command]]) -> None:
    tables = [key for key, value in table.items() if isinstance(value, dict)]
    if tables:
        names = [command.name or "" for command in every()]
        for key in tables:
            if key not in names:
                raise TtprintError(f"{path} has a table [{key}]: {unknown('command', key, names)}")
