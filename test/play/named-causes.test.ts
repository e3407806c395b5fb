/** The cause that is said where worlds bear none out, and the cause for moves that are as good as each other. */
import { describe, expect, test } from 'vitest';
import type { Trial } from '../../src/ai/index.ts';
import type { Cause } from '../../src/engine/extras.ts';
import { openMatch } from '../../src/engine/match.ts';
import { text } from '../../src/lang/text.ts';
import { causeAlone, causeForEither, causeNamed } from '../../src/play/advice/causes.ts';
import { choice, end, stateOf, toy } from '../ai/toy.ts';
import { altered } from '../support/altered.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

type Said = Readonly<Record<string, readonly string[]>>;

/** A cause as it is written here: “+keeps [AS]”, “−spends [2S]”, “+keeps the [AS] | behält das [AS]”. */
function causeIn(line: string): Cause {
  const [en = '', de = en] = line.slice(1).split(' | ');
  return { told: text(en, de), speaks: line.startsWith('+') ? 'for' : 'against' };
}

/** A match in which players say these things of moves. */
function matchSaying(said: Said) {
  const causes = (_: unknown, move: unknown) => (said[String(move)] ?? []).map(causeIn);
  const game = altered(toy(), { extras: { causes } });
  const plain = gameCalled('boese-dame');
  const state = stateOf(choice(0, { a: end(0, 0), b: end(0, 0), c: end(0, 0) }));
  return { ...openMatch(plain, optionsOf(plain, {}), 'causes'), game, state };
}

/** A move that gains as much in each of forty worlds, give or take `spread`. */
function trial(move: string, gain: number, spread = 3): Trial<unknown> {
  const runs = Array.from({ length: 40 }, (_, world) => ({
    gain: gain + (world % 2 === 0 ? spread : -spread),
    success: undefined,
    events: [],
    lines: [],
  }));
  return { move, runs, certain: [] };
}

const named = (said: Said, lead = 0.5): string | undefined => {
  const found = causeNamed(matchSaying(said), 0, trial('a', lead), trial('b', 0, 0));
  return found?.told.en;
};

describe('where worlds bear no cause out', () => {
  test('what players say for the move alone is said first', () => {
    expect(named({ a: ['+keeps [AS]', '+leads low'], b: ['+keeps [KS]'] })).toBe('leads low');
    expect(named({ a: ['+leads low'], b: ['−spends [2S]'] })).toBe('leads low');
  });

  test('then what they say against the other, then what differs in its cards', () => {
    expect(named({ a: ['+keeps [AS]'], b: ['+keeps [KS]', '−spends [2S]'] })).toBe('spends [2S]');
    expect(named({ a: ['+keeps [AS]'], b: ['+keeps [KS]'] })).toBe('keeps [AS]');
    expect(named({ a: ['+leads low'], b: ['+leads low'] })).toBe('leads low');
  });

  test('but never an objection to the other that holds of the move as well, in other cards', () => {
    expect(named({ a: ['−3 are out above [QS]'], b: ['−5 are out above [TS]'] })).toBeUndefined();
  });

  test('whatever article German gives the cards', () => {
    const of = (article: string, card: string): string =>
      `−the [${card}] gives points | ${article} [${card}] verschenkt Augen`;
    expect(named({ a: [of('das', 'AS')], b: [of('der', 'KS')] })).toBeUndefined();
  });

  test('but never a drawback of the move, nor what worlds refute', () => {
    expect(named({ a: ['−spends [2S]'], b: ['+keeps [AS]'] })).toBeUndefined();
    expect(named({ a: ['−spends [2S]'], b: ['−spends [2S]'] })).toBeUndefined();
    expect(named({ a: ['+leads low'] }, -9)).toBeUndefined();
  });
});

describe('moves that are as good as each other', () => {
  const either = (said: Said): readonly [string | undefined, boolean | undefined] => {
    const [a, b, c] = ['a', 'b', 'c'].map((move) => ({ move }));
    if (a === undefined || b === undefined) throw new Error('no moves');
    const found = causeForEither(matchSaying(said), 0, a, b, c);
    return [found?.told.en, found?.isOfBoth];
  };

  test('have in common what a third does not do', () => {
    const both = ['+leads low', '+keeps your trumps'];
    expect(either({ a: both, b: both, c: ['+leads low'] })).toEqual(['keeps your trumps', true]);
    expect(either({ a: both, b: both, c: both })).toEqual(['leads low', true]);
  });

  test('or what each does with its own card', () => {
    const said = { a: ['+wins', '+keeps [AS]'], b: ['+keeps [KS]'] };
    expect(either(said)).toEqual(['keeps [AS]', false]);
    expect(either({ a: ['−costs', '+wins'] })).toEqual(['wins', false]);
    expect(either({ a: ['−costs'], b: ['+wins'] })).toEqual([undefined, undefined]);
  });
});

test('a move that is compared with no other has the first cause that speaks for it', () => {
  const alone = (...said: readonly string[]): string | undefined =>
    causeAlone(matchSaying({ a: said }), 0, 'a')?.told.en;
  expect(alone('−costs', '+wins', '+keeps [AS]')).toBe('wins');
  expect(alone('−costs')).toBeUndefined();
});
