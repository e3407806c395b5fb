/** What players of Böhmischer Schneider say for and against a card. */
import { describe, expect, test } from 'vitest';
import { boehmischerSchneider as game } from '../../../src/games/boehmischer-schneider/index.ts';
import { causesOf } from '../../support/causes.ts';
import { after, packServing, position } from '../../support/play.ts';

/** Seat 1 deals, so seat 0 leads. */
function table(mine: string, yours: string) {
  const start = position(game, {}, 'dealer 1');
  return after(start, packServing(start, [mine, yours], 6));
}

describe('a card that does not take the trick', () => {
  const match = after(table('KH 7S 8S 9S TS US', 'UE TE 8H OG 9G 7E'), 'play KH');

  test('can be spared, a picture only where nothing else is held', () => {
    expect(causesOf(match, 'play UE')).not.toContain('can be spared');
    const pictures = after(table('KH 7S 8S', 'UE TE OG'), 'play KH');
    expect(causesOf(pictures, 'play UE')).toContain(
      '+ the [UE] can be spared: the only card it takes is the [TE], in the same hand | auf den [UE] (kannst du|kann $0) verzichten: Stechen kann er nur die [TE], und (du hast|$0 hat) sie selbst',
    );
  });

  test('can be spared where all it could take is no picture, or nothing', () => {
    expect(causesOf(match, 'play TE')).not.toContain('can be spared');
    expect(causesOf(match, 'play 7E')).toContain(
      '+ the [7E] can be spared: there is nothing left for it to take',
    );
  });

  test('is missed where it could take a picture', () => {
    expect(causesOf(match, 'play OG')).toContain('− (most) the [UG] is still out');
    expect(causesOf(match, 'play OG')).not.toContain('can be spared');
  });
});

test('a picture that is led is not called spare', () => {
  expect(causesOf(table('UE TE 8H OG 9G 7E', ''), 'play UE')).not.toContain('can be spared');
});
