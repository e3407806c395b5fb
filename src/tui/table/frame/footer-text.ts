/** What stands below a table in words, and its message after the last moves where no other line tells these. */
import type { Measures } from '../../terminal/measures.ts';
import { plainText, type Run, type Runs, run } from '../../theme/theme.ts';
import { countedRepeats, joinedByActor } from './log-lines.ts';

export interface FooterText {
  /** The last moves, newest last; left out where a panel shows them or there is no room. */
  readonly recent: readonly Runs[];
  /** Of the moves since the reader's last turn, what everybody heard: told before moves where room is short. */
  readonly announced?: readonly Runs[];
  /** The prompt, or why something was refused. */
  readonly message: Runs;
  /** Whether the message is what the turn asks for, or there is none. */
  readonly isPrompt?: boolean;
  /** What Enter does, or whom the table waits for. */
  readonly enter: Runs;
  readonly keys: Runs;
}

/** Rows of a footer that has none for the last moves. */
const LOW = 3;
const SEPARATOR = ' · ';

const lengthOf = (line: Runs): number => plainText(line).length;

/** The shortest of some lines, in their order. */
function shortestOf(lines: readonly Runs[], count: number): readonly Runs[] {
  const byLength = [...lines].sort((one, other) => lengthOf(one) - lengthOf(other));
  const chosen = byLength.slice(0, count);
  return lines.filter((line) => chosen.includes(line));
}

/** The last moves after what was announced, as many as have room in a line; nothing where none have. */
function movesIn(recent: readonly Runs[], kept: readonly Runs[], width: number): Runs {
  for (let from = 0; from <= recent.length; from++) {
    const later = recent.slice(from);
    const earlier = kept.filter((line) => !later.includes(line));
    const lines = joinedByActor(countedRepeats([...earlier, ...later]));
    const told = lines.flatMap((line, at) => (at === 0 ? line : [run(SEPARATOR), ...line]));
    if (lengthOf(told) <= width) return told;
  }
  return [];
}

/**
 * The message after the last moves, as many as have room with it on one line, where a low footer of a window without a
 * panel tells them nowhere else. What everybody heard is told before moves, the shortest of it first.
 */
export function messageAfterMoves(
  { name, footer, panel }: Measures,
  text: FooterText,
  width: number,
): Runs {
  const { message, recent, announced = [], isPrompt = false } = text;
  if (name !== 'regular' || panel > 0 || footer > LOW || !isPrompt) return message;
  const after = message.length === 0 ? [] : [run(SEPARATOR), ...message];
  for (let count = announced.length; count >= 0; count -= 1) {
    const told = movesIn(recent, shortestOf(announced, count), width - lengthOf(after));
    const faint = told.map((one): Run => ({ ...one, tone: one.tone ?? 'faint' }));
    if (faint.length > 0) return [...faint, ...after];
  }
  return message;
}
