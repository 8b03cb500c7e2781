// Run by the builder with Node: runs a program in the very Python of the browser, with a folder as /build and the packages
// in FOLDER/source to import.
// node run.mjs INTERPRETER FOLDER PROGRAM
import { pathToFileURL } from "node:url";

const [interpreter, folder, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${interpreter}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${interpreter}/`, env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdir("/build");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/build");
try {
  await python.runPythonAsync(`import sys; sys.path.insert(0, "/build/source")\n${program}`);
} catch (error) {
  console.error(error.message); // without the program text that Node shows
  process.exit(1);
}
