import { describe, expect, test } from 'vitest';
import { bimbo } from '../../../src/games/bimbo/index.ts';
import { sheetOf } from '../../support/sheet.ts';

const said = sheetOf(bimbo);

describe('what the rules page says', () => {
  test('BIM-1 how many cards each gets', () => {
    expect(said('BIM-1').en).toMatch(/All 32 French cards .*, 8 to each player/);
    expect(said('BIM-1', { players: 5 }).en).toMatch(/first 2 from .* get 7, the others 6/);
    expect(said('BIM-1', { players: 12 }).de).toMatch(/ersten 4 links vom Geber bekommen 6/);
  });

  test('BIM-2 a second seven of diamonds only in two packs', () => {
    expect(said('BIM-2', { players: 6 }).en).not.toMatch(/two players hold/);
    expect(said('BIM-2', { players: 7 }).en).toMatch(/two players hold/);
  });
});
