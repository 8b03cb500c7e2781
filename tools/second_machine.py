"""Opens the studio from a second machine: two network namespaces with a cable between them, and a browser in the other.

python -m tools.second_machine: Linux, as root, with iproute2 and Chromium. It prints what a visitor sees there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from ttprint.games import DEFAULT_GAME
from ttprint.words.catalog import words

HERE, THERE = f"tt{os.getpid()}a", f"tt{os.getpid()}b"  # the machine of the studio, and that of the visitor
NEAR, FAR = "10.83.17.1", "10.83.17.2"
PORT = 8017
PAGE = f"/{DEFAULT_GAME.name}/worksheet"
SECONDS = 30


def ip(*words_: str) -> None:
    """Run ip."""
    subprocess.run(["ip", *words_], check=True)


@contextmanager
def two_machines() -> Iterator[None]:
    """Two machines with a cable between them."""
    try:
        for name in (HERE, THERE):
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
        ip("-n", HERE, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", THERE)
        for name, own, other in ((HERE, NEAR, FAR), (THERE, FAR, NEAR)):
            ip("-n", name, "address", "add", f"{own}/24", "dev", "cable")
            ip("-n", name, "link", "set", "cable", "up")
            ip("-n", name, "route", "add", "default", "via", other)
        yield
    finally:
        for name in (HERE, THERE):
            subprocess.run(["ip", "netns", "del", name], check=False)


def on(machine: str, *command: str) -> list[str]:
    """The command on one of the machines."""
    return ["ip", "netns", "exec", machine, *command]


def wait_for(address: str) -> None:
    """Wait until a server answers at an address."""
    for _ in range(10 * SECONDS):
        try:
            urlopen(address, timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(address)


def visit(program: str, address: str) -> dict[str, Any]:
    """What a visitor of the studio sees, and whether its address to share can be copied."""
    from playwright.sync_api import sync_playwright

    wait_for(f"{address}/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(locale="nl-NL")
        page.goto(address + PAGE)
        page.wait_for_selector(".leaves img", timeout=1000 * SECONDS)
        page.locator(".share summary").click()
        page.locator(".share .copy").click()
        page.wait_for_timeout(200)
        with page.expect_download() as coming:
            page.locator("a[download].main").click()
        seen = {
            "address": page.url.partition("?")[0],
            "shared": page.locator("#address").input_value(),
            "reach": page.locator(".share .hint").inner_text(),
            "copied": page.locator(".share .copy").inner_text() == words("nl").say("studio.copied"),
            "pdf": Path(coming.value.path()).read_bytes().startswith(b"%PDF"),
        }
        browser.close()
    return seen


def seen_from(machine: str, program: str, address: str) -> dict[str, Any]:
    """What a visitor on one of the machines sees."""
    command = on(machine, sys.executable, "-m", "tools.second_machine", program, address)
    seen: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return seen


def main() -> None:
    if len(sys.argv) > 1:
        print(json.dumps(visit(*sys.argv[1:3])))
        return
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None or shutil.which("ip") is None or os.geteuid() != 0:
        sys.exit("This needs root, iproute2 and Chromium.")
    start = (sys.executable, "-m", "ttprint", "studio", "--no-open", "--port", str(PORT))
    with two_machines():
        for host in ("127.0.0.1", "0.0.0.0"):
            with subprocess.Popen(on(HERE, *start, "--host", host)) as studio:
                print(f"--host {host}, its own machine: {seen_from(HERE, program, f'http://localhost:{PORT}')}")
                if host == "127.0.0.1":
                    print(f"--host {host}, the second machine: {'can' if reaches() else 'cannot'} reach it")
                else:
                    print(f"--host {host}, the second machine: {seen_from(THERE, program, f'http://{NEAR}:{PORT}')}")
                studio.terminate()


def reaches() -> bool:
    """True if the second machine can connect to the studio."""
    knock = f"import socket; socket.create_connection(('{NEAR}', {PORT}), 3)"
    return not subprocess.run(on(THERE, sys.executable, "-c", knock), capture_output=True, check=False).returncode


if __name__ == "__main__":
    main()
