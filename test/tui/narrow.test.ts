/** Signs that frames measure and split without a segmenter are what they are taken for. */
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { NARROW } from '../../bin/build/ink.mjs';

test('each is one cell wide, and none joins another', () => {
  const narrow = new RegExp(`^[${NARROW}]$`);
  const signs = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
    (sign) => narrow.test(sign),
  );
  expect(signs).toEqual(expect.arrayContaining(['a', 'ß', '„', '…', '│', '▶', '♠', '♦']));
  expect(signs.filter((sign) => stringWidth(sign) !== 1)).toEqual([]);
  const line = [...signs, ...signs.toReversed()].join('');
  expect([...new Intl.Segmenter().segment(line)]).toHaveLength(line.length);
});
