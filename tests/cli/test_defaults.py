"""Defaults in ttprint.toml, and presets: what is typed beats them, and mistakes are reported in one sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.typed import Captured, refused, typed
from ttprint.cli.defaults import config_folder

pytestmark = pytest.mark.usefixtures("at_home")


def keep(text: str, folder: Path | None = None) -> None:
    path = (folder or Path()) / "ttprint.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.slow
def test_a_file_in_the_folder_says_what_was_not_typed(capsys: Captured) -> None:
    keep('paper = "letter"\n[deck]\nsets = "cab"\nstart-slot = 3\n')
    assert "12 pieces" in typed(capsys, "deck")
    assert "Letter" in typed(capsys, "board")
    assert "A4" in typed(capsys, "deck --paper a4")
    assert "24 pieces" in typed(capsys, "deck --sets cab,boat")


@pytest.mark.slow
def test_the_users_own_file_counts_where_the_folder_has_none(capsys: Captured, at_home: Path) -> None:
    keep('[deck]\nsets = "boat"', at_home / "config" / "ttprint")
    assert "12 pieces" in typed(capsys, "deck")
    keep('[deck]\nsets = "boat,cab"')
    assert "24 pieces" in typed(capsys, "deck")


@pytest.mark.parametrize("unset", ["", "somewhere"])
def test_the_users_own_file_is_found_at_home_when_no_other_place_is_named(
    capsys: Captured, at_home: Path, monkeypatch: pytest.MonkeyPatch, unset: str
) -> None:
    monkeypatch.setenv("HOME", str(at_home / "house"))
    monkeypatch.setenv("XDG_CONFIG_HOME", unset)
    keep('[deck]\nsets = "boat"', at_home / "house" / ".config" / "ttprint")
    keep('[deck]\nsets = "boat,cab"', Path(unset) / "ttprint")
    assert "12 pieces" in typed(capsys, "deck")


def test_an_option_of_another_command_is_no_mistake(capsys: Captured) -> None:
    keep("pupils = 12\n[vite-taxi.cards]\nonly = ['course-*']\n")
    assert "1 piece" in typed(capsys, "board")


@pytest.mark.slow
def test_each_game_has_tables_of_its_own(capsys: Captured) -> None:
    keep('[board]\ntile = 60\n[vite-taxi]\ntheme = "ink"\n[vite-taxi.board]\nsingle = true\npaper = "a3"\n')
    assert "1 sheet of A4" in typed(capsys, "board --tile 50")
    assert "1 sheet of A3" in typed(capsys, "vite-taxi board")
    assert "1 sheet of A4" in typed(capsys, "vite-taxi die")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[vite-taxi.deck]\n", "has a table [vite-taxi.deck]: 'deck' is not a command"),
        ("[vite-taxi.board]\ntile = 60\n", "sets 'tile', which is not an option of vite-taxi board"),
        ("[vite-taxi]\ntile = 60\n", "sets 'tile', which is not an option of vite-taxi"),
        ('theem = "ink"', "sets 'theem', which is not an option: did you mean theme?"),
        ('[deck]\nset = "cab"', "sets 'set', which is not an option of deck: did you mean sets?"),
        ("[dek]\n", "did you mean deck?"),
        ("theme = ", "ttprint.toml is not TOML"),
        ('theme = "pink"', "'pink' is not a theme"),
        ("bleed = 99", "A bleed of 99 mm is out of range"),
    ],
)
def test_slips_are_told(capsys: Captured, at_home: Path, text: str, sentence: str) -> None:
    keep(text)
    assert sentence in refused(capsys, "deck", at_home)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("only = 'cab-*'", "ttprint.toml says only = 'cab-*', but this takes a list: write only = ['cab-*']."),
        (
            "only = [['cab-*']]",
            "says only = [['cab-*']], but this takes a list of texts or numbers, such as only = ",
        ),
        ("only = true", "says only = true, but this takes a list of texts"),
        ("png = 'yes'", "says png = 'yes', but this is either on or off: write png = true or png = false."),
        ("[deck]\nbacks-only = 1", "says backs-only = 1, but this is either on or off"),
        ("paper = ['a4']", "says paper = ['a4'], but this takes one text or number, such as paper = '…'."),
        ("paper = 1979-05-27", "says paper = 1979-05-27, but this takes one"),
        ("paper = false", "says paper = false, but this takes one"),
        (f"paper = [{'1, ' * 100}]", "says paper = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, …, but this"),
        (f"sets = {'[' * 3000}{']' * 3000}", "it is nested too deeply"),
        (f"sets = {'{a=' * 3000}1{'}' * 3000}", "it is nested too deeply"),
        (f"sets = {'9' * 5000}", "a number in it is too long"),
        (f"deck{'.a' * 900} = 1", "has a table [deck.a]"),
        (f"deck{'.a' * 5000} = 1", "ttprint: ttprint.toml "),  # Python 3.14 allows 1000 parts
        ("# " + "x" * 100_000, "ttprint.toml cannot be read: it is larger than 100,000 bytes."),
        ('sets = "\\ud800"', "ttprint.toml is not TOML"),
    ],
    ids=lambda value: value[:20],
)
def test_values_of_a_wrong_type_and_odd_files_are_told(
    capsys: Captured, at_home: Path, text: str, sentence: str
) -> None:
    keep(text)
    assert sentence in refused(capsys, "deck", at_home)


@pytest.mark.parametrize("odd", ["a folder", "a pipe", "/dev/zero", "/dev/null", "nowhere", "itself"])
@pytest.mark.parametrize("where", ["", "config/ttprint"])
def test_a_file_of_defaults_that_is_no_file_is_not_ignored(
    capsys: Captured, at_home: Path, odd: str, where: str
) -> None:
    path = at_home / where / "ttprint.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    if odd == "a folder":
        path.mkdir()
    elif odd == "a pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(path if odd == "itself" else odd)
    assert "ttprint.toml cannot be read: " in refused(capsys, "board", at_home)


def test_a_text_may_stand_for_a_number_and_a_number_for_a_text(capsys: Captured) -> None:
    keep("margin = 12\n[deck]\nsets = 1\ncopies = '2'\nonly = ['cab-tee-*']\n")
    assert "6 pieces" in typed(capsys, "deck")


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("win32", {"LOCALAPPDATA": "/u/AppData/Local"}, "/u/AppData/Local/ttprint"),
        ("darwin", {"HOME": "/u"}, "/u/Library/Application Support/ttprint"),
        ("linux", {"HOME": "/u", "XDG_CONFIG_HOME": "/u/set"}, "/u/set/ttprint"),
        ("linux", {"HOME": "/u", "XDG_CONFIG_HOME": ""}, "/u/.config/ttprint"),
    ],
)
def test_the_configuration_is_where_each_system_has_it(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("click.utils.WIN", platform == "win32")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert config_folder() == folder


def test_a_preset_makes_pieces_of_the_size_that_services_take(capsys: Captured) -> None:
    typed(capsys, "deck --sets cab --only cab-tee-1 --preset square-2.5in --out shop")
    with Image.open("shop/cab-tee-1.png") as picture:
        assert picture.size == (825, 825)  # 2.75 inches at 300 dpi
    typed(capsys, "deck --sets cab --only cab-tee-1 --preset square-2.5in --bleed 0 --out plain")
    with Image.open("plain/cab-tee-1.png") as picture:
        assert picture.size == (750, 750)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("deck --preset square-2", "'square-2' is not a preset: did you mean square-2in?"),
        ("deck --preset poker-bleed", "'poker-bleed' is not a preset: choose from square-2in"),
        ("deck --start-slot 0", "Places on a sheet are numbered from 1"),
        ("deck --start-slot 13", "give --start-slot 1 to 12"),
        ("deck --copies 0", "give 1 to 100"),
        ("deck --corners 40", "give 0 to 15 mm"),
        ("deck --backs-only --duplex fold", "use it with --duplex long, --duplex short or --duplex manual"),
        ("deck --reverse", "use it with --duplex manual"),
        ("kit --copies 2", "No such option"),
        ("board --registration", "No such option"),
    ],
)
def test_what_cannot_be_is_told(capsys: Captured, at_home: Path, line: str, sentence: str) -> None:
    assert sentence in refused(capsys, line, at_home)
