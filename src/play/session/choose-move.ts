/**
 * Opponents' decisions for a session, computed in slices so that the screen stays responsive. A
 * decision is a function of the seed or the bot's `rng`, the seat and the number of the step alone.
 */
import {
  atOnce,
  type Decision,
  type Effort,
  playerStream,
  type Reviewed,
  review,
  type Side,
  think,
  type Who,
  type WorldBudget,
  withinPositions,
} from '../../ai/index.ts';
import type { AnyGame, Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import { pause } from '../../engine/pause.ts';
import { below, openQuickStream } from '../../engine/random.ts';
import { sampleAssignment } from '../../engine/sampler.ts';
import { type Made, sure } from '../steps/steps.ts';

export type { Who };

interface Weighed {
  /** A text from the legal list. */
  readonly move: string;
  /** Expected points above the mean of the others'; more is better for the seat. */
  readonly utility: number;
}

/** What an opponent would do, and how they weighed the moves. */
export interface Thought {
  readonly move: string;
  /** Best first; empty where nothing was weighed. */
  readonly weighed: readonly Weighed[];
}

/** How a computation yields to others. */
export interface Pace {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Whether nobody waits for the answer any more. */
  readonly stopped: () => boolean;
  /** How it lets others work; absent: it goes on as soon as they have. */
  readonly rest?: (() => Promise<void>) | undefined;
  /** Milliseconds of thinking before it does so. */
  readonly slice?: () => number;
}

/** For work that somebody waits for to its end. */
export const UNSTOPPED: Pace = { clock: () => performance.now(), stopped: () => false };

/** Milliseconds of a slice of work that somebody waits for. */
export const SLICE = 12;

/** Runs a computation to its end, yielding after every slice; undefined if it was stopped. */
export async function paced<T>(thinking: Generator<void, T>, pace: Pace): Promise<T | undefined> {
  let since = pace.clock();
  for (;;) {
    const slice = thinking.next();
    if (slice.done === true) return slice.value;
    if (pace.clock() - since < (pace.slice?.() ?? SLICE)) continue;
    await (pace.rest ?? pause)();
    if (pace.stopped()) return undefined;
    since = pace.clock();
  }
}

const plain = (move: unknown): Decision<unknown> => ({ move, weighed: [], exact: false });

/**
 * Decides as `seat`, the actor of `match`, in slices: the one place where an opponent is asked. Forced
 * and random moves observe nothing, since whole simulations are made of them. `rng` names the stream.
 */
function* decideAs(
  match: AnyMatch,
  seat: Seat,
  who: Who | Effort,
  rng: string,
): Generator<void, Decision<unknown>> {
  const { game, state, ply } = match;
  const moves = game.rules.legal(state);
  if (moves.length === 1) return plain(moves[0]);
  const random = playerStream(rng, seat, ply);
  if (who === 'random') return plain(moves[below(random, moves.length)]);
  return yield* think(
    game,
    { observation: game.observer.observe(state, seat), seat, moves },
    who,
    random,
  );
}

/**
 * The move `who` makes as `seat`, the actor of `match`, in one go. With an `rng` the choice is drawn
 * from it instead of the match's seed, as that of a bot is.
 */
export const moveOf = (match: AnyMatch, seat: Seat, who: Who | Effort, rng = match.seed): unknown =>
  atOnce(decideAs(match, seat, who, rng)).move;

/** What a bot knows of the decision it is asked for. */
interface BotTurn {
  readonly game: AnyGame;
  /** The seat's, as the game itself keeps it. */
  readonly observation: unknown;
  readonly seat: Seat;
  readonly ply: number;
  readonly rng: string;
  /** That may be searched; absent: as many as the level has. */
  readonly positions?: number;
}

/** The legal list follows from what the seat knows, so every world that looks alike has the same. */
function legalFrom({ game, observation, rng }: BotTurn): readonly unknown[] {
  const { hidden, determinize } = game.observer;
  const assignment = sampleAssignment(hidden(observation), openQuickStream(`${rng}/world`));
  return game.rules.legal(determinize(observation, assignment));
}

/** The place in the legal list of what a random player does. */
export const randomPlace = (
  { rng, seat, ply }: Pick<BotTurn, 'rng' | 'seat' | 'ply'>,
  count: number,
): number => (count === 1 ? 0 : below(playerStream(rng, seat, ply), count));

/**
 * The text of what `who` does from an observation alone: the move of `moveOf` with the same `rng`, unless
 * fewer positions may be searched.
 */
export function* textFrom(turn: BotTurn, who: Who): Generator<void, string> {
  const { game, observation, seat, ply, rng, positions } = turn;
  const random = playerStream(rng, seat, ply);
  const moves = legalFrom(turn);
  const effort = positions === undefined ? who : withinPositions(game, who, positions);
  const { move } = yield* think(game, { observation, seat, moves }, effort, random);
  return game.notation.write(move);
}

/** What `who` would do as `seat`, the actor of `match`; undefined if it was stopped. */
export async function chooseMove(
  match: AnyMatch,
  seat: Seat,
  who: Who,
  pace: Pace,
): Promise<Thought | undefined> {
  const { game } = match;
  const decision = await paced(decideAs(match, seat, who, match.seed), pace);
  if (decision === undefined) return undefined;
  const weighed = decision.weighed
    .filter(({ visits }) => decision.exact || visits > 0)
    .map(({ move, utility }) => ({ move: game.notation.write(move), utility }))
    .sort((one, two) => two.utility - one.utility);
  return { move: game.notation.write(decision.move), weighed };
}

/** The move that `who` chooses as `seat`, the actor; undefined if it was stopped. */
export async function thoughtStep(
  before: AnyMatch,
  seat: Seat,
  who: Who,
  pace: Pace,
): Promise<Made | undefined> {
  const thought = await chooseMove(before, seat, who, pace);
  return thought && sure(before, before.game.notation.read(thought.move));
}

/** What a seat knew when it was to act, and the stream of whoever advises it. */
export const decisionOf = ({ game, state, seed, ply }: AnyMatch, seat: Seat) => ({
  game,
  observation: game.observer.observe(state, seat),
  moves: game.rules.legal(state),
  random: playerStream(seed, seat, ply),
});

/** How a look back is made. */
interface Weighing {
  readonly who: Who | Effort;
  readonly choosing: WorldBudget;
  readonly measuring: WorldBudget;
  readonly most: number;
}

/**
 * The decision of a seat weighed from what it could know then, against `better` alone if that is given;
 * undefined if it had no choice.
 */
export function reviewOf(
  match: AnyMatch,
  side: Side,
  made: unknown,
  weighing: Weighing,
  better?: unknown,
): Generator<void, Reviewed<unknown> | undefined> {
  const name = `${match.seed}/review/${side.seat}/${match.ply}`;
  return review({ ...decisionOf(match, side.seat), side, made, ...weighing, name }, better);
}
