/** What has happened in a session: its steps, and the log and the outcomes that follow from them. */
import type { Outcome } from '../../engine/game.ts';
import { entriesOf, type LogEntry, loggedOf, type Made } from './log.ts';
import { namedAsThen } from './seating.ts';
import { withThoughts } from './thoughts.ts';

interface Account {
  readonly made: () => readonly Made[];
  readonly log: () => readonly LogEntry[];
  /** Of finished deals, oldest first. */
  readonly outcomes: () => readonly Outcome[];
  /** Adds a step; returns its entry without the table's around it. */
  readonly add: (step: Made) => LogEntry | undefined;
  /** Takes all but the first steps back. */
  readonly cutTo: (kept: number) => void;
}

export function openAccount(past: readonly Made[]): Account {
  let made: readonly Made[] = [];
  let log: readonly LogEntry[] = [];
  let outcomes: readonly Outcome[] = [];
  const retell = (steps: readonly Made[]): void => {
    made = steps;
    log = namedAsThen(withThoughts(made.flatMap(loggedOf), made), made);
    outcomes = made.flatMap(({ after }) => after.closed ?? []);
  };
  retell(past);
  return {
    made: () => made,
    log: () => log,
    outcomes: () => outcomes,
    add(step) {
      const entries = entriesOf(step);
      made = [...made, step];
      log = [...log, ...entries.filter(({ silent }) => silent !== true)];
      if (step.seating !== undefined) log = namedAsThen(log, made);
      if (step.after.closed !== undefined) {
        outcomes = [...outcomes, step.after.closed];
        log = withThoughts(log, made);
      }
      return entries.find(({ by }) => by !== 'table');
    },
    cutTo: (kept) => retell(made.slice(0, kept)),
  };
}
