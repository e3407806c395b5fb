/** CAB-12: the table of a finished round, with all rows turned up. */
import type { SeatShown, Table } from '../../engine/table.ts';
import { fill, seatsListed, type Text, text } from '../../lang/text.ts';
import { cardAt } from './row.ts';
import { CALLER_EXTRA, KAMIKAZE_POINTS, type Result, resultOf } from './score.ts';
import type { State } from './state.ts';
import { drawnRegion, pileRegion, roundFacts, rowRegion, stockRegion } from './table.ts';

const KAMIKAZE = text(
  'Kamikaze! {$1} scores 0, everyone else $2.',
  'Kamikaze! {$1} zählt 0, alle anderen $2.',
);
const CALLED_WELL = text(
  '{$1} called Cabo and has the lowest row, $2.',
  '{$1} hat Cabo angesagt und die niedrigste Auslage, $2.',
);
const CALLED_BADLY = text(
  '{$1} called Cabo, but {$2} is lower with $3.',
  '{$1} hat Cabo angesagt, aber {$2} liegt mit $3 darunter.',
);
const CALLED_WORSE = text(
  '{$1} called Cabo, but $2 are lower with $3.',
  '{$1} hat Cabo angesagt, aber $2 liegen mit $3 darunter.',
);
const SUM = text('sum $1', 'Summe $1');
const CALLED = text('called Cabo', 'Cabo angesagt');
const EXTRA = text('called Cabo: $1 more', 'Cabo angesagt: $1 mehr');

function headline({ caller }: State, { why, winners, sums }: Result): Text {
  const [winner = 0, ...others] = winners;
  const sum = sums[winner] ?? 0;
  if (why === 'kamikaze') return fill(KAMIKAZE, winner, KAMIKAZE_POINTS);
  if (winner === caller) return fill(CALLED_WELL, caller, sum);
  return others.length === 0
    ? fill(CALLED_BADLY, caller, winner, sum)
    : fill(CALLED_WORSE, caller, seatsListed(winners), sum);
}

/** CAB-12, CAB-13: only a caller beaten by lower rows pays extra. */
function callerTag(seat: number, { why, winners }: Result): Text {
  const pays = why === 'cabo' && !winners.includes(seat);
  return pays ? fill(EXTRA, CALLER_EXTRA) : CALLED;
}

const seatShown = ({ rows, totals, caller }: State, result: Result, seat: number): SeatShown => ({
  seat,
  cards: rows[seat]?.length ?? 0,
  total: totals[seat] ?? 0,
  tags: [fill(SUM, result.sums[seat] ?? 0), ...(seat === caller ? [callerTag(seat, result)] : [])],
});

/** The same for every observer: nothing but the stock stays hidden. */
export function reveal(finished: State): Table {
  const { rows, stock, pile, starter } = finished;
  const result = resultOf(finished);
  return {
    seats: rows.map((_, seat) => seatShown(finished, result, seat)),
    regions: [
      stockRegion(stock.length),
      pileRegion(pile),
      drawnRegion([]),
      ...rows.map((row, seat) =>
        rowRegion(
          finished,
          seat,
          row.map((place) => ({ card: cardAt(place) })),
        ),
      ),
    ],
    dealer: starter,
    facts: roundFacts(finished),
    buttons: [],
    prompt: headline(finished, result),
  };
}
