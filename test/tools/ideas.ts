/**
 * What the ideas of lessons show: what the move of each gains over others that a learner may make there, at high
 * effort.
 */
import { atOnce, playerStream, think } from '../../src/ai/index.ts';
import { at } from '../../src/engine/estimate.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Gains } from '../../src/engine/puzzles.ts';
import { sideOf } from '../../src/play/advice/hint.ts';
import { advisedAt, matchAt, type Stop, stopsOf } from '../../src/play/coach/coach.ts';
import { computedGains, gainsFrom, leadsOf, type Met, ROUGH } from './riddles.ts';

/** What the move of an idea gains over another. */
export interface IdeaFigures {
  readonly idea: string;
  readonly right: string;
  /** The tempting move first. */
  readonly others: Gains;
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

export function figuresOf(game: AnyGame, stop: Stop): IdeaFigures | undefined {
  const match = matchAt(game, stop);
  const { seat } = stop.deal;
  const moves = game.rules.legal(match.state);
  if (moves.length < 2) return undefined;
  const right = advisedAt(stop);
  const met: Met = { match, side: sideOf(match, seat), moves, habit: right };
  const rivals = rivalsAt(met, right);
  const idea = stop.idea.title.en;
  const observation = game.observer.observe(match.state, seat);
  const strongest = game.heuristics.levels.at(-1) ?? 'hard';
  const decision = atOnce(
    think(game, { observation, seat, moves }, strongest, playerStream(match.seed, seat, match.ply)),
  );
  if (decision.exact) {
    const own = moves.find((move) => game.notation.write(move) === right);
    return { idea, right, others: computedGains(met, own, decision.weighed) };
  }
  const leads = leadsOf(met, [right, ...rivals], 'idea', ROUGH);
  return { idea, right, others: gainsFrom(rivals, leads) };
}

export const ideasOf = (game: AnyGame): readonly (IdeaFigures | undefined)[] =>
  game.display.lesson === undefined
    ? []
    : stopsOf(game.display.lesson).map((stop) => figuresOf(game, stop));
