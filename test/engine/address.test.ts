/** Sentences about seats, told to the player of one of them. A case is a template and what seats 0 to 2 are told. */
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { addressedTo } from '../../src/lang/address.ts';
import { same, text } from '../../src/lang/text.ts';

const CASES: readonly (readonly [
  en: string,
  de: string,
  you: string,
  du: string,
  other: string,
])[] = [
  [
    '{0} go(|es) out; {1} (are|is) left with 3.',
    '{0} (bist|ist) fertig; {1} (bleibst|bleibt) auf 3 sitzen.',
    'You go out; {1} is left with 3.',
    'Du bist fertig; {1} bleibt auf 3 sitzen.',
    '{0} goes out; you are left with 3.',
  ],
  [
    '{0} take(|s) 9 and win(|s).',
    '{0} (machst|macht) 9 und (gewinnst|gewinnt).',
    'You take 9 and win.',
    'Du machst 9 und gewinnst.',
    '{0} takes 9 and wins.',
  ],
  [
    'The bank beats {0}.',
    'Die Bank schlägt (dich|{0}).',
    'The bank beats you.',
    'Die Bank schlägt dich.',
    'The bank beats {0}.',
  ],
  [
    '{0}, {2} and {1} (are|are) even.',
    '{0}, {2} und {1} (seid|sind) gleich.',
    'You, {2} and {1} are even.',
    'Du, {2} und {1} seid gleich.',
    'You, {0} and {2} are even.',
  ],
];

describe.each(CASES)('%s', (en, de, you, du, other) => {
  test('is told to the player of a seat as “you”', () => {
    expect(addressedTo(text(en, de), 0)).toEqual(text(you, du));
    expect(addressedTo(text(en, de), 1).en).toBe(other);
  });

  test('without a player it is in the third person throughout', () => {
    const plain = addressedTo(text(en, de));
    expect(plain.en + plain.de).not.toMatch(/\||\byou\b|\bdu\b/i);
    expect(addressedTo(text(en, de), 7)).toEqual(plain);
  });
});

test('a second sentence begins with a capital, and brackets without forms stay', () => {
  expect(addressedTo(same('All (or nothing). {0} win(|s).'), 0).en).toBe(
    'All (or nothing). You win.',
  );
});

/** A pair of forms, which is never shown. */
const FORMS = /\([^|()]*\|[^|()]*\)/;

test('no prompt of a game shows forms', () => {
  for (const { display } of games) expect(JSON.stringify(display.glossary)).not.toMatch(FORMS);
});
