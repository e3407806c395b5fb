/** The middle of play in any game: a record up to the turn at which most cards lie open on the table. */
import type { AnyGame } from '../../src/engine/game.ts';
import { homeSeatOf, openSession, type Session, standardOpponent } from '../../src/play/index.ts';
import { optionsOf } from './session.ts';

const NAMES = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Eve',
  'Finn',
  'Gus',
  'Hal',
  'Ida',
  'Jan',
  'Kim',
  'Leo',
];
/** Which part of a deal's turns is its middle, from and to. */
const MIDDLE = [0.3, 0.8] as const;
/** Turns after which a deal counts as played out. */
const MOST = 80;

/** A turn of the person: the record so far, and how many cards everybody sees. */
interface Turn {
  readonly record: string;
  readonly open: number;
}

function sitAt(game: AnyGame, seed: string): Session {
  const options = optionsOf(game, {});
  const players = Array.from({ length: Number(options.players) }, (_, seat) => ({
    name: NAMES[seat] ?? `P${seat}`,
    who: seat === homeSeatOf(game) ? ('human' as const) : standardOpponent(game),
  }));
  return openSession({ game, options, seed, players });
}

function turnOf(session: Session): Turn {
  const { game, state } = session.match();
  const { regions } = game.display.table(game.observer.observe(state, session.observer()));
  const open = regions
    .filter(({ role }) => role !== 'hand' && role !== 'stock')
    .flatMap(({ cards }) => cards.filter(({ card }) => card !== undefined));
  return { record: session.record(), open: open.length };
}

/** The record of a first deal, left at such a turn. */
export async function middleOf(game: AnyGame, seed: string): Promise<string> {
  const session = sitAt(game, seed);
  const { deal } = session.match();
  const turns: Turn[] = [];
  while (turns.length < MOST) {
    while ((await session.advance()) !== undefined);
    const move = session.likely();
    if (session.match().deal > deal || session.match().ended || move === undefined) break;
    turns.push(turnOf(session));
    session.play(move);
  }
  const [from, to] = MIDDLE.map((part) => Math.floor(turns.length * part));
  const middle = turns.slice(from, Math.max((from ?? 0) + 1, to ?? 0));
  const best = middle.reduce((a, b) => (b.open >= a.open ? b : a));
  await session.close();
  return best.record;
}
