/** Cards that lie on each other so that the index of each is seen: a strip of paper, a row a card. */
import type { ReactNode } from 'react';
import { indexOf } from '../../art/face.ts';
import { BrokenLines, Fixed } from '../../components/words.tsx';
import type { Shape } from '../../terminal/measures.ts';
import type { Surface } from '../../theme/palettes.ts';
import { type Runs, run } from '../../theme/theme.ts';
import type { CardShown } from './card.ts';

/** Rows of the lowest strip, as a card alone would have. */
const LOWEST = 4;

/** The indexes that have a row; where some have none, how many more there are. */
function indexRows(cards: readonly CardShown[], rows: number): readonly Runs[] {
  const seen = cards.length > rows ? cards.slice(0, rows - 1) : cards;
  const more = cards.length - seen.length;
  const indexes = seen.map(({ print }) =>
    print === undefined ? [] : [run(indexOf(print), { tone: print.tone, bold: true })],
  );
  return more > 0 ? [...indexes, [run(`+${more}`)]] : indexes;
}

interface IndexesProps extends Shape {
  readonly cards: readonly CardShown[];
  readonly surface?: Surface;
}

/** A strip of paper only as high as its lines, so that few cards look few. */
export function Indexes({ cards, width, height, surface = 'paper' }: IndexesProps): ReactNode {
  const lines = indexRows(cards, height);
  const low = Math.min(height, Math.max(LOWEST, lines.length + 1));
  return (
    <Fixed is={surface} width={width} height={low}>
      <BrokenLines of={lines} />
    </Fixed>
  );
}
