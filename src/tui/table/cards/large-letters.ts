/** Words in letters of three rows, or of six in large windows, with a shadow on the felt. */
import { blocksOf, drawnIn, type Pixels } from '../../art/cells.ts';
import { type Inks, lettersOf } from '../../art/letters.ts';
import type { Stage } from '../../context/render-context.ts';
import type { Grid } from '../../surface/cells.ts';
import type { Tone } from '../../theme/palettes.ts';
import { drawnOnce, run } from '../../theme/theme.ts';
import { paintedSheet } from './card.ts';

/** What letters tell by their colour. */
type LetterKind = 'won' | 'lost' | 'level';

export const LETTER_TONES: Readonly<Record<LetterKind, Tone>> = {
  won: 'accent',
  lost: 'alarm',
  level: 'text',
};

const INKS: Readonly<Record<LetterKind, Inks>> = {
  won: {
    upper: 'accent',
    lower: 'gold',
    shadow: 'shadow',
  },
  lost: {
    upper: 'alarm',
    lower: 'rust',
    shadow: 'shadow',
  },
  level: {
    upper: 'text',
    lower: 'faint',
    shadow: 'shadow',
  },
};

/** Columns between letters, as many as there is room for. */
const GAPS: readonly number[] = [2, 1];

/** In large windows letters are twice as large where there is room for them. */
const scalesIn = ({ measures }: Stage): readonly number[] =>
  measures.name === 'large' ? [2, 1] : [1];

/**
 * The words as pixels, the letters as large and as far apart as there is room for; undefined where there is none for
 * all of them.
 */
function fittingLetters(
  stage: Stage,
  words: string,
  inks: Inks,
  width: number,
): Pixels | undefined {
  const drawn = scalesIn(stage).flatMap((times) =>
    GAPS.map((gap) => lettersOf(words, inks, { gap, times })),
  );
  return drawn.find((pixels) => pixels?.[0] !== undefined && pixels[0].length <= width);
}

/** Large letters, if there is room for all of them. */
export function largeRows(
  stage: Stage,
  words: string,
  kind: LetterKind,
  width: number,
): Grid | undefined {
  const { theme } = stage;
  const inks = INKS[kind];
  const used = theme.painted ? inks : { ...inks, shadow: undefined };
  const pixels = fittingLetters(stage, words, used, width);
  if (theme.ascii || pixels === undefined) return undefined;
  const cells = pixels[0]?.length ?? 0;
  return drawnOnce(theme, `headline ${kind} ${cells} ${words}`, () =>
    theme.painted
      ? paintedSheet(theme, drawnIn(pixels, {}), 'felt')
      : blocksOf(pixels).map((row) =>
          theme.paint([run(row, { tone: LETTER_TONES[kind] })], 'felt'),
        ),
  );
}
