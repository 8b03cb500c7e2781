/* Which card a city was laid for: its centre tile and the roads that leave it tell. */
import { HOURS } from "../puzzle/city.js";
import { bestTurns } from "../photo/turning.js";
/**
 * @import { Tiles } from "../puzzle/city.js"
 * @import { Card } from "../puzzle/game.js"
 */

const FEWEST = HOURS.length - 2, LEAD = 2; // gates

/**
 * The card that a city was laid for, or null if that is not certain; and the cards that fit best, to choose from.
 * @param {Tiles} tiles @param {Card[]} cards
 */
export function matchedCard(tiles, cards) {
  const fits = cards.map((card) => {
    const [{ centre, gates }] = bestTurns(tiles, card.setup, card.crossing, card.rule);
    return { card, points: centre ? gates : -1 };
  }).filter(({ points }) => points >= FEWEST).sort((one, other) => other.points - one.points);
  const [first, second] = fits;
  if (!first) return { card: null, near: [] };
  const lead = first.points - (second?.points ?? 0);
  const isCertain = first.points === HOURS.length ? lead > 0 : lead >= LEAD;
  return { card: isCertain ? first.card : null, near: fits.map((fit) => fit.card) };
}
