/** Where a person's cursor starts: a move worth a look, found from what they see alone. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  legalTexts,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { games } from '../../src/games/index.ts';
import { likelyMove } from '../../src/play/likely.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

/** Visits every decision of a match of random moves, up to `steps`. */
function visit(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  seed: string,
  steps: number,
  look: (match: ReturnType<typeof openMatch>, likely: string) => void,
): void {
  const random = openQuickStream(seed);
  let match = settleChance(openMatch(game, optionsOf(game, given), seed));
  for (let step = 0; step < steps && !match.ended; step++) {
    const seat = matchActor(match);
    look(match, game.notation.write(likelyMove(match, seat)));
    const moves = game.rules.legal(match.state);
    const after = makeMove(match, moves[below(random, moves.length)]);
    if (isRefusal(after)) throw new Error(`${seed}: ${after.text.en}`);
    match = settleChance(after);
  }
}

describe('the likely move', () => {
  test.each(games.map(({ id }) => id))(
    'of %s is legal, and the same whenever it is asked',
    (id) => {
      visit(gameCalled(id), {}, `likely/${id}`, 60, (match, likely) => {
        expect(legalTexts(match), `likely/${id}`).toContain(likely);
        expect(match.game.notation.write(likelyMove(match, matchActor(match)))).toBe(likely);
      });
    },
  );

  test('depends on nothing its seat may not see', () => {
    const game = gameCalled('boese-dame');
    visit(game, {}, 'likely/hidden', 40, (match, likely) => {
      const seat = matchActor(match);
      const seen = game.observer.observe(match.state, seat);
      const { pool, slots } = game.observer.hidden(seen);
      if (slots.some(({ admits }) => admits !== undefined)) return;
      const turned = [...pool].reverse();
      const ends = slots.map((_, at) =>
        slots.slice(0, at + 1).reduce((sum, one) => sum + one.size, 0),
      );
      const other = slots.map(({ size }, at) => turned.slice((ends[at] ?? 0) - size, ends[at]));
      const state = game.observer.determinize(seen, other);
      expect(game.notation.write(likelyMove({ ...match, state }, seat))).toBe(likely);
    });
  });

  test('in an auction is the lowest bid, whatever was bid before', () => {
    const game = gameCalled('bridge');
    let match = settleChance(openMatch(game, optionsOf(game, {}), 'bids'));
    for (const [call, next] of [
      ['3D', '3H'],
      ['pass', '3H'],
      ['4S', '4N'],
      ['6N', '7C'],
    ] as const) {
      const after = makeMove(match, game.notation.read(call));
      if (isRefusal(after)) throw new Error(after.text.en);
      match = after;
      expect(game.notation.write(likelyMove(match, matchActor(match)))).toBe(next);
    }
  });

  test('never is a false card where cheating is allowed', () => {
    const game = gameCalled('durak');
    let risky = 0;
    for (let n = 0; n < 4; n++)
      visit(game, { cheating: true }, `likely/false/${n}`, 80, (match, likely) => {
        const isRisky = (line: string): boolean =>
          game.extras.clock?.isRisky?.(match.state, game.notation.read(line)) === true;
        if (legalTexts(match).some(isRisky)) risky++;
        expect(isRisky(likely), `likely/false/${n}: ${likely}`).toBe(false);
      });
    expect(risky).toBeGreaterThan(20);
  });

  test('never gives a point that loses the match', () => {
    const game = gameCalled('all-fours');
    let losing = 0;
    for (let n = 0; n < 20; n++)
      visit(game, { target: 3 }, `likely/point/${n}`, 120, (match, likely) => {
        if (!legalTexts(match).includes('give')) return;
        const after = makeMove(match, game.notation.read('give'));
        if (isRefusal(after) || !after.ended) return;
        losing++;
        expect(likely, `likely/point/${n}`).not.toBe('give');
      });
    expect(losing).toBeGreaterThan(1);
  });
});
