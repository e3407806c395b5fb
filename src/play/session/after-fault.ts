/**
 * What follows a fault of a program at the table: a random move in its place. Runs may be told to let the program
 * forfeit the match instead, or to stop (`script/sim/program-match.ts`).
 */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import type { BotDecision } from '../../protocol/turn-messages.ts';
import type { Made } from '../steps/steps.ts';
import { chosenMove } from './choose-move.ts';

type Faulty = Extract<BotDecision, { fault: unknown }>;

interface MoveAfterFault extends Pick<Made, 'refused' | 'fault'> {
  readonly move: unknown;
}

/** A random move instead of a program's, with what its step says of the program. */
export function moveAfterFault(match: AnyMatch, seat: Seat, faulty: Faulty): MoveAfterFault {
  const { fault, refused } = faulty;
  const move = chosenMove(match, seat, 'random');
  return { move, ...omitUndefined({ refused, fault: fault.code }) };
}
