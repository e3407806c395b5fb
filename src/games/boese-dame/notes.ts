/** What a player of Böse Dame counts: what a card does to the trick, and the points that each has in tricks, as bars. */
import { standingNote } from '../../blocks/standing-note.ts';
import { pointsOf } from '../../blocks/trick.ts';
import { trickProgress } from '../../blocks/trick-progress.ts';
import type { Card } from '../../cards/pack.ts';
import type { Note, Pick } from '../../engine/table.ts';
import { fill, type Text } from '../../lang/text.ts';
import { CARD_POINTS, type Observation, winnerOf } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

/** A bar is full at the queen's fifty, or at what is more. */
const FULL = 50;

/** What a player counts beside the table: the points of this deal by player, with bars for gains and losses alike. */
export function notes({ observer, phase, points }: Observation): readonly Note[] {
  if (observer < 0 || phase !== 'play') return [];
  const standing = standingNote({
    title: texts.points.thisDeal,
    observer,
    totals: points,
    of: Math.max(FULL, ...points.map(Math.abs)),
  });
  return [{ ...standing, onFelt: true }];
}

const trickValue = (cards: readonly Card[]): Text =>
  fill(texts.units.points, pointsOf(cards, CARD_POINTS));

/** Who has the trick after the card that is picked, and for how many points. */
export function progress(observation: Observation, picked: readonly Pick[]): Text | undefined {
  const { players } = observation.options;
  return trickProgress(observation, { players, winner: winnerOf, valueOf: trickValue }, picked);
}
