/** Reasons in words: figures that fit together, and no “only in 0”. */
import { describe, expect, test } from 'vitest';
import type { Reason } from '../../src/ai/index.ts';
import { SPECTATOR } from '../../src/engine/game.ts';
import { same, text } from '../../src/lang/text.ts';
import { causeText } from '../../src/play/advice/causes.ts';
import {
  otherMove,
  reasonInShort,
  reasonText,
  toldBesides,
} from '../../src/play/advice/reason-words.ts';
import { reasonsToldTo } from '../../src/play/advice/review.ts';
import texts from '../../src/play/advice/texts.json' with { type: 'json' };
import { gameCalled } from '../support/session.ts';

const game = gameCalled('boese-dame');
const other = otherMove(text('plays 8', 'spielt 8'));

const score = (lead: number, amounts: readonly number[]): Reason => ({
  kind: 'score',
  lead: { mean: lead, error: 0.1 },
  parts: amounts.map((amount, at) => ({
    label: same(`kind ${at}`),
    own: at === 0,
    amount,
  })),
});

test.each([
  [score(10.5, [7.9, 2.6]), '11 points', '+8 on your side (kind 0), +3 on the other side (kind 1)'],
  [
    score(2.4, [14.2, -11.8]),
    '2.4 points',
    '+14.2 on your side (kind 0), −11.8 on the other side (kind 1)',
  ],
  [score(12, [11.7, 0.3]), '12 points', '+12 on your side (kind 0)'],
  // Rounded one by one they would come to 3.8, 160 and 0.6.
  [
    score(3.7, [1.85, 1.85]),
    '3.7 points',
    '+1.9 on your side (kind 0), +1.8 on the other side (kind 1)',
  ],
  [
    score(0.5, [0.25, 0.25]),
    '0.5 points',
    '+0.3 on your side (kind 0), +0.2 on the other side (kind 1)',
  ],
])('%o', (reason, lead, parts) => {
  expect(reasonText(game, reason, other).en).toBe(
    `That makes ${lead} more than the other move (plays 8): ${parts}.`,
  );
});

test.each([
  [
    score(40, [20, 10, 8, 1, 1]),
    '40 points more than the other move (plays 8), mainly +20 on your side (kind 0), +10 on the other side (kind 1), +8 on the other side (kind 2).',
  ],
  [
    score(38, [20, 10, 8, 2, -2]),
    '38 points more than the other move (plays 8): +20 on your side (kind 0), +10 on the other side (kind 1), +8 on the other side (kind 2).',
  ],
  [score(12, Array(30).fill(0.4)), '12 points more than the other move (plays 8).'],
])('what is left out is not said to be the rest: %#', (reason, told) => {
  expect(reasonText(game, reason, other).en).toBe(`That makes ${told}`);
});

test.each([
  [89, 160, 'Some less often than after the move made.'],
  [89, 12, 'Some more often than after the move made.'],
])('an event in short, %s against %s', (times, against, en) => {
  const reason = { ...certain(against), times, isCertain: false };
  expect(reasonInShort(game, reason, texts.moveMade).en).toBe(en);
  const drawback = reasonInShort(game, { ...reason, isDrawback: true }, texts.moveMade);
  expect(drawback.en).toBe(`Against it: ${en.charAt(0).toLowerCase()}${en.slice(1)}`);
  expect(drawback.de).toMatch(/^Dagegen spricht: (Öfter|Seltener) als nach .* some\.$/);
});

test('in short, a score says by how much, and not where that comes from', () => {
  const told = reasonInShort(game, score(10.5, [7.9, 2.6]), other);
  expect(told.en).toBe('That makes 11 points more than the other move (plays 8).');
});

test('where points are bad, a lead is points saved', () => {
  const counting = gameCalled('blaue-vierzehn');
  const told = reasonText(counting, score(2.4, [2.4]), other);
  expect(told.en).toBe(
    'That saves 2.4 points compared with the other move (plays 8): +2.4 on your side (kind 0).',
  );
  const short = reasonInShort(counting, score(2.4, [2.4]), other);
  expect(short.de).toBe('Das spart 2,4 Punkte gegenüber dem anderen Zug (spielt 8).');
});

test('a review tells what the move made came to', () => {
  const told = reasonText(game, score(12, [12]), texts.moveMade, same('{2}'));
  expect(told.en).toBe('That makes 12 points more than the move made: +12 on {2}’s side (kind 0).');
  expect(told.de).toContain('12 Punkte mehr als der gespielte Zug');
});

test.each([
  [89, 160, 'Some in 89 of 160 imagined deals; after the move made, in all of them.'],
  [89, 12, 'Some in 89 of 160 imagined deals; after the move made, in 12.'],
  [160, 0, 'Some in all 160 imagined deals; after the move made, in none.'],
  [0, 12, 'Some in none of 160 imagined deals; after the move made, in 12.'],
])('an event is told once: %s against %s', (times, against, en) => {
  const reason = { ...certain(against), times, isCertain: false };
  expect(reasonText(game, reason, texts.moveMade).en).toBe(en);
});

test('who is told of is “you” or a name', () => {
  const event = { ...certain(12), event: 'trick', isCertain: false };
  const told = [reasonText(game, event, other), reasonText(game, event, other, same('{2}'))];
  expect(told.map(({ en }) => en.split(';')[0])).toEqual([
    'You take this trick in all 160 imagined deals',
    '{2} takes this trick in all 160 imagined deals',
  ]);
  expect(told.map(({ de }) => de.split(';')[0])).toEqual([
    'In allen 160 angenommenen Verteilungen nimmst du diesen Stich',
    'In allen 160 angenommenen Verteilungen nimmt {2} diesen Stich',
  ]);
});

const certain = (against: number): Extract<Reason, { kind: 'event' }> => ({
  kind: 'event',
  event: 'some',
  times: 160,
  against,
  worlds: 160,
  isDrawback: false,
  isCertain: true,
});

test.each([
  [0, 'in none of 160 imagined deals', 'in keiner von 160 angenommenen Verteilungen'],
  [12, 'only in 12 of 160 imagined deals', 'nur in 12 von 160 angenommenen Verteilungen'],
])('what is certain after one move, and happens %s times after the other', (against, en, de) => {
  const told = reasonText(game, certain(against), other);
  expect(told.en).toBe(`However the other cards lie, some; after the other move (plays 8) ${en}.`);
  expect(told.de).toBe(
    `Wie die übrigen Karten auch liegen: So some, nach dem anderen Zug (spielt 8) ${de}.`,
  );
});

test.each([
  [false, false, 'The king is gone.'],
  [true, false, 'On the other hand: the king is gone.'],
  [false, true, 'Against the other move (plays 8): the king is gone.'],
  [true, true, 'On the other hand, for the other move (plays 8): the king is gone.'],
])('a cause, as a drawback %s, of the rival %s', (isDrawback, isOfRival, en) => {
  const told = text('the king is gone', 'der König ist weg');
  expect(causeText({ told, isDrawback, isOfRival, event: undefined }, other).en).toBe(en);
});

test('a cause of both moves is said of either', () => {
  const told = text('the king is gone', 'der König ist weg');
  const held = { told, isDrawback: false, isOfRival: false, isOfBoth: true, event: undefined };
  expect(causeText(held, other)).toEqual({
    en: 'Either way: the king is gone.',
    de: 'So oder so: Der König ist weg.',
  });
});

describe('who is the only other player', () => {
  const closes = {
    told: text(
      '{the other player has/you have} only one card left',
      '{der andere hat/du hast} nur noch eine Karte',
    ),
    event: undefined,
    isFor: true,
    isAlike: false,
    isDrawback: false,
    isOfRival: false,
  };
  const own = causeText(closes, other);
  const others = causeText(closes, other, same('{1}'));
  const reasons = [{ own, others }];

  test('calls them “the other player” where the one who decided is told, or somebody who looks on', () => {
    const wanted = text(
      'The other player has only one card left.',
      'Der andere hat nur noch eine Karte.',
    );
    for (const reader of [1, undefined, SPECTATOR])
      expect(reasonsToldTo({ seat: 1, reasons }, reader)).toEqual([wanted]);
  });

  test('is “you” when told of the other’s decision', () => {
    expect(reasonsToldTo({ seat: 1, reasons }, 0)).toEqual([
      text('You have only one card left.', 'Du hast nur noch eine Karte.'),
    ]);
  });

  test.each(['kabadak', 'all-fours', 'boehmischer-schneider'])(
    '%s tells every event of that player in both ways',
    (id) => {
      const { events = {} } = gameCalled(id).display;
      for (const told of Object.values(events))
        for (const lang of ['en', 'de'] as const) {
          const way = toldBesides(told, true)[lang];
          expect(way).not.toMatch(/other player|der andere|[{}]/);
          expect(toldBesides(told, false)[lang]).not.toMatch(/[{}]/);
        }
    },
  );
});
