/**
 * What has happened in a session: its steps, and the log and the outcomes that follow from them. What
 * programs say they think of their moves is told with the move once its deal is over; before, it would
 * show what they hold.
 */
import type { Outcome } from '../../engine/game.ts';
import { decimal } from '../../lang/report.ts';
import { fill, joinTexts, type Text, text } from '../../lang/text.ts';
import type { Info } from '../../protocol/messages.ts';
import { entriesOf, type LogEntry, loggedOf, type Made } from './log.ts';
import { namedAsThen } from './seating.ts';

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

/** Characters of a program's own words. */
const LONGEST = 200;
/** Moves whose value is told: the best ones. */
const SHOWN = 3;
const DIGITS = 3;

const TOLD = text('$1 (thinking: $2)', '$1 (gedacht: $2)');
const QUOTED = text('“$1”', '„$1“');
const VALUE = text('$1 is worth $2', '$1 ist $2 wert');

/** A program's words without anything that a reader would take for markup. */
function plain(written: string): string {
  const line = written.replace(/[\p{C}\p{Z}[\]{}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

function thoughtText({ text: said = '', values = {} }: Info): Text | undefined {
  const best = Object.entries(values)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN);
  const figures = best.map(([move, value]) =>
    fill(VALUE, plain(move), decimal(`${Number(value.toPrecision(DIGITS))}`)),
  );
  const words = plain(said);
  const parts = [...(words === '' ? [] : [fill(QUOTED, words)]), ...figures];
  return parts.length === 0 ? undefined : joinTexts(parts, '; ');
}

/** The log with the thoughts about the moves of deals that are over. */
function withThoughts(log: readonly LogEntry[], made: readonly Made[]): readonly LogEntry[] {
  const over = made.findLast(({ after }) => after.closed !== undefined)?.before.deal ?? 0;
  const thoughts = new Map<number, Text>();
  for (const { before, info } of made) {
    const told = info && before.deal <= over ? thoughtText(info) : undefined;
    if (told !== undefined) thoughts.set(before.ply, told);
  }
  return log.map((entry) => {
    const thought = typeof entry.by === 'number' ? thoughts.get(entry.ply) : undefined;
    if (thought === undefined || entry.isExplained) return entry;
    return {
      ...entry,
      told: (observer) => fill(TOLD, entry.told(observer), thought),
      isExplained: true,
    };
  });
}
