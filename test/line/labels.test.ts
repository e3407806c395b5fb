/** How the choices of a turn are named. */
import { expect, test } from 'vitest';
import { matchActor, settleChance } from '../../src/engine/match.ts';
import { offeredTo } from '../../src/line/choices.ts';
import { after, position } from '../support/play.ts';
import { gameCalled } from '../support/session.ts';

const labelsOf = (id: string, given: object, ...steps: readonly string[]) => {
  const match = after(settleChance(position(gameCalled(id), { ...given })), ...steps);
  return offeredTo(match, matchActor(match)).choices.map(({ label }) => label.en);
};

test.each([
  ['boehmischer-schneider', []],
  ['all-fours', ['stand']],
])('%s: a card that is played is named alone', (id, steps) => {
  for (const label of labelsOf(id, {}, ...steps)) expect(label).toMatch(/^\[\w+\]$/);
});

test('what else is done with a card names what it is', () => {
  const labels = labelsOf('canasta', {}, 'draw').filter((label) => !label.startsWith('melds'));
  expect(labels.length).toBeGreaterThan(4);
  expect(labels.every((label) => /^discards \[\w+\]$/.test(label))).toBe(true);
});
