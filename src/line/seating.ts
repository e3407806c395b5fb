/** Who sits where: seen from the listener's seat, with the dealer, partners and the direction of play. */
import type { SeatShown, Table } from '../engine/table.ts';
import { counted, fill, joinTexts, same, type Text } from '../lang/text.ts';
import texts from './texts.json' with { type: 'json' };

const { seating } = texts;

/** Where a seat is, for somebody at the table; for anybody else, its number. */
function placeText(seat: number, observer: number, seats: number): Text {
  if (observer < 0) return fill(seating.place, seat + 1);
  const toLeft = (seat - observer + seats) % seats;
  if (toLeft === 0) return seating.you;
  if (2 * toLeft === seats) return seating.opposite;
  const side = 2 * toLeft < seats ? 'left' : 'right';
  const steps = side === 'left' ? toLeft : seats - toLeft;
  return counted(steps, seating.next[side], seating.further[side]);
}

const partnersOf = ({ seat, party }: SeatShown, { seats }: Table): readonly number[] =>
  party === undefined
    ? []
    : seats.filter((other) => other.party === party && other.seat !== seat).map((one) => one.seat);

function seatedText(shown: SeatShown, observer: number, table: Table): Text {
  const { seat } = shown;
  const partners = partnersOf(shown, table).map((other) =>
    other === observer ? seating.yourPartner : fill(seating.partner, other),
  );
  const dealer = seat === table.dealer ? [seating.dealer] : [];
  const parts = [placeText(seat, observer, table.seats.length), ...dealer, ...partners];
  return fill(same('{$1}: $2'), seat, joinTexts(parts, ', '));
}

/** The pair whose first seat this is; none for its second, or for a seat without a partner. */
function pairOf(shown: SeatShown, table: Table): readonly Text[] {
  const [partner, ...more] = partnersOf(shown, table);
  if (partner === undefined || partner < shown.seat || more.length > 0) return [];
  return [fill(seating.and, shown.seat, partner)];
}

/** What differs from table to table: partners, and play to the right. */
export function customsOf(table: Table): readonly Text[] {
  const pairs = table.seats.flatMap((shown) => pairOf(shown, table));
  const together = pairs.length === 0 ? [] : [fill(seating.together, joinTexts(pairs, '; '))];
  return [...together, ...(table.toRight ? [seating.toRight] : [])];
}

/** Every seat, in the order of play from the listener on, and the direction. */
export function seatsTexts(observer: number, table: Table): readonly Text[] {
  const { seats, toRight } = table;
  const first = Math.max(0, observer);
  const places = seats.map((_, at) => (toRight ? first - at : first + at) + seats.length);
  const told = places.flatMap((place) => {
    const shown = seats[place % seats.length];
    return shown === undefined ? [] : [seatedText(shown, observer, table)];
  });
  return seats.length === 1 ? told : [...told, toRight ? seating.toRight : seating.toLeft];
}
