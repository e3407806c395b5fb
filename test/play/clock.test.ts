/** The clock of a game that has one, on a clock of the test's own. */

import { describe, expect, test } from 'vitest';
import { legalTexts } from '../../src/engine/match.ts';
import { openSitting, type Sitting } from '../../src/play/index.ts';
import { altered, type Parts } from '../support/altered.ts';
import { gameCalled, optionsOf, someMove, wait } from '../support/sitting.ts';

const SECONDS = 5;

interface Timed {
  readonly sitting: Sitting;
  readonly pass: (ms: number) => void;
}

function timed(changes: Parts = {}, people = 1): Timed {
  let now = 1_000_000;
  const withClock = altered(gameCalled('boese-dame'), { extras: { clock: () => SECONDS } });
  const game = altered(withClock, changes);
  const players = [0, 1, 2, 3].map((seat) => ({
    name: `P${seat}`,
    who: seat < people ? ('human' as const) : ('random' as const),
  }));
  const options = optionsOf(game, { deals: 1 });
  const sitting = openSitting({ game, options, seed: 'clock', players, clock: () => now });
  return {
    sitting,
    pass: (ms) => {
      now += ms;
    },
  };
}

const told = (sitting: Sitting): readonly string[] => sitting.log().map(({ told }) => told(0).en);
const UP = 'the time of {0} is up: a move at random is made';

describe('a person who has a clock', () => {
  test('has the seconds of the game for each move', async () => {
    const { sitting, pass } = timed();
    await wait(sitting);
    expect(sitting.timeLeft()).toBe(5000);
    pass(3000);
    expect(sitting.timeLeft()).toBe(2000);
    sitting.play(someMove(sitting));
    expect(sitting.timeLeft()).toBeUndefined();
    await wait(sitting);
    expect(sitting.timeLeft()).toBe(5000);
  });

  test('nothing is moved before the time is up, then a legal move, and the log tells it', async () => {
    const { sitting, pass } = timed();
    await wait(sitting);
    const { ply } = sitting.match();
    const legal = legalTexts(sitting.match());
    pass(4999);
    expect(await sitting.advance()).toBeUndefined();
    expect(told(sitting)).not.toContain(UP);
    pass(1);
    const entry = await sitting.advance();
    expect(entry?.by).toBe(0);
    expect(sitting.match().ply).toBe(ply + 1);
    const at = told(sitting).indexOf(UP);
    expect(legal).toContain(told(sitting)[at + 1]?.replace(/^plays \[(.*)\]$/, 'play $1'));
  });

  test('a whole deal passes without him', async () => {
    const { sitting, pass } = timed();
    while (!sitting.match().ended) {
      await wait(sitting);
      pass(5000);
    }
    expect(told(sitting).filter((words) => words === UP)).toHaveLength(8);
  });

  test('a move at random is never a cheat', async () => {
    const cheats = (move: unknown): boolean => Number(move) % 2 === 0;
    const recordKeys = (_: unknown, move: unknown) => (cheats(move) ? { cheat: true } : undefined);
    const { sitting, pass } = timed({ extras: { recordKeys } });
    let honest = 0;
    while (!sitting.match().ended) {
      await wait(sitting);
      const { state } = sitting.match();
      const asked = sitting.asked() !== undefined;
      const moves = asked ? sitting.game.rules.legal(state) : [];
      pass(5000);
      await sitting.advance();
      const made =
        sitting
          .log()
          .findLast(({ by }) => by === 0)
          ?.told(0).en ?? '';
      const move = sitting.game.notation.read(made.replace(/^plays \[(.*)\]$/, 'play $1'));
      if (moves.every(cheats) || !asked) continue;
      expect(cheats(move)).toBe(false);
      honest++;
    }
    expect(honest).toBeGreaterThan(3);
  });

  test('the clock starts when the hand is uncovered', async () => {
    const { sitting, pass } = timed({}, 4);
    await wait(sitting);
    expect(sitting.covered()).toBe(true);
    pass(60_000);
    expect(sitting.timeLeft()).toBeUndefined();
    expect(await sitting.advance()).toBeUndefined();
    sitting.uncover();
    expect(sitting.timeLeft()).toBe(5000);
  });

  test('a move taken back starts it anew', async () => {
    const { sitting, pass } = timed();
    await wait(sitting);
    pass(3000);
    expect(sitting.timeLeft()).toBe(2000);
    sitting.play(someMove(sitting));
    expect(sitting.undo()).toBe(true);
    expect(sitting.timeLeft()).toBe(5000);
  });
});

test('without a clock nobody is hurried', async () => {
  const { sitting, pass } = timed({ extras: { clock: () => 0 } });
  await wait(sitting);
  pass(1_000_000);
  expect(sitting.timeLeft()).toBeUndefined();
  expect(await sitting.advance()).toBeUndefined();
});
