import { addTo, placing } from '../../blocks/seats.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome, ScoreLine } from '../../engine/game.ts';
import { fill, numeral, type Text, text } from '../../lang/text.ts';
import { countOf, gainsOf, isNineOne, NO_CARD, type Settlement } from './hand.ts';
import type { Options } from './options.ts';
import { type State, seatsIn, settlementOf } from './rules.ts';

const MORE = text('$1 further stakes to three alike', '$1 weitere Einsätze an drei Gleiche');

const CLAUSE_OF = { 'nine-one': 'HIK-9', 'three-alike': 'HIK-8', showdown: 'HIK-7' } as const;

function linesOf(
  { why, stakes, more, won }: Settlement,
  { alikeStakes }: Options,
): readonly ScoreLine[] {
  const lines = (id: string, amounts: readonly number[], label: Text, clause: string) =>
    amounts.flatMap((amount, seat) => (amount === 0 ? [] : [{ seat, id, label, amount, clause }]));
  const minus = (amounts: readonly number[]) => amounts.map((amount) => 0 - amount);
  return [
    ...lines('stake', minus(stakes), text('stake', 'Einsatz'), 'HIK-3'),
    ...lines('more', minus(more), fill(MORE, numeral(alikeStakes - 1)), 'HIK-8'),
    ...lines('pot', won, text('from the pot', 'aus dem Pot'), CLAUSE_OF[why]),
  ];
}

/** HIK-7 to HIK-10. */
export function outcome(state: State): Outcome {
  const settlement = settlementOf(state);
  const points = gainsOf(settlement);
  const totals = addTo(state.chips, points);
  return {
    why: settlement.why,
    points,
    totals,
    lines: linesOf(settlement, state.options),
    over: state.played + 1 >= state.options.rounds || seatsIn(totals, state.options).length < 2,
    ...placing(totals, 'most'),
  };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ open, down }, seat) =>
    [open[seat] ?? NO_CARD, down[seat] ?? NO_CARD].filter((card) => card !== NO_CARD),
  quantities: {
    count: {
      meaning: text('what the two cards count', 'was die beiden Karten zählen'),
      least: 0,
      most: 9,
      of: ([open = NO_CARD, down = NO_CARD]) => countOf(open, down),
    },
  },
  qualities: {
    'nine-one': {
      meaning: text('a nine face up and a one face down', 'offen die Neun, verdeckt die Eins'),
      holds: ([open = NO_CARD, down = NO_CARD]) => isNineOne(open, down),
    },
  },
};
