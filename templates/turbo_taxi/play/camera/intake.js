/* Where photos come from: the camera, a file, a picture that is dropped on the page or pasted. */
import { inputById } from "../page/dom.js";

/**
 * Take a picture from everywhere.
 * @param {() => boolean} isWanted   the page is ready for a picture: dropped elsewhere it means nothing
 * @param {(file: Blob) => void} take
 */
export function startIntake(isWanted, take) {
  for (const source of ["camera", "file"]) {
    const input = inputById(`photo-${source}`);
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file) take(file);
      input.value = ""; // the browser keeps no photo, and the same one can be chosen again
    });
    for (const button of document.querySelectorAll(`[data-photo="${source}"]`)) {
      button.addEventListener("click", () => input.click());
    }
  }
  const takeFrom = (/** @type {Event} */ event, /** @type {DataTransfer | null} */ data) => {
    const file = [...data?.files ?? []].find(({ type }) => type.startsWith("image/"));
    if (!file || !isWanted()) return;
    event.preventDefault();
    take(file);
  };
  document.addEventListener("dragover", (event) => {
    if (isWanted() && event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => takeFrom(event, event.dataTransfer));
  document.addEventListener("paste", (event) => takeFrom(event, event.clipboardData));
}
