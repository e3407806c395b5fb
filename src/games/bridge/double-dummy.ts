/** Double-dummy table and par of a deal, in words. */
import { fill, joinTexts, same, type Text, text } from '../../lang/text.ts';
import { bidOf } from './cards.ts';
import type { Par, ParContract } from './solver/index.ts';
import { bidName, SEAT_NAMES } from './text.ts';

const PAR_NS = text('North–South $1: $2', 'Nord–Süd $1: $2');
const PAR_EW = text('East–West $1: $2', 'Ost–West $1: $2');
const PAR_PASS = text('0, all pass', '0, alle passen');
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
  if (score === 0) return PAR_PASS;
  const shown = joinTexts(contracts.map(contractText), SEPARATE);
  return fill(score > 0 ? PAR_NS : PAR_EW, Math.abs(score), shown);
}

/** “North 10 · East 3 · South 10 · West 3”. */
export const rowText = (tricks: readonly number[]): Text =>
  joinTexts(
    tricks.map((count, seat) => joinTexts([seatName(seat), same(count)])),
    ' · ',
  );

/** Strains in the usual order of tables: notrump, then the suits from spades down. */
export const STRAIN_ORDER: readonly number[] = [4, 3, 2, 1, 0];
