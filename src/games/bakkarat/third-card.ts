/** What a third card would make of the observer’s hand in Bakkarat, and how many unseen cards would do so. */
import { type Draw, unseenThat } from '../../blocks/draw-note.ts';
import type { Card } from '../../cards/pack.ts';
import type { Observation } from './observation.ts';
import { BAK, countHand, pack } from './shoe.ts';

/** The hand before a third card. */
export const PAIR = 2;

/** The ranks in the order of their values, the ace as one. */
const ACE_FIRST = Array.from({ length: pack.ranks }, (_, at) => (at + pack.ranks - 1) % pack.ranks);

export const ownHand = ({ open, observer }: Observation): readonly Card[] => open[observer] ?? [];

/** BAK-3: what each rank would make of the observer’s hand as its third card. */
export function thirdDraws(observation: Observation): readonly Draw[] {
  const hand = ownHand(observation);
  const seen = observation.open.flat();
  const unseen = pack.order.filter((card) => !seen.includes(card));
  return ACE_FIRST.map((rank) => ({
    print: (pack.faces[rank]?.rank ?? '').replace('T', '10'),
    count: countHand([...hand, rank]),
    unseen: unseen.filter((card) => card % pack.ranks === rank).length,
  }));
}

/** How many unseen cards improve the observer’s count as a third card, how many make Bak, and how many there are. */
export function thirdChances(observation: Observation) {
  const now = countHand(ownHand(observation));
  const draws = thirdDraws(observation);
  return {
    better: unseenThat(draws, (count) => count > now && count < BAK),
    bak: unseenThat(draws, (count) => count === BAK),
    all: unseenThat(draws, () => true),
  };
}
