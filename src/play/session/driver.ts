/**
 * Drives a session: lets whoever decides act, step by step, and asks people. A front end says what comes
 * between the steps and how a question is asked; the screen and the lines are driven by the same loop.
 */
import { type Decider, deciderOf } from './deciding.ts';
import type { Session } from './session.ts';

/** Who has to be waited for: a person, or nobody when the match has ended. */
type Question = Extract<
  Decider,
  { readonly by: 'nobody' | 'host' | 'forced' | 'next person' | 'person' }
>;

interface Front {
  readonly isOver: () => boolean;
  /** What is to be seen or read before the next step; undefined: nothing. */
  readonly rest?: () => Promise<void> | undefined;
  /** Returns once something has happened. */
  readonly ask: (question: Question) => Promise<void>;
  /** Waits for a step while it is made. */
  readonly watch: (step: () => Promise<unknown>) => Promise<void>;
  /** Whether moves make themselves for people who have nothing to decide in all of a game. */
  readonly forces: boolean;
}

export async function drive(session: Session, front: Front): Promise<void> {
  while (!front.isOver()) await (front.rest?.() ?? acted(session, front));
}

function acted(session: Session, front: Front): Promise<void> {
  const decider = deciderOf(session);
  switch (decider.by) {
    case 'nobody':
    case 'host':
    case 'next person':
    case 'person':
      return front.ask(decider);
    case 'forced':
      return front.forces ? front.watch(() => forced(session, front)) : front.ask(decider);
    default:
      return front.watch(session.advance);
  }
}

/** Makes the only move of a person who has nothing to decide, as soon as they could. */
async function forced(session: Session, { isOver }: Front): Promise<void> {
  await session.record.kept();
  if (isOver() || deciderOf(session).by !== 'forced') return;
  const { game, state } = session.match();
  const [move] = game.rules.legal(state);
  session.play(game.notation.write(move));
}
