/** The end of a deal of bridge as it is told to declarer, to dummy and to the defenders. */
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { after } from '../../support/play.ts';
import { claimed, dealing, game, opened, passes, SUITS } from './support.ts';

/** Headline and sentence for a seat, in English and German. */
function told({ finished }: AnyMatch, seat: number): readonly (string | undefined)[] {
  const ended = finished === undefined ? undefined : game.display.ended?.(finished, seat);
  return [ended?.headline?.en, ended?.headline?.de, ended?.told.en, ended?.told.de];
}

const deal = (calls: string, tricks: number): AnyMatch =>
  claimed(opened({}, 'N'), 'N', SUITS, calls, tricks);

describe('the end of a deal', () => {
  test('BRI-3 a contract made is told to those who made it and to those who did not', () => {
    const made = deal('4S', 13);
    expect(told(made, 0)).toEqual([
      'You make four spades',
      'Ihr erfüllt vier Pik',
      'You play 4[spades] and take 13 tricks, where 10 are enough.',
      'Du spielst 4[spades] und machst 13 Stiche, wo 10 reichen.',
    ]);
    expect(told(made, 2)[2]).toBe('{0} plays 4[spades] and takes 13 tricks, where 10 are enough.');
    expect(told(made, 1).slice(0, 2)).toEqual(['They make four spades', 'Sie erfüllen vier Pik']);
  });

  test('BRI-3 a contract that goes down is beaten by the other side', () => {
    const down = deal('7S', 11);
    expect(told(down, 0)).toEqual([
      'You are two down',
      'Ihr fallt zweimal',
      'You play 7[spades] and take 11 of the 13 tricks needed.',
      'Du spielst 7[spades] und machst 11 der nötigen 13 Stiche.',
    ]);
    expect(told(down, 3).slice(0, 2)).toEqual(['You beat seven spades', 'Ihr schlagt sieben Pik']);
  });

  test('BRI-7 a slam is called one', () => {
    expect(told(deal('7S', 13), 0)[2]).toBe(
      'You play 7[spades] and take the 13 tricks needed. A grand slam!',
    );
  });

  test('BRI-2 a deal without bids is nobody’s', () => {
    const passedOut = after(opened({}, 'N'), dealing('N', SUITS), ...passes(4));
    expect(told(passedOut, 0).slice(0, 2)).toEqual(['Nobody plays', 'Niemand spielt']);
  });
});
