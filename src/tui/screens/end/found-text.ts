/** What a review has found: in words while decisions are still open, and the better move of a decision. */
import { sum } from '../../../engine/estimate.ts';
import type { AnyShownGame, Seat } from '../../../engine/game.ts';
import { readBy } from '../../../lang/address.ts';
import { counted, fill, type Text } from '../../../lang/text.ts';
import { amountIn } from '../../../play/advice/figures.ts';
import { deciderOf, type Finding, listedIn } from '../../../play/advice/review.ts';
import { trickAt } from '../../../play/advice/trick-play.ts';
import { turnAt } from '../../../play/session/turns.ts';
import type { Made } from '../../../play/steps/steps.ts';
import pastTexts from '../../messages/past.json' with { type: 'json' };

const REVIEW = pastTexts.review;

/** What was found so far, with what the mistakes alone cost: the small change is added up in the end. */
export function foundText(game: AnyShownGame, findings: readonly Finding[], seat: Seat): Text {
  const own = listedIn(findings).filter((one) => deciderOf(one) === seat);
  if (own.length === 0) return REVIEW.nothingYet;
  const cost = sum(own.map(({ gain }) => gain.mean));
  const mistakes = counted(own.length, REVIEW.mistake, REVIEW.mistakes);
  return fill(REVIEW.found, mistakes, amountIn(game, cost));
}

/** The trick to which a card was played, or else which turn of its player in its deal a decision was; both from 1. */
export interface Occasion {
  readonly trick: number | undefined;
  readonly turn: number;
}

/** When the step after `ply` steps was made. */
export const occasionOf = (made: readonly Made[], ply: number): Occasion => ({
  trick: trickAt(made, ply),
  turn: turnAt(made, ply),
});

/** When in its deal a decision was made, and in which deal where the match had several. */
export function whenText(deals: number, deal: number, { trick, turn }: Occasion): Text {
  const when = trick === undefined ? fill(REVIEW.turn, turn) : fill(REVIEW.trick, trick);
  return deals > 1 ? fill(REVIEW.place, deal, when) : when;
}

/** The better move of a decision, told to its player where that is `you`. */
export const betterText = ({ seat, told }: Pick<Finding, 'seat' | 'told'>, you?: Seat): Text =>
  readBy(fill(REVIEW.better, seat, told.better), you);

/** When in its deal a decision was made, and in which deal if there were several. */
export const decisionPlace = (
  made: readonly Made[],
  { deal, ply }: Pick<Finding, 'deal' | 'ply'>,
): Text => whenText(made.at(-1)?.before.deal ?? 1, deal, occasionOf(made, ply));
