import { countWhere } from '../../blocks/dealt.ts';
import { addTo, placing } from '../../blocks/seats.ts';
import { cardsOf, EMPTY } from '../../cards/set.ts';
import type { DealtHands } from '../../engine/extras.ts';
import type { Outcome } from '../../engine/game.ts';
import { fill, type Text, text } from '../../lang/text.ts';
import { isPicture, payments, type State } from './rules.ts';

const PICTURE = text('1 picture', '1 Bild');
const SEVERAL = text('$1 pictures', '$1 Bilder');
const POINT = text('one point', 'einen Punkt');
const POINTS = [text('nothing', 'nichts'), POINT, text('two points', 'zwei Punkte')] as const;
const THREE = text('three points', 'drei Punkte');

export const picturesText = (count: number): Text => (count === 1 ? PICTURE : fill(SEVERAL, count));

/** BOS-5 pays at most three. */
export const stakeText = (stake: number): Text => POINTS[stake] ?? THREE;

const PICTURES = text('for $1 to $2', 'für $1 gegen $2');

/** BOS-5, BOS-6. */
export function outcome(state: State): Outcome {
  const { pictures } = state;
  const points = payments(pictures);
  const totals = addTo(state.totals, points);
  const lines = points.map((amount, seat) => ({
    seat,
    id: 'pictures',
    label: fill(PICTURES, picturesText(pictures[seat] ?? 0), pictures[1 - seat] ?? 0),
    kind: text('pictures taken', 'gewonnene Bilder'),
    amount,
    clause: 'BOS-5',
  }));
  const over = state.played + 1 >= state.options.rounds;
  return { why: 'played', points, totals, lines, over, ...placing(totals, 'most') };
}

const HELD_PICTURES = text(
  'pictures: aces, kings, obers, unters and tens',
  'Bilder: Asse, Könige, Ober, Unter und Zehnen',
);

export const dealtHands: DealtHands<State> = {
  cards: ({ hands }, seat) => cardsOf(hands[seat] ?? EMPTY),
  quantities: { pictures: countWhere(HELD_PICTURES, isPicture) },
};
