/** Services of a game for tests that need a part of one: the rest is silent. */
import type { Conventions, Found, OpenCards, OpenSolver } from '../../src/engine/extras.ts';

function* nothing(): Generator<void, readonly Found[]> {
  yield;
  return [];
}

/** A solver that knows nothing but these answers and takes nothing. */
export const solverWith = <S, M>(parts: Partial<OpenSolver<S, M>>): OpenSolver<S, M> => ({
  solve: () => undefined,
  ends: () => undefined,
  finish: () => undefined,
  results: () => undefined,
  spent: () => 0,
  close: () => {},
  ...parts,
});

/** Play with all cards open, of which nothing but these parts is known. */
export const openCardsWith = <S, M>(parts: Partial<OpenCards<S, M>>): OpenCards<S, M> => ({
  solver: () => solverWith({}),
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
