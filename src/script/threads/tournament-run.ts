/**
 * Plays a tournament to its end or to the interim analysis that decides it, in match order: on all cores,
 * or, where programs take part, one table after another, each entrant with a process for every seat.
 */
import type { AnyGame, Seat } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { fill, same, type Text } from '../../lang/text.ts';
import type { BotSeat } from '../../protocol/bot-restarts.ts';
import type { FaultAction } from '../../protocol/messages.ts';
import type { Stretch } from '../shards/partial.ts';
import { playAmong } from '../sim/program-match.ts';
import { endsHere, type Interim } from '../tournament/sequential-test.ts';
import {
  type Ended,
  type Entrant,
  type Leads,
  playerFor,
  playRounds,
  type Round,
  type TournamentPlan,
  type TournamentTable,
  tablesOf,
} from '../tournament/tournament.ts';
import { runStretches } from './pool.ts';

/** The programs that take part. */
export interface Guests {
  /** The programs by the name of the entrant and by seat. */
  readonly bots: ReadonlyMap<string, ReadonlyMap<Seat, BotSeat>>;
  readonly onFault: FaultAction;
  readonly onFaultSeen: (entrant: string, said: Text) => void;
}

/** The programs at a table: entrants without a process for their seat are opponents of our own. */
function programsAt(seats: readonly Entrant[], { bots }: Guests): ReadonlyMap<Seat, BotSeat> {
  const found = new Map<Seat, BotSeat>();
  for (const [seat, { name }] of seats.entries()) {
    const bot = bots.get(name)?.get(seat);
    if (bot !== undefined) found.set(seat, bot);
  }
  return found;
}

/** How a match of every pair is played; refuses if a program fails and the run is to stop. */
export function openRounds(
  game: AnyGame,
  plan: TournamentPlan,
  guests: Guests,
): (index: number) => Promise<Round | Refusal> {
  async function played(table: TournamentTable): Promise<Ended> {
    const { opening, seats, number, ...listening } = table;
    const { onFault } = guests;
    const toPlay = {
      opening,
      who: seats.map((entrant) => playerFor(game, entrant)),
      names: seats.map(({ name }) => name),
      match: number,
      secret: plan.seed,
    };
    const programs = { seats: programsAt(seats, guests), onFault };
    const { reached, faults, broken } = await playAmong(toPlay, programs, listening);
    for (const { seat, fault } of faults) guests.onFaultSeen(seats[seat]?.name ?? '', fault.text);
    if (broken === undefined) return reached;
    const { seat, fault } = broken;
    if (onFault === 'forfeit') return { forfeiter: seat };
    return refuse(
      fault.clause ?? 'conventions',
      fill(same('$1: $2'), seats[seat]?.name ?? '', fault.text),
    );
  }
  return async (index) => {
    const tables = tablesOf(game, plan, index);
    let next = tables.next();
    while (next.done !== true) next = tables.next(await played(next.value));
    return next.value;
  };
}

interface Running {
  readonly threads?: number | undefined;
  /** How a match of every pair is played where programs take part, on this thread. */
  readonly playRound?: ((index: number) => Promise<Round | Refusal>) | undefined;
  readonly interim?: Interim | undefined;
  /** Gets the rounds in match order; the next rounds wait for it. */
  readonly onRounds?: (rounds: readonly Round[]) => Promise<void>;
  readonly onProgress?: (done: number) => void;
}

/** Adds the rounds to the leads, up to the one that decides the tournament; later rounds do not count. */
function countRounds(rounds: readonly Round[], leads: Leads, interim: Interim | undefined) {
  for (const [at, round] of rounds.entries()) {
    leads.add(round);
    if (endsHere(leads, interim)) return { counted: rounds.slice(0, at + 1), over: true };
  }
  return { counted: rounds, over: false };
}

/** Plays rounds in order, each alone, so that programs never have to play two tables at once. */
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
    const { counted, over } = countRounds(rounds, leads, interim);
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
