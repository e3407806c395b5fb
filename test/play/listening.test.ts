/** Whoever listens to a sitting is told of every change, and of nothing once it has closed. */

import { describe, expect, test } from 'vitest';
import { openSitting, type Sitting } from '../../src/play/index.ts';
import { altered } from '../support/altered.ts';
import { gameCalled, optionsOf, sit, someMove, wait } from '../support/sitting.ts';

/** How often the sitting told of a change meanwhile. */
async function toldOf(sitting: Sitting, act: () => unknown): Promise<number> {
  let told = 0;
  const leave = sitting.subscribe(() => told++);
  await act();
  leave();
  return told;
}

describe('a listener', () => {
  test('is told of each step of chance and opponents, and of one’s own', async () => {
    const sitting = sit('boese-dame', ['human', 'random', 'random', 'random']);
    const { ply } = sitting.match();
    const steps = await toldOf(sitting, () => wait(sitting));
    expect(steps).toBeGreaterThanOrEqual(sitting.match().ply - ply);
    expect(steps).toBeGreaterThan(1);
    expect(await toldOf(sitting, () => sitting.play(someMove(sitting)))).toBeGreaterThanOrEqual(1);
    expect(await toldOf(sitting, () => sitting.undo())).toBeGreaterThanOrEqual(1);
  });

  test('is not told of what changes nothing', async () => {
    const sitting = await wait(sit('boese-dame', ['human']));
    expect(await toldOf(sitting, () => sitting.play('fly'))).toBe(0);
    expect(await toldOf(sitting, () => sitting.undo())).toBe(0);
    expect(await toldOf(sitting, () => sitting.answer(true))).toBe(0);
    expect(await toldOf(sitting, () => sitting.advance())).toBe(0);
  });

  test('is told when another person sits down', async () => {
    const sitting = await wait(sit('boese-dame', ['human', 'human', 'human', 'human']));
    expect(sitting.covered()).toBe(true);
    expect(await toldOf(sitting, () => sitting.uncover())).toBe(1);
    expect(sitting.covered()).toBe(false);
  });

  test('is told of a certain rest that is taken or declined', async () => {
    for (const yes of [true, false]) {
      const sitting = await certain();
      expect(await toldOf(sitting, () => sitting.answer(yes))).toBe(1);
      expect([sitting.runsOut(), sitting.offer()]).toEqual([yes, undefined]);
    }
  });

  test('who has left, or whose sitting has closed, hears nothing', async () => {
    const sitting = await wait(sit('boese-dame', ['human']));
    let told = 0;
    const leave = sitting.subscribe(() => told++);
    const other = sitting.subscribe(() => told++);
    leave();
    sitting.play(someMove(sitting));
    const before = told;
    expect(before).toBeGreaterThan(0);
    await sitting.close();
    await sitting.advance();
    expect(told).toBe(before);
    expect(sitting.play(someMove(sitting))?.clause).toBe('conventions');
    expect(sitting.undo()).toBe(false);
    other();
  });
});

/** A sitting whose game says that whoever leads first is sure of two tricks. */
async function certain(): Promise<Sitting> {
  const plain = gameCalled('boese-dame');
  const game = altered(plain, {
    heuristics: { claimLine: () => [0, 1] },
  });
  const players = [0, 1, 2, 3].map((seat) => ({ name: `P${seat}`, who: 'human' as const }));
  const options = optionsOf(plain, { deals: 1 });
  const sitting = await wait(openSitting({ game, options, seed: 'sure', players }));
  expect(sitting.offer()).toBeUndefined();
  sitting.uncover();
  expect(sitting.offer()).toBe(2);
  return sitting;
}
