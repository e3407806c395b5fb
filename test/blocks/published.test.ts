/** Codecs of what programs are told: the schema and the value of a field come from one place. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as p from '../../src/blocks/published.ts';
import { FRENCH_52 } from '../../src/cards/pack.ts';

interface Seen {
  readonly turn: number;
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly drawn: number;
}

const fields = {
  turn: p.seatIfAny,
  hand: p.sorted(FRENCH_52),
  handSizes: p.from(p.bySeat(p.count), ({ sizes }: Seen) => sizes),
  drawn: p.cardIfAny(FRENCH_52),
};
const seen: Seen = { turn: -1, hand: [12, 0], sizes: [2, 3], drawn: -1 };

test('a field takes the property of its name, or what it reads off the whole', () => {
  const { schema, publish } = p.record<Seen>()(fields);
  const told = publish(seen);
  expect(told).toEqual({ turn: null, hand: ['2C', 'AC'], handSizes: [2, 3], drawn: null });
  expect(v.parse(schema, told)).toEqual(told);
  expect(v.safeParse(schema, { ...told, more: 1 }).success).toBe(false);
  expect(v.safeParse(schema, { ...told, drawn: '1C' }).success).toBe(false);
});

test('fields stand in the order of the schema, unless values have them elsewhere', () => {
  const keys = (told: object) => Object.keys(told).join(' ');
  expect(keys(p.record<Seen>()(fields).publish(seen))).toBe('turn hand handSizes drawn');
  const moved = p.record<Seen>()(fields, {}, { turn: 'drawn', hand: 'handSizes' });
  expect(keys(moved.publish(seen))).toBe('handSizes hand drawn turn');
});
