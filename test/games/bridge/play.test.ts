import { describe, expect, test } from 'vitest';
import { isClaim } from '../../../src/engine/claims.ts';
import { matchActor } from '../../../src/engine/match.ts';
import { after, closed, legal, refusal } from '../../support/play.ts';
import { dealing, game, NORTH_ALL, opened, passes, SUITS } from './support.ts';

/** 4S by South: North has the trump ace, West none. */
const MIXED = 'A54.A5.AK32.T432 32.KQJT.QJT9.K98 KQJT9876.32.54.7 .98764.876.AQJ65';

const fourSpades = () => after(opened({}, 'S'), dealing('S', MIXED), '4S', ...passes(3));

describe('tricks', () => {
  test('BRI-4 suit must be followed if possible', () => {
    const led = after(fourSpades(), 'play AC');
    expect(legal(led)).toEqual(['play 2C', 'play 3C', 'play 4C', 'play TC']);
    expect(refusal(led, 'play AS')).toBe('BRI-4');
    expect(refusal(led, 'play 2C')).toBeUndefined();
  });

  test('BRI-4 who has none of the suit plays any card; a trump wins', () => {
    const match = after(
      fourSpades(),
      'play AC',
      'play 2C',
      'play 8C',
      'play 7C',
      'play QC',
      'play 3C',
      'play 9C',
    );
    expect(legal(match)).toHaveLength(12);
    expect(matchActor(after(match, 'play 6S'))).toBe(2);
    expect(matchActor(after(match, 'play 4D'))).toBe(3);
  });

  test('BRI-4 the highest card of the suit led wins and its winner leads', () => {
    const match = after(fourSpades(), 'play 9H', 'play 5H', 'play KH', 'play 2H');
    expect(matchActor(match)).toBe(1);
    const higher = after(fourSpades(), 'play 9H', 'play AH', 'play KH', 'play 2H');
    expect(matchActor(higher)).toBe(2);
    expect(legal(higher)).toContain('play AS');
  });

  test('BRI-4 without trumps a discard never wins', () => {
    const match = after(opened({}, 'N'), dealing('N', SUITS), '1N', ...passes(3));
    const trick = after(match, 'play 2H', 'play AD', 'play AC', 'play AS');
    expect(matchActor(trick)).toBe(1);
  });

  test('BRI-4 the thirteenth trick ends the deal', () => {
    let match = after(opened({ deals: 1 }, 'N'), dealing('N', SUITS), '7S', ...passes(3));
    while (!match.ended) match = after(match, legal(match)[0] ?? '');
    expect(closed(match).why).toBe('played');
    expect(match.ply).toBe(2 + 4 + 52);
  });
});

describe('claims', () => {
  const led = () => after(fourSpades(), 'play AC');

  test('BRI-5 legal lists hold no claim, yet one is taken on the declarer’s or dummy’s turn', () => {
    expect(legal(led()).some((move) => move.startsWith('claim'))).toBe(false);
    expect(refusal(led(), 'claim 11')).toBeUndefined();
    expect(refusal(after(led(), 'play 2C', 'play 8C'), 'claim 11')).toBeUndefined();
  });

  test('BRI-5 not before the lead, not on a defender’s turn, not in the auction', () => {
    expect(refusal(fourSpades(), 'claim 11')).toBe('BRI-5');
    expect(refusal(after(led(), 'play 2C'), 'claim 11')).toBe('BRI-5');
    expect(refusal(after(opened({}, 'S'), dealing('S', MIXED)), 'claim 1')).toBe('BRI-5');
  });

  test('BRI-5 a claim is refused beyond what best defence leaves, or beyond the tricks left', () => {
    expect(refusal(led(), 'claim 12')).toBe('BRI-5');
    expect(refusal(led(), 'claim 13')).toBe('BRI-5');
    expect(refusal(led(), 'claim 0')).toBeUndefined();
    const later = after(led(), 'play 2C', 'play 8C', 'play 7C', 'play QC');
    expect(refusal(later, 'claim 13')).toBe('BRI-5');
  });

  test('BRI-5 the deal ends at once; the defenders get the rest', () => {
    const match = after(led(), 'claim 9');
    expect(closed(match).why).toBe('claimed');
    // 4S down one, and four honours in one hand.
    expect(closed(match).points).toEqual([100, 50, 100, 50]);
    expect(closed(after(led(), 'claim 11')).points).toEqual([250, 0, 250, 0]);
  });

  test('BRI-5 the current trick is claimed with the rest', () => {
    const played = after(led(), 'play 2C', 'play 8C', 'play 7C', 'play QC', 'play 3C', 'play 9C');
    expect(closed(after(played, 'claim 11')).points).toEqual([250, 0, 250, 0]);
    expect(refusal(played, 'claim 12')).toBe('BRI-5');
  });

  test('BRI-5 the room is told which moves are claims that spend the right', () => {
    const claims = (match: ReturnType<typeof led>, line: string) => {
      const move = game.notation.read(line);
      return isClaim(match, move);
    };
    expect(claims(led(), 'claim 13')).toBe(true);
    expect(claims(led(), 'claim 0')).toBe(true);
    expect(claims(led(), 'play 2C')).toBe(false);
    expect(claims(fourSpades(), 'claim 3')).toBe(false);
    const later = after(led(), 'play 2C', 'play 8C', 'play 7C', 'play QC');
    expect(claims(later, 'claim 13')).toBe(false);
  });

  test('BRI-5 opponents claim what no layout can take from them, and only that', () => {
    const sure = after(
      opened({}, 'N'),
      dealing('N', NORTH_ALL),
      '7N',
      ...passes(3),
      'play JH',
      'play 5H',
      'play 2H',
      'play AH',
    );
    const decided = game.extras.conventions?.bookMove(
      game.observer.observe(sure.state, 0),
      game.rules.legal(sure.state),
    );
    expect(game.notation.write(decided)).toBe('claim 12');
    const unsure = after(
      led(),
      'play 2C',
      'play 8C',
      'play 7C',
      'play QC',
      'play 3C',
      'play 9C',
      'play 6S',
    );
    expect(
      game.extras.conventions?.bookMove(
        game.observer.observe(unsure.state, 2),
        game.rules.legal(unsure.state),
      ),
    ).toBeUndefined();
  });
});
