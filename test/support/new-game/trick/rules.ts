/** Sample Tricks: plain tricks, in which every heart counts against its taker. */
import { countWhere } from '../../../../src/blocks/dealt.ts';
import {
  type PlainObservation,
  plainObservations,
} from '../../../../src/blocks/plain-observation.ts';
import { type PlainState, plainTricks, roundsOption } from '../../../../src/blocks/plain-tricks.ts';
import { winnerOfTrick } from '../../../../src/blocks/trick.ts';
import { type Card, FRENCH_32, rankOf, suitOf } from '../../../../src/cards/pack.ts';
import * as wideSet from '../../../../src/cards/wide-set.ts';
import type { DealtHands } from '../../../../src/engine/extras.ts';
import {
  DEALS,
  type MatchOptionList,
  playersOption,
  type ValuesOf,
} from '../../../../src/engine/options.ts';
import { text } from '../../../../src/lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const options = {
  players: playersOption(4, 4, 4),
  rounds: roundsOption(text('deals in a match', 'Spiele in einer Partie')),
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export type State = PlainState<Options>;
export type Observation = PlainObservation<Options>;

export const pack = FRENCH_32;
/** By card: its suit, its rank, and what it counts (SMP-4). */
const SUIT_OF: readonly number[] = pack.order.map((card) => suitOf(pack, card));
const RANK_OF: readonly number[] = pack.order.map((card) => rankOf(pack, card));
export const isHeart = (card: Card): boolean => pack.faces[card]?.suit === 'hearts';
const POINTS: readonly number[] = pack.order.map((card) => (isHeart(card) ? 1 : 0));

/** SMP-2, SMP-3: the index of the winning card in the trick. */
export const winnerOf = (trick: readonly Card[]): number => winnerOfTrick(trick, SUIT_OF, RANK_OF);

export const tricks = plainTricks<Options>({
  pack,
  suitOf: SUIT_OF,
  winner: winnerOf,
  points: () => POINTS,
  taken: texts.points.taken,
  aim: 'least',
  clauses: { deal: 'SMP-1', dealer: 'SMP-5', follow: 'SMP-3', points: 'SMP-4' },
});

export const observations = plainObservations<Options>(pack, SUIT_OF);

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => wideSet.cardsOf(hands[seat] ?? wideSet.EMPTY, pack.ranks),
  quantities: { harmful: countWhere(texts.points.meaning, isHeart) },
};
