/** Plays a tournament on all cores, in match order, to its end or to the interim analysis that decides it. */
import type { AnyGame } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { runStretches } from './pool.ts';
import type { Stretch } from './shards.ts';
import { type Leads, playRounds, type Round, type TournamentPlan } from './tournament.ts';

/** Interim analyses: after every `every` matches, and never in between, so that an early end depends on nothing else. */
export interface Interim {
  readonly every: number;
  readonly isOver: (leads: Leads) => boolean;
}

interface Running {
  readonly threads?: number;
  /** How a match of every pair is played where programs take part, on this thread. */
  readonly playRound?: (index: number) => Promise<Round | Refusal>;
  readonly interim?: Interim;
  /** Called in match order; the next waits for it. */
  readonly onRounds?: (rounds: readonly Round[]) => Promise<void>;
  readonly onProgress?: (done: number) => void;
}

/** Whether the tournament ends here. */
export const endsHere = (leads: Leads, interim: Interim | undefined): boolean =>
  interim !== undefined && leads.matches() % interim.every === 0 && interim.isOver(leads);

/** Adds the rounds up to the end; those after it do not count. */
function added(rounds: readonly Round[], leads: Leads, interim: Interim | undefined) {
  for (const [at, round] of rounds.entries()) {
    leads.add(round);
    if (endsHere(leads, interim)) return { counted: rounds.slice(0, at + 1), over: true };
  }
  return { counted: rounds, over: false };
}

async function oneByOne(
  { from, to }: Stretch,
  playRound: (index: number) => Promise<Round | Refusal>,
  take: (stretch: Stretch, rounds: readonly Round[]) => Promise<boolean>,
): Promise<Refusal | undefined> {
  for (let index = from; index < to; index++) {
    const round = await playRound(index);
    if (isRefusal(round)) return round;
    if (!(await take({ from: index, to: index + 1 }, [round]))) return undefined;
  }
  return undefined;
}

/**
 * Plays the matches of a range and adds them to the leads.
 * @returns the refusal of the first match that exceeds a limit
 */
export async function playTournament(
  game: AnyGame,
  plan: TournamentPlan,
  range: Stretch,
  leads: Leads,
  running: Running = {},
): Promise<Refusal | undefined> {
  const { threads, interim, playRound, onRounds, onProgress } = running;
  const take = async ({ to }: Stretch, rounds: readonly Round[]): Promise<boolean> => {
    const { counted, over } = added(rounds, leads, interim);
    await onRounds?.(counted);
    onProgress?.(to - range.from);
    return !over;
  };
  if (playRound !== undefined) return oneByOne(range, playRound, take);
  const here = (stretch: Stretch) => playRounds(game, plan, stretch);
  const refused = await runStretches(
    range,
    { work: { kind: 'tournament', plan }, here, take },
    threads,
  );
  return isRefusal(refused) ? refused : undefined;
}
