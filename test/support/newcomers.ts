/** Durak with newcomers: sessions up to the moment when somebody new may sit down. */

import type { Journal } from '../../src/play/kept/journal.ts';
import type { SaveEntry } from '../../src/play/kept/listing.ts';
import { resumeSession } from '../../src/play/past/saves.ts';
import { freeSeats, isCovered } from '../../src/play/session/deciding.ts';
import type { Occupant } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { sit, someMove, wait } from './session.ts';

/** Short games, of which new players may take over seats in between. */
export const NEWCOMER = { firstAttack: 'newcomer', rounds: 2, players: 3 } as const;

export const durak = (
  occupants: readonly Occupant[] = ['human'],
  given: Readonly<Record<string, unknown>> = {},
  journal?: Journal,
): Session => sit('durak', occupants, { ...NEWCOMER, ...given }, journal);

/** Plays on until new players may sit down, or the match has ended. */
export async function untilInvited(session: Session): Promise<Session> {
  for (;;) {
    await wait(session);
    if (freeSeats(session) !== undefined || session.match().ended) return session;
    if (isCovered(session)) session.uncover();
    const refused = session.play(someMove(session));
    if (refused !== undefined) throw new Error(refused.text.en);
  }
}

export async function resumed(save: SaveEntry, folders: object): Promise<Session> {
  const session = await resumeSession(save, folders);
  if ('refused' in session) throw new Error(session.text.en);
  return session;
}

/** The lines of a session's record that seat newcomers. */
export const seatings = (record: string): readonly string[] =>
  record.split('\n').filter((line) => line.includes('"do":"join'));
