/** Where a person's cursor starts: a move worth a look, found from what they see alone. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  legalTexts,
  makeMove,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { below, openQuickStream } from '../../src/engine/random.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { sampleAssignment } from '../../src/engine/sampler.ts';
import { games } from '../../src/games/index.ts';
import { likelyText } from '../../src/play/session/deciding.ts';
import { likelyMove } from '../../src/play/session/likely-move.ts';
import * as binokel from '../games/binokel/support.ts';
import * as bridge from '../games/bridge/support.ts';
import { after } from '../support/play.ts';
import { gameCalled, optionsOf, sit, wait } from '../support/session.ts';

/** Visits every decision of a match of random moves, up to `steps`. */
function visit(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  seed: string,
  steps: number,
  decide: (match: ReturnType<typeof openMatch>, likely: string) => void,
): void {
  const random = openQuickStream(seed);
  let match = settleChance(openMatch(game, optionsOf(game, given), seed));
  for (let step = 0; step < steps && !match.ended; step++) {
    const seat = matchActor(match);
    decide(match, game.notation.write(likelyMove(match, seat)));
    const moves = game.rules.legal(match.state);
    const made = makeMove(match, moves[below(random, moves.length)]);
    if (isRefusal(made)) throw new Error(`${seed}: ${made.text.en}`);
    match = settleChance(made);
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

  test.each(games.map(({ id }) => id))('of %s depends on nothing its seat may not see', (id) => {
    const game = gameCalled(id);
    const random = openQuickStream(`likely/hidden/${id}`);
    visit(game, {}, `likely/hidden/${id}`, 30, (match, likely) => {
      const seat = matchActor(match);
      const seen = game.observer.observe(match.state, seat);
      const others = sampleAssignment(game.observer.hidden(seen), random);
      const state = game.observer.determinize(seen, others);
      const again = game.notation.write(likelyMove({ ...match, state }, seat));
      expect(again, `likely/hidden/${id}, ply ${match.ply}`).toBe(likely);
    });
  });

  const textOf = (match: AnyMatch): string =>
    match.game.notation.write(likelyMove(match, matchActor(match)));

  test('in an auction of Bridge is the call of the system', () => {
    const east = after(bridge.opened({}, 'E'), bridge.dealing('E', bridge.NORTH_ALL));
    const north = after(east, 'pass', 'pass', 'pass');
    expect([textOf(east), textOf(north)]).toEqual(['pass', '2C']);
    expect(textOf(after(north, '2C', 'pass'))).toBe('2D');
  });

  test('in the bidding of Binokel is the lowest bid while the hand is worth it, else weg', () => {
    const strong = 'AE TE KE OE UE AE TE KE OE AS AH AG';
    const weak = 'US US OS OH UH UH OG UG UG KS TS OH';
    const start = binokel.table([strong, weak, '']) as AnyMatch;
    expect(textOf(start)).toBe('bid 150');
    const second = after(start, 'bid 300');
    expect(matchActor(second)).toBe(2);
    expect(textOf(second)).toBe('weg');
  });

  test('never is a false card where cheating is allowed', () => {
    const game = gameCalled('durak');
    let risky = 0;
    for (let n = 0; n < 4; n++)
      visit(game, { cheating: true }, `likely/false/${n}`, 80, (match, likely) => {
        const isRisky = (line: string): boolean =>
          game.rules.riskMark?.(match.state, game.notation.read(line)) !== undefined;
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
        const made = makeMove(match, game.notation.read('give'));
        if (isRefusal(made) || !made.ended) return;
        losing++;
        expect(likely, `likely/point/${n}`).not.toBe('give');
      });
    expect(losing).toBeGreaterThan(1);
  });
});

test('a stake begins at the last one, or at the most that the player still has', async () => {
  const session = sit('bakkarat', ['human'], { players: 2, chips: 30, limit: 12, deals: 0 });
  const begun: string[] = [];
  let last = 12;
  for (let turn = 0; turn < 40; turn++) {
    await wait(session);
    if (session.match().ended) break;
    const texts = legalTexts(session.match());
    const isStake = texts.includes('stake 1');
    if (isStake && turn > 0) {
      last = Math.min(last, texts.length);
      expect(likelyText(session)).toBe(`stake ${last}`);
      begun.push(`stake ${last}`);
    }
    session.play(isStake ? `stake ${last}` : 'stand');
  }
  expect(begun).toContain('stake 12');
  expect(begun.some((one) => one !== 'stake 12')).toBe(true);
});
