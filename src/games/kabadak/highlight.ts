/** What a deal of Kabadak is remembered for: the move that ended it, and on whose card. */
import { type Card, writeCard } from '../../cards/pack.ts';
import { cardsOf, EMPTY } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import type { Highlight, PlayedDeal, PlayedMove } from '../../engine/highlight.ts';
import { cardMarks, fill, type Text } from '../../lang/text.ts';
import type { Move } from './moves.ts';
import { pack, topOf } from './rows.ts';
import { declaredCards, pointsOfDeal } from './score.ts';
import type { State } from './state.ts';
import texts from './texts.json' with { type: 'json' };

const { headlines, highlight } = texts;
const cardWords = (cards: readonly Card[]): string =>
  cardMarks(cards.map((card) => writeCard(pack, card)));

const cardsLeft = ({ hands }: State, seat: Seat): readonly Card[] => cardsOf(hands[seat] ?? EMPTY);

/** Who laid a card on a row, or in it when the row was new; −1 where nobody did. */
const layerOf = (moves: readonly PlayedMove<State, Move>[], card: Card): Seat =>
  moves.find(({ move }) => move.cards.includes(card))?.seat ?? -1;

/** How the last cards were laid: on a card of the player who is left, on a row, or as a new row. */
function outText(
  moves: readonly PlayedMove<State, Move>[],
  { seat, move, before }: PlayedMove<State, Move>,
  loss: number,
): Text {
  const other = 1 - seat;
  const cards = cardWords(move.cards);
  const row = before.rows[move.row - 1];
  if (row === undefined) return fill(highlight.newRow, seat, cards, other, loss);
  const top = topOf(row);
  const isTheirs = layerOf(moves, top) === other;
  if (isTheirs) return fill(highlight.onTheirs, seat, cards, other, loss, cardWords([top]));
  return fill(highlight.onRow, seat, cards, other, loss, move.row);
}

/** The row on which the last cards were laid, a few of its top cards with them. */
const MOST_CARDS = 6;

function wentOut(
  moves: readonly PlayedMove<State, Move>[],
  last: PlayedMove<State, Move>,
  loss: number,
) {
  const { move, after } = last;
  const number = move.row > 0 ? move.row : after.rows.length;
  const row = after.rows[number - 1] ?? move.cards;
  const cards = row.slice(-Math.max(MOST_CARDS, move.cards.length));
  return {
    groups: [{ cards, label: fill(highlight.row, number), isLit: true, isTopLit: true }],
    told: outText(moves, last, loss),
  };
}

/** Nobody could lay any more: what the one with the dearer hand was left with. */
function blocked(finished: State, points: readonly number[]) {
  const [zero = 0, one = 0] = points;
  const dearer = zero >= one ? 0 : 1;
  return {
    groups: [{ cards: cardsLeft(finished, dearer), by: dearer }],
    told: fill(headlines.blocked, zero, one),
  };
}

/** The cards with which a seat declared. */
function declared(finished: State, loss: number) {
  const { phase, turn } = finished;
  const words = phase === 'kabadak' ? headlines.kabadak : headlines.bareKabadak;
  return {
    groups: [{ cards: declaredCards(finished), by: turn, isLit: true }],
    told: fill(words, turn, 1 - turn, loss),
  };
}

export function highlightOf({ finished, moves }: PlayedDeal<State, Move>): Highlight | undefined {
  const last = moves.at(-1);
  if (last === undefined) return undefined;
  const points = pointsOfDeal(finished);
  const swing = points.map((own, seat) => (points[1 - seat] ?? 0) - own);
  const loss = points[1 - finished.turn] ?? 0;
  if (finished.phase === 'blocked') return { ...blocked(finished, points), swing };
  if (finished.phase === 'out') return { ...wentOut(moves, last, loss), swing };
  return { ...declared(finished, loss), swing };
}
