/** What one more card would make of the observer’s hand in Hiki-Kabu, and how many unseen cards would do so. */
import { type Draw, unseenThat } from '../../blocks/draw-note.ts';
import { countOf, dealerOf, isThreeAlike, NO_CARD, pack } from './hand.ts';
import { type Observation, unseenOf } from './observation.ts';

/** HIK-5, HIK-8: what each value would make of the observer’s hand as its next card. */
export function nextDraws(observation: Observation): readonly Draw[] {
  const { observer, open, down, third, order } = observation;
  const { [observer]: face = NO_CARD } = open;
  const { [observer]: covered = NO_CARD } = down;
  const { [observer]: drawn = NO_CARD } = third;
  const isDealer = dealerOf(order) === observer;
  const unseen = unseenOf(observation);
  const counted = (card: number): number => {
    if (drawn !== NO_CARD) return countOf(face, covered, drawn, card);
    return !isDealer && isThreeAlike(face, covered, card) ? 9 : countOf(face, covered, card);
  };
  return pack.tokens.map((print, card) => ({
    print,
    count: counted(card),
    unseen: unseen[card] ?? 0,
  }));
}

/** How many unseen cards would improve a count of the observer’s hand as its next card, and how many there are. */
export function improving(observation: Observation, now: number) {
  const draws = nextDraws(observation);
  return {
    better: unseenThat(draws, (count) => count > now),
    all: unseenThat(draws, () => true),
  };
}
