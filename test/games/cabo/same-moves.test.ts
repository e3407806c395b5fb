/** Moves that come to the same are weighed as one: they concern cards of which the player knows the same. */
import { expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { cabo } from '../../../src/games/cabo/index.ts';
import { sameMove } from '../../../src/games/cabo/same-moves.ts';
import { after } from '../../support/play.ts';
import { dealt, observationOf, round, stateOf } from './dealing.ts';

/** The moves of the seat to act that come to the same, by their texts. */
function alike(match: AnyMatch, verb: string): readonly (readonly string[])[] {
  const state = stateOf(match);
  const observation = observationOf(match, state.turn);
  const groups = new Map<string, string[]>();
  for (const move of cabo.rules.legal(state)) {
    const text = cabo.notation.write(move);
    if (!text.startsWith(`${verb} `)) continue;
    const key = sameMove(observation, move);
    groups.set(key, [...(groups.get(key) ?? []), text]);
  }
  return [...groups.values()].filter(([, second]) => second !== undefined);
}

const ROWS = ['9 3 5 5', '6 6 9 8'];

test('CAB-5 a card that is taken may replace either of two unknown cards, not either of two known ones', () => {
  expect(alike(round(ROWS, '1'), 'take')).toEqual([
    ['take 3', 'take 4'],
    ['take 1 3', 'take 1 4'],
    ['take 2 3', 'take 2 4'],
    ['take 1 2 3', 'take 1 2 4'],
  ]);
});

test('CAB-7 one spies on any card that nobody knows, or on any that its owner knows', () => {
  const drawn = after(round(ROWS, '1 9'), 'draw');
  expect(alike(drawn, 'spy')).toEqual([
    ['spy 1 1', 'spy 1 2'],
    ['spy 1 3', 'spy 1 4'],
  ]);
});

test('CAB-3 before the first turn any cards tell as much', () => {
  const looking = dealt(ROWS, '1');
  expect(alike(looking, 'look')).toEqual([
    ['look 1 2', 'look 1 3', 'look 1 4', 'look 2 3', 'look 2 4', 'look 3 4'],
  ]);
});
