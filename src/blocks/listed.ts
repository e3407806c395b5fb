/** “a, b and c”, for seats, cards and numbers. */
import { fill, same, type Text, text } from '../lang/text.ts';

const AND = text('$1 and $2', '$1 und $2');

export function listed(parts: readonly (string | number)[]): Text {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? same(last) : fill(AND, parts.slice(0, -1).join(', '), last);
}

export const seatsListed = (seats: readonly number[]): Text =>
  listed(seats.map((seat) => `{${seat}}`));
