/** What a review has found: in words while decisions are still open, and the better move of a decision. */
import { sum } from '../../../engine/estimate.ts';
import type { AnyShownGame, Seat } from '../../../engine/game.ts';
import { readBy } from '../../../lang/address.ts';
import { counted, fill, type Text } from '../../../lang/text.ts';
import { amountIn } from '../../../play/advice/figures.ts';
import { type Finding, listedIn } from '../../../play/advice/review.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };

const REVIEW = pastTexts.review;

/** What was found so far, with what the mistakes alone cost: the small change is added up in the end. */
export function foundText(game: AnyShownGame, findings: readonly Finding[], seat: Seat): Text {
  const own = listedIn(findings).filter((one) => one.seat === seat);
  if (own.length === 0) return REVIEW.nothingYet;
  const cost = sum(own.map(({ gain }) => gain.mean));
  const mistakes = counted(own.length, REVIEW.mistake, REVIEW.mistakes);
  return fill(REVIEW.found, mistakes, amountIn(game, cost));
}

/** Which turn of its player a decision was, from 1, and in which deal where the match had several. */
export const whenText = (deals: number, deal: number, turn: number): Text =>
  deals > 1 ? fill(REVIEW.place, deal, turn) : fill(REVIEW.turn, turn);

/** The better move of a decision, told to its player where that is `you`. */
export const betterText = ({ seat, told }: Pick<Finding, 'seat' | 'told'>, you?: Seat): Text =>
  readBy(fill(REVIEW.better, seat, told.better), you);
