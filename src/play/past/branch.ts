/** Playing on from a position of a record: a match of its own, whose header says where it branched off. */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { type Header, originOf } from '../../engine/record.ts';
import { seatsAt } from '../../engine/seating.ts';
import type { Made } from '../session/log.ts';
import { opponentFor, type Player, readOccupant } from '../session/players.ts';
import { unseated } from '../session/seating.ts';
import type { Session, SessionSetup } from '../session/session.ts';
import { openKept } from './again.ts';

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
