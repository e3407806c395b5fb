/** Services of a game for tests that need a part of one: the rest is silent. */
import type { Conventions, Found, OpenCards } from '../../src/engine/extras.ts';

function* nothing(): Generator<void, readonly Found[]> {
  yield;
  return [];
}

/** Opens the cards, of which nothing but these answers is known; none takes anything. */
export const openCardsWith =
  <S, M>(parts: Partial<OpenCards<S, M>>) =>
  (): OpenCards<S, M> => ({
    solve: () => undefined,
    ends: () => undefined,
    finish: () => undefined,
    results: () => undefined,
    facts: nothing,
    spent: () => 0,
    close: () => {},
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
