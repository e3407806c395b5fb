import { describe, expect, test } from 'vitest';
import { matchActor } from '../../../src/engine/match.ts';
import { matchOptions } from '../../../src/engine/match-options.ts';
import { recordedOptions } from '../../../src/engine/options.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { hikiKabu as game } from '../../../src/games/hiki-kabu/index.ts';
import { after, closed, legal, refusal } from '../../support/play.ts';
import { told } from '../../support/shown.ts';
import { observationOf, round, showdown, stateOf, tokens } from './rounds.ts';

const given = { fourthCard: true };

describe('a fourth card', () => {
  test('HIK-6 fourthCard: three cards that count 0 to 3 must take it, 4 to 6 may', () => {
    const must = after(round(['10 3', '5 4'], '8 2', given), 'hit');
    expect(matchActor(must)).toBe(0);
    expect(legal(must)).toEqual(['hit']);
    expect(tokens(stateOf(after(must, 'hit')).fourth)).toEqual(['2', '']);
    expect(legal(after(round(['10 3', '5 4'], '2', given), 'hit'))).toEqual(['hit', 'stand']);
  });

  test('HIK-6 fourthCard: three cards that count 7 to 9 stay, and nobody takes a fifth', () => {
    const three = after(round(['10 3', '5 4'], '6', given), 'hit');
    expect(legal(three)).toEqual(['stand']);
    expect(refusal(three, 'hit')).toBe('HIK-6');
    const four = after(round(['10 3', '5 4'], '7 1', given), 'hit', 'hit');
    expect(matchActor(four)).toBe(1);
    expect(game.display.table(observationOf(four, 0)).own?.en).toBe('you count 1 (10 + 3 + 7 + 1)');
  });

  test('HIK-6 without the option a hand of three cards has acted', () => {
    expect(matchActor(after(round(['10 3', '5 4'], '8'), 'hit'))).toBe(1);
  });

  test('HIK-8 fourthCard: a player’s three alike stay, the dealer’s may need a fourth', () => {
    expect(legal(after(round(['7 7', '5 4'], '7', given), 'hit'))).toEqual(['stand']);
    const dealer = after(round(['5 4', '7 7'], '7 9', given), 'stand');
    const three = after(dealer, 'hit');
    expect(legal(three)).toEqual(['hit']);
    expect(closed(after(three, 'hit')).why).toBe('showdown');
  });

  test('what the others learn from a fourth card', () => {
    const match = after(round(['10 3', '5 4'], '8 2', given), 'hit');
    expect(told(match, 'hit', 1)).toBe('takes a fourth card | nimmt eine vierte Karte (hit)');
    const seen = observationOf(after(match, 'hit'), 1);
    const [slot] = game.observer.hidden(seen).slots;
    const admitted = tokens([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((card) => slot?.admits?.(card)));
    // Ten and the card count at most 6, and with the eight again.
    expect(admitted).toEqual(['2', '3', '4', '5', '6']);
  });

  test('HIK-10 with four stakes to pay, a player with fewer than 40 chips is out', () => {
    const few = matchOptions(game, { alikeStakes: 4, chips: 39 });
    expect(isRefusal(few) && few.clause).toBe('HIK-10');
    const over = showdown(round(['10 8', '9 10', '2 3'], '1', { alikeStakes: 4, chips: 45 }));
    expect(closed(over).totals).toEqual([35, 57, 43]);
    expect(refusal(over, 'seats 2 3')).toBeUndefined();
  });

  test('a header names these options only where they differ from the usual rules', () => {
    const named = (values: Readonly<Record<string, unknown>>) => {
      const options = matchOptions(game, values);
      return isRefusal(options) ? [] : Object.keys(recordedOptions(game.options, options));
    };
    const usual = ['players', 'rounds', 'chips', 'dealerStakes', 'deals'];
    expect(named({ fourthCard: false, alikeStakes: 3, drawTies: 'lowest' })).toEqual(usual);
    expect(named({ fourthCard: true, alikeStakes: 4, drawTies: 'highest' })).toHaveLength(8);
  });
});
