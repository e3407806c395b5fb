/** The middle of play in any game: a record up to the turn at which its player sees most cards. */
import type { AnyGame } from '../../src/engine/game.ts';
import { likelyText, observerOf } from '../../src/play/session/deciding.ts';
import { withGuests } from '../../src/play/session/guests.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import {
  homeSeatOf,
  namePlayers,
  seatNamesOf,
  standardOpponent,
} from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { optionsOf } from './session.ts';

/** Which part of the turns is the middle, from and to. */
const MIDDLE = [0.3, 0.8] as const;
/** Turns that are played, which may be several deals. */
const MOST = 50;

/** A turn of the person: the record so far, and how many cards they see. */
interface Turn {
  readonly record: string;
  readonly seen: number;
}

/** A match of one person against the usual opponents. */
export function sitAt(
  game: AnyGame,
  seed: string,
  given: Readonly<Record<string, unknown>> = {},
): Session {
  const options = optionsOf(game, given);
  const occupants = Array.from({ length: Number(options.players) }, (_, seat) =>
    seat === homeSeatOf(game) ? ('human' as const) : standardOpponent(game),
  );
  const named = namePlayers(occupants, 'en', 'Ada', seatNamesOf(game));
  const players = withGuests(named, seed);
  return openSession({ game, options, seed, players });
}

function turnOf(session: Session): Turn {
  const { game, state } = session.match();
  const { regions } = game.display.table(game.observer.observe(state, observerOf(session)));
  const seen = regions.flatMap(({ cards }) => cards.filter(({ card }) => card !== undefined));
  return { record: session.record.text(), seen: seen.length };
}

/** The record of a match of one person, left at such a turn. */
export async function middleOf(game: AnyGame, seed: string): Promise<string> {
  const session = sitAt(game, seed);
  const turns: Turn[] = [];
  while (turns.length < MOST) {
    while ((await session.advance()) !== undefined);
    const move = likelyText(session);
    if (move === undefined) break;
    turns.push(turnOf(session));
    session.play(move);
  }
  const [from, to] = MIDDLE;
  const middle = turns.slice(Math.floor(turns.length * from), Math.ceil(turns.length * to));
  const best = middle.reduce((a, b) => (b.seen > a.seen ? b : a));
  await session.close();
  return best.record;
}
