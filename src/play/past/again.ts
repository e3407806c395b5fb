/**
 * A match that goes back to another: the same deals once more, with what must be known of the last time,
 * or on from a position of a record, whose place its header keeps.
 */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { EARLIER_LIMIT, type Earlier, type Header, originOf } from '../../engine/record.ts';
import { seatsAt } from '../../engine/seating.ts';
import { type Folders, foldersOf } from '../disk/paths.ts';
import { newJournal } from '../kept/journal.ts';
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
import { type DealPlayed, dealsOf, type Played } from './deals.ts';

/** A deal as a header brings it along. */
export type EarlierDeal = Earlier['deals'][number];

/** The deal with the points made of it, where it counts. */
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

/** What a match with the deals of this one must know; deals not reached this time stay in order. */
function earlierOf(session: Session): Earlier {
  const played = dealsOf(session.made()).map((deal) => earlierDeal(deal, [deal.points]));
  const left = (session.setup.earlier?.deals ?? []).slice(played.length);
  const unplayed = left.map((deal) => ({ ...deal, points: [] }));
  return { deals: [...played, ...unplayed].slice(0, EARLIER_LIMIT) };
}

/** A match without people is not saved. */
export function openKept(
  setup: SessionSetup,
  made: readonly Made[] = [],
  folders: Folders = foldersOf(process.env),
): Session {
  const isKept = humanSeats(setup.players).length > 0;
  const journal = isKept ? { journal: newJournal(setup.game.id, folders) } : {};
  return openSession({ ...setup, ...journal }, made);
}

/** The same deals again, at the same table. */
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

/** The plays of its deals that a session remembers from before, in the form of comparisons. */
export function rememberedBy(session: Session): readonly Played[] {
  if (humanSeats(session.state().players).length === 0) return [];
  const parties = dealsOf(session.made())[0]?.parties ?? [];
  return (session.setup.earlier?.deals ?? []).flatMap(({ dealer, key, points }) =>
    points.map((one) => ({ key, dealer, parties, points: one })),
  );
}

interface Position {
  readonly header: Header;
  /** The match at its beginning, and the steps that lead to the position. */
  readonly start: AnyMatch;
  readonly made: readonly Made[];
  /** The file of the record. */
  readonly name?: string;
}

/** The person takes the seat; whoever else is not an opponent of ours is replaced by one. */
function playersOf({ header, start, made }: Position, seat: Seat, name: string): readonly Player[] {
  return seatsAt(header.seats, made).map((entry, at): Player => {
    if (at === seat) return { name: name || entry.name, who: 'human' };
    return { name: entry.name, who: opponentFor(start.game, readOccupant(entry.by)) };
  });
}

/** A match that a person goes on with as `seat`. */
export function playOnFrom(
  position: Position,
  seat: Seat,
  { name, claims }: { readonly name: string } & Pick<SessionSetup, 'claims'>,
): Session {
  const { header, start, made } = position;
  const { game, options, seed } = start;
  const branch = { ...(position.name && { name: position.name }), ply: made.length };
  return openKept(
    {
      game,
      options,
      seed,
      players: playersOf(position, seat, name),
      ...(claims && { claims }),
      ...originOf({ ...header, branch }),
    },
    unseated(made),
  );
}
