/** Canasta's notation: lines without a verb. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { canasta } from '../../../src/games/canasta/index.ts';

function canonical(line: string): string {
  const move = canasta.notation.read(line);
  return isRefusal(move) ? move.clause : canasta.notation.write(move);
}

test('a card alone is discarded, several are melded', () => {
  expect(canonical('KH')).toBe('discard KH');
  expect(canonical('KH KD KS')).toMatch(/^meld /);
  expect(canonical('KH QQ')).toBe('notation');
});
