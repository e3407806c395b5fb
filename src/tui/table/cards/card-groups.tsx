/** Cards in groups with a caption below each, such as a trick, a move and a better one, or a hand. */
import type { ReactNode } from 'react';
import type { Card as CardNumber, Pack } from '../../../cards/pack.ts';
import { faceOf } from '../../art/face.ts';
import { Fixed, Words } from '../../components/words.tsx';
import { type Stage, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { plainText, type Runs } from '../../theme/theme.ts';
import { Card } from './fan.tsx';

/** Cards that belong together, overlapping, with a caption below them. */
export interface Group {
  /** Undefined for a card that shows its back. */
  readonly cards: readonly (CardNumber | undefined)[];
  readonly caption: Runs;
  /** What the cards come to, in a line below the caption. */
  readonly comesTo?: Runs | undefined;
  /** Whether these cards are the point, such as the move made or the card that took the trick. */
  readonly isLit?: boolean;
  /** Whether of these the last card alone is lit. */
  readonly isTopLit?: boolean;
  /** The place of the card that alone is lit, in a group that is not the point as a whole. */
  readonly litAt?: number;
  /** How many of the first cards alone are lit. */
  readonly litCount?: number;
  /** Whether the cards lie beside each other rather than overlap. */
  readonly isSpread?: boolean;
  /** Whether they overlap so far that their indexes are just seen. */
  readonly isClose?: boolean;
}

/** Cells from one overlapped card to the next, also in close groups, and between cards beside each other. */
export const STEP = 4;
const CLOSE_STEP = 3;
const GAP = 1;
/** Cells between groups, and between those whose captions are as wide as they are. */
const APART = 2;
const CAPTIONS_APART = 3;

function stepIn({ width }: Shape, { isSpread = false, isClose = false }: Group): number {
  if (isSpread) return width + GAP;
  return isClose ? CLOSE_STEP : STEP;
}

const groupWidth = ({ measures }: Stage, group: Group): number =>
  (group.cards.length - 1) * stepIn(measures.table, group) + measures.table.width;

/** Cells of the longest line below the cards. */
const captionCells = ({ caption, comesTo = [] }: Group): number =>
  Math.max(plainText(caption).length, plainText(comesTo).length);

/** Rows of the lines below the cards of groups beside each other. */
export const captionRows = (groups: readonly Group[]): number =>
  groups.some(({ comesTo }) => comesTo !== undefined) ? 2 : 1;

/** Cells of a group's cards or, where that is longer, of what is told below them. */
export const groupCells = (stage: Stage, group: Group): number =>
  Math.max(groupWidth(stage, group), captionCells(group));

/** Whether what is told below a group fills its cells, so that it would run on into the next one. */
const isCaptionWide = (stage: Stage, group: Group): boolean =>
  captionCells(group) >= groupWidth(stage, group);

/** Cells between groups: fewer between single cards with short captions, such as those of a trick. */
export function gapOf(stage: Stage, groups: readonly Group[]): number {
  const isWide = groups.some((group) => isCaptionWide(stage, group));
  if (isWide) return CAPTIONS_APART;
  const areSingle = groups.every(({ cards }) => cards.length === 1);
  return areSingle ? GAP : APART;
}

/** Cells of groups beside each other, without those that have no cards. */
export function cellsOfGroups(stage: Stage, groups: readonly Group[]): number {
  const shown = groups.filter(({ cards }) => cards.length > 0);
  const gap = gapOf(stage, shown);
  return shown.reduce((sum, one) => sum + groupCells(stage, one) + gap, -gap);
}

/**
 * As many groups as have room in one row, without those that have no cards: the first ones give way, the last one before
 * cards that are the point, which move closer together if they have no room alone.
 */
export function fittingGroups(
  stage: Stage,
  groups: readonly Group[],
  width: number,
): readonly Group[] {
  const shown = groups.filter(({ cards }) => cards.length > 0);
  if (cellsOfGroups(stage, shown) <= width) return shown;
  if (shown.length > 1) {
    const spare = Math.max(
      0,
      shown.findIndex(({ isLit }) => isLit !== true),
    );
    return fittingGroups(stage, shown.toSpliced(spare, 1), width);
  }
  const close = shown.map((group) => ({ ...group, isClose: true }));
  return close.every((group) => groupCells(stage, group) <= width) ? close : [];
}

interface GroupProps extends Group {
  readonly pack: Pack;
  /** Cells that the group takes, whatever its caption. */
  readonly cells?: number;
}

/** Cards that overlap, the last one in full, or lie beside each other, with a caption below them. */
export function CardGroup({ pack, cells, ...group }: GroupProps): ReactNode {
  const { deck, measures } = useStage();
  const { width, height } = measures.table;
  const { cards, caption, comesTo, isLit = false, isTopLit = false, litAt } = group;
  const { isSpread = false, litCount = 0 } = group;
  const litFrom = isTopLit ? cards.length - 1 : 0;
  const step = stepIn(measures.table, group);
  return (
    <Fixed flexDirection="column" width={cells}>
      <Fixed height={height}>
        {cards.map((card, at) => (
          <Fixed key={String(at)} width={width} marginLeft={at === 0 ? 0 : step - width}>
            <Card
              card={{
                print: card === undefined ? undefined : faceOf(deck, pack, card),
                wins: at === litAt || at < litCount || (isLit && at >= litFrom),
              }}
              shape={measures.table}
              overlaps={at > 0 && !isSpread}
              sight={at < cards.length - 1 ? Math.min(step, width) : width}
            />
          </Fixed>
        ))}
      </Fixed>
      <Words of={caption} />
      {comesTo && <Words of={comesTo} />}
    </Fixed>
  );
}
