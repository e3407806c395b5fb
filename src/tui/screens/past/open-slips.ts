/** Cards that gave something away with all cards open: those of the players under review, and those of all others. */
import { costlyCards, type OpenCard } from '../../../play/advice/open-cards.ts';
import { listedIn } from '../../../play/advice/review.ts';
import { seatsIn } from './review-costs.ts';
import type { Weighing } from './weighing.ts';

/** Whether a card was played by one of the players under review. */
function isOfReviewed({ decisions }: Weighing, { ply, seat }: OpenCard): boolean {
  const isDecided = decisions.some(({ before }) => before.ply === ply);
  return isDecided || seatsIn(decisions).includes(seat);
}

/** The cards that gave something away, but for those listed as mistakes anyway. */
export function allSlips({ findings, cards }: Weighing): readonly OpenCard[] {
  const listed = listedIn(findings).map(({ ply }) => ply);
  return costlyCards(cards).filter(({ ply }) => !listed.includes(ply));
}

/** The cards with which the players under review gave something away. */
export const ownSlips = (weighing: Weighing): readonly OpenCard[] =>
  allSlips(weighing).filter((card) => isOfReviewed(weighing, card));

/** The cards with which all others gave something away. */
export const slipsOfOthers = (weighing: Weighing): readonly OpenCard[] =>
  allSlips(weighing).filter((card) => !isOfReviewed(weighing, card));
