import { placing } from '../../blocks/scores.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { nextBank, pay, pointsOf, type State } from './rules.ts';
import { BAK, countHand, isBak } from './shoe.ts';

const BANK = text('the bank, count $1', 'die Bank, zählt $1');
const AGAINST = text('count $1 against $2 of the bank', '$1 gegen $2 der Bank');

function labelOf(state: State, seat: number): Text {
  if (state.why === 'bak') return text('the deal is void', 'das Spiel ist ungültig');
  const hand = state.hands[seat] ?? [];
  if (seat === state.bank) return fill(BANK, countHand(hand));
  if (hand.length === 0) return text('no chips, no cards', 'keine Chips, keine Karten');
  return fill(AGAINST, countHand(hand), countHand(state.hands[state.bank] ?? []));
}

/** BAK-8: the match is over after the rounds, or when no player has chips. */
function isOver(state: State, chips: readonly number[]): boolean {
  if (state.why === 'bak') return false;
  const bank = nextBank(state);
  const broke = chips.every((held, seat) => seat === bank || held <= 0);
  return broke || state.decided + 1 >= state.options.rounds;
}

export function outcome(state: State): Outcome {
  const points = pointsOf(state);
  const totals = pay(state);
  const clause = state.why === 'bak' ? 'BAK-4' : 'BAK-7';
  return {
    why: state.why,
    points,
    totals,
    lines: points.map((amount, seat) => ({ seat, label: labelOf(state, seat), amount, clause })),
    over: isOver(state, totals),
    ...placing(totals, 'most'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => hands[seat] ?? [],
  quantities: {
    count: {
      meaning: text('what the two cards count', 'was die beiden Karten zählen'),
      least: 0,
      most: BAK,
      of: countHand,
    },
  },
  qualities: {
    bak: { meaning: text('exactly ten: Bak', 'genau zehn: Bak'), holds: isBak },
  },
};
