/** What players of All Fours say for and against a move. */
import { describe, expect, test } from 'vitest';
import { allFours as game } from '../../../src/games/all-fours/index.ts';
import { causesOf } from '../../support/causes.ts';
import { after, packBeginning, position } from '../../support/play.ts';

/** Seat 1 deals: six cards for seat 0, six for seat 1, three at a time, and the card turned. */
function dealt(mine: string, theirs: string, turned: string) {
  const start = position(game, {}, 'dealer 1');
  const [a = '', b = '', c = '', ...more] = mine.split(' ');
  const [d = '', e = '', f = '', ...others] = theirs.split(' ');
  const cards = [a, b, c, d, e, f, ...more, ...others, turned].join(' ');
  return after(start, packBeginning(start, cards));
}

const THEIRS = '3S 4S 5S 6S 7S 8S';

describe('the suit turned up', () => {
  test('is refused for few cards, and no word is said against standing', () => {
    const poor = dealt('9H 3D 4D 5D 6D 7D', THEIRS, '2H');
    expect(causesOf(poor, 'beg')).toBe(
      '+ in [hearts] (you have|$0 has) only [9H], so another suit may well be better | in [hearts] (hast du|hat $0) nur [9H]: Eine andere Farbe ist leicht besser',
    );
    expect(causesOf(poor, 'stand')).toBe('');
    expect(causesOf(dealt('5H 6H 4D 5D 6D 7D', THEIRS, '2H'), 'beg')).toContain(
      '+ [5H] and [6H] are low [hearts], so another suit may well be better',
    );
    expect(causesOf(dealt('9C 3D 4D 5D 6D 7D', THEIRS, '2H'), 'beg')).toContain(
      '+ (you have|$0 has) no [hearts] at all, so another suit can only be better',
    );
  });

  test('is kept for good cards, for two, or for the highest in play', () => {
    const said = (mine: string, turned: string) => causesOf(dealt(mine, THEIRS, turned), 'stand');
    expect(said('9H QH 4D 5D 6D 7D', '2H')).toContain('well off in [hearts]');
    expect(said('5H 6H 4D 5D 6D 7D', '2H')).toContain(
      '+ [5H] and [6H] are two [hearts], more than',
    );
    expect(said('KH 3D 4D 5D 6D 7D', 'AH')).toContain(
      '+ (high) no [hearts] in play can be higher than the [KH]: the point for high is sure',
    );
    expect(said('KH 3D 4D 5D 6D 7D', '2H')).not.toContain('point for high');
  });
});

describe('a lead', () => {
  const match = after(dealt('AD QC 9C 5C 2S 3H', THEIRS, '7H'), 'stand');

  test('that only trumps, or few cards of its suit, can beat is named for that', () => {
    expect(causesOf(match, 'play AD')).toContain(
      '+ (trick) no [diamonds] is higher than the [AD]: only a trump beats it',
    );
    expect(causesOf(match, 'play QC')).toContain(
      '+ (trick) in [clubs] only the [KC] and [AC] are higher than the [QC] | in [clubs] sind nur [KC] und [AC] höher als die [QC]',
    );
    expect(causesOf(match, 'play 5C')).not.toContain('only the');
  });

  test('of a card that counts nothing is named with what is kept', () => {
    expect(causesOf(match, 'play 5C')).toContain(
      '+ whoever beats the [5C] gains nothing by it, and the [AD] and [QC] are kept | wer die [5C] sticht, hat nichts davon, und [AD] und [QC] bleiben auf der Hand',
    );
  });

  test('is not for a void, since trumps may be played anyway', () => {
    expect(causesOf(match, 'play 2S')).not.toContain('gone');
  });
});

test('few cards that beat a lead are counted among those that may be out', () => {
  const match = after(dealt('KH QC 9C 5C 2S 3S', '4S 5S 6S 7S 8S 9S', '7H'), 'stand');
  expect(causesOf(match, 'play KH')).toContain(
    '+ (trick) only the [AH] beats the [KH], and of the 45 cards that may be out just 6 are in a hand | nur das [AH] sticht den [KH], und von den 45 Karten, die fehlen, sind nur 6 auf einer Hand',
  );
});
