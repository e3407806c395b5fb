/** The points that each player has in tricks, as bars beside each other: what a card given away would do to whom. */
import { standingNote } from '../../blocks/standing-note.ts';
import type { Note } from '../../engine/table.ts';
import type { Observation } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

/** A bar is full at the queen's fifty, or at what is more. */
const FULL = 50;

/** What a player counts beside the table: the points of this deal by player, with bars for gains and losses alike. */
export function notes({ observer, phase, points }: Observation): readonly Note[] {
  if (observer < 0 || phase !== 'play') return [];
  const note = standingNote({
    title: texts.points.thisDeal,
    observer,
    totals: points,
    of: Math.max(FULL, ...points.map(Math.abs)),
  });
  return [note];
}
