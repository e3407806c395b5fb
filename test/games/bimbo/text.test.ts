/** Bimbo's notation: what a line means. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { bimbo } from '../../../src/games/bimbo/index.ts';

const read = (line: string) => {
  const move = bimbo.notation.read(line);
  if (isRefusal(move)) throw new Error(move.text.en);
  return move;
};

test('playing is playing cards and nothing else; passing is not', () => {
  expect(bimbo.notation.isPlay?.(read('play KH'))).toBe(true);
  expect(bimbo.notation.isPlay?.(read('pass'))).toBe(false);
});
