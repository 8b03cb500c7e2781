/* Has photos read: in a worker made from this page's own script, or on the page where the browser allows no worker. */
import { loadTemplates, read } from "../photo/reader.js";
import { drawnArt } from "./faces.js";
/**
 * @import { Art, Corners, Picture, Reading } from "../photo/reader.js"
 * @import { Answer } from "./worker.js"
 */

const PAUSE = 50; // ms in which the browser shows what is going on before the page itself is busy
/** @type {Art | null} */
let art = null;
/** @type {Worker | null} */
let worker = null;
let isAllowed = true;

/**
 * Read a photo. After stopReading the promise stays open for ever.
 * @param {Picture} picture @param {Corners | undefined} corners @param {(fraction: number) => void} progress
 * @returns {Promise<Reading>}
 */
export async function readPhoto(picture, corners, progress) {
  art ??= await drawnArt();
  worker ??= startedWorker(art);
  const asked = worker;
  if (!asked) return readHere(picture, corners);
  return new Promise((resolve, reject) => {
    asked.onmessage = (/** @type {{ data: Answer }} */ { data }) => {
      if (data.reading) resolve(data.reading);
      else progress(data.fraction ?? 0);
    };
    asked.onerror = (event) => {
      event.preventDefault();
      isAllowed = false;
      stopReading();
      readHere(picture, corners).then(resolve, reject);
    };
    asked.postMessage({ picture, corners });
  });
}

/** Stop reading: the worker ends, and the next photo starts another one. */
export function stopReading() {
  worker?.terminate();
  worker = null;
}

/** A worker that knows the tiles, or null if the browser allows none. @param {Art} known */
function startedWorker(known) {
  if (!isAllowed) return null;
  const script = `${document.getElementById("reader")?.textContent}modules["camera/worker.js"].serve(self);`;
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    const started = new Worker(url);
    started.postMessage({ art: known });
    return started;
  } catch {
    isAllowed = false;
    return null;
  } finally {
    setTimeout(() => URL.revokeObjectURL(url), 1000); // some browsers load it a little later
  }
}

let isLoaded = false;

/** @param {Picture} picture @param {Corners} [corners] */
async function readHere(picture, corners) {
  await new Promise((done) => { setTimeout(done, PAUSE); });
  if (art && !isLoaded) loadTemplates(art);
  isLoaded = true;
  return read(picture, { corners });
}
