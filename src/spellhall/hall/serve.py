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
from spellhall.hall.compiling import ROOT, compile_behind, place_for
from spellhall.hall.settings import settings_from
from spellhall.hall.wires import Http, Wire
from spellhall.kernel.errors import BadOption

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean every address of this machine, and how the machine itself reaches them."""


def url_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def greet(host: str, port: int) -> str:
    """Print the address to open, with a QR code if other devices can reach it."""
    shown = address_in_the_room() if host in EVERYWHERE else host
    url = url_of(shown, port)
    print(f"The hall is open: {url}", flush=True)
    if shown not in LOCAL:
        print("Devices in the same room can scan this:")
        segno.make(url, error="m").terminal(out=sys.stdout, compact=True)
    print("Stop with Ctrl-C; every table is kept.", flush=True)
    return url


def announce(host: str, port: int, browser: bool, engine: Path | None, page: str = "") -> None:
    """As soon as the hall answers, say so, open the page on machines that have a screen, and compile the engine."""
    screen = not sys.platform.startswith("linux") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    near = url_of(EVERYWHERE.get(host, host), port)

    def wait() -> None:
        while True:
            try:
                with urlopen(f"{near}healthz", timeout=1):
                    break
            except OSError:
                time.sleep(0.05)
        url = greet(host, port)
        if browser and screen:
            webbrowser.open(url + page)
        elif page:
            print(f"Teachers begin here: {url}{page}", flush=True)
        if engine is not None:
            compile_behind(ROOT, engine, lambda text: print(text, flush=True))

    threading.Thread(target=wait, daemon=True).start()


def serve(
    host: str, port: int, workers: int, data: Path | None, browser: bool, compile: bool = False, page: str = ""
) -> None:
    """Run the hall until it is stopped; raises BadOption if it cannot be opened there. `page`: what a browser opens."""
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
    engine = place_for(ROOT) if compile else None
    if engine is not None:
        os.environ["SPELLHALL_ENGINE"] = str(engine)
    announce(host, port, browser, engine, page)
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
