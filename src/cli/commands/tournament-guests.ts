/** Programs that take part in a tournament: a process for each entrant and seat. */
import type { Who } from '../../ai/index.ts';
import type { Seat } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { programNamed } from '../../play/players.ts';
import type { BotSeat } from '../../protocol/seat.ts';
import type { Entrant } from '../../script/tournament.ts';
import type { Guests } from '../../script/tournament-run.ts';
import { note, sentence } from '../output.ts';
import { onFaultGiven, type Started, startPrograms, type Words } from '../programs.ts';
import type { Call } from '../spec.ts';

/** An entrant as it is named, perhaps with a program that has not been started yet. */
export interface Named {
  readonly name: string;
  readonly who: Who | Words;
}

interface StartedGuests extends Guests {
  readonly entrants: readonly Entrant[];
  readonly close: () => Promise<void>;
}

const FAULT = text('entrant $1: $2', 'Teilnehmer $1: $2');

/** Without programs. */
export const entered = (named: readonly Named[]): readonly Entrant[] =>
  named.flatMap(({ name, who }) => (typeof who === 'string' ? [{ name, who }] : []));

/** Says the first fault of each entrant, in one sentence. */
function openReporter({ lang }: Call): (entrant: string, said: Text) => void {
  const told = new Set<string>();
  return (entrant, said) => {
    if (told.has(entrant)) return;
    told.add(entrant);
    note(`talon: ${sentence(fill(FAULT, entrant, said), lang)}`);
  };
}

/** Starts the programs of all entrants. */
export async function startGuests(
  call: Call,
  named: readonly Named[],
  players: number,
): Promise<StartedGuests> {
  const onFault = onFaultGiven(call.given);
  const started = new Map<string, Started>();
  const close = async (): Promise<void> => {
    await Promise.all([...started.values()].map((one) => one.close()));
  };
  const entrants: Entrant[] = [];
  for (const { name, who } of named) {
    if (typeof who === 'string') {
      entrants.push({ name, who });
      continue;
    }
    const seats = Array.from({ length: players }, () => who);
    const programs = await startPrograms(call, seats, { below: name }).catch(async (error) => {
      await close();
      throw error;
    });
    started.set(name, programs);
    entrants.push({ name, who: programNamed(programs.seats.get(0)?.name ?? name) });
  }
  const bots = new Map<string, ReadonlyMap<Seat, BotSeat>>(
    [...started].map(([name, { seats }]) => [name, seats]),
  );
  const report = openReporter(call);
  const onFaultSeen = (entrant: string, said: Text): void => {
    if (onFault !== 'stop') report(entrant, said);
  };
  return { entrants, bots, onFault, onFaultSeen, close };
}
