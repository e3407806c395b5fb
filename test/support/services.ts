/** Services of a game for tests that need a part of one: the rest is silent. */
import type { Conventions, Found, OpenCards } from '../../src/engine/extras.ts';
import type { WorldSolver } from '../../src/engine/searched.ts';

function* nothing(): Generator<void, readonly Found[]> {
  yield;
  return [];
}

function noSolver<S, M>(): WorldSolver<S, M> {
  return { solve: () => undefined, ends: () => undefined, spent: () => 0, close: () => {} };
}

/** Play with all cards open, of which nothing but these parts is known. */
export const openCardsWith = <S, M>(parts: Partial<OpenCards<S, M>>): OpenCards<S, M> => ({
  solver: () => noSolver(),
  finish: () => undefined,
  results: () => undefined,
  facts: nothing,
  ...parts,
});

/** Conventions by which nothing is agreed but what these parts say. */
export const conventionsWith = <O, M, V>(
  parts: Partial<Conventions<O, M, V>>,
): Conventions<O, M, V> => ({
  system: () => [],
  meanings: () => [],
  bookMove: () => undefined,
  ...parts,
});
