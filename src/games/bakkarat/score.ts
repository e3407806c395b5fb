import { placing } from '../../blocks/seats.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome, ScoreLine } from '../../engine/game.ts';
import { fill, text } from '../../lang/text.ts';
import { nextBank, pay, pointsOf, type State } from './rules.ts';
import { BAK, countHand, isBak } from './shoe.ts';

const VOID = text('the deal is void', 'das Spiel ist ungültig');
const IDLE = text('no chips, no cards', 'keine Chips, keine Karten');
const BANK = text('the bank, count $1', 'die Bank, zählt $1');
const AGAINST = text('count $1 against $2 of the bank', '$1 gegen $2 der Bank');

function namedBy(state: State, seat: number): Pick<ScoreLine, 'id' | 'label'> {
  if (state.why === 'bak') return { id: 'bak', label: VOID };
  const hand = state.hands[seat] ?? [];
  const count = countHand(hand);
  if (seat === state.bank) return { id: `bank ${count}`, label: fill(BANK, count) };
  if (hand.length === 0) return { id: 'idle', label: IDLE };
  const against = countHand(state.hands[state.bank] ?? []);
  return { id: `${count} against ${against}`, label: fill(AGAINST, count, against) };
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
    lines: points.map((amount, seat) => ({ seat, ...namedBy(state, seat), amount, clause })),
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
