/** The sum of texts, against the one Node has. */
import { crc32 as nodes } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from '../../src/engine/checksums.ts';

test('the check value of CRC-32', () => {
  expect(crc32('123456789')).toBe(0xcbf43926);
});

test('texts of any characters, halves of surrogate pairs too, have the sum their bytes have', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 20 });
  const halves = fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((n) => String.fromCharCode(n)),
  });
  fc.assert(
    fc.property(fc.oneof(texts, halves), fc.nat(), (text, before) => {
      expect(crc32(text, before)).toBe(nodes(Buffer.from(text), before));
    }),
  );
});
