/**
 * Replays of the deals of the day by opponents of every level in the player's seat, computed in slices so that keys are
 * answered, and stopped at any moment.
 */
import { openSession } from '../session/open-session.ts';
import { opponentsOf } from '../session/players.ts';
import type { Session } from '../session/session.ts';
import type { Daily } from './daily.ts';

/** The result of a level in the player's seat. */
export interface Replayed {
  readonly level: string;
  /** The points of the seat, deal by deal. */
  readonly points: readonly number[];
  readonly total: number;
}

interface Watching {
  /** Called after every deal with the number of deals played and the number of all deals. */
  readonly onDeal?: (done: number, whole: number) => void;
  readonly stopped?: () => boolean;
}

/** The levels that replay the deals, weakest first; none in games in which nothing is decided. */
const levelsOf = ({ game }: Daily) => opponentsOf(game).filter((who) => who !== 'random');

/** Plays a session to its end; returns false if it was stopped. */
async function playOut(session: Session, onDeal: () => void, stopped: () => boolean) {
  let deals = 0;
  while ((await session.advance()) !== undefined) {
    if (stopped()) return false;
    if (session.outcomes().length > deals) onDeal();
    deals = session.outcomes().length;
  }
  return !stopped();
}

/** Replays the deals of the day with each level in the player's seat; undefined if stopped. */
export async function replayDaily(
  daily: Daily,
  { onDeal = () => {}, stopped = () => false }: Watching = {},
): Promise<readonly Replayed[] | undefined> {
  const { game, options, seed, seat, occupants } = daily;
  const levels = levelsOf(daily);
  const replayed: Replayed[] = [];
  let done = 0;
  for (const level of levels) {
    const players = occupants.map((who, at) => ({ name: '', who: at === seat ? level : who }));
    const session = openSession({ game, options, seed, players });
    const count = (): void => onDeal(++done, options.deals * levels.length);
    const isWhole = await playOut(session, count, stopped);
    const outcomes = session.outcomes();
    await session.close();
    if (!isWhole) return undefined;
    const total = outcomes.at(-1)?.totals[seat] ?? 0;
    replayed.push({ level, points: outcomes.map(({ points }) => points[seat] ?? 0), total });
  }
  return replayed;
}
