/** What players of Durak say for and against a move, and which covers come to the same. */
import { describe, expect, test } from 'vitest';
import { sameCovers } from '../../../src/games/durak/mind/same-covers.ts';
import type { Observation } from '../../../src/games/durak/rules/observation.ts';
import type { Move } from '../../../src/games/durak/state/moves.ts';
import { causesOf } from '../../support/causes.ts';
import { after } from '../../support/play.ts';
import { actorOf, game, late } from './setting.ts';

describe('an attack', () => {
  const match = late(['AC AD 9S KH', 'TS JS QC KC', 'KS QS 7D 8D'], { trump: 'H' });

  test('that only trumps cover is named with all its cards', () => {
    expect(causesOf(match, 'attack AC AD')).toContain(
      '+ (swallowed) only trumps cover the [AC] and [AD]: nothing higher in their suits is out | [AC] und [AD] deckt nur Trumpf: In den Farben ist nichts Höheres mehr draußen',
    );
  });

  test('that few cards cover is named with their number, or with the cards', () => {
    expect(causesOf(match, 'attack 9S')).toContain(
      '+ (swallowed) apart from trumps only 4 cards cover the [9S]',
    );
    const fewer = late(['AC AD JS KH', 'TS 9S QC KC', 'KS QS 7D 8D'], { trump: 'H' });
    expect(causesOf(fewer, 'attack JS')).toContain(
      '+ (swallowed) apart from trumps only the [QS] and [KS] cover the [JS] | außer Trumpf decken nur [QS] und [KS] den [JS]',
    );
  });
});

describe('a cover', () => {
  const start = late(['7C 7D KS', '8C TC 9D', 'QC QD QS'], { trump: 'D' });

  test('by the lowest card that does is named for that, a trump on a trump without a word of saving one', () => {
    const attacked = after(start, 'attack 7C');
    expect(causesOf(attacked, 'cover 7C 8C')).toContain(
      '+ the [8C] is the lowest card that covers the [7C], and no trump is spent on it',
    );
    expect(causesOf(attacked, 'cover 7C TC')).toContain('+ the [TC] covers the [7C]');
    const trumps = late(['7D KS', '8D 9D', 'QC QD'], { trump: 'D' });
    expect(causesOf(after(trumps, 'attack 7D'), 'cover 7D 8D')).toContain(
      '+ the [8D] is the lowest trump that covers the [7D]',
    );
    expect(causesOf(after(trumps, 'attack 7D'), 'cover 7D 9D')).not.toContain('costs no trump');
  });
});

describe('taking', () => {
  test('two trumps among many cards is named', () => {
    const match = after(
      late(['TS TH TD KS', '7D JD JS 6C', 'QC QD QS'], { trump: 'D' }),
      'attack TS TH TD',
      'cover TD JD',
    );
    expect(causesOf(match, 'take')).toContain('+ it brings trumps to the hand: [TD] and [JD]');
  });
});

/** What the covers come to for the defender, as a key for each legal text. */
function keyOf(match: ReturnType<typeof late>, text: string): string {
  const observation = game.observer.observe(match.state, actorOf(match)) as Observation;
  return sameCovers(observation, game.notation.read(text) as Move);
}

describe('several cards to be covered', () => {
  const match = after(
    late(['7C 7S KS', '8C 9S TS AD', 'QC QD QS'], { trump: 'H' }),
    'attack 7C 7S',
  );

  test('are covered in any order with the same cards', () => {
    expect(keyOf(match, 'cover 7C 8C')).toBe(keyOf(match, 'cover 7S 9S'));
  });

  test('by a higher card, or not at all, is something else', () => {
    expect(keyOf(match, 'cover 7S TS')).not.toBe(keyOf(match, 'cover 7S 9S'));
    expect(keyOf(match, 'take')).not.toBe(keyOf(match, 'cover 7C 8C'));
  });
});
