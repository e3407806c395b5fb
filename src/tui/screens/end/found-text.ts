/** What a review has found while decisions are still open. */
import { sum } from '../../../engine/estimate.ts';
import type { Seat } from '../../../engine/game.ts';
import { counted, fill, type Text } from '../../../lang/text.ts';
import { pointsText } from '../../../play/advice/figures.ts';
import { type Finding, listedIn } from '../../../play/advice/review.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };

const REVIEW = pastTexts.review;

/** What was found so far, with what the mistakes alone cost: the small change is added up in the end. */
export function foundText(findings: readonly Finding[], seat: Seat): Text {
  const own = listedIn(findings).filter((one) => one.seat === seat);
  if (own.length === 0) return REVIEW.nothingYet;
  const cost = sum(own.map(({ gain }) => gain.mean));
  const mistakes = counted(own.length, REVIEW.mistake, REVIEW.mistakes);
  return fill(REVIEW.found, mistakes, pointsText(cost));
}
