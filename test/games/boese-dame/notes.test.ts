/** What the panel tells a player of Böse Dame. */
import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../src/engine/game.ts';
import { boeseDame as game } from '../../../src/games/boese-dame/index.ts';
import { noteLines } from '../../support/note-lines.ts';
import { after, packServing, position } from '../../support/play.ts';

const HANDS = ['TS 7C 8C 9C TC JC QC KC', 'QS AC 7D 8D 9D TD JD QD', 'KS 7H', '7S 8H'];
const begun = position(game, { players: 4 }, 'dealer 3');
const start = after(begun, packServing(begun, HANDS, 8));

test('BOD-4: the points in tricks, one’s own first, and the queen’s as a loss', () => {
  const taken = after(start, 'play TS', 'play QS', 'play KS', 'play 7S');
  // Seat 2 leads the next trick. A ten at ten, a king at four, and the queen at minus fifty.
  expect(noteLines(taken)).toEqual([
    'In tricks this deal',
    '{2}: −36 (-36 of 50)',
    '{3}: 0 (0 of 50)',
    '{0}: 0 (0 of 50)',
    '{1}: 0 (0 of 50)',
    'Still out',
    'points: 103 of 117 (103 of 117)',
  ]);
});

test('the spades above the queen that others may hold, as long as she is not played', () => {
  const [, , , , , , above] = noteLines(start, undefined, 0);
  const [, , , , , , left] = noteLines(start, undefined, 2);
  expect([above, left]).toEqual(['above [QS]: [KS] [AS]', 'above [QS]: [AS]']);
});

test('who looks on is told nothing', () => {
  expect(noteLines(start, undefined, SPECTATOR)).toEqual([]);
});
