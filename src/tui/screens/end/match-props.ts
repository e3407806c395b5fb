/** What the page at the end of a match shows, and its columns. */
import type { ReactNode } from 'react';
import type { Text } from '../../../lang/text.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Scored } from '../score/scored.ts';
import type { HandCourse } from './in-hand.ts';
import type { SoFar } from './sections.tsx';
import type { DealPlay } from './trick-by-trick.tsx';
import type { MomentSearch } from './use-decisive-moment.ts';

/** What there is to show of a match that has ended. */
export interface MatchShown {
  readonly scored: Scored;
  /** The table of the last deal with all cards open. */
  readonly scene?: Scene | undefined;
  /** The play of the last deal trick by trick, where its cards can be opened. */
  readonly play?: DealPlay | undefined;
  /** The help that was used. */
  readonly assisted: Text | undefined;
  /** The match beside an earlier one with the same deals. */
  readonly beside?: ReactNode;
  readonly deciding?: MomentSearch | undefined;
  readonly soFar?: SoFar | undefined;
  /** The cards in hand through the last deal. */
  readonly course?: HandCourse | undefined;
  /** Whether it is a deal that has ended, whose points are what matters. */
  readonly isDeal?: boolean;
}

export interface BodyProps extends MatchShown {
  readonly room: Shape;
  readonly said: readonly Text[];
  readonly countedPart: number;
}

/** The fewest cells of a column beside another. */
const COLUMN = 30;
/** Cells between the columns. */
export const APART = 3;

/**
 * The widths of places, which need `least` cells if there are so many, and of what stands beside them; one column where
 * there is no room for two.
 */
export function columnsIn(
  width: number,
  least = 0,
): readonly [left: number, right: number] | undefined {
  const most = width - APART - COLUMN;
  const left = Math.max(Math.ceil((width - APART) * 0.54), Math.min(least, most));
  const right = width - APART - left;
  return right < COLUMN ? undefined : [left, right];
}
