/**
 * Opponents' decisions, computed in slices so that the screen stays responsive. A decision is a function of the seed
 * (or the bot's `rng`), the seat and the number of the step alone.
 */
import {
  atOnce,
  type Decision,
  type Effort,
  effortAtMost,
  playerStream,
  think,
  type Who,
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

/** The decision of an opponent, and how they weighed the moves. */
export interface Thought {
  readonly move: string;
  /** The moves weighed, best first; empty where nothing was weighed. */
  readonly weighed: readonly Weighed[];
}

/** How a computation lets other work run. */
export interface Pace {
  /** The time in milliseconds. */
  readonly clock: () => number;
  /** Whether nobody waits for the result any more. */
  readonly stopped: () => boolean;
  /** Rests between two slices; absent: the computation goes on as soon as other work has had its turn. */
  readonly rest?: (() => Promise<void>) | undefined;
  /** Milliseconds of a slice; absent: `SLICE`. */
  readonly slice?: () => number;
}

/** The pace of work that somebody waits for to its end. */
export const UNSTOPPED: Pace = { clock: () => performance.now(), stopped: () => false };

/** Milliseconds of a slice of work that somebody waits for. */
export const SLICE = 12;

/** Runs a computation to its end, resting after every slice; undefined if it was stopped. */
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

/** The decision for a move that was not weighed. */
const unweighed = (move: unknown): Decision<unknown> => ({ move, weighed: [], exact: false });

/**
 * Decides as `seat`, the actor of `match`, in slices. Forced and random moves are made without an observation. `rng`
 * names the stream.
 */
function* decideAs(
  match: AnyMatch,
  seat: Seat,
  who: Who | Effort,
  rng: string,
): Generator<void, Decision<unknown>> {
  const { game, state, ply } = match;
  const moves = game.rules.legal(state);
  if (moves.length === 1) return unweighed(moves[0]);
  const random = playerStream(rng, seat, ply);
  if (who === 'random') return unweighed(moves[below(random, moves.length)]);
  return yield* think(
    game,
    { observation: game.observer.observe(state, seat), seat, moves },
    who,
    random,
  );
}

/** Chooses the move of a seat, the actor of a match. */
type ChooseMove = (match: AnyMatch) => unknown;

/**
 * The player `who` at a seat, who decides in one go. With an `rng`, choices are drawn from it and not from the match's
 * seed, as the choices of a bot are. Whole simulations consist of random moves, which need no observation.
 */
export function openPlayer(seat: Seat, who: Who | Effort, rng: string): ChooseMove {
  if (who !== 'random') return (match) => atOnce(decideAs(match, seat, who, rng)).move;
  return ({ game, state, ply }) => {
    const moves = game.rules.legal(state);
    return moves.length === 1 ? moves[0] : moves[below(playerStream(rng, seat, ply), moves.length)];
  };
}

/** The move that `who` makes as `seat`, the actor of `match`, in one go. */
export const chosenMove = (
  match: AnyMatch,
  seat: Seat,
  who: Who | Effort,
  rng = match.seed,
): unknown => openPlayer(seat, who, rng)(match);

/** What a bot knows of a decision. */
interface BotTurn {
  readonly game: AnyGame;
  /** The observation of the seat, as the game itself keeps it. */
  readonly observation: unknown;
  readonly seat: Seat;
  readonly ply: number;
  readonly rng: string;
  /** The most positions that may be searched; absent: as many as the level has. */
  readonly positions?: number;
}

/** The legal list in a world that fits the observation. Every such world has the same list. */
function legalFrom({ game, observation, rng }: BotTurn): readonly unknown[] {
  const { hidden, determinize } = game.observer;
  const assignment = sampleAssignment(hidden(observation), openQuickStream(rng));
  return game.rules.legal(determinize(observation, assignment));
}

/** The index in the legal list of the move that a random player makes. */
export const randomPlace = (
  { rng, seat, ply }: Pick<BotTurn, 'rng' | 'seat' | 'ply'>,
  count: number,
): number => (count === 1 ? 0 : below(playerStream(rng, seat, ply), count));

/**
 * The text of the move that `who` makes, from an observation alone: the move of `chosenMove` with the same `rng`, unless
 * fewer positions may be searched.
 */
export function* textFrom(turn: BotTurn, who: Who): Generator<void, string> {
  const { game, observation, seat, ply, rng, positions } = turn;
  const random = playerStream(rng, seat, ply);
  const moves = legalFrom(turn);
  const effort = positions === undefined ? who : effortAtMost(game, who, positions);
  const { move } = yield* think(game, { observation, seat, moves }, effort, random);
  return game.notation.write(move);
}

/** What `who` would do as `seat`, the actor of `match`; undefined if stopped. */
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

/** The step that `who` makes as `seat`, the actor; undefined if stopped. */
export async function thoughtStep(
  before: AnyMatch,
  seat: Seat,
  who: Who,
  pace: Pace,
): Promise<Made | undefined> {
  const thought = await chooseMove(before, seat, who, pace);
  return thought && sure(before, before.game.notation.read(thought.move));
}

/** What a seat knows when it is to act, and the stream of an adviser. */
export const decisionOf = ({ game, state, seed, ply }: AnyMatch, seat: Seat) => ({
  game,
  observation: game.observer.observe(state, seat),
  moves: game.rules.legal(state),
  random: playerStream(seed, seat, ply),
});
