/**
 * What the ideas of lessons show: what the move of each gains over others that a learner may make there, at high
 * effort.
 */
import { settleOpenMoves } from '../../src/ai/advise.ts';
import { atOnce, playerStream, think } from '../../src/ai/index.ts';
import { at } from '../../src/engine/estimate.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Gains } from '../../src/engine/puzzles.ts';
import { sideOf } from '../../src/play/advice/analysis.ts';
import { advisedAt, matchAt, type Stop } from '../../src/play/coach/coach.ts';
import { computedGains, gainsFrom, leadsOf, type Met, TELLING } from './find-puzzles.ts';

/** What the move of an idea is found to gain over others, and which of those are no better beyond doubt. */
export interface IdeaFigures {
  /** The moves that are worse by three errors. */
  readonly gains: Gains;
  /** Those that are better by three errors: none should be. */
  readonly better: Gains;
}

/** Rivals that are judged. */
const RIVALS = 4;

/** The other moves, those that the policy favours first. */
function rivalsAt({ match, moves }: Met, right: string): readonly string[] {
  const { game, state } = match;
  const observation = game.observer.observe(state, game.rules.actor(state));
  const weights = game.heuristics.policy?.(observation, moves) ?? moves.map(() => 1);
  return moves
    .map((move, i) => ({ text: game.notation.write(move), weight: at(weights, i) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text)
    .filter((text) => text !== right)
    .slice(0, RIVALS);
}

/** Worlds that are tried one after another until some move is clearly worse. */
const WORLDS = [400, 1600, 4000];

const SURELY = 3;

function sifted(all: Gains, sign: 1 | -1): Gains {
  const clear = Object.entries(all).filter(
    ([, { mean, error }]) => sign * mean > Math.max(SURELY * error, TELLING),
  );
  return Object.fromEntries(clear.slice(0, RIVALS));
}

const figuresFrom = (all: Gains, isAgreed = false): IdeaFigures => ({
  gains: sifted(all, 1),
  // What partners have agreed on is no question of worlds.
  better: isAgreed ? {} : sifted(all, -1),
});

/** The figures where the decision is computed. */
function computedFigures(met: Met, right: string): Gains | undefined {
  const { match, side, moves } = met;
  const { game, seed, ply } = match;
  const observation = game.observer.observe(match.state, side.seat);
  const { random, ...asked } = {
    game,
    observation,
    moves,
    side,
    random: playerStream(seed, side.seat, ply),
  };
  const decision = atOnce(think(game, { ...asked, seat: side.seat }, 'hard', random));
  if (!decision.exact) return undefined;
  const settled = atOnce(settleOpenMoves(asked, decision));
  const own = settled.weighed.find(({ move }) => game.notation.write(move) === right);
  return (
    own &&
    computedGains({ ...met, side: { ...side, partners: 0, ownPart: 1 } }, own.move, settled.weighed)
  );
}

/** What the idea's position shows; undefined where only one move is allowed. */
export function figuresOf(game: AnyGame, stop: Stop): IdeaFigures | undefined {
  const match = matchAt(game, stop);
  const moves = game.rules.legal(match.state);
  if (moves.length < 2) return undefined;
  const right = advisedAt(stop);
  const met: Met = { match, side: sideOf(match, stop.deal.seat), moves, habit: right };
  const computed = computedFigures(met, right);
  if (computed !== undefined) return figuresFrom(computed);
  const rivals = rivalsAt(met, right);
  let found: IdeaFigures = { gains: {}, better: {} };
  const observation = game.observer.observe(match.state, stop.deal.seat);
  const isAgreed = game.extras.conventions?.bookMove(observation, moves) !== undefined;
  for (const worlds of WORLDS) {
    const budget = { least: worlds, most: worlds, positions: Number.POSITIVE_INFINITY };
    const leads = leadsOf(met, [right, ...rivals], `idea/${worlds}`, budget);
    found = figuresFrom(leads.length === 0 ? {} : gainsFrom(rivals, leads), isAgreed);
    if (Object.keys(found.gains).length > 0) return found;
  }
  return found;
}
