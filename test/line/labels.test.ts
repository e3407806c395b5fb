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

test('a card that is played is named alone', () => {
  const labels = labelsOf('boehmischer-schneider', {});
  expect(labels.every((label) => /^\[\w+\]$/.test(label))).toBe(true);
});

test('what else is done with a card names what it is', () => {
  const labels = labelsOf('canasta', {}, 'draw').filter((label) => !label.startsWith('melds'));
  expect(labels.length).toBeGreaterThan(4);
  expect(labels.every((label) => /^discards \[\w+\]$/.test(label))).toBe(true);
});
