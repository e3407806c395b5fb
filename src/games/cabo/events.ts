/** What can happen to a player of Cabo after a decision, for reasons. */
import type { Unfolded } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import type { Move } from './moves.ts';
import { resultOf } from './score.ts';
import type { State } from './state.ts';

export const EVENTS = {
  called: text('you call Cabo and win', 'sagst du Cabo an und gewinnst'),
  failed: text('you call Cabo and do not win', 'sagst du Cabo an und gewinnst nicht'),
  beaten: text('another player calls Cabo', 'sagt ein anderer Cabo an'),
  low: text('your row comes to 8 or less', 'kommt deine Auslage auf höchstens 8'),
  high: text('your row comes to 15 or more', 'kommt deine Auslage auf mindestens 15'),
  kamikaze: text('you reveal a Kamikaze', 'deckst du einen Kamikaze auf'),
} as const;

/** Sums that often win, and sums that cost much. */
const LOW = 8;
const HIGH = 15;

export function events({ seat, end }: Unfolded<State, Move>): readonly string[] {
  const { why, sums, winners } = resultOf(end);
  const wins = winners.includes(seat);
  const own = sums[seat] ?? 0;
  return [
    ...(end.caller === seat ? [wins ? 'called' : 'failed'] : ['beaten']),
    ...(own <= LOW ? ['low'] : []),
    ...(own >= HIGH ? ['high'] : []),
    ...(wins && why === 'kamikaze' ? ['kamikaze'] : []),
  ];
}
