import { expect, test } from 'vitest';
import { extraOf } from '../../../src/engine/record.ts';
import { after } from '../../support/play.ts';
import { recordOf } from '../../support/simulation.ts';
import { late } from './setting.ts';

/** The keys a line would carry if this step were recorded here. */
function marks(
  options: Readonly<Record<string, unknown>>,
  step: string,
  ...before: readonly string[]
) {
  const match = after(late(['7C 9S', '8C 6D', '9C TC'], { options }), ...before);
  return extraOf(match, step);
}

test('DUR-35 a step carries `cheat` where it is false, and where cheating is played', () => {
  const cheating = { cheating: true };
  const attacked = ['attack 7C'];
  expect(marks(cheating, 'cover 7C 6D', ...attacked)?.cheat).toBe(true);
  expect(marks(cheating, 'cover 7C 8C', ...attacked)?.cheat).toBeUndefined();
  expect(marks(cheating, 'add 9S', ...attacked, 'cover 7C 8C')?.cheat).toBe(true);
  expect(marks({}, 'cover 7C 6D', ...attacked)?.cheat).toBeUndefined();
  expect(marks({}, 'add 9S', ...attacked, 'cover 7C 8C')?.cheat).toBeUndefined();
});

test('DUR-35 a record without cheating has no such key', () => {
  expect(recordOf('durak', { deals: 2 }, 'honest')).not.toContain('cheat"');
});
