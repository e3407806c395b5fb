/** Matches that a game's policy plays against itself, for weights to be fitted to. */
import type { Game } from '../../../src/engine/game.ts';
import { makeMove, openMatch, settleChance } from '../../../src/engine/match.ts';
import type { MatchOptions } from '../../../src/engine/options.ts';
import { openStream, type Random } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { sound } from '../sheet.ts';

type AGame<S, M, V> = Game<MatchOptions, S, M, V>;

/** What is played, and which of its states are looked at. */
export interface Setting<M> {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** The share of the states that is kept: neighbours are much alike. */
  readonly share?: number;
  /** Moves the policy may choose; all where it may choose none of those legal. */
  readonly allows?: (move: M) => boolean;
}

export interface Played<S> {
  readonly states: readonly S[];
  /** The last state of the last deal, and its points by seat. */
  readonly finished: S;
  readonly points: readonly number[];
}

function drawn<M>(moves: readonly M[], weights: readonly number[], random: Random): M | undefined {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = moves.find((_, i) => {
    left -= weights[i] ?? 0;
    return left <= 0;
  });
  return found ?? moves.at(-1);
}

function chosen<S, M, V>(
  game: AGame<S, M, V>,
  state: S,
  random: Random,
  allows: (move: M) => boolean,
) {
  const legal = game.rules.legal(state);
  const allowed = legal.filter(allows);
  const moves = allowed.length > 0 ? allowed : legal;
  const observation = game.observer.observe(state, game.rules.actor(state));
  const weights = game.heuristics.policy?.(observation, moves) ?? moves.map(() => 1);
  const move = drawn(moves, weights, random);
  if (move === undefined) throw new Error(`nothing is legal in ${game.id}`);
  return move;
}

/** Plays one match. */
export function selfPlay<S, M, V>(game: AGame<S, M, V>, setting: Setting<M>): Played<S> {
  const { options, seed, share = 1, allows = () => true } = setting;
  const random = openStream(`${seed}/policy`);
  let match = settleChance(openMatch(game, sound(game, options), seed));
  const states: S[] = [];
  while (!match.ended) {
    if (random() < share) states.push(match.state);
    const after = makeMove(match, chosen(game, match.state, random, allows));
    if (isRefusal(after)) throw new Error(after.text.en);
    match = settleChance(after);
  }
  return { states, finished: match.finished ?? match.state, points: match.closed?.points ?? [] };
}
