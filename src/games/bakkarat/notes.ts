/** What a player of Bakkarat counts at every turn: what a third card would make of their hand, and how the chips stand. */
import { drawNote } from '../../blocks/draw-note.ts';
import { standingNote } from '../../blocks/standing-note.ts';
import type { Note } from '../../engine/table.ts';
import { fill } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import { BAK, countHand, pack } from './shoe.ts';
import texts from './texts.json' with { type: 'json' };

const { notes: told } = texts;

/** A full bar is twice what everybody began with. */
const DOUBLED = 2;

/** The ranks in the order of their values, the ace as one. */
const ACE_FIRST = Array.from({ length: pack.ranks }, (_, at) => (at + pack.ranks - 1) % pack.ranks);

/** The hand before a third card. */
const PAIR = 2;

/** BAK-3: the counts that each rank makes as a third card. */
function thirdNote({ open, observer }: Observation): readonly Note[] {
  const hand = open[observer] ?? [];
  if (hand.length !== PAIR) return [];
  const now = countHand(hand);
  const draws = ACE_FIRST.map((rank) => ({
    print: (pack.faces[rank]?.rank ?? '').replace('T', '10'),
    count: countHand([...hand, rank]),
  }));
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
    title: told.chips,
    observer,
    totals: chips,
    of: Math.max(DOUBLED * options.chips, ...chips),
  });
  return phase === 'third' ? [...thirdNote(observation), standing] : [standing];
}
