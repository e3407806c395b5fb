/** Plays that a good player of the game must find. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { findGame } from '../../src/games/index.ts';
import { after, packBeginning, packServing, position } from '../support/play.ts';
import { textIn } from './positions.ts';

function named(id: string): AnyGame {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** A deal of `each` cards in which seat 0 is served first and begins. */
function served(id: string, hands: readonly string[], each: number, ...steps: readonly string[]) {
  const players = hands.length;
  const start = position(named(id), { players }, `dealer ${players - 1}`);
  return after(start, packServing(start, hands, each), ...steps);
}

/** A round of Cabo for two: row 0 is `row`, seat 0 has looked at its first cards and is to act. */
function cabo(row: string, next: string, ...steps: readonly string[]) {
  const start = position(named('cabo'), { players: 2, cards: 4 }, 'starter 0');
  const own = row.split(' ');
  const others = ['6', '8', '7', '10'];
  const dealt = own.flatMap((card, i) => [others[i] ?? '', card]).join(' ');
  return after(start, packBeginning(start, `${dealt} ${next}`), 'look 1 2', 'look 1 2', ...steps);
}

describe('a hard opponent', () => {
  test('Böse Dame: the queen falls under the ace of another', () => {
    const hands = ['AS 7D', '9S', '8S', 'QS 7S AH KD 9C'];
    const match = served('boese-dame', hands, 8, 'play AS', 'play 9S', 'play 8S');
    expect(textIn(match, 'hard')).toBe('play QS');
  });

  test('Böse Dame: void in the suit led, discards the queen on another’s trick', () => {
    const hands = ['KC', '9C TC', '8C', 'QS AH KH JH AD KD JD TD'];
    const match = served('boese-dame', hands, 8, 'play KC', 'play TC', 'play 8C');
    expect(textIn(match, 'hard')).toBe('play QS');
  });

  test('Böse Dame: last to play, the ace takes a trick full of points', () => {
    const hands = ['KH', 'TH', '9H', 'AH 7H 8H 7C 7D'];
    const match = served('boese-dame', hands, 8, 'play KH', 'play TH', 'play 9H');
    expect(textIn(match, 'hard')).toBe('play AH');
  });

  test('Blaue Vierzehn: discards the blue fourteen on another’s trick', () => {
    const hands = ['Y12', 'Y9', 'Y7', 'B14 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G15'];
    const match = served('blaue-vierzehn', hands, 15, 'play Y12', 'play Y9', 'play Y7');
    expect(textIn(match, 'hard')).toBe('play B14');
  });

  test('Böhmischer Schneider: the next card takes a picture', () => {
    const match = served(
      'boehmischer-schneider',
      ['UH 7S 8S 9S 7G 8G', 'OH 7H 8H 7E 8E 9E'],
      6,
      'play UH',
    );
    expect(textIn(match, 'hard')).toBe('play OH');
  });

  test('Kabadak: seven of a suit in a row go out at once', () => {
    const match = served('kabadak', ['7C 8C 9C TC JC QC KC', 'AD AS KD KS QD 7H 8S'], 7);
    expect(['new 7C 8C 9C TC JC QC KC', 'new KC QC JC TC 9C 8C 7C']).toContain(
      textIn(match, 'hard'),
    );
  });

  test('Kabadak: declares it when holding it', () => {
    const match = served('kabadak', ['AC AD AH KC KD QH JS', '7D 7S 8D 8S 9D 9H TH'], 7);
    expect(textIn(match, 'hard')).toBe('kabadak');
  });

  test('Cabo: two equal high cards go at once', () => {
    expect(textIn(cabo('11 11 5 6', '1'), 'hard')).toBe('take 1 2');
  });

  test('Cabo: with a row of noughts and ones seen, the round is called', () => {
    const draws = ['draw', 'peek 3', 'draw', 'discard', 'draw', 'peek 4', 'draw', 'discard'];
    const match = cabo('0 1 0 1', '4 7 8 7 8', ...draws);
    expect(textIn(match, 'hard')).toBe('call');
  });

  test('Cabo: in the last turn a nought takes the place of the twelve seen', () => {
    const match = cabo('2 12 5 6', '13 9 0', 'draw', 'discard', 'call', 'draw');
    expect(textIn(match, 'hard')).toBe('keep 2');
  });
});
