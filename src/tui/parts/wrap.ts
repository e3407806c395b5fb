/** Styled words broken into lines; each line keeps the styles of its words. */
import wrapAnsi from 'wrap-ansi';
import { plainText, type Run } from '../theme/style.ts';

/** The part of some runs from one character to another. */
export function sliceRuns<R extends Run>(
  runs: readonly R[],
  from: number,
  to: number,
): readonly R[] {
  let start = 0;
  return runs.flatMap((one) => {
    const begin = start;
    start += one.text.length;
    const text = one.text.slice(Math.max(0, from - begin), Math.max(0, to - begin));
    return text === '' ? [] : [{ ...one, text }];
  });
}

const MORE = ' …';

/** The part that fits into this many lines, with a mark at the end where there is more. */
export function clipRuns<R extends Run>(
  runs: readonly R[],
  width: number,
  rows: number,
): readonly R[] {
  const lines = wrapRuns(runs, width);
  const last = lines[rows - 1];
  if (lines.length <= rows || last === undefined) return runs;
  const shown = [...lines.slice(0, rows - 1), sliceRuns(last, 0, width - MORE.length)];
  return shown.flatMap((line, at) => {
    const end = line.at(-1);
    if (end === undefined) return line;
    const after = at === rows - 1 ? MORE : ' ';
    return [...line.slice(0, -1), { ...end, text: end.text.trimEnd() + after }];
  });
}

/** Lines of at most `width` cells, broken at blanks; longer words are broken where they must be. */
export function wrapRuns<R extends Run>(
  runs: readonly R[],
  width: number,
): readonly (readonly R[])[] {
  const whole = plainText(runs);
  let at = 0;
  return wrapAnsi(whole, Math.max(1, width), { hard: true })
    .split('\n')
    .map((line) => {
      const from = whole.indexOf(line, at);
      at = from + line.length;
      return sliceRuns(runs, from, at);
    });
}
