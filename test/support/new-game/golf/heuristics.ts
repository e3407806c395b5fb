/** What opponents know of Sample Golf beyond its rules; the weights are judged, nothing has measured them. */
import type { Observation } from './observation.ts';
import { type Move, NONE, pointsOf } from './rules.ts';

/** What a card that nobody has seen is worth on average, roughly. */
const UNSEEN = 6;

/** Likes low cards in its row, and draws when the pile offers none. */
export function policy({ pile, drawn }: Observation, moves: readonly Move[]): readonly number[] {
  const offered = drawn === NONE ? (pile.at(-1) ?? 0) : drawn;
  const gain = UNSEEN - pointsOf(offered);
  const keeping = Math.max(0.1, gain);
  const leaving = Math.max(0.1, -gain);
  return moves.map(({ verb }) => (verb === 'take' || verb === 'put' ? keeping : leaving));
}
