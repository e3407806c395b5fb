/** Styled words broken into lines, or cut to what fits; all keep their styles. */
import wrapAnsi from 'wrap-ansi';
import { plainText, type Run, type Runs, run } from '../theme/style.ts';

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

/** What fits in so many lines; a mark at the end where there is more. */
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

/** As many whole words from the start as fit into so many cells, without a sign that more are missing. */
export function fitted(runs: Runs, width: number): Runs {
  const words = runs.flatMap((one): readonly Run[] =>
    one.text.split(/(?<=\s)/).map((text) => ({ ...one, text })),
  );
  const kept: Run[] = [];
  let left = width;
  for (const word of words) {
    left -= word.text.length;
    if (left + (word.text.length - word.text.trimEnd().length) < 0) break;
    kept.push(word);
  }
  if (kept.length === words.length) return runs;
  const last = kept.pop();
  return last === undefined ? [] : [...kept, { ...last, text: last.text.replace(/[\s,·]+$/, '') }];
}

/** Parts with a separator between them, as many whole ones as fit. */
export function fittedParts(parts: readonly Runs[], separator: string, width: number): Runs {
  let shown: Runs = [];
  let left = width;
  for (const part of parts) {
    const gap = shown.length > 0 ? separator.length : 0;
    left -= gap + part.reduce((sum, { text }) => sum + text.length, 0);
    if (left < 0) break;
    shown = gap > 0 ? [...shown, run(separator, { tone: 'faint' }), ...part] : part;
  }
  return shown;
}
