/** How it ended, in letters of three rows where there is room for them, and what there is to say below. */
import type { ReactNode } from 'react';
import stringWidth from 'string-width';
import type { Text } from '../../../lang/text.ts';
import { Fixed, Painted, Words, wrapRuns } from '../../components/words.tsx';
import { phrase, type Stage, useStage } from '../../context/render-context.ts';
import { LETTER_TONES, largeRows } from '../../table/cards/large-letters.ts';
import { plainText, type Runs, run } from '../../theme/theme.ts';
import type { Scored } from '../score/scored.ts';
import type { Fate, Verdict } from './verdict.ts';

/** Rows of large letters. */
const LARGE = 3;

/** The headline without markup. */
const headlineWords = (stage: Stage, { voices }: Scored, { headline }: Verdict): string =>
  plainText(phrase(stage, voices, headline)).replace(/\.$/, '');

/** The words with a star at each side for who has won. */
function starred({ theme }: Stage, words: string, fate: Fate): Runs {
  const style = { tone: LETTER_TONES[fate], bold: true } as const;
  const star = run(theme.glyphs.wins, style);
  const told = run(words, style);
  return fate === 'won' ? [star, run('  '), told, run('  '), star] : [told];
}

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

/** Remarks below the headline in rows of the width, each to be centred. */
const remarkLines = (stage: Stage, props: HeadlineProps): readonly Runs[] =>
  remarkRuns(stage, props).flatMap((runs) => wrapRuns(runs, props.width));

/** The rows that the headline takes. */
export function headlineRows(stage: Stage, props: HeadlineProps): number {
  const { scored, verdict, width, isLarge } = props;
  const words = headlineWords(stage, scored, verdict);
  const isDrawn = isLarge && largeRows(stage, words, verdict.fate, width) !== undefined;
  const lines = remarkLines(stage, props);
  return (isDrawn ? LARGE : Math.ceil(stringWidth(words) / width)) + lines.length;
}

/**
 * The headline in large letters where there is room, else in words, starred after a win; below it the remarks,
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
          <Words of={starred(stage, words, verdict.fate)} wrap="wrap" />
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
