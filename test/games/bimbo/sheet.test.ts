import { describe, expect, test } from 'vitest';
import { bimbo } from '../../../src/games/bimbo/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const said = sheetOf(bimbo);

describe('what the rules page says', () => {
  test('BIM-1 how many cards each gets', () => {
    expect(said('BIM-1').en).toMatch(/All 32 French cards .*, eight to each player/);
    expect(said('BIM-1', { players: 5 }).en).toMatch(
      /first two players from .* get seven, the others six/,
    );
    expect(said('BIM-1', { players: 12 }).de).toMatch(
      /ersten vier Spieler links vom Geber bekommen sechs/,
    );
  });

  test('BIM-2 a second seven of diamonds only in two packs', () => {
    expect(said('BIM-2', { players: 6 }).en).not.toMatch(/two players hold/);
    expect(said('BIM-2', { players: 7 }).en).toMatch(/two players hold/);
    expect(said('BIM-2', { players: 7, packs: 1 }).en).not.toMatch(/two players hold/);
  });

  test('BIM-3 no more cards together than there are of a rank', () => {
    expect(said('BIM-3').en).toMatch(/^A lead is one or two cards/);
    expect(said('BIM-3', { group: 8 }).en).toMatch(/^A lead is one to four cards/);
    expect(said('BIM-3', { group: 8, players: 7 }).de).toMatch(/^Ausgespielt werden eine bis acht/);
  });
});
