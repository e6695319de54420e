// Compiles Python files to bytecode with the Python that will run them: engine.mjs FOLDER. Every .py there becomes a .pyc.
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.FS.mkdirTree("/engine");
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(process.argv[2]) }, "/engine");
python.runPython(`
import py_compile
from pathlib import Path

for path in Path("/engine").rglob("*.py"):
    shown = path.relative_to("/engine").as_posix()
    py_compile.compile(str(path), str(path.with_suffix(".pyc")), shown, True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    path.unlink()
`);
