/** What programs are told of a deal of bridge, from the auction to a claim. */
import { expect, test } from 'vitest';
import { type Observer, SPECTATOR } from '../../../src/engine/game.ts';
import type { AnyMatch } from '../../../src/engine/match.ts';
import { after, ending } from '../../support/play.ts';
import { observationOf } from '../../support/shown.ts';
import { dealing, game, opened, passes } from './support.ts';

const HANDS = 'KQ2.AQ2.K432.Q32 J654.654.J65.J65 A3.KJT97.Q87.T87 T987.83.AT9.AK94';
const dealt = after(opened({}, 'N'), dealing('N', HANDS));
const playing = after(dealt, '1N', 'x', '4H', 'x', ...passes(3));
const led = after(playing, 'play TS');

const told = (match: AnyMatch, observer: Observer): unknown =>
  game.published?.publish(observationOf(match, observer));

test('calls are told in order, the contract once it stands', () => {
  expect(told(after(dealt, '1N', 'x'), 3)).toMatchObject({
    auction: ['1N', 'x'],
    contract: null,
    turn: 2,
    hand: ['4C', '9C', 'KC', 'AC', '9D', 'TD', 'AD', '3H', '8H', '7S', '8S', '9S', 'TS'],
  });
  expect(told(playing, 3)).toMatchObject({
    contract: { bid: '4H', doubled: 'doubled', declarer: 2, dummy: 0 },
    turn: 3,
  });
});

test('dummy is told when it lies open, no other hand', () => {
  const dummy = ['2C', '3C', 'QC', '2D', '3D', '4D', 'KD', '2H', 'QH', 'AH', '2S', 'QS', 'KS'];
  expect(told(playing, 1)).toMatchObject({ dummy: [] });
  expect(told(led, SPECTATOR)).toMatchObject({ dummy, hand: [], shown: [] });
  expect(told(led, 2)).toMatchObject({ turn: 0, trick: { leader: 3, cards: ['TS'] } });
});

test('a suit shown out of, and the tricks of both sides, are told to all', () => {
  const second = after(led, 'play KS', 'play JS', 'play AS', 'play 3S', 'play 7S', 'play 2S');
  const match = after(second, 'play 4S');
  expect(told(match, 1)).toMatchObject({
    tricks: { NS: 1, EW: 1 },
    lastTrick: { leader: 2, cards: ['3S', '7S', '2S', '4S'] },
    gone: [
      ['2S', 'KS'],
      ['4S', 'JS'],
      ['3S', 'AS'],
      ['7S', 'TS'],
    ],
  });
  const out = after(match, 'play 9S', 'play QS', 'play 5S', 'play 7C');
  expect(told(out, 1)).toMatchObject({ voids: [[], [], ['spades'], []] });
});

test('a claim ends the deal, and what is left of the hands is told', () => {
  const match = ending(led, 'claim 0');
  expect(told(match, 1)).toMatchObject({ phase: 'over', claimed: 0, turn: null });
  expect(told(match, 1)).toHaveProperty('shown.3.length', 12);
});
