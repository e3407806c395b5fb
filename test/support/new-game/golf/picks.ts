/** What can be picked on the table of Sample Golf: the stock, the pile, the drawn card, and places of one's row. */
import type { Pick } from '../../../../src/engine/table.ts';
import type { Observation } from './observation.ts';
import type { Move } from './rules.ts';
import { write } from './text.ts';

export const rowId = (seat: number): string => `row-${seat}`;

/** The slot of a region that is picked as a whole. */
export const WHOLE = 0;

const STOCK: Pick = { region: 'stock', slot: WHOLE };
const PILE: Pick = { region: 'pile', slot: WHOLE };
const DRAWN: Pick = { region: 'drawn', slot: WHOLE };

/** The card first, then the pile or the drawn card: Enter on a card supplies the only end that makes a move. */
export function picks({ turn }: Observation, move: Move): readonly Pick[] {
  switch (move.verb) {
    case 'draw':
      return [STOCK];
    case 'drop':
      return [PILE];
    case 'take':
      return [{ region: rowId(turn), slot: move.place }, PILE];
    case 'put':
      return [{ region: rowId(turn), slot: move.place }, DRAWN];
  }
}

/** The exchange that two picks mean, legal or not: a place of the row, and where the card for it comes from. */
function exchangeMeant({ turn }: Observation, picked: readonly Pick[]): Move | undefined {
  const regions = picked.map((pick) => ('region' in pick ? pick.region : ''));
  const at = regions.indexOf(rowId(turn));
  const pick = picked[at];
  if (picked.length !== 2 || pick === undefined || !('slot' in pick)) return undefined;
  const from = regions[1 - at];
  if (from === 'pile') return { verb: 'take', place: pick.slot };
  return from === 'drawn' ? { verb: 'put', place: pick.slot } : undefined;
}

export function intended(observation: Observation, picked: readonly Pick[]): string | undefined {
  const [pick] = picked;
  if (picked.length === 1 && pick !== undefined && 'region' in pick) {
    if (pick.region === 'stock') return write({ verb: 'draw' });
    if (pick.region === 'pile' && observation.phase === 'drawn') return write({ verb: 'drop' });
  }
  const meant = exchangeMeant(observation, picked);
  return meant && write(meant);
}
