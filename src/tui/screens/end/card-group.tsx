/** Cards that belong together, overlapping, with a caption below them. */
import type { ReactNode } from 'react';
import type { Card as CardNumber, Pack } from '../../../cards/pack.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Words } from '../../parts/words.tsx';
import type { Stage } from '../../render-context.ts';
import { faceOf } from '../../table/cards/face.ts';
import { Card } from '../../table/cards/fan.tsx';
import type { Runs } from '../../theme/style.ts';

export interface Group {
  /** Undefined: a back. */
  readonly cards: readonly (CardNumber | undefined)[];
  readonly caption: Runs;
  /** They are what it is about, such as the move made or the card that took the trick. */
  readonly isLit?: boolean;
}

/** Cells from one card to the next, and between groups. */
const STEP = 4;
const APART = 2;

export const cellsOf = ({ measures }: Stage, { cards }: Group): number =>
  (cards.length - 1) * STEP + measures.table.width;

/** Those at the end that have room in one row; empty ones are left out. */
export function fitting(stage: Stage, groups: readonly Group[], width: number): readonly Group[] {
  const shown = groups.filter(({ cards }) => cards.length > 0);
  const cells = shown.reduce((sum, one) => sum + cellsOf(stage, one) + APART, -APART);
  return cells <= width ? shown : shown.length < 2 ? [] : fitting(stage, shown.slice(1), width);
}

interface GroupProps extends Group {
  readonly pack: Pack;
}

export function CardGroup({ pack, cards, caption, isLit = false }: GroupProps): ReactNode {
  const { deck, measures } = useStage();
  const { width, height } = measures.table;
  return (
    <Fixed flexDirection="column">
      <Fixed height={height}>
        {cards.map((card, at) => (
          <Fixed key={String(at)} width={width} marginLeft={at === 0 ? 0 : STEP - width}>
            <Card
              card={{ ...(card !== undefined && { print: faceOf(deck, pack, card) }), wins: isLit }}
              shape={measures.table}
              overlaps={at > 0}
              sight={at < cards.length - 1 ? STEP : width}
            />
          </Fixed>
        ))}
      </Fixed>
      <Words of={caption} />
    </Fixed>
  );
}
