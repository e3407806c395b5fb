/** The post-mortem of a deal: the contract's double-dummy result, the table and par. */
import { suitIn, type WideSet } from '../../cards/wide-set.ts';
import type { Fact } from '../../engine/table.ts';
import { fill, text } from '../../lang/text.ts';
import { bidOf, RANKS } from './cards.ts';
import { parText, rowText, STRAIN_ORDER } from './double-dummy.ts';
import { tricksMade } from './score.ts';
import { parOf, solveTricks, type Table } from './solver/index.ts';
import type { State } from './state.ts';
import { bidName, SEAT_NAMES, strainName } from './text.ts';
import { vulnerability } from './values.ts';

const OPEN = text('double dummy', 'mit offenen Karten');
const YIELDS = text(
  '$1 by $2 makes $3 tricks; $4 were taken',
  '$1 von $2 bringt $3 Stiche; gemacht wurden $4',
);
const PAR = text('par as a duplicate board', 'Par als Turnierboard');
const TRICKS = text('tricks in $1', 'Stiche in $1');

const suitsOf = (hand: WideSet): readonly number[] =>
  [0, 1, 2, 3].map((suit) => suitIn(hand, suit, RANKS));

/** The table of tricks by strain and declarer, a pause after every figure. */
function* tabled(dealt: readonly WideSet[]): Generator<void, Table> {
  const hands = dealt.map(suitsOf);
  const table: number[][] = [];
  for (const trump of [0, 1, 2, 3, 4]) {
    const row: number[] = [];
    for (const declarer of [0, 1, 2, 3]) {
      const ns = solveTricks({ hands, trump, leader: (declarer + 1) & 3, trick: [] });
      row.push((declarer & 1) === 0 ? ns : RANKS - ns);
      yield;
    }
    table.push(row);
  }
  return table;
}

function contractFacts(finished: State, table: Table): readonly Fact[] {
  const { level, strain, declarer } = finished.deal.contract;
  const name = SEAT_NAMES[declarer];
  if (level === 0 || name === undefined) return [];
  const tricks = table[strain]?.[declarer] ?? 0;
  const bid = bidName(bidOf(level, strain));
  return [{ label: OPEN, value: fill(YIELDS, bid, name, tricks, tricksMade(finished)) }];
}

export function* postMortem(finished: State): Generator<void, readonly Fact[]> {
  const { deal } = finished;
  const table = yield* tabled(deal.dealt);
  const par = parOf(table, vulnerability(deal), deal.dealer);
  return [
    ...contractFacts(finished, table),
    { label: PAR, value: parText(par) },
    ...STRAIN_ORDER.map((strain) => ({
      label: fill(TRICKS, strainName(strain)),
      value: rowText(table[strain] ?? []),
    })),
  ];
}
