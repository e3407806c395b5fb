/** Matches of random moves, for fuzzing. */

import type { AnyGame } from '../../src/engine/game.ts';
import { CHANCE, NOBODY } from '../../src/engine/game.ts';
import type { Transcript } from '../../src/engine/interchange.ts';
import { matchActor, openMatch } from '../../src/engine/match.ts';
import { type MatchOptions, resolveOptions } from '../../src/engine/options.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { openSession } from '../../src/play/session/open-session.ts';
import type { Session } from '../../src/play/session/session.ts';
import { chanced, sure } from '../../src/play/steps/steps.ts';

export function optionsWith(game: AnyGame, given: Readonly<Record<string, unknown>>): MatchOptions {
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  return options;
}

/** A match of some deals; every second one stops before its end. */
export function transcriptOf(game: AnyGame, seed: string, kind: number): Transcript {
  const random = openQuickStream(`transcript/${seed}`);
  const options = optionsWith(game, { deals: 1 + kind });
  const steps: string[] = [];
  let match = openMatch(game, options, seed);
  const most = kind % 2 === 1 ? 20 + below(random, 40) : Number.POSITIVE_INFINITY;
  while (matchActor(match) !== NOBODY && steps.length < most) {
    const moves = matchActor(match) === CHANCE ? [] : game.rules.legal(match.state);
    const step =
      moves.length === 0 ? chanced(match) : sure(match, moves[below(random, moves.length)]);
    steps.push(step.text);
    match = step.after;
  }
  return { options, names: ['Ada', 'Bruno', 'Clara', 'Dora'], steps };
}

/** A person against random players, nothing kept. */
export function sessionAt(game: AnyGame, seed: string): Session {
  const clock = Object.hasOwn(game.options, 'clock') ? { clock: 0 } : {};
  const options = optionsWith(game, { deals: 1, ...clock });
  const players = Array.from({ length: Number(options.players) }, (_, seat) => ({
    name: `P${seat}`,
    who: seat === 0 ? ('human' as const) : ('random' as const),
  }));
  return openSession({ game, options, seed, players });
}
