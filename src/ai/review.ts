/**
 * Reviews one decision by what its player could know: the best move is chosen on some worlds and its
 * gain is measured on others, so that luck in the choice does not count.
 */
import { at, type Estimate } from '../engine/estimate.ts';
import { contenders, type Question, type Settled, settle } from './advise.ts';
import { byGain, isLevel, isMeasured, isMistake, isSettled, LOSS } from './doubt.ts';
import { leadOver } from './reasons.ts';
import { type Pains, rollOut, type Trial, timesPains } from './rollouts.ts';
import { think } from './think.ts';

interface Past<S, M, V> extends Omit<Question<S, M, V>, 'pains'> {
  readonly made: M;
  /** The worlds that choose, and those that measure. */
  readonly choosing: Pains;
  readonly measuring: Pains;
  /** How many times as many where doubt remains. */
  readonly most: number;
}

export interface Reviewed<M> {
  readonly best: M;
  /** How much better the best move is than the one made; 0 if that was it. */
  readonly gain: Estimate;
  /** The best move and the one made, on the worlds that measure; none where the gain is exact. */
  readonly trials: readonly Trial<M>[];
  readonly exact: boolean;
}

/** Moves among which the best is sought: more than a hint compares, since nobody waits. */
const TRIED = 5;
/** How many of them are left after a first look, and how many times the worlds that has. */
const LEFT = 2;
const BRIEFLY = 4;

const NOTHING: Estimate = { mean: 0, error: 0 };

/** What a computed decision says of the move made; undefined where that stays open. */
function computed<M>(
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

const leastOf = <S, M, V>({ game }: Past<S, M, V>): number => game.heuristics.judging?.least ?? 0;

/** The moves by how they do on worlds of their own, the best first. */
function* inOrder<S, M, V>(
  past: Past<S, M, V>,
  moves: readonly M[],
  round: string,
  times: number,
): Generator<void, readonly Trial<M>[]> {
  const { game, observation, side, name, choosing } = past;
  const suffice = (trials: readonly Trial<M>[]): boolean =>
    isSettled(trials, leastOf(past), choosing.most, LOSS);
  const pains = timesPains(choosing, times);
  const task = { game, observation, side, moves, name: `${name}/${round}`, pains, suffice };
  return byGain(yield* rollOut(task));
}

/** The move made beside the best of the others, which a first look finds where they are many, in order. */
function* chosen<S, M, V>(
  past: Past<S, M, V>,
  others: readonly M[],
): Generator<void, readonly Trial<M>[]> {
  const few = others.length > LEFT ? yield* inOrder(past, others, 'few', BRIEFLY) : [];
  const left = few.length > 0 ? few.slice(0, LEFT).map(({ move }) => move) : others;
  return yield* inOrder(past, [past.made, ...left], 'choose', past.most);
}

/** What `best` gains over the move made. */
function* measureGain<S, M, V>(past: Past<S, M, V>, best: M): Generator<void, Reviewed<M>> {
  const { game, observation, side, made, name, measuring, most } = past;
  const suffice = (trials: readonly Trial<M>[]): boolean =>
    isMeasured(trials, leastOf(past), measuring.most);
  const pains = timesPains(measuring, most);
  const moves = [best, made];
  const task = { game, observation, side, moves, name: `${name}/measure`, pains, suffice };
  const trials = yield* rollOut(task);
  return { best, gain: leadOver(at(trials, 0), at(trials, 1)), trials, exact: false };
}

/**
 * Weighs the decision in slices; undefined where there was no choice. With `better`, the move made is
 * compared with that one alone.
 */
export function* review<S, M, V>(
  past: Past<S, M, V>,
  better?: M,
): Generator<void, Reviewed<M> | undefined> {
  const { game, observation, side, moves, made, who, random } = past;
  if (moves.length < 2) return undefined;
  const written = game.notation.write(made);
  const isMade = (move: M): boolean => game.notation.write(move) === written;
  const decision = yield* think(game, { observation, seat: side.seat, moves }, who, random);
  if (decision.exact) {
    const settled = yield* settle(past, decision);
    return computed(settled, isMade) ?? (yield* measureGain(past, better ?? decision.move));
  }
  if (better !== undefined) return yield* measureGain(past, better);
  const others = contenders(past, decision, TRIED).filter((move) => !isMade(move));
  const [best, next] = yield* chosen(past, others);
  if (best !== undefined && !isMade(best.move)) return yield* measureGain(past, best.move);
  const none = { best: made, gain: NOTHING, trials: [], exact: false };
  const least = leastOf(past);
  if (best === undefined || next === undefined || !isLevel(leadOver(best, next), least))
    return none;
  const second = yield* measureGain(past, next.move);
  return isMistake(second.gain, second.trials[1], least) ? second : none;
}
