/** Lines of the log as they are read beside and below the table: what was done several times in a row is told once. */
import { wrapRuns } from '../../components/words.tsx';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';

/** Lines that say the same one after another as one line with how often: “North discards a card ×4”. */
export function countedRepeats(lines: readonly Runs[]): readonly Runs[] {
  const counted: { readonly line: Runs; times: number }[] = [];
  for (const line of lines) {
    const before = counted.at(-1);
    const isRepeat = before !== undefined && plainText(before.line) === plainText(line);
    if (isRepeat) before.times++;
    else counted.push({ line, times: 1 });
  }
  return counted.map(({ line, times }) => (times === 1 ? line : [...line, run(` ×${times}`)]));
}

/** What a line tells after the name of who acts, without the verb if that is `verb` and something follows it. */
function withoutVerb([, ...does]: Runs, verb: string | undefined): Runs {
  const [first, ...rest] = does;
  return rest.length > 0 && first?.text === verb ? rest : does;
}

/**
 * Lines that begin with the name of who acts, those of one player after another as one with the name once, and with the
 * verb once where it is the same: “North discards K♣, A♣, plays 2♥”.
 */
export function joinedByActor(lines: readonly Runs[]): readonly Runs[] {
  const joined: Runs[] = [];
  let verb: string | undefined;
  for (const line of lines) {
    const before = joined.at(-1);
    const [name, does] = line;
    const isSame = name?.bold === true && before?.[0]?.text === name.text;
    if (before !== undefined && isSame) {
      const more = withoutVerb(line, verb);
      const comma = more[0]?.text.startsWith(' ') ? ',' : ', ';
      joined[joined.length - 1] = [...before, run(comma), ...more];
    } else joined.push(line);
    verb = does?.text;
  }
  return joined;
}

export const wrappedLog = (log: readonly Runs[], width: number): readonly Runs[] =>
  log.flatMap((line) => wrapRuns(line, width));

/** How entries of the log become lines before those are broken. */
type Joining = (lines: readonly Runs[]) => readonly Runs[];

/** Each entry as a line of its own. */
export const apart: Joining = (lines) => lines;

/** The last entries of the log that fit whole into so many rows; of a single one that is longer, its first rows. */
export function wholeEntries(
  entries: readonly Runs[],
  { width, height }: Shape,
  join: Joining,
): readonly Runs[] {
  for (let from = 0; from < entries.length; from++) {
    const lines = wrappedLog(join(entries.slice(from)), width);
    const isLast = from === entries.length - 1;
    if (lines.length <= height || isLast) return lines.slice(0, height);
  }
  return [];
}
