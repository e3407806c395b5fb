/** The ways to begin a session: at its beginning, after the steps of a save, or where somebody makes a choice. */
import { isRefusal } from '../../engine/refusal.ts';
import type { Made } from './log.ts';
import { RunningSession } from './running-session.ts';
import type { Past, Session, SessionSetup } from './session.ts';

/**
 * A session at the beginning of its match, or after steps that nobody need make. Whoever goes on from
 * a position of another match may know its cards, which counts as help.
 */
export const openSession = (setup: SessionSetup, made: readonly Made[] = []): Session =>
  new RunningSession(setup, { made, assisted: setup.branch !== undefined });

/** A session that goes on after the steps of a save (`saves.ts` reads them). */
export const continueSession = (setup: SessionSetup, past: Past): Session =>
  new RunningSession(setup, past);

interface Choice {
  readonly session: Session;
  /** The first move that was made, as a text from the legal list; undefined until then. */
  readonly chosen: () => string | undefined;
}

/**
 * A prepared position in which somebody makes a choice: a session of its own, which nothing keeps. The
 * steps before it were not theirs, so nothing is taken back; no move is suggested and nobody else decides.
 */
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
