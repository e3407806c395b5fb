/** Who sits where: seen from the listener's seat, with the dealer, partners and the direction of play. */
import type { SeatShown, Table } from '../engine/table.ts';
import { counted, fill, joinTexts, type Text, text } from '../lang/text.ts';

const SEAT = text('{$1}: $2', '{$1}: $2');
const YOU = text('you', 'du');
const OPPOSITE = text('opposite you', 'dir gegenüber');
const NEXT = {
  left: text('on your left', 'links von dir'),
  right: text('on your right', 'rechts von dir'),
};
const FURTHER = {
  left: text('$1 seats to your left', '$1 Plätze links von dir'),
  right: text('$1 seats to your right', '$1 Plätze rechts von dir'),
};
const PLACE = text('seat $1', 'Platz $1');
const DEALER = text('dealer', 'Geber');
const PARTNER = text('partner of {$1}', 'Partner von {$1}');
const YOUR_PARTNER = text('your partner', 'dein Partner');
const AND = text('{$1} and {$2}', '{$1} und {$2}');
const TOGETHER = text('Playing together: $1.', 'Zusammen spielen: $1.');
const TO_RIGHT = text(
  'Play goes to the right, anticlockwise.',
  'Gespielt wird rechtsherum, gegen den Uhrzeigersinn.',
);
const TO_LEFT = text(
  'Play goes to the left, clockwise.',
  'Gespielt wird linksherum, im Uhrzeigersinn.',
);

/** Where a seat is, for somebody at the table; for anybody else, its number. */
function placeText(seat: number, observer: number, seats: number): Text {
  if (observer < 0) return fill(PLACE, seat + 1);
  const toLeft = (seat - observer + seats) % seats;
  if (toLeft === 0) return YOU;
  if (2 * toLeft === seats) return OPPOSITE;
  const side = 2 * toLeft < seats ? 'left' : 'right';
  const steps = side === 'left' ? toLeft : seats - toLeft;
  return counted(steps, NEXT[side], FURTHER[side]);
}

const partnersOf = ({ seat, party }: SeatShown, { seats }: Table): readonly number[] =>
  party === undefined
    ? []
    : seats.filter((other) => other.party === party && other.seat !== seat).map((one) => one.seat);

function seatedText(shown: SeatShown, observer: number, table: Table): Text {
  const { seat } = shown;
  const partners = partnersOf(shown, table).map((other) =>
    other === observer ? YOUR_PARTNER : fill(PARTNER, other),
  );
  const dealer = seat === table.dealer ? [DEALER] : [];
  const parts = [placeText(seat, observer, table.seats.length), ...dealer, ...partners];
  return fill(SEAT, seat, joinTexts(parts, ', '));
}

/** The pair whose first seat this is; none for its second, or for a seat without a partner. */
function pairOf(shown: SeatShown, table: Table): readonly Text[] {
  const [partner, ...more] = partnersOf(shown, table);
  if (partner === undefined || partner < shown.seat || more.length > 0) return [];
  return [fill(AND, shown.seat, partner)];
}

/** What differs from table to table: partners, and play to the right. */
export function customsOf(table: Table): readonly Text[] {
  const pairs = table.seats.flatMap((shown) => pairOf(shown, table));
  const together = pairs.length === 0 ? [] : [fill(TOGETHER, joinTexts(pairs, '; '))];
  return [...together, ...(table.toRight ? [TO_RIGHT] : [])];
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
  return seats.length === 1 ? told : [...told, toRight ? TO_RIGHT : TO_LEFT];
}
