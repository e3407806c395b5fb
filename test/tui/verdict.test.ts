/** How matches and deals end in words: what one side wins from another, what scores count, and deals that are void. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/engine/game.ts';
import { same } from '../../src/lang/text.ts';
import { matchVerdict, sumsTold } from '../../src/tui/screens/end/verdict.ts';
import { isRedealt, type Scored } from '../../src/tui/screens/score/scored.ts';
import { gameNamed } from './stage.ts';

/** A deal between two, with the totals after it. */
function deal(points: readonly [number, number], totals: readonly [number, number]): Outcome {
  const [mine, theirs] = totals;
  return {
    why: 'played',
    over: false,
    points,
    totals,
    lines: [],
    ranks: mine >= theirs ? [1, 2] : [2, 1],
    winners: [mine >= theirs ? 0 : 1],
  };
}

function scoredAs(id: string, ...outcomes: readonly Outcome[]): Scored {
  return {
    game: gameNamed(id),
    voices: { pack: gameNamed(id).pack({ players: 2, deals: 0 }), names: ['Ada', 'Bruno'] },
    observer: 0,
    you: 0,
    outcomes,
    parties: [[0], [1]],
    known: () => undefined,
  };
}

const headlineOf = (scored: Scored) => matchVerdict(scored, same('')).headline;

describe('between two', () => {
  test('who wins what the other loses has won that, not twice as much', () => {
    const won = scoredAs('boehmischer-schneider', deal([1, -1], [1, -1]));
    expect(headlineOf(won)).toEqual({ en: 'You win 1 point', de: 'Du gewinnst 1 Punkt' });
    expect(sumsTold(won)[0]?.de).toMatch(/^1 zu −1\. Wer/);
    const lost = scoredAs('boehmischer-schneider', deal([1, -1], [1, -1]), deal([-3, 3], [-2, 2]));
    expect(headlineOf(lost).en).toBe('You lose 2 points');
  });

  test('where both may win points the lead is told below the headline', () => {
    const won = scoredAs('boese-dame', deal([60, 7], [60, 7]));
    expect(headlineOf(won).en).toBe('You win');
    expect(sumsTold(won)[0]?.en).toMatch(/^60 to 7, 53 points ahead\./);
    expect(sumsTold(won)[0]?.de).toMatch(/^60 zu 7, 53 Punkte Vorsprung\./);
    const level = scoredAs('boese-dame', deal([30, 30], [30, 30]));
    expect(sumsTold(level)[0]?.en).toBe('30 to 30.');
  });
});

test.each(['bakkarat', 'hiki-kabu'])('%s counts chips', (id) => {
  const won = scoredAs(id, deal([5, -5], [105, 95]));
  expect(headlineOf(won).en).toBe('You win 5 chips');
  expect(sumsTold(won)[0]?.en).toBe('105 to 95. Most chips win.');
});

test('BAK-4 a void deal is one that is dealt again', () => {
  const decided = deal([5, -5], [105, 95]);
  expect(isRedealt(scoredAs('bakkarat', decided))).toBe(false);
  expect(isRedealt(scoredAs('bakkarat', decided, { ...decided, why: 'bak' }))).toBe(true);
});
