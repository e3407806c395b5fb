/** Fingerprints tell plain values apart as their JSON does. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fingerprint } from '../../src/ai/tree.ts';
import { makeMove, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { matchOptions } from '../../src/engine/match-options.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';

const printed = (value: unknown): string => {
  const { high, low } = fingerprint(value);
  return `${high} ${low}`;
};

test('values that read the same have the same, whatever they share', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(printed(structuredClone(value))).toBe(printed(value));
    }),
  );
  expect(printed({ a: 1, b: undefined })).toBe(printed({ a: 1 }));
  expect(printed([-0])).toBe(printed([0]));
});

test('values that differ in kind, order, place or name differ', () => {
  const values = [
    ...[0, 1, -1, 0.5, 2 ** 40, '', '0', '1', true, false, null, [], {}, [[]], [{}], { a: [] }],
    ...[[0], [0, 0], [1, 2], [2, 1], [[1], 2], [1, [2]], ['ab'], ['a', 'b'], { a: 1 }, { b: 1 }],
    ...[{ a: 1, b: 2 }, { a: { b: 2 } }, [{ a: 1 }, { b: 2 }], [{ a: 1, b: 2 }], [null], [false]],
  ];
  expect(new Set(values.map(printed)).size).toBe(values.length);
});

test.each(games.map((game) => [game.id, game] as const))(
  '%s: as many different ones as different observations',
  (id, game) => {
    const options = matchOptions(game, {});
    if (isRefusal(options)) throw new Error(options.text.en);
    const [texts, prints] = [new Set<string>(), new Set<string>()];
    for (let seed = 0; seed < 5; seed++) {
      const random = openQuickStream(`fingerprint/${id}/${seed}`);
      let match = settleChance(openMatch(game, options, `fingerprint/${seed}`));
      while (!match.ended && match.deal === 1) {
        const seen = game.observer.observe(match.state, matchActor(match));
        texts.add(JSON.stringify(seen));
        prints.add(printed(seen));
        const moves = game.rules.legal(match.state);
        const after = makeMove(match, moves[below(random, moves.length)]);
        if (isRefusal(after)) throw new Error(after.text.en);
        match = settleChance(after);
      }
    }
    expect(texts.size).toBeGreaterThan(5);
    expect(prints.size).toBe(texts.size);
  },
);
