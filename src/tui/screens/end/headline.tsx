/** How it ended, in letters of three rows, and of six in large windows, where there is room for them, and what there is to say below. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Text } from '../../../lang/text.ts';
import { Fixed, Painted, sliceRuns, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import { LETTER_TONES, largeRows } from '../../table/cards/large-letters.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import type { Scored } from '../score/scored.ts';
import type { Fate, Verdict } from './verdict.ts';

/** The headline without markup. */
const headlineWords = (stage: Stage, { voices }: Scored, { headline }: Verdict): string =>
  plainText(phrase(stage, voices, headline)).replace(/\.$/, '');

/** The words in the tone of how it went. A star stands beside the bar of who leads, and nowhere else. */
const headlineRuns = (words: string, fate: Fate): Runs => [
  run(words, { tone: LETTER_TONES[fate], bold: true }),
];

interface HeadlineProps {
  readonly scored: Scored;
  readonly verdict: Verdict;
  readonly remarks: readonly Text[];
  readonly width: number;
  /** Whether large letters are wanted. */
  readonly isLarge: boolean;
}

/** The lines told below the headline. */
const remarkRuns = (stage: Stage, { scored, remarks }: HeadlineProps): readonly Runs[] =>
  remarks.map((one, at) => phrase(stage, scored.voices, one, at === 0 ? {} : { tone: 'faint' }));

/** The places behind the ends of sentences and their halves. */
const endsIn = (words: string): readonly number[] =>
  [...words.matchAll(/[.;!?] /g)].map(({ index }) => index + 2);

/** A remark in two lines, broken where a sentence or a half of one ends; undefined where a line would be too long. */
function brokenAtEnd(remark: Runs, width: number): readonly Runs[] | undefined {
  const words = plainText(remark);
  const longer = (at: number): number =>
    Math.max(stringWidth(words.slice(0, at).trimEnd()), stringWidth(words.slice(at)));
  const [best] = [...endsIn(words)].sort((one, other) => longer(one) - longer(other));
  if (best === undefined || longer(best) > width) return undefined;
  return [sliceRuns(remark, 0, best - 1), sliceRuns(remark, best, words.length)];
}

/**
 * A remark in as few lines as the width allows: two of them broken between sentences where that is possible, else all
 * about equally long, so that no word stands alone in the last.
 */
function balancedLines(remark: Runs, width: number): readonly Runs[] {
  const lines = wrapRuns(remark, width);
  const broken = lines.length === 2 ? brokenAtEnd(remark, width) : undefined;
  if (broken !== undefined) return broken;
  const least = Math.ceil(stringWidth(plainText(remark)) / lines.length);
  for (let cells = least; cells < width; cells += 1) {
    const balanced = wrapRuns(remark, cells);
    if (balanced.length === lines.length) return balanced;
  }
  return lines;
}

/** Remarks below the headline in rows of the width, each to be centred. */
const remarkLines = (stage: Stage, props: HeadlineProps): readonly Runs[] =>
  remarkRuns(stage, props).flatMap((runs) => balancedLines(runs, props.width));

/** The rows that the headline takes. */
export function headlineRows(stage: Stage, props: HeadlineProps): number {
  const { scored, verdict, width, isLarge } = props;
  const words = headlineWords(stage, scored, verdict);
  const letters = isLarge ? largeRows(stage, words, verdict.fate, width) : undefined;
  const lines = remarkLines(stage, props);
  return (letters?.length ?? Math.ceil(stringWidth(words) / width)) + lines.length;
}

/**
 * The headline in large letters where there is room, else in words; below it the remarks,
 * centred.
 */
export function Headline(props: HeadlineProps): ReactNode {
  const { scored, verdict, width, isLarge } = props;
  const stage = useStage();
  const words = headlineWords(stage, scored, verdict);
  const letters = isLarge ? largeRows(stage, words, verdict.fate, width) : undefined;
  const centred = { width, justifyContent: 'center' } as const;
  return (
    <Fixed flexDirection="column" width={width}>
      <Fixed {...centred}>
        {letters === undefined ? (
          <Words of={headlineRuns(words, verdict.fate)} wrap="wrap" />
        ) : (
          <Painted rows={letters} />
        )}
      </Fixed>
      {remarkLines(stage, props).map((line, at) => (
        <Fixed key={String(at)} {...centred}>
          <Words of={line} />
        </Fixed>
      ))}
    </Fixed>
  );
}
