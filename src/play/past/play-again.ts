/**
 * Matches that go back to another match: its deals are played again, with their earlier results remembered, or it is
 * played on from a position of its record, which the header names.
 */

import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { omitUndefined } from '../../engine/omit-undefined.ts';
import { EARLIER_LIMIT, type Earlier, type Header, originOf } from '../../engine/record.ts';
import { seatsAt } from '../../engine/seating.ts';
import { finishing } from '../disk/leaving.ts';
import { type Folders, foldersOf } from '../disk/paths.ts';
import { newJournal } from '../kept/journal.ts';
import { withGuests } from '../session/guests.ts';
import { openSession } from '../session/open-session.ts';
import {
  humanSeats,
  opponentFor,
  type Player,
  readOccupant,
  unseated,
} from '../session/players.ts';
import type { Session, SessionSetup } from '../session/session.ts';
import type { Made } from '../steps/steps.ts';
import { type ComparedDeal, type DealPlayed, dealsOf } from './deals.ts';

/** A deal as a header brings it along. */
export type EarlierDeal = Earlier['deals'][number];

/** A deal for a header to bring along, with the points that were made; without points, if the deal does not count. */
export const earlierDeal = (
  { opening, dealer, key, counts }: Pick<DealPlayed, 'opening' | 'dealer' | 'key' | 'counts'>,
  points: readonly (readonly number[])[],
): EarlierDeal => ({
  opening: [...opening],
  dealer,
  key,
  points: counts ? points.map((one) => [...one]) : [],
});

/** The steps before the first deal that counts. */
function prelude(made: readonly Made[]): readonly Made[] {
  const deals = dealsOf(made);
  const idle = deals.findIndex(({ counts }) => counts);
  const skipped = idle < 0 ? 0 : idle;
  const first = made.findIndex(({ before }) => before.deal > skipped);
  return made.slice(0, Math.max(0, first));
}

/** The deals of a session for a match that plays them again; deals not reached this time follow in their order. */
function earlierOf(session: Session): Earlier {
  const played = dealsOf(session.made()).map((deal) => earlierDeal(deal, [deal.points]));
  const left = (session.setup.earlier?.deals ?? []).slice(played.length);
  const unplayed = left.map((deal) => ({ ...deal, points: [] }));
  return { deals: [...played, ...unplayed].slice(0, EARLIER_LIMIT) };
}

/** A new match with its guests, which is saved unless no people play. */
export function openKept(
  given: SessionSetup,
  made: readonly Made[] = [],
  folders: Folders = foldersOf(process.env),
): Session {
  const setup = { ...given, players: withGuests(given.players, given.seed) };
  if (humanSeats(setup.players).length === 0) return openSession(setup, made);
  return openSession({ ...setup, journal: newJournal(setup.game.id, folders) }, made);
}

/** A session that plays the deals of another again, at the same table. */
export function playAgain(
  session: Session,
  more: Pick<SessionSetup, 'claims'>,
  folders?: Folders,
): Session {
  const { game, options, seed, deals, teams } = session.setup;
  const { players } = session.state();
  const earlier = earlierOf(session);
  const origin = originOf({ deals, earlier, teams });
  const setup = { game, options, seed, players, ...origin, ...more };
  return openKept(setup, unseated(prelude(session.made())), folders);
}

/** The earlier plays of a session's deals, as its header remembers them, for comparisons. */
export function rememberedBy(session: Session): readonly ComparedDeal[] {
  if (humanSeats(session.state().players).length === 0) return [];
  const parties = dealsOf(session.made())[0]?.parties ?? [];
  return (session.setup.earlier?.deals ?? []).flatMap(({ dealer, key, points }) =>
    points.map((one) => ({ key, dealer, parties, points: one })),
  );
}

/** A position of a record. */
interface RecordPosition {
  readonly header: Header;
  /** The match at its beginning. */
  readonly start: AnyMatch;
  /** The steps that lead to the position. */
  readonly made: readonly Made[];
  /** The name of the record's file. */
  readonly name?: string;
}

/** The players of a match that a person goes on with: the person at `seat`, opponents of ours at the other seats. */
function playersFrom(
  { header, start, made }: RecordPosition,
  seat: Seat,
  name: string,
): readonly Player[] {
  return seatsAt(header.seats, made).map((entry, at): Player => {
    if (at === seat) return { name: name || entry.name, who: 'human' };
    const { name: called, guest } = entry;
    return { name: called, guest, who: opponentFor(start.game, readOccupant(entry.by)) };
  });
}

/**
 * A session in which a person tries out another way on from a position of a record, as `seat`. A try is no match of
 * theirs: nothing of it is kept unless they say so (`keepTry`).
 */
export function playOnFrom(
  position: RecordPosition,
  seat: Seat,
  { name, claims }: { readonly name: string } & Pick<SessionSetup, 'claims'>,
): Session {
  const { header, start, made } = position;
  const { game, options, seed } = start;
  const branch = omitUndefined({ name: position.name || undefined, ply: made.length });
  const players = playersFrom(position, seat, name);
  const origin = originOf({ ...header, branch });
  const seated = withGuests(players, seed);
  const setup = { game, options, seed, players: seated, ...omitUndefined({ claims }), ...origin };
  return openSession(setup, unseated(made));
}

/** Keeps a try among the saved games; it is left meanwhile. */
export const keepTry = (session: Session, folders?: Folders): Promise<void> =>
  finishing(openKept(session.setup, session.made(), folders).close());
