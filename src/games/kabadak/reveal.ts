/** The end of a deal of Kabadak with both hands open. */
import { openHand } from '../../blocks/trick-table.ts';
import { cardsOf } from '../../cards/set.ts';
import type { Seat } from '../../engine/game.ts';
import type { SeatShown, Table } from '../../engine/table.ts';
import { fill, sentences, type Text, text } from '../../lang/text.ts';
import { outcome, roundWinner } from './score.ts';
import { HAND_CARDS, type State } from './state.ts';
import { factsOf, rowRegions, tagsOf, talonRegion } from './table.ts';

const OUT = text(
  '{$1} goes out; {$2} is left with $3.',
  '{$1} ist fertig; {$2} bleibt auf $3 sitzen.',
);
const KABADAK = text(
  '{$1} declares Kabadak; {$2} is left with $3.',
  '{$1} sagt Kabadak an; {$2} bleibt auf $3 sitzen.',
);
const BARE = text(
  '{$1} declares a bare Kabadak; {$2} is left with $3.',
  '{$1} sagt einen Blanken Kabadak an; {$2} bleibt auf $3 sitzen.',
);
const BLOCKED = text(
  'Nobody can lay down: {0} is left with $1, {1} with $2.',
  'Niemand kann ablegen: {0} bleibt auf $1 sitzen, {1} auf $2.',
);
const WINS = text('{$1} wins the round.', '{$1} gewinnt die Runde.');
const NOBODY_WINS = text('Nobody wins the round.', 'Niemand gewinnt die Runde.');

function endText({ phase, turn }: State, points: readonly number[]): Text {
  const [one = 0, two = 0] = points;
  if (phase === 'blocked') return fill(BLOCKED, one, two);
  const other = 1 - turn;
  const told = phase === 'out' ? OUT : phase === 'kabadak' ? KABADAK : BARE;
  return fill(told, turn, other, points[other] ?? 0);
}

function headline(state: State): Text {
  const { points, totals } = outcome(state);
  const winner = roundWinner(state, totals);
  return sentences(
    endText(state, points),
    winner !== undefined && (winner < 0 ? NOBODY_WINS : fill(WINS, winner)),
  );
}

const LOSS = text('loses $1', 'verliert $1');
const NO_LOSS = text('wins the deal', 'gewinnt das Spiel');

const seatShown = (state: State, seat: Seat, loss: number, cards: number): SeatShown => ({
  seat,
  cards,
  total: state.standing.totals[seat] ?? 0,
  tags: [...tagsOf(state, seat), loss === 0 ? NO_LOSS : fill(LOSS, loss)],
});

/** The talon stays face down: nobody turns it up. */
export function reveal(finished: State): Table {
  const hands = finished.hands.map((hand) => cardsOf(hand));
  const { points } = outcome(finished);
  return {
    seats: hands.map(({ length }, seat) => seatShown(finished, seat, points[seat] ?? 0, length)),
    regions: [
      ...hands.map((cards, seat) => ({ ...openHand(seat, cards), room: HAND_CARDS })),
      ...rowRegions(finished.rows),
      talonRegion(finished.talon.length),
    ],
    dealer: finished.dealer,
    facts: factsOf(finished),
    buttons: [],
    prompt: headline(finished),
  };
}
