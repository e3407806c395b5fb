/** The game in a minute obeys the options it touches. */
import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/game.ts';
import { unmarked } from '../../../src/engine/glossary.ts';
import { durak } from '../../../src/games/durak/index.ts';
import { sound } from '../../support/sheet.ts';
import type { Given } from './setting.ts';

const game: AnyGame = durak;

const minute = (given: Given): string =>
  game
    .minute(sound(game, given))
    .map((line) => unmarked(line).en)
    .join('\n');

test.each([
  [{}, /pass the attack|face down|pair|heats/, false],
  [{ players: 4, pairs: 'together' }, /the last pair with cards has lost/, true],
  [{ players: 2, quicky: 'duel' }, /whoever has fewer in the end has lost/, true],
  [{ clubs: true }, /neither a trump nor a club/, true],
  [{ trump: 'hearts' }, /the six of hearts/, true],
  [{ trump: 'hearts' }, /spades/, false],
  [{ trump: 'own-after' }, /the defender’s trump/, true],
  [{ transfer: 'any' }, /pass the attack on/, true],
  [{ secret: true }, /two more face down/, true],
] as const)('%j %s %j', (given, words, has) => {
  expect(words.test(minute(given))).toBe(has);
});
