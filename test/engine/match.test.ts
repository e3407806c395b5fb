/** A match from step to step: deals open and close, chance events are counted, refusals change nothing. */

import { describe, expect, test } from 'vitest';
import { type AnyGame, CHANCE, NOBODY } from '../../src/engine/game.ts';
import {
  type AnyMatch,
  chanceOf,
  legalTexts,
  makeChance,
  makeStep,
  matchActor,
  openMatch,
  settleChance,
} from '../../src/engine/match.ts';
import { resolveOptions } from '../../src/engine/options.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { findGame } from '../../src/games/index.ts';
import { altered } from '../support/altered.ts';
import { after } from '../support/play.ts';

function opened(id: string, given: Readonly<Record<string, unknown>>, seed = 'match'): AnyMatch {
  const game = findGame(id) as AnyGame;
  const options = resolveOptions(game.options, given);
  if (isRefusal(options)) throw new Error(options.text.en);
  return openMatch(game, options, seed);
}

/** Plays the first legal move until the deal is closed. */
function closedDeal(match: AnyMatch): AnyMatch {
  let current = settleChance(match);
  do current = after(current, legalTexts(current)[0] ?? '');
  while (current.closed === undefined);
  return current;
}

describe('a match', () => {
  test('opens before its first step, waiting for chance', () => {
    const match = opened('boese-dame', { players: 3, deals: 2 });
    expect(match).toMatchObject({ deal: 1, ply: 0, chanceCounts: {}, ended: false });
    expect(matchActor(match)).toBe(CHANCE);
  });

  test('counts its steps, chance included, and says each to who listens', () => {
    const heard: string[] = [];
    const match = opened('boese-dame', { players: 3 });
    const settled = settleChance(match, (before, text, next) => {
      heard.push(text.split(' ')[0] ?? '');
      expect(next.ply).toBe(before.ply + 1);
    });
    expect(heard).toEqual(['dealer', 'deal']);
    expect(settled).toMatchObject({ ply: 2, chanceCounts: { dealer: 1, deal: 1 }, deal: 1 });
    expect(matchActor(settled)).toBeGreaterThanOrEqual(0);
  });

  test('goes on to the next deal, and ends after as many as were asked for', () => {
    const first = closedDeal(opened('boese-dame', { players: 3, deals: 2 }));
    expect(first).toMatchObject({ deal: 2, ended: false, chanceCounts: {} });
    expect(matchActor(first)).toBe(CHANCE);
    const next = settleChance(first);
    expect(next.closed).toBeUndefined();
    const second = closedDeal(first);
    expect(second).toMatchObject({ deal: 2, ended: true });
    expect(matchActor(second)).toBe(NOBODY);
    expect(closedDeal(opened('boese-dame', { players: 3, deals: 1 })).ended).toBe(true);
  });

  test('without a number of deals ends by the game’s own end alone', () => {
    let match = opened('boese-dame', { players: 3, deals: 0 });
    let deals = 0;
    for (; !match.ended && deals < 500; deals++) match = closedDeal(match);
    expect(match.ended).toBe(true);
    expect(match.closed?.over).toBe(true);
    expect(deals).toBeGreaterThan(1);
  });

  test('has deals that depend on seed and number, not on the play', () => {
    const firstDeal = (seed: string) => chanceOf(settledTo('deal', opened('boese-dame', {}, seed)));
    expect(firstDeal('a')).toEqual(firstDeal('a'));
    expect(firstDeal('a')).not.toEqual(firstDeal('b'));
  });

  test('draws anew each time a chance event happens', () => {
    const match = opened('boese-dame', { players: 4 });
    const seats = Array.from({ length: 12 }, (_, n) =>
      chanceOf({ ...match, chanceCounts: { dealer: n } }),
    );
    expect(new Set(seats.map(({ values }) => values[0])).size).toBeGreaterThan(1);
    expect(chanceOf({ ...match, chanceCounts: {} })).toEqual(
      chanceOf({ ...match, chanceCounts: { dealer: 0 } }),
    );
  });
});

/** Lets chance act up to a word. */
function settledTo(word: string, match: AnyMatch): AnyMatch {
  let current = match;
  while (chanceOf(current).word !== word) {
    const next = makeChance(current, chanceOf(current));
    if (isRefusal(next)) throw new Error(next.text.en);
    current = next;
  }
  return current;
}

describe('a step', () => {
  test('is of chance while chance acts, of a seat while a seat does', () => {
    const match = opened('boese-dame', { players: 3 });
    const clause = (current: AnyMatch, line: string) => {
      const next = makeStep(current, line);
      return isRefusal(next) ? next.clause : undefined;
    };
    expect(clause(match, 'play 7C')).toBe('notation');
    expect(clause(match, 'dealer 7')).toBe('BOD-5');
    expect(clause(match, 'dealer 1')).toBeUndefined();
    const dealt = settleChance(match);
    expect(clause(dealt, 'dealer 1')).toBe('notation');
    expect(clause(dealt, legalTexts(dealt)[0] ?? '')).toBeUndefined();
  });

  test('that is refused leaves the match as it was', () => {
    const dealt = settleChance(opened('boese-dame', { players: 3 }));
    const before = JSON.stringify(dealt.state);
    makeStep(dealt, 'play XX');
    for (const card of dealt.pack.tokens) makeStep(dealt, `play ${card}`);
    expect(JSON.stringify(dealt.state)).toBe(before);
  });

  test('of chance that the game itself refuses is an error that says so', () => {
    const match = opened('boese-dame', {});
    const refusing: AnyGame = altered(match.game, {
      rules: { applyChance: () => ({ refused: true, clause: 'X', text: { en: '', de: '' } }) },
    });
    expect(() => settleChance({ ...match, game: refusing })).toThrow(
      'boese-dame refuses its own dealer',
    );
  });
});
