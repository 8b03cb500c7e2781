/* Reads pictures with the photo reader outside a page; tools/photos/reader.py asks and listens.

   A request is four bytes with the length of its JSON, the JSON, and `bytes` bytes of RGBA pixels. The answer is a line of
   JSON. { art } loads templates: the drawings' pixels follow one another. { width, height, corners } reads a picture.
*/
import { loadTemplates, read } from "../../templates/turbo_taxi/play/photo/reader.js";

/** @param {{ art: { name: string, faces: { tile: string, width: number, height: number }[] }[] }} request */
function load({ art }, pixels) {
  let at = 0;
  const themes = art.map(({ name, faces }) => ({
    name,
    faces: faces.map((face) => ({ ...face, data: pixels.subarray(at, (at += 4 * face.width * face.height)) })),
  }));
  loadTemplates({ themes });
  return {};
}

function answer(request, pixels) {
  if (request.art) return load(request, pixels);
  const { width, height, corners } = request, before = process.cpuUsage();
  const reading = read({ width, height, data: pixels }, { corners: corners ?? undefined });
  const { user, system } = process.cpuUsage(before);
  return { ...reading, seconds_taken: (user + system) / 1e6 };
}

/** Three parts to a request: how long its JSON is, the JSON, the pixels. */
async function* requests(stream) {
  let parts = [], held = 0;
  const chunks = stream[Symbol.asyncIterator]();
  const take = async (count) => {
    while (held < count) {
      const { value, done } = await chunks.next();
      if (done) return null;
      parts.push(value);
      held += value.length;
    }
    const whole = Buffer.concat(parts);
    parts = [whole.subarray(count)];
    held -= count;
    return whole.subarray(0, count);
  };
  for (let length; (length = await take(4)); ) {
    const request = JSON.parse((await take(length.readUInt32LE())).toString());
    yield [request, await take(request.bytes)];
  }
}

for await (const [request, pixels] of requests(process.stdin)) {
  process.stdout.write(JSON.stringify(answer(request, pixels)) + "\n");
}
