/** What the places of a standing are drawn from: what the end page knows, how a place is drawn, whose place it is. */
import type { Outcome } from '../../../engine/game.ts';
import type { Text } from '../../../lang/text.ts';
import type { Scene } from '../../table/scene/scene.ts';
import type { Shape } from '../../terminal/measures.ts';
import type { Party, Scored } from '../score/scored.ts';
import type { HandCourse } from './in-hand.ts';

/** What the end page knows beside the score. */
export interface PlacesProps {
  readonly scored: Scored;
  readonly width: number;
  /** Rows they may take. */
  readonly rows: number;
  /** Whether the points of the last deal are what matters. */
  readonly isDeal?: boolean;
  /** Whether portraits that touch are worse than none. */
  readonly isSpaced?: boolean;
  /** How much has been counted, from 0 to 1. */
  readonly countedPart?: number;
  /** Who of ours sits where. */
  readonly company?: Scene['company'];
  /** The cards in hand through the last deal, which say more than totals if it was the whole match. */
  readonly course?: HandCourse | undefined;
  /** What has been said above, which is not said again. */
  readonly said?: readonly Text[];
  /** Whether the panel shows how points add up. */
  readonly isSummed?: boolean;
}

/** How a place is drawn: with a portrait, if any, the rows of that or of name and bar, the rows between, and how many places stand side by side. */
export interface Look {
  readonly face?: Shape;
  readonly rows: number;
  readonly gap: number;
  readonly columns?: number;
  /** Whether every other portrait stands further right, so that none touches the next. */
  readonly isStaggered?: boolean;
  /** Whether there is room for all that is told of the places. */
  readonly isWhole?: boolean;
}

/** A place of the standing in words. */
export interface PlaceWordsProps {
  /** From 1. */
  readonly place: number;
  readonly props: PlacesProps;
  readonly party: Party;
  readonly last: Outcome;
  readonly look: Look;
}
