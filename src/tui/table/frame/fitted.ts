/** Words cut to what fits: whole words, without a sign that something is missing. Pure text. */
import { plainText, type Run, type Runs, run } from '../../theme/style.ts';

/** The whole words from the start that fit into `width` cells. */
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

/** The parts that fit whole, with a separator between them. */
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

/** Parts in lines of at most `width` cells, broken between parts only. */
export function partLines(parts: readonly Runs[], gap: Run, width: number): readonly Runs[] {
  const lines: Runs[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const length = plainText(part).length;
    if (used + gap.text.length + length > width) {
      lines.push(part);
      used = length;
    } else {
      lines.push([...(lines.pop() ?? []), gap, ...part]);
      used += gap.text.length + length;
    }
  }
  return lines;
}
