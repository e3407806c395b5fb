/** Böse Dame: plain tricks, a rank order of its own and one card that costs fifty. */

import { type PlainObservation, plainObservations } from '../../blocks/plain-observation.ts';
import { type PlainState, plainTricks } from '../../blocks/plain-tricks.ts';
import { winnerOfTrick } from '../../blocks/trick.ts';
import { type Card, FRENCH_32 } from '../../cards/pack.ts';
import type { Options } from './options.ts';

export type State = PlainState<Options>;
export type Observation = PlainObservation<Options>;

export const pack = FRENCH_32;
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) =>
  Math.floor(card / pack.ranks),
);
/** BOD-2: the ten ranks below the jack, which is its place in the pack. */
const RANK_OF: readonly number[] = pack.tokens.map((_, card) => card % pack.ranks);

const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const BAD_QUEEN = 'QS';
export const QUEEN: Card = pack.tokens.indexOf(BAD_QUEEN);
/** BOD-4. */
export const CARD_POINTS: readonly number[] = pack.tokens.map((token) =>
  token === BAD_QUEEN ? -50 : (POINTS[token.charAt(0)] ?? 0),
);

/** BOD-2: whether a card beats a lead of its suit. */
export const beats = (card: Card, lead: Card): boolean =>
  (RANK_OF[card] ?? 0) > (RANK_OF[lead] ?? 0);

/** BOD-2, BOD-3: the index of the winning card in the trick. */
export const winnerOf = (trick: readonly Card[]): number => winnerOfTrick(trick, SUIT_OF, RANK_OF);

export const tricks = plainTricks<Options>({
  pack,
  suitOf: SUIT_OF,
  winner: winnerOf,
  points: () => CARD_POINTS,
  clauses: { deal: 'BOD-1', dealer: 'BOD-5', follow: 'BOD-3' },
});

export const observations = plainObservations<Options>(pack, SUIT_OF);
