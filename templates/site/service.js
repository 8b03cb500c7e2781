// The service worker: keeps the site's files for work without a network, and passes requests for the studio's pages to a
// tab in which Python runs.
// packed: compressed with gzip by the builder, so that the size does not depend on the web space; also says its own type,
// since some web spaces send a wrong one
/// <reference lib="webworker" />
"use strict";
{
  const service = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
  const SCOPE = new URL(service.registration.scope).pathname;
  const STUDIO = `${SCOPE}studio/`;
  const FIXED = new RegExp(`^${SCOPE.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&")}(python|app|shell)-[0-9a-f]+/`);
  const TYPES = { js: "text/javascript", mjs: "text/javascript", wasm: "application/wasm", css: "text/css", zip: "application/zip" };
  const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src 'self'";
  const FILES = "files", PAGES = "pages", NEXT = "next";
  const TAKEN = 4000; // ms in which a tab with Python must take a request
  const NETWORK = 4000; // ms after which a page is taken from the cache

  /** @type {Map<string, Promise<Response>>} */
  const loading = new Map();

  /** What is kept of an address; nothing where the browser lets nothing be kept. @param {string} name @param {string} address */
  const keptIn = (name, address) => caches.open(name).then((cache) => cache.match(address)).catch(() => undefined);
  /** @param {string} name @param {string} address @param {Response} response */
  const keepIn = (name, address, response) => caches.open(name).then((cache) => cache.put(address, response)).catch(() => {}); // full or blocked: loaded again

  /** The address of a page without what follows ? or #. @param {string} address */
  const plain = (address) => address.replace(/[?#].*$/, "");

  /** A file whose name changes with its content: from the cache, or loaded, unpacked and kept. @param {string} address */
  const fixedFile = async (address) => {
    const kept = await keptIn(FILES, address);
    if (kept) return kept;
    const other = loading.get(address);
    if (other) return (await other).clone();
    const loaded = load(address);
    loading.set(address, loaded);
    try {
      return (await loaded).clone();
    } finally {
      loaded.then((response) => response.clone().arrayBuffer()).finally(() => loading.delete(address)).catch(() => {});
    }
  };

  /** @param {string} address */
  const load = async (address) => {
    const path = new URL(address).pathname, isShell = path.startsWith(`${SCOPE}shell-`);
    const response = await fetch(isShell ? address : `${address}.bin`);
    if (!response.ok || !response.body) return response;
    const type = TYPES[/** @type {keyof typeof TYPES} */ (path.slice(path.lastIndexOf(".") + 1))] ?? "application/octet-stream";
    const headers = new Headers({ "Content-Type": type, "X-Content-Type-Options": "nosniff" });
    if (path.endsWith("/worker.js")) headers.set("Content-Security-Policy", WORKER_POLICY);
    const body = isShell ? response.body : response.body.pipeThrough(new DecompressionStream("gzip"));
    const whole = new Response(body, { headers });
    keepIn(FILES, address, whole.clone());
    return whole;
  };

  /**
   * A page of the site: from the network, and without one from the cache. The first page of a new version takes the place
   * of the old one only when the page says that all its files are here.
   * @param {Request} request @param {FetchEvent} event
   */
  const page = async (request, event) => {
    const address = plain(request.url), isFirst = new URL(address).pathname === SCOPE;
    const fresh = fetch(request).then(async (response) => {
      if (response.ok) event.waitUntil(keepIn(isFirst ? NEXT : PAGES, address, response.clone()));
      return response;
    });
    const kept = await keptIn(PAGES, address);
    if (!kept) return fresh;
    const late = new Promise((done) => { setTimeout(done, NETWORK, kept); });
    return Promise.race([fresh.catch(() => kept), late]);
  };

  /** The tabs that show the site's first page. */
  const tabs = async () => {
    const all = await service.clients.matchAll({ type: "window", includeUncontrolled: true });
    return all.filter((client) => new URL(client.url).pathname === SCOPE);
  };

  /**
   * What the tab with Python answers; nothing if no tab takes the request in time.
   * @param {Record<string, unknown>} question @param {readonly Client[]} shells
   */
  const ask = (question, shells) => new Promise((done) => {
    let taken = false;
    for (const shell of shells) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => {
        if (data.answer) done(data.answer);
        taken = true;
      };
      shell.postMessage({ question }, [port2]);
    }
    setTimeout(() => { if (!taken) done(null); }, TAKEN);
  });

  /** A page or file of the studio. @param {Request} request */
  const studioPage = async (request) => {
    const url = new URL(request.url), shells = await tabs();
    const path = url.pathname.slice(STUDIO.length - 1);
    if (!shells.length) {
      if (request.mode === "navigate") return Response.redirect(`${SCOPE}#${path}${url.search}`);
      return new Response("", { status: 503, headers: { "Retry-After": "2" } });
    }
    const question = { path, query: url.search.slice(1), known: request.headers.get("If-None-Match") ?? "" };
    let answer = await ask(question, shells);
    if (!answer) { // the tab with Python sleeps: another one takes its place
      shells[0].postMessage({ lead: true });
      answer = await ask(question, shells);
    }
    if (!answer) return new Response("", { status: 503, headers: { "Retry-After": "2" } });
    const empty = answer.status === 304 || answer.status === 204;
    return new Response(empty ? null : answer.body, { status: answer.status, headers: answer.headers });
  };

  service.addEventListener("install", () => { service.skipWaiting(); });
  service.addEventListener("activate", (event) => { event.waitUntil(service.clients.claim()); });

  service.addEventListener("message", (event) => {
    const { complete, claim } = event.data;
    if (claim) event.waitUntil(service.clients.claim());
    if (complete) event.waitUntil(keepVersion(complete));
  });

  /**
   * Python has started, so that all large files are here: keep the first page and what it was shown with, which came before
   * this script at the first visit, and drop the files of other versions.
   * @param {{folders: string[], files: string[]}} version
   */
  const keepVersion = async ({ folders, files: shown }) => {
    const next = await caches.open(NEXT), pages = await caches.open(PAGES), files = await caches.open(FILES);
    const first = new URL(SCOPE, location.origin).href;
    await pages.put(first, await next.match(first) ?? await fetch(first));
    await Promise.all(shown.map(fixedFile));
    if ((await tabs()).length > 1) return; // another tab may still show the version before
    for (const { url } of await files.keys()) if (!folders.some((folder) => url.includes(`/${folder}/`))) await files.delete(url);
  };

  service.addEventListener("fetch", (event) => {
    const { request } = event, url = new URL(request.url);
    if (url.origin !== location.origin || request.method !== "GET") return;
    if (url.pathname.startsWith(STUDIO)) event.respondWith(studioPage(request));
    else if (FIXED.test(url.pathname)) event.respondWith(fixedFile(plain(request.url)));
    else if (request.mode === "navigate" && !url.pathname.endsWith(".pdf")) event.respondWith(page(request, event));
  });
}
