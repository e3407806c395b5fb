/** Tournaments in which programs take part: their tables one after another, each entrant with a process for every seat. */
import type { AnyGame, Seat } from '../engine/game.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { fill, type Text, text } from '../lang/text.ts';
import type { FaultAction } from '../protocol/messages.ts';
import type { BotSeat } from '../protocol/seat.ts';
import { playAmong } from './program-match.ts';
import {
  type Ended,
  type Entrant,
  type Round,
  type Table,
  type TournamentPlan,
  tablesOf,
} from './tournament.ts';

/** The programs that take part. */
export interface Guests {
  /** By the name of the entrant and by seat. */
  readonly bots: ReadonlyMap<string, ReadonlyMap<Seat, BotSeat>>;
  readonly onFault: FaultAction;
  readonly onFaultSeen: (entrant: string, said: Text) => void;
}

const FAILED = text('$1: $2', '$1: $2');

function programsAt(seats: readonly Entrant[], { bots }: Guests): ReadonlyMap<Seat, BotSeat> {
  const found = new Map<Seat, BotSeat>();
  for (const [seat, { name }] of seats.entries()) {
    const bot = bots.get(name)?.get(seat);
    if (bot !== undefined) found.set(seat, bot);
  }
  return found;
}

/** How a match of every pair is played; refused if a program fails and all is to stop. */
export function openRounds(
  game: AnyGame,
  plan: TournamentPlan,
  guests: Guests,
): (index: number) => Promise<Round | Refusal> {
  async function played(table: Table): Promise<Ended> {
    const { opening, seats, number, ...listening } = table;
    const { onFault } = guests;
    const toPlay = {
      opening,
      who: seats.map(({ who }) => who),
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
    return refuse(fault.clause ?? 'conventions', fill(FAILED, seats[seat]?.name ?? '', fault.text));
  }
  return async (index) => {
    const tables = tablesOf(game, plan, index);
    let next = tables.next();
    while (next.done !== true) next = tables.next(await played(next.value));
    return next.value;
  };
}
