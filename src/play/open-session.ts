/** The two ways to begin a session. */
import { RunningSession } from './running-session.ts';
import type { Past, Session, SessionSetup } from './session.ts';

/** A session at the beginning of its match. */
export const openSession = (setup: SessionSetup): Session =>
  new RunningSession(setup, { made: [], assisted: false });

/** A session that goes on after the steps of a save (`saves.ts` reads them). */
export const continueSession = (setup: SessionSetup, past: Past): Session =>
  new RunningSession(setup, past);
