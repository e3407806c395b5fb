/** Cards that gave something away with all cards open: those of the players under review, and those of all others. */
import { costlyCards, type OpenCard } from '../../../play/advice/open-cards.ts';
import { listedIn } from '../../../play/advice/review.ts';
import { seatsIn } from './review-costs.ts';
import type { Weighing } from './weighing.ts';

/** Whether a card was played by one of the players under review. */
function isOwn({ decisions }: Weighing, { ply, seat }: OpenCard): boolean {
  const decision = decisions.find(({ before }) => before.ply === ply);
  return decision !== undefined || seatsIn(decisions).includes(seat);
}

/** The cards of the players under review that gave something away, but for those listed as mistakes anyway. */
export function ownSlips(weighing: Weighing): readonly OpenCard[] {
  const listed = listedIn(weighing.findings).map(({ ply }) => ply);
  return costlyCards(weighing.cards).filter(
    (card) => isOwn(weighing, card) && !listed.includes(card.ply),
  );
}

/** The cards of all other players that gave something away. */
export const slipsOfOthers = (weighing: Weighing): readonly OpenCard[] =>
  costlyCards(weighing.cards).filter((card) => !isOwn(weighing, card));
