/** Plays that a good player of the game must find. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game.ts';
import { findGame } from '../../src/games/index.ts';
import { after, packBeginning, packServing, position } from '../support/play.ts';
import { textIn } from './positions.ts';

const LEVELS = ['medium', 'hard'] as const;

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

describe.each(LEVELS)('%s', (who) => {
  test('Böse Dame: the queen falls under the ace of another', () => {
    const hands = ['AS 7D', '9S', '8S', 'QS 7S AH KD 9C'];
    const match = served('boese-dame', hands, 8, 'play AS', 'play 9S', 'play 8S');
    expect(textIn(match, who)).toBe('play QS');
  });

  test('Böse Dame: without the suit led the queen goes to whoever wins', () => {
    const hands = ['KC', '9C TC', '8C', 'QS 7S AH KD TD 7H 8H 9H'];
    const match = served('boese-dame', hands, 8, 'play KC', 'play TC', 'play 8C');
    expect(textIn(match, who)).toBe('play QS');
  });

  test('Böse Dame: last to play, the ace takes a trick full of points', () => {
    const hands = ['KH', 'TH', '9H', 'AH 7H 8H 7C 7D'];
    const match = served('boese-dame', hands, 8, 'play KH', 'play TH', 'play 9H');
    expect(textIn(match, who)).toBe('play AH');
  });

  test('Blaue Vierzehn: the blue fourteen goes to whoever wins', () => {
    const hands = ['Y12 Y1', 'Y9', 'Y7', 'B14 R2 G5 R3 G9 B3 R9 G2 R7 G3 B5 B6 B7 G4 G6'];
    const match = served('blaue-vierzehn', hands, 15, 'play Y12', 'play Y9', 'play Y7');
    expect(textIn(match, who)).toBe('play B14');
  });

  test('Böhmischer Schneider: the next card takes a picture', () => {
    const match = served(
      'boehmischer-schneider',
      ['UH 7S 8S 9S 7G 8G', 'OH 7H 8H 7E 8E 9E'],
      6,
      'play UH',
    );
    expect(textIn(match, who)).toBe('play OH');
  });

  test('Kabadak: seven of a suit in a row go out at once', () => {
    const match = served('kabadak', ['7C 8C 9C TC JC QC KC', 'AD AS KD KS QD 7H 8S'], 7);
    expect(['new 7C 8C 9C TC JC QC KC', 'new KC QC JC TC 9C 8C 7C']).toContain(textIn(match, who));
  });

  test('Kabadak: who holds it declares it', () => {
    const match = served('kabadak', ['AC AD AH KC KD QH JS', '7D 7S 8D 8S 9D 9H TH'], 7);
    expect(textIn(match, who)).toBe('kabadak');
  });

  test('Cabo: a nought on the pile takes the place of a thirteen', () => {
    expect(textIn(cabo('13 2 5 6', '0'), who)).toBe('take 1');
  });

  test('Cabo: a drawn nought is kept in place of a twelve', () => {
    expect(textIn(cabo('1 12 5 6', '13 0', 'draw'), who)).toBe('keep 2');
  });

  test('Cabo: two equal high cards go at once', () => {
    expect(textIn(cabo('11 11 5 6', '1'), who)).toBe('take 1 2');
  });
});
