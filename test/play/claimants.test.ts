/** One claim per seat and deal: what is remembered of a refused one, and where the record has it. */

import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { type AnyMatch, matchActor, openMatch, settleChance } from '../../src/engine/match.ts';
import { refuse } from '../../src/engine/refusal.ts';
import { CLAIM } from '../../src/engine/table.ts';
import { plainName } from '../../src/lang/names.ts';
import { same } from '../../src/lang/text.ts';
import {
  chanced,
  claimObjection,
  claimsIn,
  type Made,
  markedClaim,
  spentClaim,
  withRefused,
} from '../../src/play/steps/steps.ts';
import { altered } from '../support/altered.ts';
import { gameCalled, optionsOf } from '../support/session.ts';

const plain = gameCalled('boese-dame');
const CLAIMS = { id: CLAIM, label: same('claim'), verb: same('claim'), values: [1] };
const game: AnyGame = altered(plain, {
  display: {
    table: (observation) => ({ ...plain.display.table(observation), amounts: [CLAIMS] }),
    intended: (_, [pick]) => (pick !== undefined && 'slot' in pick ? 'claim' : undefined),
  },
  notation: { write: String, read: (line) => line },
});
const dealt = settleChance(openMatch(game, optionsOf(plain, { players: 3, deals: 2 }), 'claims'));
const seat = matchActor(dealt);
const later: AnyMatch = { ...dealt, deal: 2 };
const step = (before: AnyMatch, by = seat): Made => ({
  before,
  after: before,
  by,
  text: 'play 7C',
});
const none = claimsIn([]);
const NO = refuse('X-3', same('no'));

test('a refused claim is the only one of its seat in its deal, and is refused by its clause', () => {
  const isSpent = (claims: typeof none, at: AnyMatch) => spentClaim(claims, at) !== undefined;
  expect(isSpent(none, dealt)).toBe(false);
  expect(claimObjection(none, dealt, 'claim')).toBeUndefined();
  expect(isSpent(withRefused(none, dealt, 'play 7C', NO), dealt)).toBe(false);
  const claims = withRefused(none, dealt, 'claim', NO);
  expect(isSpent(claims, dealt)).toBe(true);
  expect(claimObjection(claims, dealt, 'claim')?.clause).toBe('X-3');
  expect(claimObjection(claims, dealt, 'play 7C')).toBeUndefined();
  expect(isSpent(claims, later)).toBe(false);
});

test('the next step of the seat carries it, no step after that', () => {
  const claims = withRefused(none, dealt, 'claim', NO);
  const other = (seat + 1) % 3;
  expect(markedClaim(claims, step(dealt, other), [])).not.toHaveProperty('refused');
  const first = markedClaim(claims, step(dealt), [step(dealt, other)]);
  expect(first.refused).toBe('claim');
  expect(markedClaim(claims, step(dealt), [first])).not.toHaveProperty('refused');
  expect(markedClaim(claims, step(later), [])).not.toHaveProperty('refused');
  const others = [
    { ...first, by: other },
    { ...first, before: later },
  ];
  expect(markedClaim(claims, step(dealt), others).refused).toBe('claim');
});

test('what a resumed record tells of is remembered', () => {
  const claims = claimsIn([
    chanced(openMatch(game, dealt.options, 'x')),
    { ...step(dealt), refused: 'claim' },
  ]);
  expect(spentClaim(claims, dealt)).toBeDefined();
  expect(claimObjection(claims, dealt, 'claim')?.clause).toBe('conventions');
  expect(
    markedClaim(claims, step(dealt), [{ ...step(dealt), refused: 'claim' }]),
  ).not.toHaveProperty('refused');
});

test('a name that is cut does not end in a blank', () => {
  expect(plainName(`${'a'.repeat(19)} b`)).toBe('a'.repeat(19));
  expect(plainName('  Ada\tL. ')).toBe('Ada L.');
});
