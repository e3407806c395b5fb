/**
 * One match in which programs play over the bot protocol, alongside our own opponents. The caller chooses
 * what follows a fault: a random player steps in, the program forfeits the match, or the run stops.
 */
import type { Seat } from '../../engine/game.ts';
import type { AnyMatch } from '../../engine/match.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { moveAfterFault } from '../../play/session/after-fault.ts';
import { chosenMove } from '../../play/session/choose-move.ts';
import type { Made } from '../../play/steps/steps.ts';
import { rngOf, type SeatInMatch } from '../../protocol/bot-answers.ts';
import type { BotSeat } from '../../protocol/bot-restarts.ts';
import type { BotFault, FaultAction } from '../../protocol/messages.ts';
import {
  type DecisionAsked,
  type DecisionMade,
  type Joins,
  type MatchPlayer,
  matchCourse,
  type OnStep,
} from './match-run.ts';
import {
  entriesOfSeats,
  type Plan,
  plannedMatch,
  type WrittenLines,
  writerOf,
} from './simulate.ts';

/** The programs at the table, and what follows if one fails. */
export interface Programs {
  readonly seats: ReadonlyMap<Seat, BotSeat>;
  readonly onFault: FaultAction;
}

export interface SeatFault {
  readonly seat: Seat;
  readonly fault: BotFault;
}

/** How a match with programs went. */
export interface ProgramMatch {
  readonly opening: AnyMatch;
  /** The position in which the match ended, or why it could not go on. */
  readonly reached: AnyMatch | Refusal;
  /** The faults in the match, at most one per seat. */
  readonly faults: readonly SeatFault[];
  /** The fault that ended the match, if one did. */
  readonly broken?: SeatFault | undefined;
}

/** The programs that play one match. */
class ProgramsAtTable {
  readonly faults: SeatFault[] = [];
  readonly #seats: Map<Seat, SeatInMatch>;
  readonly #action: FaultAction;
  #last: AnyMatch;
  #totals: readonly number[];

  constructor(opening: AnyMatch, seats: Map<Seat, SeatInMatch>, action: FaultAction) {
    this.#last = opening;
    this.#totals = Array.from({ length: opening.options.players }, () => 0);
    this.#seats = seats;
    this.#action = action;
  }

  notify(made: Made): void {
    this.#last = made.after;
    this.#totals = made.after.closed?.totals ?? this.#totals;
    for (const seat of this.#seats.values()) seat.notify(made);
  }

  last = (): AnyMatch => this.#last;

  /** The move of a program, or of the one that replaces it; undefined if the match cannot go on. */
  async decide({ match, seat }: DecisionAsked): Promise<DecisionMade | undefined> {
    const program = this.#seats.get(seat);
    if (program === undefined) return { move: chosenMove(match, seat, 'random') };
    const decision = await program.decide(match);
    if (!('fault' in decision)) return decision;
    const { fault } = decision;
    this.faults.push({ seat, fault });
    program.blame(fault, this.#action);
    this.#seats.delete(seat);
    return moveAfterFault(this.#action, match, seat, decision);
  }

  /** Tells the other seats that the match is over because one has forfeited it. */
  breakOff(forfeiter: Seat): void {
    for (const seat of this.#seats.values()) seat.breakOff(this.#totals, forfeiter);
  }
}

/** A match to be played among opponents and programs. */
interface ToPlay {
  readonly opening: AnyMatch;
  readonly who: readonly MatchPlayer[];
  /** The names of the seats, as the record has them. */
  readonly names: readonly string[];
  /** The number of the match among those that the programs play. */
  readonly match: number;
  /** The source of the seeds of programs. */
  readonly secret: string;
  /** The seeds of opponents, by seat; the seed of the match unless given. */
  readonly rngs?: readonly string[] | undefined;
  readonly joins?: Joins | undefined;
}

/** Who is told while a match is played. */
interface MatchListeners {
  readonly onClosed: (after: AnyMatch) => void;
  readonly onStep: OnStep | undefined;
}

/** Has every program join the match. */
async function joinPrograms({ opening, names, match, secret }: ToPlay, programs: Programs) {
  const seats = new Map<Seat, SeatInMatch>();
  for (const [seat, bot] of programs.seats)
    seats.set(seat, await bot.join({ match, opening, names, rng: rngOf(secret, match, seat) }));
  return new ProgramsAtTable(opening, seats, programs.onFault);
}

/** Plays a match with programs at the table. */
export async function playAmong(
  toPlay: ToPlay,
  programs: Programs,
  { onClosed, onStep: write }: MatchListeners,
): Promise<ProgramMatch> {
  const { opening, who, rngs, joins } = toPlay;
  const table = await joinPrograms(toPlay, programs);
  const onStep = (made: Made): void => {
    write?.(made);
    table.notify(made);
  };
  const course = matchCourse(opening, who, { onClosed, onStep, rngs, joins });
  let next = course.next();
  while (next.done !== true) {
    const chosen = await table.decide(next.value);
    if (chosen === undefined) {
      const broken = table.faults.at(-1);
      if (broken !== undefined) table.breakOff(broken.seat);
      return { opening, reached: table.last(), faults: table.faults, broken };
    }
    next = course.next(chosen);
  }
  return { opening, reached: next.value, faults: table.faults };
}

/** Plays match `index` of a plan; `onClosed` is called for every deal. */
export function playWithPrograms(
  game: AnyMatch['game'],
  plan: Plan,
  index: number,
  programs: Programs,
  { onClosed, ...written }: WrittenLines & Pick<MatchListeners, 'onClosed'>,
): Promise<ProgramMatch> {
  const planned = plannedMatch(game, plan, index);
  const toPlay = {
    ...planned,
    who: plan.seats,
    names: entriesOfSeats(plan.seats, game).map(({ name }) => name),
    match: index,
    secret: plan.rng ?? plan.seed,
  };
  const onStep = writerOf(planned.opening, plan, index, written);
  return playAmong(toPlay, programs, { onClosed, onStep });
}
