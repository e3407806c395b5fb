/** Sessions for tests of the screens: one person at their usual seat, the others at random. */
import type { AnyGame } from '../../src/engine/game.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import { homeSeatOf } from '../../src/play/session/players.ts';
import type { Session } from '../../src/play/session/session.ts';
import { evaluatedBriefly } from '../support/brief-evaluation.ts';
import { gameNamed } from './stage.ts';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Hanna', 'Ida', 'Jan'];

export interface Seated {
  readonly session: Session;
  /** The person's seat. */
  readonly seat: number;
}

/** A session of a game, which is judged briefly where its name is given and as people get it where the game is. */
export function sitAlone(
  played: string | AnyGame,
  given: Readonly<Record<string, unknown>> = {},
  seed = 'table',
  clock: () => number = Date.now,
): Seated {
  const game = typeof played === 'string' ? evaluatedBriefly(gameNamed(played)) : played;
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  const seat = homeSeatOf(game);
  const players = Array.from({ length: Number(options.players) }, (_, at) => ({
    name: NAMES[at] ?? `P${at}`,
    who: at === seat ? ('human' as const) : ('random' as const),
  }));
  return { session: openSession({ game, options, seed, players, clock }), seat };
}
