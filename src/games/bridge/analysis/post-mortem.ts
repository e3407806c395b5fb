/** The post-mortem of a deal: the contract’s double-dummy result, the table and par, in words. */
import type { Fact } from '../../../engine/table.ts';
import { fill, joinTexts, same, type Text, text } from '../../../lang/text.ts';
import { bidOf } from '../cards.ts';
import { suitsOf, tabled } from '../mind/open-hands.ts';
import { tricksMade } from '../score.ts';
import { bidName, SEAT_NAMES, strainName } from '../shown/text.ts';
import { type Par, type ParContract, parOf } from '../solver/par.ts';
import type { Table } from '../solver/solver.ts';
import type { State } from '../state.ts';
import { vulnerability } from '../values.ts';

const PAR_NS = text('North–South $1: $2', 'Nord–Süd $1: $2');
const PAR_EW = text('East–West $1: $2', 'Ost–West $1: $2');
const BY = text('$1 by $2', '$1 von $2');
const DOUBLED = text('$1 doubled', '$1 im Kontra');
const DOWN = text('$1, down $2', '$1, $2 gefallen');
const OVER = text('$1, $2 over', '$1, $2 darüber');
const OR = text('$1 or $2', '$1 oder $2');
const SEPARATE = '; ';

const seatName = (seat: number): Text => SEAT_NAMES[seat] ?? same(seat);

function declarersText(declarers: readonly number[]): Text {
  const [one, other] = declarers.map(seatName);
  return one === undefined || other === undefined ? (one ?? same('?')) : fill(OR, one, other);
}

function contractText({ level, strain, declarers, doubled, over }: ParContract): Text {
  const bid = bidName(bidOf(level, strain));
  const named = fill(BY, doubled ? fill(DOUBLED, bid) : bid, declarersText(declarers));
  if (over === 0) return named;
  return over > 0 ? fill(OVER, named, over) : fill(DOWN, named, -over);
}

/** “North–South 420: 4 spades by North or South”. */
export function parText({ score, contracts }: Par): Text {
  if (score === 0) return text('0, all pass', '0, alle passen');
  const shown = joinTexts(contracts.map(contractText), SEPARATE);
  return fill(score > 0 ? PAR_NS : PAR_EW, Math.abs(score), shown);
}

/** “North 10 · East 3 · South 10 · West 3”. */
const rowText = (tricks: readonly number[]): Text =>
  joinTexts(
    tricks.map((count, seat) => joinTexts([seatName(seat), same(count)])),
    ' · ',
  );

/** Strains in the usual order of tables: notrump, then the suits from spades down. */
export const STRAIN_ORDER: readonly number[] = [4, 3, 2, 1, 0];

const OPEN = text('double dummy', 'mit offenen Karten');
const YIELDS = text(
  '$1 by $2 makes $3 tricks; $4 were taken',
  '$1 von $2 bringt $3 Stiche; gemacht wurden $4',
);

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
  const table = yield* tabled(suitsOf(deal.dealt));
  const par = parOf(table, vulnerability(deal), deal.dealer);
  return [
    ...contractFacts(finished, table),
    { label: text('par as a duplicate board', 'Par als Turnierboard'), value: parText(par) },
    ...STRAIN_ORDER.map((strain) => ({
      label: fill(text('tricks in $1', 'Stiche in $1'), strainName(strain)),
      value: rowText(table[strain] ?? []),
    })),
  ];
}
