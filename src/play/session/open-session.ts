/** The two ways to begin a session. */
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
