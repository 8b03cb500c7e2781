/* Reads photos in a worker, so that the page stays quick. The page makes the worker from its own script. */
import { loadTemplates, read } from "../photo/reader.js";
/** @import { Art, Corners, Picture, Reading } from "../photo/reader.js" */

/**
 * @typedef {{ art?: Art, picture?: Picture, corners?: Corners }} Question   the art comes first and once
 * @typedef {{ reading?: Reading, fraction?: number }} Answer   how far the reading is, then the reading
 * @typedef {{ onmessage: unknown, postMessage: (answer: Answer) => void }} Scope
 */

/** Answer the questions of the page. @param {Scope} scope the global object of the worker */
export function serve(scope) {
  scope.onmessage = (/** @type {{ data: Question }} */ { data: { art, picture, corners } }) => {
    if (art) loadTemplates(art);
    if (!picture) return;
    const progress = (/** @type {number} */ fraction) => scope.postMessage({ fraction });
    scope.postMessage({ reading: read(picture, { corners, progress }) });
  };
}
