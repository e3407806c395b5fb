import { describe, expect, test } from 'vitest';
import { binokel } from '../../../src/games/binokel/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const said = sheetOf(binokel);

describe('what the rules page says', () => {
  test('BIN-1 the pack: forty German cards, each twice', () => {
    expect(said('BIN-1').en).toMatch(/^The pack has 40 German cards: A 10 K O U.* each card twice/);
    expect(said('BIN-1', { players: 4 }).de).toMatch(/^Gespielt wird mit 40 .* Jeder hat 9/);
  });

  test('BIN-13 what the cards count', () => {
    expect(said('BIN-13').en).toMatch(/ace counts 11, a ten 10, a king 4, an ober 3, an unter 2/);
    expect(said('BIN-13').de).toMatch(/ein König 4, ein Ober 3, ein Unter 2: 240/);
  });

  test('BIN-2 BIN-4 BIN-8 BIN-17 Untendurch is told only where it is played', () => {
    for (const clause of ['BIN-2', 'BIN-4', 'BIN-8']) {
      expect(said(clause).en).not.toMatch(/Untendurch/);
      expect(said(clause, { untendurch: true }).de).toMatch(/Untendurch/);
    }
    expect(said('BIN-17').en).toBe('Untendurch is not played.');
  });

  test('BIN-9 BIN-12 BIN-14 partners are told of only in fours', () => {
    for (const clause of ['BIN-9', 'BIN-12', 'BIN-13', 'BIN-14', 'BIN-15', 'BIN-16']) {
      expect(said(clause).en).not.toMatch(/[Pp]artner|party/);
      expect(said(clause, { players: 4 }).en).toMatch(/[Pp]artner|party/);
    }
  });

  test('BIN-14 a lost game costs the bid once or twice', () => {
    expect(said('BIN-14').en).toMatch(/loses twice the bid/);
    expect(said('BIN-14', { lostFactor: 1 }).de).toMatch(/verliert der Spielmacher das Gebot,/);
  });
});
