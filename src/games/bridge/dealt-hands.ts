/** The measures of a dealt hand: points, controls, losers, honours, how balanced the hand is, and tricks double dummy. */
import { countWhere } from '../../blocks/dealt.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, EMPTY, wideSetOf } from '../../cards/wide-set.ts';
import { sum } from '../../engine/estimate.ts';
import type { DealtHands, Quantity } from '../../engine/extras.ts';
import { fill, text } from '../../lang/text.ts';
import { strainName } from './shown/text.ts';
import { declarerTricks, solverHands } from './solver/open-hands.ts';
import { RANKS, rankOf, SUIT_OF } from './state/cards.ts';
import { evaluateHand, isBalanced, isSemiBalanced } from './state/hand.ts';
import type { State } from './state/state.ts';
import texts from './state/texts.json' with { type: 'json' };

const TEN = 8;
const QUEEN = 10;
const KING = 11;
const ACE = 12;

/** The losers of a suit: ace, king and queen that are missing from its first three cards. */
function losersIn(cards: readonly Card[], suit: number): number {
  const ranks = cards.filter((card) => SUIT_OF[card] === suit).map(rankOf);
  const sure = [ACE, KING, QUEEN].slice(0, ranks.length);
  return sure.filter((rank) => !ranks.includes(rank)).length;
}

/** The losing trick count of a hand. */
const losersOf = (cards: readonly Card[]): number =>
  sum([0, 1, 2, 3].map((suit) => losersIn(cards, suit)));

/** The words for strains in conditions, in the order of strains. */
const STRAIN_WORDS = ['clubs', 'diamonds', 'hearts', 'spades', 'nt'];

/** The tricks a seat takes as declarer when all cards are open and nobody errs. */
const doubleDummy = (strain: number): Quantity<State> => ({
  meaning: fill(texts.conditions.doubleDummy, strainName(strain)),
  least: 0,
  most: RANKS,
  of: (_, { hands }, seat) => declarerTricks(solverHands(hands), strain, seat),
});

const evaluated = (cards: readonly Card[]) => evaluateHand(wideSetOf(cards, RANKS));

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY, RANKS),
  quantities: {
    hcp: {
      meaning: texts.conditions.hcp,
      least: 0,
      most: 37,
      mostInSuit: 10,
      of: (cards) => evaluated(cards).high,
    },
    controls: {
      meaning: text('controls: ace 2, king 1', 'Kontrollen: Ass 2, König 1'),
      least: 0,
      most: 12,
      mostInSuit: 3,
      of: (cards) => sum(cards.map((card) => Math.max(0, rankOf(card) - QUEEN))),
    },
    losers: {
      meaning: texts.conditions.losers,
      least: 0,
      most: 12,
      mostInSuit: 3,
      of: losersOf,
    },
    honours: {
      ...countWhere(
        text('honours, from the ten up', 'Figuren, von der Zehn an'),
        (card) => rankOf(card) >= TEN,
      ),
      mostInSuit: 5,
    },
    ...Object.fromEntries(STRAIN_WORDS.map((word, strain) => [`dd.${word}`, doubleDummy(strain)])),
  },
  qualities: {
    balanced: {
      meaning: texts.conditions.balanced,
      holds: (cards) => isBalanced(evaluated(cards)),
    },
    'semi-balanced': {
      meaning: text('no void and no singleton', 'keine Chicane und kein Single'),
      holds: (cards) => isSemiBalanced(evaluated(cards)),
    },
  },
};
