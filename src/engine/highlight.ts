/** What a finished deal is remembered for: cards as they lay, and a sentence, as its players would tell it. */
import type { Card } from '../cards/pack.ts';
import type { Text } from '../lang/text.ts';

/** A card of a trick: who played it, and whether it won. */
interface TrickCard {
  readonly seat: number;
  readonly card: Card;
  readonly wins: boolean;
}

/** The cards of a complete trick in the order of play. */
export type PlayedTrick = readonly TrickCard[];

/** A move of a deal, with the states before and after it. */
export interface PlayedMove<S, M> {
  readonly seat: number;
  readonly move: M;
  readonly before: S;
  readonly after: S;
}

/** A deal from its first move to its end. */
export interface PlayedDeal<S, M> {
  readonly finished: S;
  /** The moves of all seats, oldest first. */
  readonly moves: readonly PlayedMove<S, M>[];
  /** The complete tricks, oldest first; none in games whose table shows no trick taken last. */
  readonly tricks: () => readonly PlayedTrick[];
}

/** Cards that belong together, overlapping, the last one whole. */
export interface HighlightCards {
  readonly cards: readonly Card[];
  /** Whose they are, and in a few words what they are: told below them. */
  readonly by?: number | undefined;
  readonly label?: Text | undefined;
  /** Whether they are the point, such as the card that took the trick. */
  readonly isLit?: boolean;
  /** Of cards that are the point, the last one alone is lit. */
  readonly isTopLit?: boolean;
}

export interface Highlight {
  /** The cards in groups: of a trick one group for each card. */
  readonly groups: readonly HighlightCards[];
  /** What happened, with forms for each seat it names (`lang/address.ts`). */
  readonly told: Text;
  /** When in the deal, where that says something: “trick 2”. */
  readonly when?: Text | undefined;
  /**
   * By seat, in points or in what else decides the match, what it brought (above zero) or cost (below): so that deals of a
   * match can be compared.
   */
  readonly swing: readonly number[];
}
