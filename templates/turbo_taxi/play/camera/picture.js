/* A picture file as a canvas of a size that is read quickly. */

const LONG_SIDE = 1600; // pixels; the reader wants one to two million

/**
 * The picture in a file, turned the way the camera was held. Null if the browser cannot open it.
 * @param {Blob} file @returns {Promise<HTMLCanvasElement | null>}
 */
export async function openPicture(file) {
  const url = URL.createObjectURL(file), image = new Image();
  try {
    image.src = url;
    await image.decode();
    return scaled(image);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
    image.removeAttribute("src");
  }
}

/** @param {HTMLImageElement} image */
function scaled(image) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas"), context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || !width || !height) return null;
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  context.fillStyle = "#fff"; // behind a picture that is transparent in places
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The pixels of a canvas. @param {HTMLCanvasElement} canvas */
export function pixelsOf(canvas) {
  const { width, height } = canvas, pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height);
  return { width, height, data: pixels?.data ?? new Uint8ClampedArray() };
}

/** Free the memory of a canvas. @param {HTMLCanvasElement | null} canvas */
export function forget(canvas) {
  if (canvas) canvas.width = canvas.height = 0;
}
