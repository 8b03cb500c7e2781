// Runs Python with the studio, and answers the requests that the page passes on.
/** @typedef {import("./types").Setup} Setup */
/** @typedef {import("./types").Question} Question */

/** @type {any} */
let python = null;
/** @type {any} */
let studio = null;
/** @type {Setup} */
let setup;

/** Load a file and say how much of it is here. @param {string} address @param {(bytes: number) => void} tell */
async function load(address, tell) {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  const parts = [], reader = response.body.getReader();
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    tell(size);
  }
  return new Blob(parts).arrayBuffer();
}

/**
 * Load files together. The page is told how much of the packed files is here.
 * @param {[string, number, number][]} files @param {string} what
 */
async function loadAll(files, what) {
  const total = files.reduce((sum, [,, packed]) => sum + packed, 0), here = files.map(() => 0);
  return Promise.all(files.map(([address, size, packed], at) => load(address, (bytes) => {
    here[at] = packed * bytes / size;
    postMessage({ progress: { what, done: here.reduce((sum, one) => sum + one, 0), total } });
  })));
}

/** @param {ArrayBuffer} archive */
function unpack(archive) {
  python.unpackArchive(new Uint8Array(archive), "zip", { extractDir: "/site" });
}

/** @param {Setup} given */
async function start(given) {
  setup = given;
  const loaded = await loadAll(setup.core, "studio");
  postMessage({ progress: { what: "start", done: 0, total: 0 } });
  const { loadPyodide } = await import(`${setup.python}pyodide.mjs`);
  python = await loadPyodide({
    indexURL: setup.python,
    lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", version: "0", python: "3.14" }, packages: {} },
    env: { HOME: "/site", PYTHONDONTWRITEBYTECODE: "1" },
  });
  Object.assign(globalThis, { python }); // for benchmarks/site.py, which measures its memory
  setup.core.forEach(([name], at) => { if (/\/(libraries|app)\.zip$/.test(name)) unpack(loaded[at]); });
  python.runPython("import sys; sys.path.insert(0, '/site')");
  studio = python.pyimport("ttprint.site.browser").start(setup.home, setup.root, python.toPy(setup.games));
  postMessage({ ready: true });
}

/** Load a late package. @param {string} name */
async function loadLate(name) {
  const { file, sizes } = setup.late[name];
  const [archive] = await loadAll([[file, ...sizes]], name);
  unpack(archive);
  python.pyimport("ttprint.site.browser").loaded();
  postMessage({ progress: null });
}

/** @param {Question} question */
async function answer({ path, query, languages, known }) {
  for (;;) {
    const made = studio.answer(path, query, languages, known);
    try {
      if (!made.late) {
        const body = made.body.toJs();
        return { status: made.status, headers: made.headers.toJs(), body: body.buffer };
      }
      await loadLate(made.late);
    } finally {
      made.destroy();
    }
  }
}

let queue = Promise.resolve();
addEventListener("message", ({ data }) => {
  if (data.setup) start(data.setup).catch((error) => postMessage({ failed: String(error) }));
  if (data.question) {
    queue = queue.then(async () => {
      try {
        const made = await answer(data.question);
        postMessage({ id: data.id, answer: made }, { transfer: [made.body] });
      } catch (error) {
        postMessage({ failed: String(error) });
      }
    });
  }
});

export {};
