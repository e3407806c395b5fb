/** Plays a tournament on all cores, in match order, to its end or to the look at which it is decided. */
import type { AnyGame } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { runStretches } from './pool.ts';
import type { Stretch } from './shards.ts';
import { type Leads, playRounds, type Round, type TournamentPlan } from './tournament.ts';

/** An early end: asked after every `every` matches, and never in between, so that it depends on nothing else. */
export interface Looks {
  readonly every: number;
  readonly isOver: (leads: Leads) => boolean;
}

interface Running {
  readonly threads?: number;
  readonly looks?: Looks;
  /** Called in match order; the next waits for it. */
  readonly onRounds?: (rounds: readonly Round[]) => Promise<void>;
  readonly onProgress?: (done: number) => void;
}

/** Whether the tournament ends here. */
export const endsHere = (leads: Leads, looks: Looks | undefined): boolean =>
  looks !== undefined && leads.matches() % looks.every === 0 && looks.isOver(leads);

/** Adds the rounds up to the end; those after it do not count. */
function added(rounds: readonly Round[], leads: Leads, looks: Looks | undefined) {
  for (const [at, round] of rounds.entries()) {
    leads.add(round.points);
    if (endsHere(leads, looks)) return { counted: rounds.slice(0, at + 1), over: true };
  }
  return { counted: rounds, over: false };
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
  const { threads, looks, onRounds, onProgress } = running;
  const take = async ({ to }: Stretch, rounds: readonly Round[]): Promise<boolean> => {
    const { counted, over } = added(rounds, leads, looks);
    await onRounds?.(counted);
    onProgress?.(to - range.from);
    return !over;
  };
  const here = (stretch: Stretch) => playRounds(game, plan, stretch);
  const refused = await runStretches(
    range,
    { work: { kind: 'tournament', plan }, here, take },
    threads,
  );
  return isRefusal(refused) ? refused : undefined;
}
