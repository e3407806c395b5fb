/** What a player of Bakkarat counts at every turn: what a third card would make of their hand, and how the chips stand. */
import { drawNote } from '../../blocks/draw-note.ts';
import { standingNote } from '../../blocks/standing-note.ts';
import type { Note } from '../../engine/table.ts';
import { fill } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { BAK, countHand } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };
import { ownHand, PAIR, thirdDraws } from './third-card.ts';

const { notes: told } = texts;

/** A full bar is twice what everybody began with. */
const DOUBLED = 2;

/** What a third card would make of the observer’s hand of two cards. */
function thirdNote(observation: Observation): readonly Note[] {
  const hand = ownHand(observation);
  if (hand.length !== PAIR) return [];
  const now = countHand(hand);
  const draws = thirdDraws(observation);
  const note = drawNote(fill(told.third, now), draws, [
    { label: told.better, holds: (count) => count > now && count < BAK },
    { label: told.alike, holds: (count) => count === now },
    { label: told.worse, holds: (count) => count < now },
    { label: told.bak, holds: (count) => count === BAK },
  ]);
  return [note];
}

/**
 * What the player counts beside the table: before a third card what it would make of the hand, and always the chips.
 */
export function notes(observation: Observation): readonly Note[] {
  const { phase, observer, chips, options } = observation;
  const standing = standingNote({
    areTotals: true,
    title: told.chips,
    observer,
    totals: chips,
    of: Math.max(DOUBLED * options.chips, ...chips),
    thresholds: [options.chips],
  });
  return phase === 'third' ? [...thirdNote(observation), standing] : [standing];
}
