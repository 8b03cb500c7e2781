/* Blocks: where nine tiles lie in a picture, looked at more and more closely, and which faces are there. */
import { facesOf, themeAt } from "./faces.js";
import { joined, pointAt } from "./homography.js";
import { refined } from "./refine.js";
import { candidates, distinct } from "./search.js";
import { COARSE, FINE } from "./templates.js";
/**
 * @import { Faces } from "./faces.js"
 * @import { Grey } from "./grey.js"
 * @import { Homography } from "./homography.js"
 * @import { Candidate } from "./search.js"
 * @import { Templates } from "./templates.js"
 */

const FOUND = 24, NEAR = 6, FAR = 18, READ = 3; // how many candidates go on: as a rule and, if nothing is sure, in all
const SURE = 0.52, WHOLE = 0.7; // the score of a block, and of a tile beside it, from which no others are looked at
const HOPE = 0.5; // how sure a block has to be for others near it to be looked at too
const SHIFT = 0.66; // of a block's score: from that on a tile beside it is a reason to look there
/** Where to begin if corners are given: zoom, and tiles to the right and down. */
const STARTS = [[1, 0, 0], [0.93, 0, 0], [1.07, 0, 0], [1, 0.12, 0], [1, -0.12, 0], [1, 0, 0.12], [1, 0, -0.12]];

/** The faces in the blocks that a picture seems to have, at least one.
 * @param {Grey[]} pyramid @param {Templates} templates @param {(fraction: number) => void} progress @returns {Faces[]}
 */
export function blocksIn(pyramid, templates, progress) {
  const first = candidates(pyramid, templates.coarse, FOUND, (fraction) => progress(0.5 * fraction));
  const about = distinct(best(first.map(({ map }) => coarsely(pyramid, map, templates))), FAR);
  progress(0.7);
  const faces = (/** @type {Candidate[]} */ list) =>
    distinct(best(list.map(({ map }) => finely(pyramid, map, templates))), READ).map(({ map }) =>
      facesAt(pyramid, upright(map), templates),
    );
  const near = faces(about.slice(0, NEAR));
  if (near.some(isWhole)) return [...near, ...shifted(pyramid, surest(near)[0], templates)];
  const all = surest([...near, ...faces(about.slice(NEAR))]);
  if (!all.length || all[0].sure < HOPE) return all;
  return [...all, ...blocksAt(pyramid, all[0].map, templates), ...shifted(pyramid, all[0], templates)];
}

/** Where a tenth tile lies beside a block: those a tile further each way, of which one may be the block that was laid.
 * @param {Grey[]} pyramid @param {Faces} faces @param {Templates} templates
 */
function shifted(pyramid, { map, score, beside }, templates) {
  if (beside < SHIFT * score) return [];
  return [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, y]) => {
    const further = joined(map, [1, 0, x, 0, 1, y, 0, 0, 1]);
    return facesAt(pyramid, finely(pyramid, further, templates).map, templates);
  });
}

/**
 * The faces in a block about whose place a person has said; if they are not sure, also those in blocks a little
 * larger and smaller.
 * @param {Grey[]} pyramid @param {Homography} map @param {Templates} templates
 */
export function blocksAt(pyramid, map, templates) {
  const found = [];
  for (const [zoom, x, y] of STARTS) {
    const start = joined(map, [zoom, 0, 1.5 * (1 - zoom) + x, 0, zoom, 1.5 * (1 - zoom) + y, 0, 0, 1]);
    const about = finely(pyramid, coarsely(pyramid, start, templates).map, templates);
    const faces = facesAt(pyramid, about.map, templates);
    found.push(faces);
    if (isWhole(faces)) break;
  }
  return found;
}

/** True if a block is sure, and no tile much less so than the others. @param {Faces} faces */
const isWhole = ({ score, scores }) => score >= SURE && scores.every((one) => Math.max(...one) > WHOLE * score);

/** The surest first. @param {Faces[]} list */
const surest = (list) => list.sort((one, other) => other.sure - one.sure);

/** @param {Grey[]} pyramid @param {Homography} map @param {Templates} templates */
function coarsely(pyramid, map, { coarse }) {
  const first = refined(pyramid, map, coarse, COARSE, 3, 10);
  return refined(pyramid, first.map, coarse, COARSE, 3, 2);
}

/** @param {Grey[]} pyramid @param {Homography} map @param {Templates} templates */
function finely(pyramid, map, { middle }) {
  let fine = refined(pyramid, map, middle, FINE, 3, 0.3);
  for (let round = 0; round < 2; round++) fine = refined(pyramid, fine.map, middle, FINE, 2, 0.1);
  return fine;
}

/** @param {Grey[]} pyramid @param {Homography} map @param {Templates} templates */
function facesAt(pyramid, map, { themes }) {
  const theme = themeAt(pyramid, map, themes);
  for (let round = 0; round < 2; round++) map = refined(pyramid, map, theme.fine, FINE, 2, 0.1).map;
  return facesOf(pyramid, map, theme);
}

/**
 * The best first.
 * @template {{ score: number }} One
 * @param {One[]} list
 */
const best = (list) => list.sort((one, other) => other.score - one.score);

/**
 * The block turned by quarters so that its top is the side that is uppermost in the picture.
 * @param {Homography} map
 */
function upright(map) {
  const [left, right] = [pointAt(map, 1, 1.5), pointAt(map, 2, 1.5)];
  const quarters = Math.round(Math.atan2(right[1] - left[1], right[0] - left[0]) / (Math.PI / 2));
  let turned = map;
  for (let k = 0; k < (quarters + 4) % 4; k++) turned = joined(turned, [0, 1, 0, -1, 0, 3, 0, 0, 1]);
  return turned;
}
