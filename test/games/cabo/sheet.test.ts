import { describe, expect, test } from 'vitest';
import { cabo } from '../../../src/games/cabo/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const said = sheetOf(cabo);

describe('what the rules page says', () => {
  test('CAB-2 the pack: 0 and 13 twice, the others four times', () => {
    expect(said('CAB-2').en).toMatch(/^The pack has 52 cards: 0 and 13 twice, 1 to 12 four times/);
    expect(said('CAB-2', { cards: 6 }).de).toMatch(/^Gespielt wird mit 52 .* Jeder bekommt sechs/);
  });

  test('CAB-7 two players have no two others to swap between', () => {
    const given = { swapOthers: true };
    expect(said('CAB-7', given).en).toMatch(/cards of two other players/);
    expect(said('CAB-7', { ...given, players: 2 }).en).not.toMatch(/two other players/);
  });
});
