/**
 * What lies hidden changes nothing that a seat is shown or told. `TALON_ALIKE=2000` tries two thousand pairs of states;
 * torture checks many more.
 */

import { describe, expect, test } from 'vitest';
import { altered } from '../support/altered.ts';
import { gameNamed } from '../tui/stage.ts';
import { checkAlike } from './alike.ts';

const SEED = 'alike';
const PAIRS = Number(process.env.TALON_ALIKE ?? 700);

describe(`${PAIRS} pairs of states alike to a seat, seed ${SEED}`, () => {
  test('show the same frames, lines, logs, refusals and hints, in every game', async () => {
    const { pairs, leaks } = await checkAlike(SEED, PAIRS, 350);
    expect(leaks).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  });
});

describe('a leak is found', () => {
  const game = gameNamed('boese-dame');
  /** Where every card lies, in some digits. */
  const hidden = (state: unknown): number =>
    game.rules
      .zones(state)
      .flat()
      .reduce((sum, card) => (sum * 31 + card) % 99_991, 7);

  test('where the observation holds something of the hidden state', async () => {
    const table: typeof game.display.table = (observation) => {
      const digits = String(Object(observation).hidden);
      return { ...game.display.table(observation), prompt: { en: digits, de: digits } };
    };
    const observation: typeof game.observer.observe = (state, observer) =>
      Object.assign({}, game.observer.observe(state, observer), { hidden: hidden(state) });
    const { leaks } = await checkAlike(SEED, 20, 1000, [
      altered(game, { observer: { observe: observation }, display: { table } }),
    ]);
    expect(leaks).not.toEqual([]);
  });

  test('where a move is refused for what the actor cannot know', async () => {
    const apply: typeof game.rules.apply = (state, move) => {
      const after = game.rules.apply(state, move);
      const isRefused = typeof after === 'object' && after !== null && 'refused' in after;
      const text = { en: String(hidden(state)), de: '' };
      return isRefused ? { refused: true, clause: 'BOD-3', text } : after;
    };
    const { leaks } = await checkAlike(SEED, 60, 1000, [altered(game, { rules: { apply } })]);
    expect(leaks).not.toEqual([]);
  });
});
