/** A finished match beside other plays of its deals, from one seat: deal by deal and together. */
import type { Seat } from '../../engine/game.ts';
import type { Session } from '../session/session.ts';
import { dealsOf, type Played } from './deals.ts';
import { compareDeals, type Mean, meanOf } from './versus.ts';

export interface DealAgainst {
  /** In the match, from 1. */
  readonly deal: number;
  readonly mine: number;
  readonly theirs: number;
  /** How much more the seat made now. */
  readonly difference: number;
  /** The same as the game compares tables; more is better. */
  readonly score?: number;
}

export interface Against {
  readonly deals: readonly DealAgainst[];
  readonly difference: Mean;
  readonly score?: Mean;
  /** What scores are counted in. */
  readonly unit?: string;
  /** Deals that the others did not play. */
  readonly unmatched: number;
}

type Numbered = Played & { readonly number: number };

/** How `seat` did against other plays of the session's deals. */
export function against(session: Session, others: readonly Played[], seat: Seat): Against {
  const { game } = session.setup;
  const own: readonly Numbered[] = dealsOf(session.made()).filter(({ counts }) => counts);
  const theirs = others.map((one): Numbered => ({ ...one, number: 0 }));
  const { rows, unmatched } = compareDeals([own, theirs], { game, rotate: true });
  const deals = rows.flatMap(({ cells: [mine, other] }): readonly DealAgainst[] => {
    if (mine === undefined || other === undefined) return [];
    const score = other.scores?.[seat];
    return mine.plays.slice(0, 1).map(({ number }) => ({
      deal: number,
      mine: mine.points[seat] ?? 0,
      theirs: other.points[seat] ?? 0,
      difference: 0 - (other.differences[seat] ?? 0),
      ...(score !== undefined && { score: 0 - score }),
    }));
  });
  const scores = deals.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const { duplicate } = game.extras;
  return {
    deals,
    difference: meanOf(deals.map(({ difference }) => difference)),
    ...(scores.length > 0 && { score: meanOf(scores) }),
    ...(duplicate && { unit: duplicate.unit }),
    unmatched: unmatched[0] ?? 0,
  };
}
