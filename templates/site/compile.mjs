// Run by the builder with Node: orders something of everything in the very Python of the browser, writes down which files
// that opened, and compiles all modules for it.
// node compile.mjs INTERPRETER FOLDER: FOLDER/source holds the packages; FOLDER/compiled and FOLDER/opened.json are written
import { pathToFileURL } from "node:url";

const [interpreter, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${interpreter}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${interpreter}/`, env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdir("/build");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/build");
try {
  await python.runPythonAsync(`
import sys
sys.path[:0] = ["/build/source"]
from ttprint.site.samples import compile_all, opened
import json
from pathlib import Path
files = opened("/build/source")
Path("/build/opened.json").write_text(json.dumps(files))
compile_all("/build/source", "/build/compiled")
`);
} catch (error) {
  console.error(error.message); // without the program text that Node shows
  process.exit(1);
}
