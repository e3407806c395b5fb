/** “Nothing more this bout”: `done` whenever the player is asked, until the bout ends. */
import type { Extras } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { DONE, type Move } from './moves.ts';
import type { Observation } from './observation.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

/** Whether the observer is asked to add. A false card they may catch is a question of its own (DUR-35). */
const isAsked = ({ phase, turn, observer, bout }: Observation): boolean =>
  (phase === 'ask' || phase === 'pile-on') && turn === observer && bout.doubted < 0;

export const standingOrder: NonNullable<
  Extras<Options, State, Move, Observation>['standingOrder']
> = {
  label: text('add nothing more this bout', 'in diesem Angriff nichts mehr dazulegen'),
  isOpen: isAsked,
  move: (given, now) =>
    now.bouts === given.bouts && now.course.played === given.course.played && isAsked(now)
      ? DONE
      : undefined,
};
