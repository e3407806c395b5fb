/** What players of Cabo say for and against a move. */
import { expect, test } from 'vitest';
import { causesOf } from '../../support/causes.ts';
import { after } from '../../support/play.ts';
import { round } from './dealing.ts';

test('a call tells what a row counts, and about what where cards in it are unknown', () => {
  const match = round(['1 2 3 11', '5 6 9 10'], '7 5', { peeks: 3 });
  expect(causesOf(match, 'call')).toContain('(your|$0’s) row counts about ');
  expect(causesOf(after(match, 'take 4', 'draw', 'discard'), 'call')).toContain(
    '(your|$0’s) row counts 13, and that of {1} about ',
  );
});
