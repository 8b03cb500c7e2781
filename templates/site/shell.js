// The site's first page: starts Python in a worker, shows the studio in a frame, and keeps its address behind the #.
// leading tab: the one in which Python runs; other tabs use it, and take its place when it is closed
{
  /** @param {string} id @returns {any} */
  const by = (id) => document.getElementById(id);
  /** @type {import("./types").Site} */
  const site = JSON.parse(by("site").textContent);
  /** @type {Record<string, Record<string, string>>} */
  const allWords = JSON.parse(by("words").textContent);
  const home = new URL(".", location.href).href.replace(/#.*$/, "").replace(/\/$/, "");
  const SLOW = 1500; // ms after which a request gets a button that stops it

  /** The language of the address, or else the first of the browser's that there is. */
  const language = () => {
    const chosen = /[?&]ui=([a-z]{2})/.exec(location.hash)?.[1];
    return [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())].find((tag) => tag && tag in allWords) ?? "en";
  };
  /** @param {string} key @param {Record<string, string | number>} [values] */
  const say = (key, values = {}) => allWords[language()][key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
  /** @param {number} bytes */
  const megabytes = (bytes) => (bytes / 1e6).toLocaleString(language(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });

  const writeWords = () => {
    document.documentElement.lang = language();
    for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(/** @type {HTMLElement} */ (element).dataset.say ?? "");
    for (const list of document.querySelectorAll("[data-lang]")) /** @type {HTMLElement} */ (list).hidden = /** @type {HTMLElement} */ (list).dataset.lang !== language();
    writeState();
  };

  /** @type {[string, Record<string, string | number>]} */
  let state = ["", {}];
  const writeState = () => { by("state").textContent = state[0] && say(...state); };
  /** @param {string} key @param {Record<string, string | number>} [values] @param {boolean} [wrong] */
  const tell = (key, values = {}, wrong = false) => {
    state = [key, values];
    writeState();
    by("state").classList.toggle("wrong", wrong);
    by("again").hidden = !wrong;
    if (wrong) by("progress").hidden = true;
  };

  // --- Python ---------------------------------------------------------------------------------------------------------

  /** @type {Worker | null} */
  let worker = null;
  let ready = false, next = 0;
  /** @type {Map<number, {question: object, done: (answer: object | null) => void}>} */
  const waiting = new Map();

  const startPython = () => {
    stopPython();
    worker = new Worker(`${site.shell}worker.js`, { type: "module", name: "python" });
    worker.addEventListener("message", ({ data }) => heard(data));
    worker.addEventListener("error", () => crashed());
    const { python, core, late, games } = site, absolute = (/** @type {string} */ name) => new URL(name, `${home}/`).href;
    worker.postMessage({ setup: {
      python: absolute(python), home, root: "/studio", games,
      core: core.map(([name, size, packed]) => [absolute(name), size, packed]),
      late: Object.fromEntries(Object.entries(late).map(([name, one]) => [name, { ...one, file: absolute(one.file) }])),
    } });
  };

  const stopPython = () => {
    worker?.terminate();
    worker = null;
    ready = false;
    hideBar();
  };

  /** @param {any} data what the worker says */
  const heard = (data) => {
    if (data.ready) {
      ready = true;
      navigator.serviceWorker.controller?.postMessage({ complete: { folders: site.folders, files: ["shell.js", "shell.css"].map((name) => `${home}/${site.shell}${name}`) } });
      for (const [id, { question }] of waiting) worker?.postMessage({ id, question });
      showStudio();
    } else if (data.failed) {
      crashed(data.failed);
    } else if ("progress" in data) {
      showProgress(data.progress);
    } else {
      waiting.get(data.id)?.done(data.answer);
      waiting.delete(data.id);
    }
  };

  /** @param {{what: string, done: number, total: number} | null} progress */
  const showProgress = (progress) => {
    if (!progress) return hideBar();
    const { what, done, total } = progress, values = { done: megabytes(done), total: megabytes(total) };
    const bar = ready ? by("bar-progress") : by("progress");
    if (total) { bar.max = total; bar.value = done; } else bar.removeAttribute("value");
    if (ready) showBar(say(what in site.late && what === "typst" ? "typst" : "more", values), true);
    else tell(what === "start" ? "start" : "load", values);
  };

  /** @param {string} [why] */
  const crashed = (why = "") => {
    stopPython();
    for (const { done } of waiting.values()) done(null);
    waiting.clear();
    by("studio").hidden = true;
    by("loading").hidden = false;
    by("studio").removeAttribute("src");
    tell(navigator.onLine ? "crashed" : "offline", {}, true);
    if (why) by("why").textContent = why;
  };

  /** @param {object} question */
  const askPython = (question) => new Promise((done) => {
    const id = next++;
    waiting.set(id, { question, done });
    if (ready) worker?.postMessage({ id, question });
    setTimeout(() => { if (waiting.has(id) && ready) showBar(say("working")); }, SLOW);
  }).finally(() => { if (!waiting.size) hideBar(); });

  // --- which tab leads ------------------------------------------------------------------------------------------------

  let leads = false;
  /** @param {boolean} steal take the place of a tab that does not answer */
  const lead = (steal) => {
    if (!navigator.locks) {
      leads = true;
      startPython();
      return;
    }
    const held = () => { leads = true; startPython(); return new Promise(() => {}); };
    navigator.locks.request("ttprint", steal ? { steal: true } : {}, held).catch(() => { leads = false; stopPython(); });
    if (!steal) {
      navigator.locks.query().then(({ held: holders }) => {
        if (!leads && holders?.some(({ name }) => name === "ttprint")) showStudio();
      });
    }
  };

  /** A question of the service worker. @param {MessageEvent} event */
  const onServiceMessage = async ({ data, ports }) => {
    if (data.lead && !leads) lead(true);
    if (!data.question || !leads) return;
    ports[0].postMessage({ taken: true });
    const answer = await askPython({ ...data.question, languages: navigator.languages.join(",") });
    ports[0].postMessage({ answer: answer ?? { status: 503, headers: [["Retry-After", "2"]], body: null } });
  };

  // --- the studio in its frame ----------------------------------------------------------------------------------------

  /** The address in the frame for what is behind the #. */
  const wanted = () => `${home}/studio${location.hash.slice(1) || "/"}`;
  /** The address of the frame, as it is behind the #. */
  const shown = () => {
    const { pathname, search } = by("studio").contentWindow.location;
    return pathname.slice(new URL(`${home}/studio`).pathname.length) + search;
  };

  const showStudio = () => {
    const frame = by("studio");
    if (!frame.src) frame.src = wanted();
    else if (frame.contentWindow.location.href !== wanted()) frame.contentWindow.location.replace(wanted());
  };

  const keepAddress = () => {
    if (shown() !== location.hash.slice(1)) history.replaceState(null, "", `#${shown()}`);
    document.title = by("studio").contentDocument.title;
    writeWords();
  };

  /** A file is handed over by this page: a download link goes past the service worker. @param {MouseEvent} event */
  const onFrameClick = async (event) => {
    const target = /** @type {Element | null} */ (event.target), link = target?.closest?.("a");
    if (!link || event.defaultPrevented || !link.hasAttribute("download")) return;
    event.preventDefault();
    const response = await by("studio").contentWindow.fetch(link.href);
    if (!response.ok) return showBar(await response.text());
    const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? link.download;
    const file = URL.createObjectURL(await response.blob()), own = document.createElement("a");
    own.href = file;
    own.download = name;
    own.click();
    setTimeout(() => { URL.revokeObjectURL(file); }, 60_000);
  };

  const onFrameLoad = () => {
    const { contentWindow, contentDocument } = by("studio");
    if (!contentDocument || contentWindow.location.protocol === "about:") return;
    by("loading").hidden = true;
    by("studio").hidden = false;
    const replace = contentWindow.history.replaceState.bind(contentWindow.history);
    contentWindow.history.replaceState = (/** @type {[any, string, string?]} */ ...given) => { replace(...given); keepAddress(); };
    contentDocument.addEventListener("click", onFrameClick);
    keepAddress();
  };

  // --- a bar below the studio -----------------------------------------------------------------------------------------

  /** @param {string} text @param {boolean} [withProgress] */
  const showBar = (text, withProgress = false) => {
    by("bar").hidden = false;
    by("bar-text").textContent = text;
    by("bar-progress").hidden = !withProgress;
    by("stop").hidden = !waiting.size;
  };
  const hideBar = () => { by("bar").hidden = true; };

  const stop = () => {
    for (const { done } of waiting.values()) done({ status: 503, headers: [], body: null });
    waiting.clear();
    startPython();
    by("studio").contentWindow.stop();
  };

  // --- start ----------------------------------------------------------------------------------------------------------

  /** A page is controlled by the service worker only from its second load on, unless the service worker asks for it. */
  const controlled = async () => {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register("service.js", { updateViaCache: "none" });
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((done) => {
      serviceWorker.addEventListener("controllerchange", done, { once: true });
      registration.active?.postMessage({ claim: true });
    });
  };

  /** Say that the web space has another version than this page. */
  const watchVersion = async () => {
    try {
      const text = await (await fetch(`${home}/version.txt`, { cache: "no-store" })).text();
      if (text.trim() && text.trim() !== site.version) {
        showBar(say("new"));
        by("reload").hidden = false;
      }
    } catch {
      // no network: nothing new
    }
  };

  const start = async () => {
    writeWords();
    by("again").addEventListener("click", () => location.reload());
    by("reload").addEventListener("click", () => location.reload());
    by("stop").addEventListener("click", stop);
    by("studio").addEventListener("load", onFrameLoad);
    addEventListener("hashchange", () => { writeWords(); if (!by("studio").hidden) showStudio(); });
    if (!("serviceWorker" in navigator) || !globalThis.WebAssembly || !globalThis.DecompressionStream || !isSecureContext) {
      tell(isSecureContext ? "old" : "insecure", {}, true);
      return;
    }
    try {
      tell("load", { done: megabytes(0), total: megabytes(site.core.reduce((sum, [,, packed]) => sum + packed, 0)) });
      await controlled();
    } catch (error) {
      tell("blocked", {}, true);
      by("why").textContent = String(error);
      return;
    }
    navigator.serviceWorker.addEventListener("message", onServiceMessage);
    lead(false);
    watchVersion();
    document.addEventListener("visibilitychange", () => { if (!document.hidden) watchVersion(); });
  };

  start();
}
