/** The turns that players count: a card in a trick is one, and so are several steps without another player between. */
import { expect, test } from 'vitest';
import { turnAt } from '../../src/play/session/turns.ts';
import { playOn, sit } from '../support/session.ts';

const CHANCE = -1;

test('each card of a trick is a turn, also where the winner leads to the next', async () => {
  const session = await playOn(sit('boese-dame', ['human'], { deals: 1 }));
  const made = session.made();
  const cards = made.filter(({ by, text }) => by === 0 && text.startsWith('play '));
  const turns = cards.map(({ before }) => turnAt(made, before.ply));
  expect(turns.length).toBeGreaterThan(5);
  expect(turns).toEqual(turns.map((_, at) => at + 1));
});

test('steps without another player between them are one turn, and each deal begins anew', async () => {
  const session = await playOn(sit('kabadak', ['human'], { deals: 2 }));
  const made = session.made().filter(({ by }) => by > CHANCE);
  const expected: number[] = [];
  const counts = new Map<string, number>();
  let last = '';
  for (const { by, before } of made) {
    const player = `${before.deal}/${by}`;
    if (player !== last) counts.set(player, (counts.get(player) ?? 0) + 1);
    expected.push(counts.get(player) ?? 0);
    last = player;
  }
  expect(made.map(({ before }) => turnAt(session.made(), before.ply))).toEqual(expected);
  expect(Math.max(...expected)).toBeLessThan(made.length / 2);
});
