/**
 * What a move loses beside the move advised, by the analysis on which a hint rests: a move that was compared there has
 * its figure, and any other is played on in the very worlds. Whoever asks hears one figure.
 */
import { at, type Estimate } from '../engine/estimate.ts';
import { type Advice, type AdviceRequest, timesIn } from './advise.ts';
import { isMeasured } from './enough-worlds.ts';
import { leadOver } from './reasons.ts';
import { rollOut, scaleBudget, type Trial } from './rollouts.ts';
import { leastOf } from './verdicts.ts';

/** A move beside a better one. */
export interface Reviewed<M> {
  readonly best: M;
  /** How much better the best move is than the move made, at least 0; 0 if the best move was made. */
  readonly gain: Estimate;
  /** The trials of the best move and the move made; none where the gain is exact or the best move was made. */
  readonly trials: readonly Trial<M>[];
  readonly exact: boolean;
}

const NOTHING: Estimate = { mean: 0, error: 0 };

/** The review where the best move was made. */
const faultless = <M>(best: M, exact: boolean): Reviewed<M> => ({
  best,
  gain: NOTHING,
  trials: [],
  exact,
});

/** A loss is never a gain: a move that worlds call better than the one advised was not considered. */
const atLeastNothing = ({ mean, error }: Estimate): Estimate => ({
  mean: Math.max(0, mean),
  error,
});

/** Finds the entry of a move in a list. */
type Find<M> = <T extends { readonly move: M }>(list: readonly T[], move: M) => T | undefined;

const findBy =
  <S, M, V>({ game: { notation } }: AdviceRequest<S, M, V>): Find<M> =>
  (list, move) => {
    const text = notation.write(move);
    return list.find((one) => notation.write(one.move) === text);
  };

/** The review from the figures that the advice has; undefined where one of the moves has none. */
function knownReview<M>(
  { trials, leads, decision }: Advice<M>,
  made: M,
  best: M,
  find: Find<M>,
): Reviewed<M> | undefined {
  const tried = find(trials, made);
  const [first] = trials;
  if (tried !== undefined && first !== undefined && find([first], best) !== undefined) {
    const gain = atLeastNothing(at(leads, trials.indexOf(tried)));
    return { best, gain, trials: [first, tried], exact: false };
  }
  if (!decision.exact) return undefined;
  const own = find(decision.weighed, made);
  const other = find(decision.weighed, best);
  if (own === undefined || other === undefined) return undefined;
  const mean = other.utility - own.utility;
  if (mean <= 0) return faultless(made, true);
  return { best, gain: { mean, error: 0 }, trials: [], exact: true };
}

/** Plays both moves on in the worlds of the decision, until the size of the loss is known or that there is none. */
function* measuredReview<S, M, V>(
  question: AdviceRequest<S, M, V>,
  made: M,
  best: M,
): Generator<void, Reviewed<M>> {
  const least = leastOf(question.game);
  const openAmong = (trials: readonly Trial<M>[]): readonly Trial<M>[] =>
    isMeasured(trials, least, question.budget.most) ? [] : trials;
  const budget = scaleBudget(question.budget, timesIn(question.game));
  const trials = yield* rollOut({ ...question, moves: [best, made], budget, openAmong });
  const gain = atLeastNothing(leadOver(at(trials, 0), at(trials, 1)));
  return { best, gain, trials, exact: false };
}

/** What `made` loses beside the move that was advised, or beside `best`, in slices. */
export function* review<S, M, V>(
  question: AdviceRequest<S, M, V>,
  advice: Advice<M>,
  made: M,
  best = advice.decision.move,
): Generator<void, Reviewed<M>> {
  const find = findBy(question);
  if (find([{ move: best }], made) !== undefined) return faultless(made, advice.decision.exact);
  const known = knownReview(advice, made, best, find);
  return known ?? (yield* measuredReview(question, made, best));
}
