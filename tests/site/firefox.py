"""A visitor in Firefox, which has no window and is driven through WebDriver BiDi."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
# nothing but what the page asks for
QUIET = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.min_background_timeout_value": 4,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "http://127.0.0.1:9",
    "toolkit.telemetry.enabled": False,
}


def program() -> str | None:
    """Where Firefox is on this machine."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class Tab:
    """A tab of Firefox."""

    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self._count = 0
        self._ask("session.new", {"capabilities": {}})
        self._context = self._ask("browsingContext.create", {"type": "tab"})["context"]

    def _ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._count += 1
        self._link.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(self._link.recv())
            if answer.get("id") == self._count:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return dict(answer["result"])

    def open(self, address: str) -> None:
        """Open a page and wait until it has loaded."""
        self._ask("browsingContext.navigate", {"context": self._context, "url": address, "wait": "complete"})

    def run(self, script: str, *texts: str) -> Any:
        """What the body of an async function returns for texts, which it finds in `given`."""
        result = self._ask(
            "script.callFunction",
            {
                "functionDeclaration": f"async (...given) => JSON.stringify(await (async () => {{ {script} }})())",
                "arguments": [{"type": "string", "value": text} for text in texts],
                "target": {"context": self._context},
                "awaitPromise": True,
            },
        )
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        value = result["result"].get("value")
        return None if value is None else json.loads(value)

    def size(self, width: int, height: int) -> None:
        """Give the page a size."""
        self._ask(
            "browsingContext.setViewport",
            {"context": self._context, "viewport": {"width": width, "height": height}},
        )

    def picture(self) -> bytes:
        """What is seen, as PNG."""
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", {"context": self._context})["data"])


@contextmanager
def firefox(languages: str = "en") -> Iterator[Tab]:
    """A Firefox with a new profile and one tab."""
    found = program()
    if found is None:
        raise FileNotFoundError("no Firefox on this machine: apt-get install firefox-esr")
    with tempfile.TemporaryDirectory() as profile:
        lines = {**QUIET, "intl.accept_languages": languages}
        text = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in lines.items())
        (Path(profile) / "user.js").write_text(text)
        command = [found, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        assert running.stderr
        try:
            address = next(match[0] for line in running.stderr if (match := re.search(r"ws://\S+", line)))
            threading.Thread(target=running.stderr.read, daemon=True).start()  # a full pipe would stop Firefox
            with connect(f"{address}/session", max_size=None, open_timeout=60) as link:
                yield Tab(link)
        finally:
            running.terminate()
            running.wait(20)
            running.stderr.close()
