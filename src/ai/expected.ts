/** What a seat may expect of a deal before its cards are known: fresh deals played by the policy. */
import { NOBODY, type SearchedGame } from '../engine/game.ts';
import type { MatchOptions } from '../engine/options.ts';
import { openWorldStreams, playToEnd } from './play-on.ts';
import { gainOf, type Side } from './rollouts.ts';

/** The gains of a side in so many other deals with the same scores and dealer, pausing after each. */
export function* expectedGains<S, M, V>(
  game: SearchedGame<MatchOptions, S, M, V>,
  /** The deal waiting for its first step of chance. */
  opening: S,
  side: Side,
  name: string,
  deals: number,
): Generator<void, readonly number[]> {
  const gains: number[] = [];
  for (let deal = 0; deal < deals; deal++) {
    const streams = openWorldStreams(`${name}/${deal}`);
    const end = playToEnd(game, opening, streams, { positions: 0 });
    if (end !== undefined && game.rules.actor(end) === NOBODY)
      gains.push(gainOf(game.rules.outcome(end).points, side));
    yield;
  }
  return gains;
}
