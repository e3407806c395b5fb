import { countWhere } from '../../blocks/dealt.ts';
import { addTo, placing } from '../../blocks/seats.ts';
import { cardsOf, EMPTY } from '../../cards/set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome } from '../../engine/game.ts';
import { fill, plural, type Text } from '../../lang/text.ts';
import { isPicture, payments, type State } from './rules.ts';
import texts from './texts.json' with { type: 'json' };

export const picturesText = (count: number): Text =>
  fill(plural(count, texts.pictures.one, texts.pictures.more), count);

export const points = ({ pictures }: State): readonly number[] => payments(pictures);

/** The outcome of a deal: the payment (BOS-5), and whether the match is over (BOS-6). */
export function outcome(state: State): Outcome {
  const { pictures } = state;
  const paid = points(state);
  const totals = addTo(state.totals, paid);
  const lines = paid.map((amount, seat) => ({
    seat,
    id: 'pictures',
    label: fill(texts.pictures.against, picturesText(pictures[seat] ?? 0), pictures[1 - seat] ?? 0),
    kind: texts.pictures.taken,
    amount,
    clause: 'BOS-5',
  }));
  const over = state.played + 1 >= state.options.rounds;
  return { why: 'played', points: paid, totals, lines, over, ...placing(totals, 'most') };
}

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY),
  quantities: { pictures: countWhere(texts.pictures.meaning, isPicture) },
};
