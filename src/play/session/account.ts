/**
 * What has happened in a session: its steps, and the log and the outcomes that follow from them. What
 * programs say they think of their moves is told with the move once its deal is over; before, it would
 * show what they hold.
 */
import type { Outcome } from '../../engine/game.ts';
import { decimal } from '../../lang/report.ts';
import { fill, joinTexts, type Text, text } from '../../lang/text.ts';
import type { Info } from '../../protocol/messages.ts';
import { type LogEntry, loggedOf, type Made } from './log.ts';
import { namedAsThen } from './seating.ts';

export interface Account {
  /** Every step so far, chance included. */
  readonly made: readonly Made[];
  readonly log: readonly LogEntry[];
  /** Of finished deals, oldest first. */
  readonly outcomes: readonly Outcome[];
}

export const accountOf = (made: readonly Made[]): Account => ({
  made,
  log: namedAsThen(withThoughts(made.flatMap(loggedOf), made), made),
  outcomes: made.flatMap(({ after }) => after.closed ?? []),
});

/** The account with one more step, of which the log has these entries. */
export function withStep(account: Account, step: Made, entries: readonly LogEntry[]): Account {
  const made = [...account.made, step];
  const log = [...account.log, ...entries.filter(({ silent }) => silent !== true)];
  const named = step.seating === undefined ? log : namedAsThen(log, made);
  const { closed } = step.after;
  if (closed === undefined) return { made, log: named, outcomes: account.outcomes };
  return { made, log: withThoughts(named, made), outcomes: [...account.outcomes, closed] };
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
