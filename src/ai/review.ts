/**
 * Reviews one decision by what its player could know. The best move is chosen on some worlds and its gain is
 * measured on others, so that luck in the choice does not count.
 */
import { at, type Estimate } from '../engine/estimate.ts';
import { type AdviceRequest, contenders, type Settled, settleOpenMoves } from './advise.ts';
import { byGain, degreeOf, isMeasured, isMistake, isSettled, LOSS } from './enough-worlds.ts';
import { leadOver } from './reasons.ts';
import { rollOut, scaleBudget, type Trial, type WorldBudget } from './rollouts.ts';
import { think } from './think.ts';

/** A decision to review, the move made, and the worlds to review it on. */
interface PastDecision<S, M, V> extends Omit<AdviceRequest<S, M, V>, 'budget'> {
  readonly made: M;
  /** The worlds on which the best move is chosen. */
  readonly choosing: WorldBudget;
  /** The worlds on which its gain is measured. */
  readonly measuring: WorldBudget;
  /** How many times as many worlds are played at most where doubt remains. */
  readonly most: number;
}

export interface Reviewed<M> {
  readonly best: M;
  /** How much better the best move is than the move made; 0 if the best move was made. */
  readonly gain: Estimate;
  /** The trials of the best move and the move made, on the worlds that measure; none where the gain is exact. */
  readonly trials: readonly Trial<M>[];
  readonly exact: boolean;
}

/** How many moves are candidates for the best: more than a hint compares, since nobody waits. */
const TRIED = 5;
/** How many candidates are left after a first look. */
const LEFT = 2;
/** The first look has this many times the usual worlds at most. */
const BRIEFLY = 4;

const NOTHING: Estimate = { mean: 0, error: 0 };

/** The review of a computed decision; undefined where the result of the move made is not known. */
function reviewedExactly<M>(
  { weighed }: Settled<M>,
  isMade: (move: M) => boolean,
): Reviewed<M> | undefined {
  const best = weighed.reduce(
    (top, one) => (one.utility > top.utility ? one : top),
    at(weighed, 0),
  );
  const made = weighed.find(({ move }) => isMade(move));
  if (made === undefined) return undefined;
  const mean = best.utility - made.utility;
  const move = mean === 0 ? made.move : best.move;
  return { best: move, gain: { mean, error: 0 }, trials: [], exact: true };
}

const leastNotable = <S, M, V>({ game }: PastDecision<S, M, V>): number =>
  game.heuristics.judging?.least ?? 0;

/** The trials of the moves on the worlds that choose, the best first; `round` names the worlds. */
function* trialsByGain<S, M, V>(
  past: PastDecision<S, M, V>,
  moves: readonly M[],
  round: string,
  times: number,
): Generator<void, readonly Trial<M>[]> {
  const { game, observation, side, name, choosing } = past;
  const suffice = (trials: readonly Trial<M>[]): boolean =>
    isSettled(trials, leastNotable(past), choosing.most, LOSS);
  const budget = scaleBudget(choosing, times);
  const task = { game, observation, side, moves, name: `${name}/${round}`, budget, suffice };
  return byGain(yield* rollOut(task));
}

/**
 * The trials of the move made and of the best other candidates, the best first. Where there are many candidates, a
 * first look finds the best of them.
 */
function* bestAndNext<S, M, V>(
  past: PastDecision<S, M, V>,
  others: readonly M[],
): Generator<void, readonly Trial<M>[]> {
  let left = others;
  if (others.length > LEFT) {
    const trials = yield* trialsByGain(past, others, 'few', BRIEFLY);
    left = trials.slice(0, LEFT).map(({ move }) => move);
  }
  return yield* trialsByGain(past, [past.made, ...left], 'choose', past.most);
}

/** Measures what `best` gains over the move made. */
function* measureGain<S, M, V>(past: PastDecision<S, M, V>, best: M): Generator<void, Reviewed<M>> {
  const { game, observation, side, made, name, measuring, most } = past;
  const suffice = (trials: readonly Trial<M>[]): boolean =>
    isMeasured(trials, leastNotable(past), measuring.most);
  const budget = scaleBudget(measuring, most);
  const moves = [best, made];
  const task = { game, observation, side, moves, name: `${name}/measure`, budget, suffice };
  const trials = yield* rollOut(task);
  return { best, gain: leadOver(at(trials, 0), at(trials, 1)), trials, exact: false };
}

/**
 * Reviews the decision, in slices; undefined where there was no choice. With `better`, the move made is compared with
 * that move alone.
 */
export function* review<S, M, V>(
  past: PastDecision<S, M, V>,
  better?: M,
): Generator<void, Reviewed<M> | undefined> {
  const { game, observation, side, moves, made, who, random } = past;
  if (moves.length < 2) return undefined;
  const written = game.notation.write(made);
  const isMade = (move: M): boolean => game.notation.write(move) === written;
  const decision = yield* think(game, { observation, seat: side.seat, moves }, who, random);
  if (decision.exact) {
    const settled = yield* settleOpenMoves(past, decision);
    return reviewedExactly(settled, isMade) ?? (yield* measureGain(past, better ?? decision.move));
  }
  if (better !== undefined) return yield* measureGain(past, better);
  const others = contenders(past, decision, TRIED).filter((move) => !isMade(move));
  const [best, next] = yield* bestAndNext(past, others);
  if (best !== undefined && !isMade(best.move)) return yield* measureGain(past, best.move);
  const none = { best: made, gain: NOTHING, trials: [], exact: false };
  const least = leastNotable(past);
  if (best === undefined || next === undefined) return none;
  if (degreeOf(leadOver(best, next), least) === 'better') return none;
  const second = yield* measureGain(past, next.move);
  return isMistake(second.gain, second.trials[1], least) ? second : none;
}
