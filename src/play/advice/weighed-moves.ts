/** The moves that a hint names: their figures, how surely the move advised is the best, and which others do as well. */
import {
  type Advice,
  type Degree,
  meanGain,
  outcomeKey,
  type Side,
  successRateOf,
} from '../../ai/index.ts';
import { writeCard } from '../../cards/pack.ts';
import { at, type Estimate } from '../../engine/estimate.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { addressedTo } from '../../lang/address.ts';
import { same, type Text } from '../../lang/text.ts';

/** Smaller differences of computed figures, in points, are not called better. */
export const TELLING = 0.05;

/** Sums in another order differ by less. */
export const ROUNDING = 1e-9;

/** A move in words as its own player sees it, with forms for that player and for anybody else. */
export const formsOfMove = ({ game, state }: AnyMatch, seat: Seat, move: unknown): Text =>
  game.notation.describe(game.observer.observe(state, seat), move);

/** A move in words as its own player sees it, in the third person. */
export const moveText = (match: AnyMatch, seat: Seat, move: unknown): Text =>
  addressedTo(formsOfMove(match, seat, move));

/** Advice being put into words. */
export interface Telling {
  readonly match: AnyMatch;
  readonly side: Side;
  readonly advice: Advice<unknown>;
}

/** A move that was weighed. */
export interface Figured {
  readonly move: unknown;
  /** Points above the mean of the others'; more is better for the person. */
  readonly utility: number;
  /** By how much the move is behind the move advised. */
  readonly behind: Estimate;
  readonly chance?: number | undefined;
}

/** The position as its player sees it. */
const positionIn = ({ match: { game, state }, side }: Telling) => ({
  game,
  observation: game.observer.observe(state, side.seat),
});

/** The moves with their figures, which are computed or from worlds. The move advised comes first; none has a better figure. */
export function figuresOf({ match, side, advice }: Telling): readonly Figured[] {
  const { trials, leads, decision, by } = advice;
  const [first] = trials;
  if (first !== undefined) {
    const best = meanGain(first);
    return trials.map((trial, i) => {
      const behind = at(leads, i);
      const utility = best - behind.mean;
      return { move: trial.move, utility, behind, chance: successRateOf(trial) };
    });
  }
  if (by !== 'exact') return [];
  const sorted = [...decision.weighed].sort((a, b) => b.utility - a.utility);
  const best = sorted.find(({ move }) => move === decision.move) ?? sorted[0];
  if (best === undefined) return [];
  const keyOf = outcomeKey(positionIn({ match, side, advice }));
  const others = sorted.filter(
    ({ move, utility }) =>
      move !== best.move && (keyOf(move) !== keyOf(best.move) || best.utility - utility >= TELLING),
  );
  return [best, ...others].map(({ move, utility }) => ({
    move,
    utility,
    behind: { mean: best.utility - utility, error: 0 },
  }));
}

/** How surely the move advised is the best. Computed figures leave nothing open. */
export function degreeIn(telling: Telling): Degree {
  const { by, degree } = telling.advice;
  if (by !== 'exact') return degree;
  const [, next] = figuresOf(telling);
  return next === undefined || next.behind.mean >= TELLING ? 'better' : 'equal';
}

/** Whether every legal move is computed to come to the same. */
export function isComputedIdle(
  { game, state }: AnyMatch,
  { by, decision }: Advice<unknown>,
): boolean {
  const utilities = decision.weighed.map(({ utility }) => utility);
  const isWhole = by === 'exact' && utilities.length === game.rules.legal(state).length;
  return isWhole && Math.max(...utilities) - Math.min(...utilities) < ROUNDING;
}

/** Whether all that can be done was played on, and comes to the same in every world of enough. */
export function isIdleInWorlds(
  { game, state }: AnyMatch,
  { degree, trials, leads }: Advice<unknown>,
): boolean {
  if (degree !== 'equal' || trials.length === 0) return false;
  const observation = game.observer.observe(state, game.rules.actor(state));
  const keyOf = outcomeKey({ game, observation });
  const compared = new Set(trials.map(({ move }) => keyOf(move)));
  const isWhole = game.rules.legal(state).every((move) => compared.has(keyOf(move)));
  return isWhole && leads.every(({ mean, error }) => mean === 0 && error === 0);
}

/** Whether nothing depends on the decision. */
export const isIdle = (match: AnyMatch, advice: Advice<unknown>): boolean =>
  isComputedIdle(match, advice) || isIdleInWorlds(match, advice);

/** Another move that is as good as the move advised; undefined if there is none. */
export function equalOf(telling: Telling): Figured | undefined {
  return degreeIn(telling) === 'equal' ? figuresOf(telling)[1] : undefined;
}

/** The card that a move lays and nothing else, as in “[9S]”; undefined for every other move. */
export function cardLaid(telling: Telling, move: unknown): Text | undefined {
  const { game, observation } = positionIn(telling);
  const [pick, ...more] = game.display.picks(observation, move);
  if (pick === undefined || more.length > 0 || !('region' in pick)) return undefined;
  const { regions } = game.display.table(observation);
  const faces = regions.filter(({ id }) => id === pick.region).flatMap(({ cards }) => cards);
  const card = faces.find(({ slot }) => slot === pick.slot)?.card;
  return card === undefined ? undefined : same(`[${writeCard(telling.match.pack, card)}]`);
}

/** Another card that does the same as the one advised; undefined where other ways differ only in order, say. */
export function twinIn(telling: Telling): Text | undefined {
  const { match, advice } = telling;
  const { game, observation } = positionIn(telling);
  const keyOf = outcomeKey({ game, observation });
  const { write } = game.notation;
  const { move } = advice.decision;
  const shown = [move, ...figuresOf(telling).map((one) => one.move)].map(write);
  if (cardLaid(telling, move) === undefined) return undefined;
  const twin = game.rules
    .legal(match.state)
    .find(
      (other) =>
        keyOf(other) === keyOf(move) &&
        !shown.includes(write(other)) &&
        cardLaid(telling, other) !== undefined,
    );
  return twin === undefined ? undefined : cardLaid(telling, twin);
}
