/** Böse Dame: tricks as `blocks/plain-tricks.ts` scores them, a rank order of its own and one card that costs fifty. */
import { totalBy } from '../../blocks/dealt.ts';
import { type PlainObservation, plainObservations } from '../../blocks/plain-observation.ts';
import { type PlainState, plainTricks, roundsOption } from '../../blocks/plain-tricks.ts';
import { winnerOfTrick } from '../../blocks/trick.ts';
import { type Card, FRENCH_32, suitOf } from '../../cards/pack.ts';
import { cardsOf, EMPTY } from '../../cards/wide-set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import { DEALS, type MatchOptionList, playersOption, type ValuesOf } from '../../engine/options.ts';
import { text } from '../../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

export const options = {
  players: playersOption(2, 4, 4),
  rounds: roundsOption(text('deals in a match', 'Spiele in einer Partie')),
  deals: DEALS,
} satisfies MatchOptionList;
export type Options = ValuesOf<typeof options>;

export type State = PlainState<Options>;
export type Observation = PlainObservation<Options>;

export const pack = FRENCH_32;
export const SUIT_OF: readonly number[] = pack.tokens.map((_, card) => suitOf(pack, card));
/** The rank of each card, by its place in the pack: the ten is below the jack (BOD-2). */
const RANK_OF: readonly number[] = pack.tokens.map((_, card) => card % pack.ranks);

const POINTS: Readonly<Record<string, number>> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
export const BAD_QUEEN = 'QS';
export const QUEEN: Card = pack.tokens.indexOf(BAD_QUEEN);
/** The points of each card (BOD-4). */
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
  taken: text('points in tricks', 'Augen in den Stichen'),
  aim: 'most',
  clauses: { deal: 'BOD-1', dealer: 'BOD-5', follow: 'BOD-3', points: 'BOD-4' },
});

export const observations = plainObservations<Options>(pack, SUIT_OF);

const LEAST = -50;

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY, pack.ranks),
  quantities: {
    points: { ...totalBy(texts.points.meaning, CARD_POINTS, LEAST), mostInSuit: 30 },
  },
};
