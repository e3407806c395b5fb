/** Moves of Canasta that begin the same turn are weighed as one. */
import { expect, test } from 'vitest';
import { canasta } from '../../../src/games/canasta/index.ts';
import { sameTurn } from '../../../src/games/canasta/mind/same-turn.ts';
import { observe } from '../../../src/games/canasta/turn/observation.ts';
import { stateOf, table } from './support.ts';

const match = table({
  hands: ['5C 5D 7C 7D 7H KC 9S JD'],
  melds: [['5H 5S 5H']],
  phase: 'lay',
});
const state = stateOf(match);
const observation = observe(state, 0);
const keyOf = (text: string): string => {
  const move = canasta.rules.legal(state).find((one) => canasta.notation.write(one) === text);
  if (move === undefined) throw new Error(`no move ${text}`);
  return sameTurn(observation, move);
};

test('whatever is laid first', () => {
  expect(keyOf('add 1 5C 5D')).toBe(keyOf('meld 7C 7D 7H'));
  expect(keyOf('add 1 5C')).toBe(keyOf('add 1 5C 5D'));
});

test('but what is discarded tells moves apart, other than by suits', () => {
  expect(keyOf('discard KC')).not.toBe(keyOf('add 1 5C'));
  expect(keyOf('discard KC')).not.toBe(keyOf('discard 9S'));
  expect(keyOf('discard 7C')).toBe(keyOf('discard 7D'));
});
