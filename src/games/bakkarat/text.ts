/** Notation of Bakkarat: `stake N`, `hit`, `stand`; and the picks. */
import { unreadable, wordsOf } from '../../blocks/play-text.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Pick } from '../../engine/table.ts';
import { type Text, text } from '../../lang/text.ts';
import type { Observation } from './observation.ts';
import type { Move } from './rules.ts';

export const STAKE = 'stake';

export const write = (move: Move): string =>
  move.verb === 'stake' ? `${STAKE} ${move.amount}` : move.verb;

export function read(line: string): Move | Refusal {
  const [verb = '', ...args] = wordsOf(line);
  if ((verb === 'hit' || verb === 'stand') && args.length === 0) return { verb };
  const [amount = '', ...more] = verb === STAKE ? args : [verb, ...args];
  return /^\d{1,6}$/.test(amount) && more.length === 0
    ? { verb: STAKE, amount: Number(amount) }
    : unreadable(line);
}

const STAND = text('stands', 'bleibt stehen');

export function describe(_: Observation, move: Move): Text {
  if (move.verb === 'stake') return text(`stakes ${move.amount}`, `setzt ${move.amount}`);
  return move.verb === 'hit' ? text('takes a third card', 'nimmt eine dritte Karte') : STAND;
}

export const picks = (_: Observation, move: Move): readonly Pick[] =>
  move.verb === 'stake' ? [{ region: STAKE, slot: move.amount }] : [{ button: move.verb }];

export function intended(_: Observation, picked: readonly Pick[]): string | undefined {
  const [pick, ...more] = picked;
  if (pick === undefined || more.length > 0) return undefined;
  return 'button' in pick ? pick.button : `${STAKE} ${pick.slot}`;
}
