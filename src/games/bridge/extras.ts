/** The extras of Bridge: the measures of a dealt hand, and the value of each card played. */

import { countWhere } from '../../blocks/dealt.ts';
import type { Card } from '../../cards/pack.ts';
import { cardsOf, EMPTY, wideSetOf } from '../../cards/wide-set.ts';
import { sum } from '../../engine/estimate.ts';
import type { DealtHands, OpenResults } from '../../engine/extras.ts';
import { text } from '../../lang/text.ts';
import { declarersShare, declarersTaken } from './rules/claim.ts';
import { openCardTricks } from './solver/open-hands.ts';
import { type Move, RANKS, rankOf, SUIT_OF } from './state/cards.ts';
import { evaluateHand, isBalanced, isSemiBalanced } from './state/hand.ts';
import { type State, sideOf } from './state/state.ts';
import texts from './state/texts.json' with { type: 'json' };

const TEN = 8;
const [QUEEN, KING, ACE] = [10, 11, 12] as const;

/** Ace, king and queen missing from the first three cards of a suit. */
function losersIn(cards: readonly Card[], suit: number): number {
  const ranks = cards.filter((card) => SUIT_OF[card] === suit).map(rankOf);
  const sure = [ACE, KING, QUEEN].slice(0, ranks.length);
  return sure.filter((rank) => !ranks.includes(rank)).length;
}

/** The losing trick count. */
const losersOf = (cards: readonly Card[]): number =>
  sum([0, 1, 2, 3].map((suit) => losersIn(cards, suit)));

const handOf = (cards: readonly Card[]) => evaluateHand(wideSetOf(cards, RANKS));

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY, RANKS),
  quantities: {
    hcp: {
      meaning: texts.conditions.hcp,
      least: 0,
      most: 37,
      of: (cards) => handOf(cards).high,
    },
    controls: {
      meaning: text('controls: ace 2, king 1', 'Kontrollen: Ass 2, König 1'),
      least: 0,
      most: 12,
      of: (cards) => sum(cards.map((card) => Math.max(0, rankOf(card) - QUEEN))),
    },
    losers: {
      meaning: texts.conditions.losers,
      least: 0,
      most: 12,
      of: losersOf,
    },
    honours: countWhere(
      text('honours, from the ten up', 'Figuren, von der Zehn an'),
      (card) => rankOf(card) >= TEN,
    ),
  },
  qualities: {
    balanced: {
      meaning: texts.conditions.balanced,
      holds: (cards) => isBalanced(handOf(cards)),
    },
    'semi-balanced': {
      meaning: text('no void and no singleton', 'keine Chicane und kein Single'),
      holds: (cards) => isSemiBalanced(handOf(cards)),
    },
  },
};

const isDeclarers = ({ turn, deal }: State): boolean =>
  sideOf(turn) === sideOf(deal.contract.declarer);

/** The declarer's tricks in all after each card. */
function results(state: State): readonly { readonly move: Move; readonly result: number }[] {
  const side = sideOf(state.turn);
  return [...openCardTricks(state)].map(([move, own]) => ({
    move,
    result: declarersTaken(state) + declarersShare(state, own, side),
  }));
}

export function openResults(state: State): OpenResults<Move> | undefined {
  if (state.phase !== 'play') return undefined;
  const found = results(state);
  const tricks = found.map(({ result }) => result);
  return {
    unit: text('declarer’s tricks', 'Stiche des Alleinspielers'),
    best: isDeclarers(state) ? Math.max(...tricks) : Math.min(...tricks),
    results: found,
  };
}
