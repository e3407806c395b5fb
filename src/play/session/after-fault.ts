/**
 * What follows a fault of a program, such as an illegal or a late answer. At a person's table a random move is made in its
 * place. A run does as `--on-fault` says: a random move, or the program forfeits the match, or the run stops.
 */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import type { FaultAction } from '../../protocol/messages.ts';
import type { BotDecision } from '../../protocol/turn-messages.ts';
import type { Made } from '../steps/steps.ts';
import { chosenMove } from './choose-move.ts';

type Faulty = Extract<BotDecision, { fault: unknown }>;

interface MoveAfterFault extends Pick<Made, 'refused' | 'fault'> {
  readonly move: unknown;
}

/** A random move instead of a program's, with what its step says of the program. */
export function randomAfterFault(match: AnyMatch, seat: Seat, faulty: Faulty): MoveAfterFault {
  const { fault, refused } = faulty;
  const move = chosenMove(match, seat, 'random');
  return { move, ...omitUndefined({ refused, fault: fault.code }) };
}

/** The move with which a run goes on; undefined where its caller ends the match, forfeited or stopped. */
export const moveAfterFault = (
  action: FaultAction,
  match: AnyMatch,
  seat: Seat,
  faulty: Faulty,
): MoveAfterFault | undefined =>
  action === 'random' ? randomAfterFault(match, seat, faulty) : undefined;
