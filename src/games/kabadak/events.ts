/** What can happen to a player of Kabadak after a decision, for reasons. */
import { EMPTY } from '../../cards/set.ts';
import type { Seat, Unfolded } from '../../engine/game.ts';
import { text } from '../../lang/text.ts';
import type { Move } from './moves.ts';
import { ACES } from './rows.ts';
import { isSpared } from './score.ts';
import { hasComeOut, type State } from './state.ts';

export const EVENTS = {
  ends: text('you lay your last card', 'legst du deine letzte Karte ab'),
  beaten: text('the other player lays their last card', 'legt der andere seine letzte Karte ab'),
  kabadak: text('you declare a Kabadak', 'sagst du einen Kabadak an'),
  aces: text('you are left with an ace', 'bleibst du auf einem Ass sitzen'),
  inside: text('you never come out', 'kommst du gar nicht raus'),
} as const;

/** How the seat or the other player ended the deal. */
function endOf({ phase, turn }: State, seat: Seat): readonly string[] {
  if (phase === 'out') return [turn === seat ? 'ends' : 'beaten'];
  return phase !== 'blocked' && turn === seat ? ['kabadak'] : [];
}

export function events({ seat, end }: Unfolded<State, Move>): readonly string[] {
  const hand = end.hands[seat] ?? EMPTY;
  const isLeft = !isSpared(end, seat) && (hand & ACES) !== EMPTY;
  return [
    ...endOf(end, seat),
    ...(isLeft ? ['aces'] : []),
    ...(hasComeOut(end.out, seat) ? [] : ['inside']),
  ];
}
