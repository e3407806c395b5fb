/**
 * A prepared position in which somebody makes a choice: a session of its own, which nothing keeps. The
 * steps before it were not theirs, so nothing is taken back; no move is suggested and nobody else decides.
 */
import { isRefusal } from '../../engine/refusal.ts';
import type { Made } from './log.ts';
import { continueSession } from './open-session.ts';
import type { Session, SessionSetup } from './session.ts';

interface Choice {
  readonly session: Session;
  /** The first move that was made, as a text from the legal list; undefined until then. */
  readonly chosen: () => string | undefined;
}

export function openChoice(setup: SessionSetup, made: readonly Made[]): Choice {
  const session = continueSession(
    { ...setup, claims: 'never', invites: false },
    { made, assisted: false },
  );
  let chosen: string | undefined;
  const play: Session['play'] = (line) => {
    const move = setup.game.notation.read(line);
    const before = chosen;
    // Whoever is told of the move finds it chosen.
    if (!isRefusal(move)) chosen ??= setup.game.notation.write(move);
    const refused = session.play(line);
    if (refused !== undefined) chosen = before;
    return refused;
  };
  const bare: Session = {
    ...session,
    play,
    likely: () => undefined,
    order: () => undefined,
    finish: () => undefined,
    mayClaim: () => false,
    canUndo: () => false,
    undo: () => false,
  };
  return { session: bare, chosen: () => chosen };
}
