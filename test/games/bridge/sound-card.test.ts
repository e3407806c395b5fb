/** The card at which a person's turn begins, by what players say of it. */
import { describe, expect, test } from 'vitest';
import { matchActor } from '../../../src/engine/match.ts';
import { soundCard } from '../../../src/games/bridge/mind/sound-card.ts';
import { observe } from '../../../src/games/bridge/rules/observation.ts';
import { pack } from '../../../src/games/bridge/state/cards.ts';
import type { State } from '../../../src/games/bridge/state/state.ts';
import { after } from '../../support/play.ts';
import { dealing, opened } from './support.ts';

/** North plays three notrump with a finesse in spades, seven tricks in the minors, and a low heart led. */
const HANDS = 'AQ2.K54.AK32.432 KJ7.AQJ9.J7.9875 654.32.QT6.AKQJT T983.T876.9854.6';
const CALLS = '3N pass pass pass';

/** The card that the seat to act looks at after these plays. */
function begun(...plays: readonly string[]): string | undefined {
  const calls = CALLS.split(' ');
  const dealt = opened({ scoring: 'duplicate', boards: 1 }, 'N');
  const match = after(dealt, dealing('N', HANDS), ...calls, ...plays.map((card) => `play ${card}`));
  const card = soundCard(observe(match.state as State, matchActor(match)));
  return card === undefined ? undefined : pack.tokens[card];
}

describe('a turn of play begins', () => {
  test('low in second hand, and in third hand high enough', () => {
    expect(begun('9H')).toBe('2H');
    expect(begun('9H', '2H', '6H')).toBe('KH');
  });

  test('with a trick of the own side left alone', () => {
    expect(begun('9H', '2H', '6H', 'KH', '2C', '5C')).toBe('TC');
  });

  test('with certain tricks once they are enough', () => {
    const led = begun('9H', '2H', '6H', 'KH');
    expect(led?.charAt(1)).toMatch(/[CD]/);
  });

  test('with nothing for who is not to play', () => {
    const dealt = opened({ scoring: 'duplicate', boards: 1 }, 'N');
    const match = after(dealt, dealing('N', HANDS), ...CALLS.split(' '));
    expect(soundCard(observe(match.state as State, 2))).toBeUndefined();
  });
});
