/** What a player of Hiki-Kabu counts at every turn: what one more card would make of their hand, and how the chips stand. */
import { drawNote } from '../../blocks/draw-note.ts';
import { standingNote } from '../../blocks/standing-note.ts';
import type { Note } from '../../engine/table.ts';
import { capital, fill } from '../../lang/text.ts';
import { countOf, mayHit, NO_CARD, stakesOf } from './hand.ts';
import { nextDraws } from './next-card.ts';
import type { Observation } from './observation.ts';
import { entryChips } from './options.ts';
import { nextCardOf } from './rules.ts';
import { chipsBefore } from './table.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

/** A full bar is twice what everybody began with. */
const DOUBLED = 2;

/** What the next card would make of the observer’s hand, where the hand may take one. */
function nextNote(observation: Observation): readonly Note[] {
  const { observer, open, down, third, fourth } = observation;
  const { [observer]: face = NO_CARD } = open;
  const { [observer]: covered = NO_CARD } = down;
  const { [observer]: drawn = NO_CARD } = third;
  const { [observer]: last = NO_CARD } = fourth;
  if (covered === NO_CARD || last !== NO_CARD) return [];
  const now = countOf(face, covered, drawn);
  if (!mayHit(now)) return [];
  const draws = nextDraws(observation);
  const note = drawNote(fill(told.next, capital(nextCardOf(observation, observer)), now), draws, [
    { label: told.better, holds: (count) => count > now },
    { label: told.alike, holds: (count) => count === now },
    { label: told.worse, holds: (count) => count < now },
  ]);
  return [note];
}

/**
 * What the player counts beside the table: on their turn what one more card would make of the hand, and always the
 * chips.
 */
export function notes(observation: Observation): readonly Note[] {
  const { phase, observer, chips, open, order, place, options } = observation;
  const stakes = stakesOf(order, open, options.dealerStakes);
  const standing = standingNote({
    areTotals: true,
    title: fill(told.chips, entryChips(options)),
    observer,
    totals: chipsBefore(observation, stakes),
    of: Math.max(DOUBLED * options.chips, ...chips),
    thresholds: [entryChips(options), options.chips],
  });
  const isOwnTurn = phase === 'play' && order[place] === observer;
  return isOwnTurn ? [...nextNote(observation), standing] : [standing];
}
