/**
 * `talon-cards/bots`: opponents for any match. An opponent sees what its seat may know and nothing else. Its
 * choices follow from the seed, the seat and the number of the step, and are the same on any machine.
 * With `openBot` a program of your own takes a seat at Talon's table.
 */
import { LEVELS } from '../engine/game.ts';
import { matchActor } from '../engine/match.ts';
import { type Thought, chooseMove as think } from '../play/session/choose-move.ts';
import { insideOf } from './inside.ts';
import type { Level, Match } from './types.ts';

export {
  type Bot,
  type BotMatch,
  type BotTurn,
  type Conversation,
  openBot,
} from '../protocol/bot-side.ts';
export type { Level } from './types.ts';

/** The part of an `AbortSignal` in use. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

export interface Search {
  /** Ends the search; the promise then rejects with the signal's reason. */
  readonly signal?: Signal;
}

/** The result of a search. */
export interface Analysis {
  /** The move a player of this level would make, as a text of the legal list. */
  readonly move: string;
  /**
   * Every move considered, best first. `utility` is the points expected above the mean of the others';
   * more is better for the seat. Empty where nothing had to be weighed, as with a single legal move.
   */
  readonly weighed: readonly { readonly move: string; readonly utility: number }[];
}

const CHOICES: readonly string[] = ['random', ...LEVELS] satisfies Level[];

function check(signal: Signal | undefined): void {
  if (signal?.aborted) throw signal.reason ?? new Error('the search was aborted');
}

/** Lets a level think for the seat to act. A signal that is aborted before or during the search throws. */
async function thoughtOf(match: Match, level: Level, { signal }: Search): Promise<Thought> {
  const { engine } = insideOf(match);
  const seat = matchActor(engine);
  if (seat < 0) throw new Error('no seat is to act');
  if (!CHOICES.includes(level))
    throw new RangeError(`level must be one of ${CHOICES.join(', ')}, not ${level}`);
  check(signal);
  const pace = { clock: Date.now, stopped: () => signal?.aborted ?? false };
  const thought = await think(engine, seat, level, pace);
  check(signal);
  if (thought === undefined) throw new Error('the search was aborted');
  return thought;
}

/**
 * The move that a player of this level would make as the seat to act, as a text of the legal list. The
 * search runs in slices of about ten milliseconds, so that other work gets its turn. Rejects if no
 * seat is to act, if the level is unknown or when the signal aborts.
 */
export async function chooseMove(match: Match, level: Level, search: Search = {}): Promise<string> {
  return (await thoughtOf(match, level, search)).move;
}

/** The moves of the seat to act, weighed by a player of this level. Rejects as `chooseMove` does. */
export async function analyse(
  match: Match,
  level: Level = 'hard',
  search: Search = {},
): Promise<Analysis> {
  const { move, weighed } = await thoughtOf(match, level, search);
  return { move, weighed };
}
