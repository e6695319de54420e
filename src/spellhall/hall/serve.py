"""Starting the hall: where it listens, what it prints, and how many processes it has."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from urllib.request import urlopen

import segno
import uvicorn

from spellhall.hall.addresses import LOCAL, address_in_the_room
from spellhall.hall.checkup import look_at, report
from spellhall.hall.settings import settings_from
from spellhall.hall.wires import Http, Wire
from spellhall.kernel.errors import BadOption


def greet(host: str, port: int) -> str:
    """The address to open, with a QR code if other devices can reach it."""
    shown = address_in_the_room() if host in ("0.0.0.0", "::") else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    print(f"The hall is open: {url}", flush=True)
    if shown not in LOCAL:
        print("Devices in the same room can scan this:")
        segno.make(url, error="m").terminal(out=sys.stdout, compact=True)
    print("Stop with Ctrl-C; every table is kept.", flush=True)
    return url


def open_browser(url: str) -> None:
    """Open the page as soon as the hall answers, on machines that have a screen."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return

    def wait() -> None:
        for _ in range(100):
            try:
                with urlopen(f"{url}healthz", timeout=1):
                    webbrowser.open(url)
                    return
            except OSError:
                time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()


def serve(host: str, port: int, workers: int, data: Path | None, browser: bool) -> None:
    """Run the hall until it is stopped; raises BadOption if it cannot be opened there."""
    if data is not None:
        os.environ["SPELLHALL_DATA"] = str(data)
    settings = settings_from(dict(os.environ))
    if workers > 1:
        os.environ["SPELLHALL_SHARED"] = "1"
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadOption(f"The hall cannot open at {host}, port {port}: {error.strerror or error}.") from None
    for line in report(asyncio.run(look_at(settings))):
        print(line, flush=True)
    url = greet(host, port)
    if browser:
        open_browser(url)
    uvicorn.run(
        "spellhall.hall.app:make_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=Http,
        ws=Wire,
        ws_max_size=max(131_072, 2 * settings.message_bytes),
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
